import type { PowerView } from "../words.gen";
import type { PowerNews } from "../view";

/** Where points come from, each with its rows of the pad: objects, power, operations, projects, alliances. */
export const SOURCES: readonly (readonly [id: string, rows: readonly number[]])[] = [
  ["objects", [1, 5]],
  ["power", [2, 3, 4]],
  ["operations", [6]],
  ["projects", [7]],
  ["alliances", [8, 9]],
];
export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What every seat had at the beginning, after each round, and in the end. */
export function course(news: readonly PowerNews[], view: PowerView): number[][] {
  const points = news.flatMap(({ event }): number[][] => (event.type === "power.RowLaid" || event.type === "power.ScoringBegun" ? [[...event.points]] : []));
  return [...points.slice(0, -1), view.pads.map((pad) => pad.total)];
}

/** A row of the pad that decided. */
export interface Cause {
  row: number;
  /** What every seat made of it. */
  points: number[];
  /** Who made most of it. */
  seat: number;
  kind: "gap" | "strength";
}

/** A row decides where at least this part of the distance was made. */
const PART = 1 / 5;

/** The two rows with the largest gap between the winner and the reader (else the second), and the reader's best row of those in which the winner made no more. */
export function causes(view: PowerView, winner: number, me: number): Cause[] {
  const rows = view.pads.map((pad) => pad.rows);
  const of = (row: number): number[] => rows.map((one) => one[row - 1]!);
  const gap = (row: number): number => of(row)[winner]! - of(row)[me]!;
  const least = PART * (view.pads[winner]!.total - view.pads[me]!.total);
  const gaps = ROWS.filter((row) => gap(row) > 0 && gap(row) >= least).sort((one, two) => gap(two) - gap(one)).slice(0, 2);
  const best = ROWS.filter((row) => gap(row) <= 0 && of(row)[me]! > 0).sort((one, two) => of(two)[me]! - of(one)[me]!)[0];
  const leader = (row: number): number => of(row).indexOf(Math.max(...of(row)));
  return [
    ...gaps.map((row): Cause => ({ row, points: of(row), seat: leader(row), kind: "gap" })),
    ...(best === undefined ? [] : [{ row: best, points: of(best), seat: me, kind: "strength" } as Cause]),
  ];
}

/** The most that is told of a row by name. */
const NAMED = 3;

/** What a row was made of, the largest first, and the points of what is not named: together they are the row. */
export function largest<Part extends { points: number }>(parts: readonly Part[]): { named: Part[]; rest: number } {
  const made = parts.filter((part) => part.points > 0).sort((one, two) => two.points - one.points);
  return { named: made.slice(0, NAMED), rest: made.slice(NAMED).reduce((sum, part) => sum + part.points, 0) };
}

/** The sum of the rows that have been opened. */
export const upTo = (view: PowerView, seat: number, row: number): number => view.pads[seat]!.rows.slice(0, row).reduce((sum, points) => sum + points, 0);
