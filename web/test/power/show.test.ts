import { beforeEach, describe, expect, test, vi } from "vitest";
import { PowerShow } from "../../src/games/power/show.svelte";
import type { PowerView } from "../../src/games/power/words.gen";
import { ownClock, SLOW, state } from "../states";

const view = (round: number): PowerView => ({ type: "power.PowerView", seat: 0, round }) as PowerView;

const act = vi.fn();
let show: PowerShow;

ownClock();
beforeEach(() => {
  act.mockReset();
  show = new PowerShow(state(1, view(1), { reset: true }), act);
});

describe("what a state moves", () => {
  test("is shown while the board shows what was", () => {
    const shown: number[] = [];
    act.mockImplementationOnce(() => shown.push(show.view.round));
    show.start();
    show.next(state(2, view(2)));
    expect(shown).toEqual([1]);
  });
  test("is not shown before the table was drawn", () => {
    show.next(state(2, view(2)));
    expect(act).not.toHaveBeenCalled();
  });
  test("is not shown of a whole game at once", () => {
    show.start();
    show.next(state(2, view(2), { reset: true }));
    expect(act).not.toHaveBeenCalled();
  });
});

describe("states that follow", () => {
  test("wait while others wait", () => {
    [2, 3, 4].forEach((number) => show.next(state(number, view(number))));
    vi.advanceTimersByTime(1);
    expect(show.view.round).toBe(3);
    vi.advanceTimersByTime(2.1 * SLOW);
    expect(show.view.round).toBe(3);
  });
  test("do not wait for the last one shown", () => {
    show.next(state(2, view(2)));
    vi.advanceTimersByTime(1);
    show.next(state(3, view(3)));
    expect(show.view.round).toBe(3);
  });
});
