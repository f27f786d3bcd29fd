import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SuitsShow } from "../../src/games/suits/show.svelte";
import { state, told } from "../states";
import { card, table } from "./tables";

const before = table([{ played: 13 }, {}, {}], { round: 3, taker: 0 });
const after = table([{}, {}, {}], { round: 4, trump: card("captain", 2) });
const closing = state(2, after, { news: [told(2, { type: "suits.Played", seat: 1, card: 20 }), told(2, { type: "suits.RoundTaken", seat: 1, cards: [], gems: 0 })] });

const leave = vi.fn();
let show: SuitsShow;

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.style.setProperty("--slow", "100ms");
  show = new SuitsShow(state(1, before, { reset: true }), leave);
});
afterEach(() => {
  show.stop();
  leave.mockClear();
  document.documentElement.style.removeProperty("--slow");
  vi.useRealTimers();
});

describe("a round that is taken", () => {
  test("is finished first, with its last card", () => {
    show.next(closing);
    expect([show.finished, show.view.round, show.view.seats[1]!.played]).toEqual([true, 3, 20]);
  });
  test("stays longer than a play", () => {
    show.next(closing);
    vi.advanceTimersByTime(330);
    expect(show.finished).toBe(true);
  });
  test("goes to its taker while it is on screen", () => {
    show.start();
    show.next(closing);
    vi.advanceTimersByTime(350);
    expect(leave.mock.calls).toEqual([[1]]);
  });
  test("goes to nobody before the table was drawn", () => {
    show.next(closing);
    vi.advanceTimersByTime(350);
    expect([show.view.round, leave.mock.calls]).toEqual([4, []]);
  });
});
