import { isLaid } from "../record";
import type { SuitsNews } from "../view";
import type { RoundTaken, Standing, SuitsView } from "../words.gen";

/** Where points come from. */
export const SOURCES = ["guilds", "twos", "power", "wealth"] as const;
export type Source = (typeof SOURCES)[number];

export function sourcesOf(standing: Standing): Record<Source, number> {
  const guilds = standing.points.reduce((sum, points) => sum + points, standing.joker_points);
  return { guilds, twos: standing.bonus + standing.penalty, power: standing.power_points, wealth: standing.wealth };
}

/** What every seat had before the first round, after each, and in the end. */
export function course(news: readonly SuitsNews[], view: SuitsView): number[][] {
  const told = news.flatMap(({ event }) => (event.type === "suits.TrumpTurned" ? [[...event.points]] : []));
  const last = view.seats.map((_, seat) => view.standings.find((standing) => standing.seats.includes(seat))!.total);
  return [...told, last];
}

/** The round after which nothing was as before: the largest change of a side's lead that was not undone later; from 1. */
export function turningPoint(points: readonly (readonly number[])[], mine: readonly number[]): number | null {
  const others = (points[0] ?? []).map((_, seat) => seat).filter((seat) => !mine.includes(seat));
  const leads = points.map((one) => one[mine[0]!]! - Math.max(...others.map((seat) => one[seat]!)));
  const towards = Math.sign(leads.at(-1) ?? 0);
  let [best, change] = [0, 0];
  for (let round = 1; round < leads.length; round++) {
    const by = (leads[round]! - leads[round - 1]!) * towards;
    const kept = leads.slice(round).every((lead) => (lead - leads[round - 1]!) * towards > 0);
    if (kept && by > change) [best, change] = [round, by];
  }
  return best > 0 ? best : null;
}

/** The source by which one was ahead of the other at least as far as in the end; the largest of them. */
export function decidedBy(first: Standing, second: Standing): Source | null {
  const [one, two] = [sourcesOf(first), sourcesOf(second)];
  const margin = first.total - second.total;
  const by = (source: Source): number => one[source] - two[source];
  return SOURCES.filter((source) => by(source) > 0 && by(source) >= margin).sort((a, b) => by(b) - by(a))[0] ?? null;
}

/** Who took a round, and what with it. */
export function roundOf(news: readonly SuitsNews[], round: number): RoundTaken | null {
  const events = news.map(({ event }) => event);
  const from = events.findIndex((event) => event.type === "suits.TrumpTurned" && event.round === round);
  const rest = from < 0 ? [] : events.slice(from + 1);
  const at = rest.findIndex((event) => event.type === "suits.RoundTaken");
  const taken = rest[at];
  return taken?.type === "suits.RoundTaken" ? taken : null;
}

/** So many answers were given before a round: where it begins in the replay. */
export function answersBefore(news: readonly SuitsNews[], round: number): number {
  const events = news.map(({ event }) => event);
  const from = events.findIndex((event) => event.type === "suits.TrumpTurned" && event.round === round);
  return events.slice(0, Math.max(0, from)).filter((event) => isLaid(event) || event.type === "suits.CardLeft" || event.type === "suits.Contributed").length;
}
