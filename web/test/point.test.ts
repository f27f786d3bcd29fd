import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pointAt } from "../src/core/point";
import type { Move } from "../src/games/committee/words.gen";

const move: Move = { type: "committee.Move", city: "moskva", cost: 1 };

const board = (html: string): void => {
  document.body.innerHTML = `<main class="board">${html}</main>`;
};
const marked = (): string[] => [...document.querySelectorAll(".pointed")].map((element) => element.id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("CSS", { escape: (text: string) => text });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what an action mentions is marked, with the seat it is proposed to", () => {
  board('<i id="a" data-city="moskva"></i><i id="b" data-city="perm"></i><i id="c" data-mission="33"></i><i id="d" data-seat="1"></i>');
  expect(pointAt({ ...move, ...{ mission: 33 } }, 1)).toBe(true);
  expect(marked()).toEqual(["a", "c", "d"]);
});

test("the marks go by themselves", () => {
  board('<i id="a" data-city="moskva"></i>');
  pointAt(move, null);
  vi.runAllTimers();
  expect(marked()).toEqual([]);
});

test("nothing on the board is said to be nothing", () => {
  board("");
  expect(pointAt(move, 0)).toBe(false);
});
