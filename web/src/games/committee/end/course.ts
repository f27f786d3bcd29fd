import type { CommitteeNews } from "../view";
import type { CommitteeEvent } from "../words.gen";

/** What a round has brought: cards on the progress track and stress on the boards at its end, and what was worth telling. */
export interface Turn {
  round: number;
  done: number;
  mains: number;
  failed: number;
  stress: number;
  told: CommitteeNews[];
}

/** What an agent has done in a game. */
export interface Deeds {
  missions: number;
  mains: number;
  checks: number;
  passed: number;
  stress: number;
  eased: number;
}

/** What the story of a case is made of. */
const WORTH: readonly CommitteeEvent["type"][] = ["committee.MissionCompleted", "committee.MissionFailed", "committee.MainCompleted", "committee.PersonalCompleted"];

/** The game round by round. */
export function courseOf(news: readonly CommitteeNews[]): Turn[] {
  const turns: Turn[] = [];
  for (const item of news) {
    const { event } = item;
    if (event.type === "committee.RoundBegan") {
      const last = turns.at(-1);
      turns.push({ round: event.round, done: last?.done ?? 0, mains: last?.mains ?? 0, failed: last?.failed ?? 0, stress: last?.stress ?? 0, told: [] });
    }
    const turn = turns.at(-1);
    if (!turn) continue;
    if (event.type === "committee.MissionCompleted") turn.done += 1;
    else if (event.type === "committee.MainCompleted") turn.mains += 1;
    else if (event.type === "committee.MissionFailed") turn.failed += 1;
    else if (event.type === "committee.StressLaid") turn.stress += 1;
    else if (event.type === "committee.StressDiscarded") turn.stress -= 1;
    if (WORTH.includes(event.type)) turn.told.push(item);
  }
  return turns;
}

/** What every seat has done. */
export function deedsOf(news: readonly CommitteeNews[], seats: number): Deeds[] {
  const deeds = Array.from({ length: seats }, (): Deeds => ({ missions: 0, mains: 0, checks: 0, passed: 0, stress: 0, eased: 0 }));
  for (const { event } of news) {
    const one = "seat" in event && typeof event.seat === "number" ? deeds[event.seat] : undefined;
    if (!one) continue;
    if (event.type === "committee.MissionCompleted") one.missions += 1;
    else if (event.type === "committee.MainCompleted") one.mains += 1;
    else if (event.type === "committee.StressLaid") one.stress += 1;
    else if (event.type === "committee.StressDiscarded") one.eased += 1;
    else if (event.type === "committee.CheckCounted") {
      one.checks += 1;
      one.passed += Number(event.passed);
    }
  }
  return deeds;
}

/** The round in which most was done for the case, main missions first; none where nothing was done. */
export function bestRound(turns: readonly Turn[]): { round: number; cards: number; mains: number } | null {
  let best: { round: number; cards: number; mains: number } | null = null;
  for (const [at, turn] of turns.entries()) {
    const before = turns[at - 1];
    const mains = turn.mains - (before?.mains ?? 0);
    const cards = mains + turn.done - (before?.done ?? 0);
    if (cards > 0 && (!best || mains > best.mains || (mains === best.mains && cards > best.cards))) best = { round: turn.round, cards, mains };
  }
  return best;
}
