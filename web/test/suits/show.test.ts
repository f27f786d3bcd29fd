import { beforeEach, describe, expect, test, vi } from "vitest";
import { SuitsShow } from "../../src/games/suits/show.svelte";
import type { SuitsAction, SuitsEvent, SuitsView } from "../../src/games/suits/words.gen";
import { ownClock, SLOW, state, told } from "../states";
import { card, table } from "./tables";

const before = table([{ played: 13 }, {}, {}], { round: 3, taker: 0 });
const after = table([{}, {}, {}], { round: 4, trump: card("captain", 2) });
const closing = state<SuitsView, SuitsAction, SuitsEvent>(2, after, { news: [told(2, { type: "suits.Played", seat: 1, card: 20 }), told(2, { type: "suits.RoundTaken", seat: 1, cards: [], gems: 0 })] });

const leave = vi.fn();
let show: SuitsShow;

ownClock();
beforeEach(() => {
  leave.mockReset();
  show = new SuitsShow(state(1, before, { reset: true }), leave);
});

describe("a round that is taken", () => {
  test("is finished first, with its last card", () => {
    show.next(closing);
    expect([show.finished, show.view.round, show.view.seats[1]!.played]).toEqual([true, 3, 20]);
  });
  test("stays longer than a play", () => {
    show.next(closing);
    vi.advanceTimersByTime(3.3 * SLOW);
    expect(show.finished).toBe(true);
  });
  test("goes to its taker while it is on screen", () => {
    show.start();
    show.next(closing);
    vi.advanceTimersByTime(3.5 * SLOW);
    expect(leave.mock.calls).toEqual([[1]]);
  });
  test("goes to nobody before the table was drawn", () => {
    show.next(closing);
    vi.advanceTimersByTime(3.5 * SLOW);
    expect([show.view.round, leave.mock.calls]).toEqual([4, []]);
  });
});
