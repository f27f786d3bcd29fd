import { describe, expect, test } from "vitest";
import { aimed } from "../src/core/aimed.svelte";
import type { Lesson } from "../src/core/protocol.gen";
import type { Room } from "../src/core/room.svelte";
import { beside, boxOf, joined, noseOf, placed, roofOf } from "../src/lesson/aim";
import { progress } from "../src/lesson/progress.svelte";
import { fits, stretchAt, stretches } from "../src/lesson/plan";

const { Course } = await import("../src/lesson/course.svelte");

const lesson: Lesson = {
  minutes: 1, seats: 2, seat: 0, seed: "", content: "",
  chapters: [
    { id: "one", steps: [{ say: "hello" }, { say: "do", awaits: [{ type: "toy.Do" }] }, { say: "done" }] },
    { id: "two", steps: [{ say: "again", awaits: [{ type: "toy.Do" }] }] },
    { id: "three", skip: [{}, {}], steps: [{ say: "last", awaits: [{}] }, { say: "end" }] },
  ],
};

describe("a lesson by the answers of the learner", () => {
  const all = stretches(lesson);
  const told = (given: number): string[] => stretchAt(all, given)!.parts.map((part) => part.step.say);

  test("words come before what is awaited", () => expect(told(0)).toEqual(["hello", "do"]));
  test("the end of a chapter is told with the beginning of the next", () => expect(told(1)).toEqual(["done", "again"]));
  test("a chapter that begins further on is jumped to", () => expect([stretchAt(all, 2)!.jump, stretchAt(all, 3)!.jump]).toEqual([2, 2]));
  test("there the script has answered", () => expect(told(4)).toEqual(["last"]));
  test("after the last answer the end is told", () => expect(told(5)).toEqual(["end"]));
});

describe("a pattern", () => {
  const action = { type: "toy.Do", card: 3, cards: [1, 2] };
  test("means an action by its fields", () => expect(fits(action, { type: "toy.Do", card: 3 })).toBe(true));
  test("means any of several values", () => expect([fits(action, { card: [2, 3] }), fits(action, { card: [1, 2] })]).toEqual([true, false]));
  test("means a list by all of it", () => expect([fits(action, { cards: [1, 2] }), fits(action, { cards: [1] })]).toEqual([true, false]));
});

describe("a bubble", () => {
  const room = { x: 0, y: 0, width: 360, height: 700 };
  const size = { width: 300, height: 200 };
  test("stands above what it speaks of", () => expect(beside([{ x: 100, y: 400, width: 50, height: 80 }], size, room)).toEqual({ x: 10, y: 186, side: "above" }));
  test("points at what it stands beside, where the edge has pushed it round a corner", () => expect(beside([{ x: 320, y: 20, width: 200, height: 60 }], size, { ...room, width: 320 }).side).toBe("left"));
  test("goes below where there is no room above", () => expect(beside([{ x: 100, y: 60, width: 50, height: 80 }], size, room).side).toBe("below"));
  test("stands between two things rather than over one", () => {
    const place = beside([{ x: 0, y: 0, width: 360, height: 100 }, { x: 0, y: 500, width: 360, height: 150 }], size, room);
    expect([place.y >= 100, place.y + 200 <= 500]).toEqual([true, true]);
  });
  test("points at the nearest of several things, never at what lies between them", () => {
    const [card, key, words] = [{ x: 10, y: 60, width: 90, height: 140 }, { x: 10, y: 640, width: 110, height: 50 }, { x: 30, y: 420, ...size }];
    expect(noseOf([card, key], words)).toEqual({ x: 45, y: 200 });
    expect(noseOf([card], words)).toBeNull();
    expect(noseOf([card, key], { ...words, y: 300 })).toBeNull();
    expect(noseOf([{ ...card, x: 340 }, { ...key, x: 374, y: 500 }], { ...words, x: 60 })).toEqual({ x: 300, y: 105 });
  });
  test("lies over the marks that stick out of plates under the bar, and cuts none", () => {
    const top = (plates?: { top: number; height: number }): number => beside([{ x: 0, y: 300, width: 360, height: 100 }], { width: 300, height: 250 }, { ...room, y: roofOf({ bottom: 50 }, plates), height: 500 }).y;
    expect(top({ top: 50, height: 70 })).toBeLessThanOrEqual(50 - 6.4);
    expect([top({ top: 4, height: 40 }), top({ top: 50, height: 0 }), top()]).toEqual([60, 60, 60]);
  });
  test("uses the room of the prompt only where it would lie over what it speaks of", () => {
    const [card, board] = [{ x: 10, y: 140, width: 110, height: 200 }, { ...room, height: 500 }];
    expect(placed([card], size, board, null).side).toBe("none");
    expect(placed([card], size, board, room)).toEqual({ x: 10, y: 354, side: "below" });
    expect(placed([{ ...card, height: 80 }], size, board, room).y + 200).toBeLessThanOrEqual(500);
  });
  test("of a hint lies low, over the prompt, unless what it speaks of lies there", () => {
    const [row, hand, board] = [{ x: 0, y: 50, width: 360, height: 180 }, { x: 0, y: 400, width: 360, height: 200 }, { ...room, height: 600 }];
    const low = { room, at: "foot" as const };
    expect(placed([row], size, board, room, low)).toEqual({ x: 30, y: 490, side: "below" });
    expect(placed([hand], size, board, room, low)).toEqual({ x: 30, y: 186, side: "above" });
  });
  test("of a hint lies under a prompt that stands beside the board, over nothing of the game, where there is room", () => {
    const [board, column, hand] = [{ x: 0, y: 50, width: 600, height: 650 }, { x: 600, y: 300, width: 340, height: 400 }, { x: 0, y: 500, width: 600, height: 200 }];
    expect(placed([hand], size, board, null, { room: column, at: "head" })).toEqual({ x: 620, y: 314, side: "below" });
    expect(placed([hand], size, board, null, { room: { ...column, y: 520, height: 180 }, at: "head" }).side).toBe("above");
  });
});

test("hints that are wanted again begin anew, those of other games stay read", () => {
  for (const hint of ["toy-lesson-a", "other-lesson-a"]) progress.read(hint);
  progress.spare("toy");
  progress.renew("toy");
  expect([progress.wants("toy"), progress.hasRead("toy-lesson-a"), progress.hasRead("other-lesson-a")]).toEqual([true, false, true]);
});

describe("a ring", () => {
  test("goes around the marks that stick out of a piece", () => {
    const at = (element: HTMLElement, x: number, y: number, width: number, height: number): HTMLElement => Object.assign(element, { getBoundingClientRect: () => new DOMRect(x, y, width, height) });
    const card = at(document.createElement("button"), 100, 100, 60, 90);
    card.append(at(document.createElement("span"), 0, 0, 500, 500));
    const pill = at(document.createElement("span"), 90, 92, 80, 16);
    pill.dataset["mark"] = "";
    card.append(pill);
    expect(boxOf(card)).toEqual({ x: 84, y: 86, width: 92, height: 110 });
  });
  const card = (x: number, y = 0): { x: number; y: number; width: number; height: number } => ({ x, y, width: 80, height: 110 });
  test("goes around cards that lie side by side, or one under another", () => {
    expect(joined([card(0), card(70), card(140)])).toEqual([{ x: 0, y: 0, width: 220, height: 110 }]);
    expect(joined([card(0), card(0, 100)])).toEqual([{ x: 0, y: 0, width: 80, height: 210 }]);
  });
  test("takes in nothing that is not meant: corners and gaps stay apart", () => expect(joined([card(0), card(75, 105), card(200)])).toHaveLength(3));
});

test("the end of a lesson is not told before it is on screen, though the table knows it already", () => {
  const lesson = { chapters: [{ id: "one", steps: [{ say: "end" }] }] } as unknown as Lesson;
  const shown = { settled: true, over: false, given: 0, waiting: [1] };
  const room = { state: shown, pending: null, waiting: [], myTurn: false, picker: { choices: [], chosen: [] } } as unknown as Room;
  expect(new Course(lesson, room).ready).toBe(false);
  expect(new Course(lesson, { ...room, state: { ...shown, over: true, waiting: [] } } as unknown as Room).ready).toBe(true);
});

test("nothing is said while the board goes on with what one gesture began", () => {
  const lesson = { chapters: [{ id: "one", steps: [{ say: "take", awaits: [{ type: "take" }] }] }] } as unknown as Lesson;
  const room = { state: { settled: true, over: false, given: 0 }, pending: null, waiting: [0], myTurn: true, picker: { choices: [], chosen: [] } } as unknown as Room;
  const course = new Course(lesson, room);
  expect(course.ready).toBe(true);
  aimed.busy = true;
  expect(course.ready).toBe(false);
  aimed.busy = false;
});
