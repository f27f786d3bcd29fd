import type { Component, Snippet } from "svelte";
import type { Primer } from "./primer";
import type { Picker, Thing } from "../core/picker.svelte";
import type { SoundName } from "../core/sound";
import type { GameAction, GameEvent, GameView, News, Proposal, Result, Table } from "../core/protocol.gen";
import type { Shown, Stage, Timing } from "../core/stage.svelte";
import type { Touched } from "../table/remarks";

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
  /** Where hands are open: what people propose, and the plans of bots in their order. */
  plans?: readonly Proposal[];
  /** What a bot would do in the place of whoever looks. */
  advice?: Proposal | null;
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
  /** What was shown last is still told: a bot is about to play. */
  linger: boolean;
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
export interface ResultProps<V extends GameView = GameView, E extends GameEvent = GameEvent> {
  table: Table;
  result: Result;
  view: V;
  news: readonly News<E>[];
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

/** What the plate of a seat says besides its name. */
export interface Plate {
  /** Its place in the order of play, from 1; plates stand in this order where every seat has one. */
  order?: number;
  points?: number;
  /** What it does: «готово», «потом». */
  note?: string;
  /** What it does while that is shown, where it was no turn. */
  turn?: string;
  /** It holds a mark of the table, the dealer's or the supervisor's: what the log's `Sign` draws, and its name. */
  marked?: { sign: string; text: string };
}

/** How an event stands in the log; whatever is left out is as the house has it. */
export interface LogLine {
  /** It opens a round: the heading, and what every seat has then. */
  round?: string;
  points?: readonly number[];
  /** Those who have it together, where not every seat plays for itself. */
  sides?: readonly (readonly number[])[];
  /** It opens a phase under that heading. */
  phase?: string;
  /** It says no more than the heading it opens. */
  silent?: boolean;
  /** Whose line it is, where the event itself does not say so by a field `seat`. */
  seat?: number;
  /** Drawn before the sentence, by `Sign`. */
  sign?: string;
  /** What was gained or paid, at the right edge; `of` is a sign for what. */
  gain?: { number: number; of?: string };
  /** What was gained is what its seat has more when the next round opens. */
  counts?: boolean;
  /** Other seats it concerns. */
  about?: readonly number[];
  /** It hurts those it concerns. */
  loud?: boolean;
  /** The filters under which it stands. */
  under?: readonly string[];
}

/** The log of a game, for eyes: `table/Log.svelte` draws it, round by round, phase by phase, turn by turn. */
export interface LogBook<E extends GameEvent = GameEvent> {
  /** `me` is the seat of the reader. */
  line(event: E, me: number | null): LogLine;
  /** Filters besides everything and what concerns the reader: the id lines name, and the key of the text. */
  filters?: readonly (readonly [id: string, key: string])[];
  Sign?: Component<{ name: string }>;
  /** The name of something an event mentions, which shows the thing when touched. */
  Name?: Component<{ field: string; value: number | string; text: string; /** When it happened. */ number?: number }>;
  /** The last round stands first. */
  newest?: boolean;
}

/** What a folder of a game exports as `default` from its `index.ts`; importing it brings the game's theme. */
export interface GameModule<V extends GameView = GameView, A extends GameAction = GameAction, E extends GameEvent = GameEvent, K extends GameView = GameView> extends Timing<V, E> {
  Board: Component<BoardProps<V, A, E>>;
  Result: Component<ResultProps<V, E>>;
  /** Stands in the prompt for the buttons of the house (`children`): the rest of a choice, what it costs and brings. */
  Ask?: Component<BoardProps<V, A, E> & { children: Snippet }>;
  /** Stands over the prompt: what concerns the reader. Here and there `live` tells whether the reader is asked. */
  Notice?: Component<BoardProps<V, A, E>>;
  /** Stands in the head of the prompt: a button that opens what the reader may want to know before answering. */
  Before?: Component;
  /** Fills what is left of a phone's prompt that keeps its height. */
  Lately?: Component<BoardProps<V, A, E>>;
  /** The question under which bots lay their plans, where they do. */
  planned?: string;
  /** The mark of a seat on this board, for header and log. */
  Badge?: Component<{ table: Table; seat: number; name: string }>;
  plate?(view: V, seat: number): Plate;
  /** Whoever one plays against alone: nobody of the table sits there. */
  against?(view: V): { seat: number; name: string } | null;
  /** How the game ended, for the prompt: who won, by how much. */
  ending?(view: V, result: Result, name: (seat: number) => string): string;
  log?: LogBook<E>;
  Mark?: Component<MarkProps<V, A>>;
  Dock?: Component<DockProps<V, A, E>>;
  /** The board draws the plates of the seats itself. */
  plates?: boolean;
  /** What was played is gone: no answer is offered to be repeated. */
  once?: boolean;
  /** Whether `Ask` leaves nothing to be chosen by a digit now. */
  panel?(state: Shown<V, A, E>): boolean;
  /** The headings an action stands under in the prompt, the outermost (its verb) first. */
  headings?(action: A, view: V, name: (seat: number) => string): Heading[];
  /** Whether an action is what its question is about: its button stands out among the others. */
  leads?(action: A): boolean;
  /** Whether an action says of itself what would be done, and can be proposed; not one that only opens the choice. */
  proposes?(action: A): boolean;
  /** What a plan does, where its words only name the place; nothing where they say it. */
  effect?(steps: readonly A[]): string;
  /** What the prompt says while a beat is shown in which nothing is told, or not yet; null: what was told last. */
  told?(beat: string, view: V): string | null;
  /** An event in fewer words for the prompt, where the board shows the rest, or all that its beat tells in one sentence; null: as the log tells it. */
  brief?(event: E, beat: readonly News<E>[]): string | null;
  /** Where the game stands, for the line under the name of the table: «раунд 4 из 12». */
  status?(view: V): string;
  /** What is heard when a beat of this name with these events is shown, and of what it has made of the table before; the table strikes the bell for a turn and the end itself. */
  sounds?(events: readonly E[], beat: string, view: V, before: V): readonly SoundName[];
  /** Whom an event that everyone saw pleases or hurts, for those who would say something about it. */
  touches?(event: E): readonly Touched[];
  /** The game in a minute, and its signs. */
  primer?: Primer;
  /** Draws what a value of a content pack is printed on, as it is edited; nothing for what it cannot draw. */
  Printed?: Component<PrintedProps>;
  /** Draws what a seat has in its hand, from its own view, where all hands lie open. */
  Holds?: Component<{ view: V }>;
  /** Draws how a seat stands, for whoever touches its plate. */
  Standing?: Component<{ view: V; seat: number }>;
  /** Draws what the game leaves to be kept. */
  Keepsake?: Component<KeepsakeProps<K>>;
}

/** A value of a content pack that somebody is editing. */
export interface PrintedProps {
  /** The file, the section in it, and the field. */
  file: string;
  path: readonly string[];
  name: string;
  /** What a field of the section says now. */
  read(key: string): unknown;
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
  /** Whom so few play against, though nobody takes a chair: the key of the name, the drawing once it is here, and the option that makes the rival stronger. */
  rival?: { seats: number; name: string; drawing: string; draw(): void; option: string };
  /** Chooses who plays whom, where a game has roles worth a look. */
  team?(): Promise<{ default: Component<TeamProps> }>;
  /** A first taste for who has never played: one question, answered on the spot. */
  taste?(): Promise<{ default: Component<{ won: Snippet }> }>;
}

/** The chairs of a table that is being laid, one's own first: who sits there, and the role, if one was chosen. */
export interface TeamProps {
  chairs: readonly { name: string; role: string }[];
  onchange(roles: readonly string[]): void;
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
