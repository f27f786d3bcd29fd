import type { Component } from "svelte";
import type { Picker, Thing } from "../core/picker.svelte";
import type { GameAction, GameEvent, GameView, Result, StateMessage, Table } from "../core/types";

/**
 * A board fills its area of the shell and draws only from `state.view`. Its pieces are named by `data-<field>="<value>"` as
 * actions name them (`data-city="moskva"`), so that the shell can point at what a proposal mentions.
 */
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
  /** Several actions under one heading, of which `action` is the first: its key, and all of them. */
  of?: { heading: string; actions: GameAction[] };
}

/** One name for several actions of the prompt («Внедриться»): its button opens into them. */
export interface Heading {
  key: string;
  text: string;
  /** What tells it apart from its neighbours: whose card it is, which stage. */
  note?: string;
  /** Where the board can show the rest of the choice: opening the heading touches this. */
  thing?: Thing;
}

/** What a folder of a game exports as `default` from its `index.ts`; importing it brings the game's theme. */
export interface GameModule {
  Board: Component<BoardProps>;
  Result: Component<ResultProps>;
  Mark?: Component<MarkProps>;
  /** The headings an action stands under in the prompt, the outermost (its verb) first. */
  headings?(action: GameAction, view: GameView, name: (seat: number) => string): Heading[];
  /** Where the game stands, for the line under the name of the table: «раунд 4 из 12». */
  status?(view: GameView): string;
  /** The heading an event opens in the log («Раунд 4»), or null for one that belongs to what was before. */
  chapter?(event: GameEvent): string | null;
  /** Draws what the game leaves to be kept. */
  Keepsake?: Component<KeepsakeProps>;
}

/** Something kept after a game, out of somebody's drawer. */
export interface KeepsakeProps {
  facts: GameView;
}
