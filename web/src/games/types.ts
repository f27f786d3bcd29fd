import type { Component } from "svelte";
import type { Picker } from "../core/picker.svelte";
import type { GameAction, GameView, Result, StateMessage, Table } from "../core/types";

/** A board fills its area of the shell and draws only from `state.view`. */
export interface BoardProps {
  table: Table;
  state: StateMessage;
  picker: Picker;
  /** False in a replay: nothing can be played. */
  live: boolean;
  name(seat: number): string;
}

/** The score sheet at the end. */
export interface ResultProps {
  table: Table;
  result: Result;
  view: GameView;
  name(seat: number): string;
}

/** The small picture of an action on its button in the prompt. */
export interface MarkProps {
  action: GameAction;
  view: GameView;
}

/** What a folder of a game exports as `default` from its `index.ts`; importing it brings the game's theme. */
export interface GameModule {
  Board: Component<BoardProps>;
  Result: Component<ResultProps>;
  Mark?: Component<MarkProps>;
  Cover?: Component;
}
