import { expect, test } from "vitest";
import { changesOf, figuresOf } from "../../src/games/power/figures";
import type { PowerView } from "../../src/games/power/words.gen";

const view = (seat: Record<string, number>, total: number): PowerView =>
  ({ seat: 0, seats: [{ seat: 0, active: 5, reserve: 5, on_objects: 0, on_row: 0, on_operations: 0, coordinators: 0, ...seat }], pads: [{ total }] }) as unknown as PowerView;
const before = figuresOf(view({}, 0));

test("an operation moves pieces onto it and brings points", () =>
  expect(changesOf(before, figuresOf(view({ active: 0, on_operations: 5 }, 6))).map(({ what, from, to }) => [what, from, to])).toEqual([["active", 5, 0], ["on-cards", 0, 5], ["points-word", 0, 6]]));
test("what stays is not told", () => expect(changesOf(before, figuresOf(view({}, 0)))).toEqual([]));
test("who only watches has no figures", () => expect(figuresOf({ ...view({}, 0), seat: null } as PowerView)).toEqual([]));
