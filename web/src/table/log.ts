import type { GameEvent, News } from "../core/protocol.gen";
import type { LogLine } from "../games/types";

/** A sentence of the log: the event, how it stands, whether it is new. */
export interface Entry {
  news: News;
  at: number;
  line: LogLine;
  fresh: boolean;
}

/** What one seat did on end; nobody's lines stand apart. */
export interface Block {
  seat: number | null;
  /** It concerns the reader, though another did it, and hurts. */
  loud: boolean;
  /** The reader's own last move was before it. */
  since: boolean;
  entries: Entry[];
}

export interface Phase {
  text: string | null;
  blocks: Block[];
}

export interface Round {
  text: string | null;
  /** What each side has then, with its seats. */
  points: readonly { seats: readonly number[]; points: number }[];
  phases: Phase[];
}

/** What an event is about: who did it, and others. */
export function seatOf(event: GameEvent, line: LogLine): number | null {
  if (line.seat !== undefined) return line.seat;
  const seat = "seat" in event ? event.seat : null;
  return typeof seat === "number" ? seat : null;
}

export const concerns = (event: GameEvent, line: LogLine, me: number | null): boolean => me !== null && (seatOf(event, line) === me || (line.about ?? []).includes(me));

interface Reading {
  line(event: GameEvent): LogLine;
  me: number | null;
  /** The length of the log after the reader's last play: what is further is new. */
  since: number | null;
  /** All, what concerns the reader, or what stands under a filter. */
  filter: string;
}

/** What each side has when a round opens: those who play together once. */
function standings({ points = [], sides = points.map((_, seat) => [seat]) }: LogLine): Round["points"] {
  return sides.map((seats) => ({ seats, points: points[seats[0]!]! }));
}

/** The news round by round, phase by phase, turn by turn; headings stay where a filter leaves something under them. */
export function chapters(news: readonly News[], { line: lineOf, me, since, filter }: Reading): Round[] {
  const first = since === null ? -1 : news.findIndex((item) => item.number > since);
  const fresh = first < 0 ? news.length : first;
  const rounds: Round[] = [{ text: null, points: [], phases: [{ text: null, blocks: [] }] }];
  let sinceDue = false;
  /** What each seat had when the round opened, and what is still to be counted in it. */
  let had: readonly number[] | null = null;
  let uncounted: Entry[] = [];
  news.forEach((item, at) => {
    const line = lineOf(item.event);
    if (at === fresh && at > 0) sinceDue = true;
    if (line.round !== undefined) rounds.push({ text: line.round, points: standings(line), phases: [{ text: null, blocks: [] }] });
    if (line.points) {
      for (const { news: { event }, line: counted } of uncounted) {
        const seat = seatOf(event, counted)!;
        const number = had === null ? 0 : line.points[seat]! - had[seat]!;
        if (number !== 0) counted.gain = { number };
      }
      [had, uncounted] = [line.points, []];
    }
    const round = rounds.at(-1)!;
    if (line.phase !== undefined && round.phases.at(-1)!.text !== line.phase) round.phases.push({ text: line.phase, blocks: [] });
    const shown = filter === "all" || (filter === "me" ? concerns(item.event, line, me) : (line.under ?? []).includes(filter));
    if (line.silent || !shown) return;
    const seat = seatOf(item.event, line);
    const loud = line.loud === true && me !== null && (line.about ?? []).includes(me);
    const { blocks } = round.phases.at(-1)!;
    const last = blocks.at(-1);
    const entry = { news: item, at, line, fresh: at >= fresh };
    if (line.counts) uncounted.push(entry);
    if (last && last.seat === seat && last.loud === loud && !sinceDue) last.entries.push(entry);
    else blocks.push({ seat, loud, since: sinceDue, entries: [entry] });
    sinceDue = false;
  });
  for (const round of rounds) round.phases = round.phases.filter((phase) => phase.blocks.length > 0);
  return rounds.filter((round) => round.phases.length > 0 || (filter === "all" && round.text !== null));
}
