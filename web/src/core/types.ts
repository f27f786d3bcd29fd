/** The shapes of docs/protocol.md: what the server says and what it is told. */

/** A key of the message files with arguments: numbers, strings, texts, or lists of these. */
export interface Text {
  type: "Text";
  key: string;
  args: [name: string, value: TextValue][];
}
export type TextValue = number | string | boolean | null | Text | TextValue[];

/** A verb and the ids of the things it touches: `{type: "suits.Play", card: 12}`. */
export interface GameAction {
  type: string;
  [field: string]: unknown;
}

export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** What one seat sees; its fields belong to the game. */
export interface GameView {
  type: string;
  [field: string]: any;
}

export interface Decision {
  id: string;
  seat: number;
  prompt: Text;
  name: string;
  rule: string;
  free: boolean;
  actions: { action: GameAction; text: Text }[];
  suggestion: number | null;
}

export interface News {
  number: number;
  event: GameEvent;
  text: Text;
}

export interface ScoreLine {
  key: string;
  points: number;
  args: [name: string, value: TextValue][];
  text: Text;
}

export interface Result {
  places: number[];
  winners: number[];
  how: string;
  args: [name: string, value: TextValue][];
  scores: { seat: number; total: number; lines: ScoreLine[] }[];
}

export interface Seating {
  seat: number;
  kind: "person" | "bot" | "local" | "open";
  name: string;
  level: string | null;
  you: boolean;
  online: boolean;
  stand_in: string | null;
  /** The role played there, where the game has roles, and whether somebody chose it. */
  role: string | null;
  picked: boolean;
  /** Something kept of an earlier game is brought; which one is known to its owner alone. */
  brings: boolean;
  keepsake: string | null;
}

export interface Table {
  code: string;
  name: string;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  public: boolean;
  status: "open" | "playing" | "over";
  host: string;
  created: number;
  number: number;
  commitment: string | null;
  /** No seat has secrets: one person may hold several without a curtain, and moves are proposed. */
  open_hands: boolean;
  /** People may bring what they have kept of earlier games. */
  keepsakes: boolean;
  seating: Seating[];
  waiting: number[];
  winners: number[] | null;
  /** The table at which the same people play on. */
  again: string | null;
}

export interface Person {
  id: string;
  name: string;
  lang: string;
}

export interface GameOption {
  name: string;
  values: unknown[];
  default: unknown;
  seats?: number[];
}

export interface GameInfo {
  name: string;
  seats: number[];
  options: GameOption[];
  bots: string[];
  open_hands: boolean;
  roles: { option: string; values: string[] } | null;
  /** The option that takes what people have kept. */
  keepsakes: string | null;
}

/** Something a person keeps after a game; `facts` belong to the game. */
export interface Keepsake {
  id: string;
  game: string;
  at: number;
  table: string | null;
  role: string;
  /** It can be looked at, but not brought any more. */
  spent: boolean;
  facts: GameView;
}

export interface RulesBook {
  game: string;
  lang: string;
  title: string;
  preface: string;
  /** `html` is the whole chapter, each clause a section with its id; `clauses` gives them singly. */
  chapters: { id: string; title: string; html: string; clauses: { id: string; html: string }[] }[];
}

export interface Frame {
  number: number;
  seat: number | null;
  view: GameView;
  news: News[];
  decision?: Decision | null;
}

export interface Replay {
  total: number;
  frames: Frame[];
}

export interface Verification {
  ok: boolean;
  draws: number;
  commitment: string;
  key: string;
}

export interface ChatMessage {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** An action of the seat `target`, or a sentence, that a seat proposes; or what a bot is about to do. */
export interface Proposal {
  number: number;
  seat: number;
  target: number | null;
  action: GameAction | null;
  text: Text | null;
  words: string | null;
  intent: boolean;
  for: number[];
  against: number[];
  at: number;
}

export interface StateMessage {
  type: "state";
  number: number;
  seat: number | null;
  view: GameView;
  decisions: Decision[];
  /** Where hands are open: what the other people are asked, so that it can be proposed to them. */
  others: Decision[];
  waiting: number[];
  news: News[];
  reset: boolean;
  undo: boolean;
  over: boolean;
  result: Result | null;
}

/** Why an action is not possible; `reason` is null where it is. */
export interface Why {
  reason: string | null;
  rule: string | null;
  text: Text | null;
}

export type FromServer =
  | { type: "table"; table: Table }
  | StateMessage
  | { type: "ack"; id: string; number: number }
  | ({ type: "refused"; id: string } & Why)
  | { type: "superseded"; id: string; seat: number | null }
  | ({ type: "why"; id: string } & Why)
  | { type: "chat"; messages: ChatMessage[] }
  | { type: "proposals"; proposals: Proposal[] }
  | { type: "error"; id: string | null; code: string; message: string };

export type ToServer =
  | { type: "play"; id: string; seat: number; decision: string; action: GameAction }
  | { type: "explain"; id: string; seat: number; action: GameAction }
  | { type: "undo"; id: string; seat: number }
  | { type: "look"; seat: number | null }
  | { type: "chat"; id: string; text: string }
  | { type: "propose"; id: string; seat: number; decision?: string; action?: GameAction; text?: string }
  | { type: "withdraw"; id: string; proposal: number }
  | { type: "opinion"; id: string; seat: number; proposal: number; agrees: boolean | null };
