import type { GameEvent, GameView, News, StateMessage } from "../src/core/types";

/** Something that happened in the state of this number. */
export const told = (number: number, event: GameEvent = { type: "toy.Moved" }): News => ({ number, event, text: { type: "Text", key: "", args: [] } });

/** A state with this number and view, in which one thing has happened. */
export function state(number: number, view: GameView, change: Partial<StateMessage> = {}): StateMessage {
  return {
    type: "state", number, seat: view["seat"] as number | null, view, decisions: [], others: [], waiting: [], news: [told(number)],
    reset: false, undo: false, over: false, result: null, ...change,
  };
}
