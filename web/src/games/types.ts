import type { Component, Snippet } from "svelte";
import type { Primer } from "./primer";
import type { Picker, Thing } from "../core/picker.svelte";
import type { SoundName } from "../core/sound";
import type { GameAction, GameEvent, GameView, News, Result, Table } from "../core/protocol.gen";
import type { Shown, Stage, Timing } from "../core/stage.svelte";

/**
 * A board fills its area of the shell and draws only from `state.view`, the table at the beat that is shown. Its pieces are named by `data-<field>="<value>"` as
 * actions name them (`data-city="moskva"`), so that the shell can point at what a proposal mentions.
 */
export interface BoardProps<V extends GameView = GameView, A extends GameAction = GameAction, E extends GameEvent = GameEvent> {
  table: Table;
  state: Shown<V, A, E>;
  /** Everything told so far. */
  news: readonly News<E>[];
  picker: Picker<A>;
  /** False in a replay: nothing can be played. */
  live: boolean;
  name(seat: number): string;
  /** The plate of a seat was touched, on a board that draws the plates. */
  onseat?(seat: number, at: HTMLElement): void;
}

/** What stands in the place of the house's prompt while the game goes on: a game with few answers keeps each at a place of its own. */
export interface DockProps<V extends GameView = GameView, A extends GameAction = GameAction, E extends GameEvent = GameEvent> extends BoardProps<V, A, E> {
  /** Whose turn it is and what is asked or has happened, as the house says it; the clause of the question. */
  who: string;
  what: string;
  clause: Snippet;
  stage: Stage;
  /** An answer is on its way. */
  sending: boolean;
  undoable: boolean;
  onundo(at: HTMLElement): void;
  /** The length of the log after the reader's last play. */
  since: number | null;
}

/** The score sheet at the end. */
export interface ResultProps<V extends GameView = GameView> {
  table: Table;
  result: Result;
  view: V;
  name(seat: number): string;
}

/** The small picture of an action on its button in the prompt. */
export interface MarkProps<V extends GameView = GameView, A extends GameAction = GameAction> {
  action: A;
  view: V;
  /** Several actions under one heading, of which `action` is the first: its key, and all of them. */
  of?: { heading: string; actions: readonly A[] };
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
export interface GameModule<V extends GameView = GameView, A extends GameAction = GameAction, E extends GameEvent = GameEvent, K extends GameView = GameView> extends Timing<V, E> {
  Board: Component<BoardProps<V, A, E>>;
  Result: Component<ResultProps<V>>;
  Mark?: Component<MarkProps<V, A>>;
  Dock?: Component<DockProps<V, A, E>>;
  /** The board draws the plates of the seats itself. */
  plates?: boolean;
  /** The headings an action stands under in the prompt, the outermost (its verb) first. */
  headings?(action: A, view: V, name: (seat: number) => string): Heading[];
  /** Where the game stands, for the line under the name of the table: «раунд 4 из 12». */
  status?(view: V): string;
  /** The heading an event opens in the log («Раунд 4»), or null for one that belongs to what was before. */
  chapter?(event: E): string | null;
  /** What is heard when a beat with these events is shown; the table strikes the bell for a turn and the end itself. */
  sounds?(events: readonly E[]): readonly SoundName[];
  /** The game in a minute, and its signs. */
  primer?: Primer;
  /** Draws what the game leaves to be kept. */
  Keepsake?: Component<KeepsakeProps<K>>;
}

/** What a folder of a game exports as `default` from its `cover.ts`: what the house shows before the game is opened. */
export interface Cover {
  /** Its place among the covers. */
  place: number;
  /** The drawing: an element with the id `cover-<game>`, 320 by 400, and what it refers to. */
  drawing: string;
  /** The part of the drawing shown where there is more width than height. */
  broad: string;
  options?: OptionLayout;
  /** A first taste for who has never played: one question, answered on the spot. */
  taste?(): Promise<{ default: Component<{ won: Snippet }> }>;
}

/** How the options of a game are laid out before whoever sets a table. */
export interface OptionLayout {
  /** What makes another game of it; every other option settles a fine point of the rules, and waits folded. */
  main: readonly string[];
  /** What means something only where another option has a value; a table that cannot choose the other one has it anyway. */
  with?: Readonly<Record<string, readonly [option: string, value: unknown]>>;
  /** What means something only for so many at the table, though every table may write it down. */
  seats?: Readonly<Record<string, number>>;
}

/** Something kept after a game, out of somebody's drawer. */
export interface KeepsakeProps<K extends GameView = GameView> {
  facts: K;
}
