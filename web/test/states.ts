import { afterEach, beforeEach, vi } from "vitest";
import type { GameEvent, GameView, News, StateMessage } from "../src/core/types";

/** How long things travel in tests of what is shown, in milliseconds. */
export const SLOW = 100;

/** Lets the tests of a file turn the clock themselves, with motion on. */
export function ownClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    document.documentElement.style.setProperty("--slow", `${SLOW}ms`);
  });
  afterEach(() => {
    document.documentElement.style.removeProperty("--slow");
    vi.useRealTimers();
  });
}

/** Something that happened in the state of this number. */
export const told = (number: number, event: GameEvent = { type: "toy.Moved" }): News => ({ number, event, text: { type: "Text", key: "", args: [] } });

/** A state with this number and view, in which one thing has happened. */
export function state(number: number, view: GameView, change: Partial<StateMessage> = {}): StateMessage {
  return {
    type: "state", number, seat: view["seat"] as number | null, view, decisions: [], others: [], waiting: [], news: [told(number)],
    reset: false, undo: false, over: false, result: null, ...change,
  };
}
