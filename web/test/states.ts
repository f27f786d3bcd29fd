import { afterEach, beforeEach, vi } from "vitest";
import type { GameAction, GameEvent, GameView, News, StateMessage } from "../src/core/protocol.gen";

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
export const told = <E extends GameEvent>(number: number, event: E): News<E> => ({ number, event, text: { type: "Text", key: "", args: [] } });

/** A state with this number and view, in which something has happened. */
export function state<V extends GameView & { seat: number | null }, A extends GameAction, E extends GameEvent>(
  number: number, view: V, change: Partial<StateMessage<V, A, E>> = {},
): StateMessage<V, A, E> {
  return {
    type: "state", number, seat: view.seat, view, decisions: [], others: [], waiting: [], news: [told(number, { type: "toy.Moved" } as E)],
    reset: false, undo: false, over: false, result: null, ...change,
  };
}
