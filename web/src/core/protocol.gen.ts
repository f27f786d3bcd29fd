// Written by tools/client_types.py: do not edit.

/** An argument of a text: a number, a string, another text, or a list of these. */
export type Value = number | string | boolean | null | Text | readonly Value[];

/** What one seat sees; its fields belong to the game. */
export interface GameView {
  readonly type: string;
}

/** A verb and the ids of the things it touches; games derive frozen dataclasses from it. */
export interface GameAction {
  readonly type: string;
}

/** Something that happened, in the past tense; games derive classes from it with `@event`. */
export interface GameEvent {
  readonly type: string;
}

/**
 * A message key with arguments; an argument is a number, a string, another text, or a list of them.
 *
 * An argument named `seat` (or ending in `_seat`) holds a seat number, `seats` a list of them: who sits there is known
 * to the reader only.
 */
export interface Text {
  readonly type: "Text";
  readonly key: string;
  readonly args: readonly (readonly [string, Value])[];
}

/** One line of a score sheet: what it is for, what it brings, and the numbers behind it. */
export interface Line {
  readonly type: "Line";
  readonly key: string;
  readonly points: number;
  readonly args: readonly (readonly [string, Value])[];
}

/** Decline what is offered. */
export interface Pass {
  readonly type: "Pass";
}

/** Who sits in a seat of a table. */
export interface Seating {
  readonly seat: number;
  readonly kind: "person" | "bot" | "local" | "open";
  readonly name: string;
  readonly level: string | null;
  /** Which of the house's characters a bot is. */
  readonly character: string | null;
  readonly you: boolean;
  readonly online: boolean;
  readonly stand_in: string | null;
  /** The role played there, where the game has roles. */
  readonly role: string | null;
  /** Somebody chose the role. */
  readonly picked: boolean;
  /** Something kept of an earlier game is brought. */
  readonly brings: boolean;
  /** Which one: told to its owner alone. */
  readonly keepsake: string | null;
  /** The portrait of whoever sits there; null where nobody does. */
  readonly face: number | null;
  /** Hints that were taken here. */
  readonly hints: number;
  /** Who sits there, by id, where it is a person. */
  readonly person: string | null;
  /** Since when its person is away, in seconds since 1970; null: here, or not known. */
  readonly left: number | null;
  /** From when on the others may let a bot play for its person; null: not at all now. */
  readonly asks: number | null;
  /** Why a bot plays it until its person returns. */
  readonly lent: "time" | "vote" | "host" | "back" | null;
  /** Until when its person is on vacation. */
  readonly rests: number | null;
  /** Seconds of vacation it has left. */
  readonly rest: number;
}

/** What is left to a seat that is asked something, in milliseconds at the moment this was said. */
export interface SeatClock {
  readonly seat: number;
  /** The whole time for the decision. */
  readonly of: number;
  /** What is left of it; after that the bank goes. */
  readonly left: number;
  readonly bank: number;
  readonly runs: boolean;
  /** Nothing is left, and what the table does then is done. */
  readonly ended: boolean;
  /** When it was asked, in seconds since 1970. */
  readonly since: number;
}

/** The question whether a bot may play for somebody, and what the others have said. */
export interface AwayVote {
  readonly seat: number;
  readonly bot: readonly number[];
  readonly wait: readonly number[];
  /** So many decide it. */
  readonly needed: number;
}

/** How fast a table plays: seconds for a decision, and in the bank; 0: as long as it takes. */
export interface TablePace {
  readonly name: "live" | "evening" | "post" | "none" | "own";
  readonly move: number;
  readonly bank: number;
  /** What happens when a time has run out. */
  readonly end: "bot" | "vote" | "answer" | "wait";
  /** Days of vacation a seat has. */
  readonly rest: number;
  /** Seconds of absence after which the others may let a bot play; not by post. */
  readonly away: number;
  /** The host alone lets bots in for who is away. */
  readonly host: boolean;
  /** Milliseconds before the end at which a clock warns. */
  readonly soon: number;
  /** Seconds that a vote to wait gives. */
  readonly more: number;
}

/** The pack of content a table plays; the standard one has neither name nor author. */
export interface TablePack {
  readonly digest: string;
  readonly name: string;
  readonly author: string;
  /** It says what the standard pack says today. */
  readonly standard: boolean;
}

/** Where the game of a table comes from: a moment of another, or a file, which has no code. */
export interface TableOrigin {
  readonly code: string | null;
  readonly number: number;
  /** False: the other game was not over, and what was hidden there was dealt anew. */
  readonly exact: boolean;
}

/** A table as a person sees it. */
export interface Table {
  readonly code: string;
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly public: boolean;
  readonly status: "open" | "playing" | "over";
  readonly host: string;
  readonly created: number;
  /** When something last happened there. */
  readonly moved: number;
  readonly number: number;
  readonly commitment: string | null;
  /** No seat has secrets: one person may hold several without a curtain, and moves are proposed. */
  readonly open_hands: boolean;
  /** People may bring what they have kept of earlier games. */
  readonly keepsakes: boolean;
  readonly seating: readonly Seating[];
  readonly waiting: readonly number[];
  readonly winners: readonly number[] | null;
  /** The table at which the same people play on. */
  readonly again: string | null;
  readonly pack: TablePack;
  /** Why its game cannot go on here. */
  readonly stuck: "content" | "rules" | "game" | null;
  /** Somebody learns the game here. */
  readonly lesson?: boolean;
  /** The version of the rules it goes on under, where that is not the one it began under. */
  readonly goes_on: string | null;
  /** Milliseconds for which bots wait while a person may take a play back; null: as the server has it. */
  readonly take_back: number | null;
  /** When the people there ended the game before its end. */
  readonly abandoned: number | null;
  /** The seats of those who want to end it. */
  readonly agreed: readonly number[];
  readonly pace: TablePace;
  /** Of the seats of people that must answer, where the table has clocks. */
  readonly clocks: readonly SeatClock[];
  /** Why all clocks stand, if they do. */
  readonly stands: readonly string[];
  readonly votes: readonly AwayVote[];
  readonly origin: TableOrigin | null;
  /** How those who do not play may watch. */
  readonly watch: "live" | "late" | "none";
  /** They may talk among themselves. */
  readonly gallery: boolean;
  /** How often the coach may be asked in a game. */
  readonly hints: "none" | "three" | "free";
  /** What one is asked there oneself. */
  readonly asked: readonly SeatAsked[];
  readonly plea: TablePlea | null;
  /** The tournament it belongs to. */
  readonly cup: string | null;
}

/** What somebody is asked on a seat of theirs. */
export interface SeatAsked {
  readonly seat: number;
  readonly text: Text;
}

/** A seat asks to take a play back; `waits` are those who have not answered. */
export interface TablePlea {
  readonly seat: number;
  readonly waits: readonly number[];
}

/** One's own tables, those that wait for one first, and those with an open seat. */
export interface Tables {
  readonly mine: readonly Table[];
  readonly open: readonly Table[];
  /** Games in play that everybody may watch. */
  readonly running: readonly Table[];
  readonly invited: readonly Invitation[];
  /** The tournaments one takes part in. */
  readonly cups: readonly CupName[];
}

/** A table somebody was called to, by whom and when. */
export interface Invitation {
  readonly table: Table;
  readonly host: string;
  readonly at: number;
}

/** An action one may choose, in words. */
export interface Answer<A extends GameAction = GameAction> {
  readonly action: A;
  readonly text: Text;
}

/** A question with every answer. */
export interface Decision<A extends GameAction = GameAction> {
  readonly id: string;
  readonly seat: number;
  readonly prompt: Text;
  readonly name: string;
  readonly rule: string;
  readonly free: boolean;
  readonly actions: readonly Answer<A>[];
  /** The place of the answer the game recommends. */
  readonly suggestion: number | null;
}

/** A question to somebody else, of whose answers those need not be said again that stood in the one before it. */
export interface Renewed<A extends GameAction = GameAction> {
  readonly id: string;
  readonly seat: number;
  readonly prompt: Text;
  readonly name: string;
  readonly rule: string;
  readonly free: boolean;
  /** A number: the place the answer had in the last question of this name to this seat that was among the others. */
  readonly actions: readonly (Answer<A> | number)[];
  readonly suggestion: number | null;
}

/** An event in words; `number` is the entry of the log that caused it. */
export interface News<E extends GameEvent = GameEvent> {
  readonly number: number;
  readonly event: E;
  readonly text: Text;
  /** Who answered for the person there: the bot on the seat, or the table when the time had run out. */
  readonly by?: "bot" | "late";
}

/** One line of a score sheet. */
export interface ScoreLine {
  readonly key: string;
  readonly points: number;
  readonly args: readonly (readonly [string, Value])[];
  readonly text: Text;
}

/** What a seat has made, line by line. */
export interface ScoreSheet {
  readonly seat: number;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/** How a game ended: place of every seat (1 is best), winners, reason, score sheets. */
export interface Result {
  readonly places: readonly number[];
  readonly winners: readonly number[];
  readonly how: string;
  readonly args: readonly (readonly [string, Value])[];
  readonly scores: readonly ScoreSheet[];
}

/** Why an action is not possible; `reason` is null where it is. */
export interface Why {
  readonly reason: string | null;
  readonly rule: string | null;
  readonly text: Text | null;
}

/** Something said at a table. */
export interface ChatMessage {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
  /** Said by a drawing: which. */
  readonly reaction: string | null;
  /** Said by somebody who watches, to others who do. */
  readonly aside: boolean;
  /** Told to the host alone: somebody has pointed it out. */
  readonly reported: boolean;
  /** The host has hidden it: it says nothing any more. */
  readonly hidden: boolean;
}

/** One thing a plan costs, brings or risks; the kinds are "price", "gain", "odds" and "stress". */
export interface PlanNote {
  readonly kind: string;
  readonly text: Text;
}

/** What a bot could do: in a sentence, why, what it costs and brings, step by step. */
export interface PlanTold<A extends GameAction = GameAction> {
  readonly text: Text;
  readonly why: Text | null;
  readonly notes: readonly PlanNote[];
  readonly steps: readonly A[];
}

/** What a bot means to do, how far the game was as it thought so, its last answer, and what it could do instead. */
export interface BotPlan<A extends GameAction = GameAction> {
  readonly text: Text;
  readonly why: Text | null;
  readonly notes: readonly PlanNote[];
  readonly steps: readonly A[];
  readonly thought: number;
  readonly answer: Text | null;
  readonly others: readonly PlanTold<A>[];
}

/** An action of the seat `target`, or a sentence, that a seat proposes; or the `plan` of a bot, for itself or, as advice, for the person at `target`. */
export interface Proposal<A extends GameAction = GameAction> {
  readonly number: number;
  readonly seat: number;
  readonly target: number | null;
  readonly action: A | null;
  readonly text: Text | null;
  readonly words: string | null;
  readonly intent: boolean;
  readonly for: readonly number[];
  readonly against: readonly number[];
  readonly wait: readonly number[];
  readonly at: number;
  readonly plan: BotPlan<A> | null;
}

/** The table has changed. */
export interface TableMessage {
  readonly type: "table";
  readonly table: Table;
}

/** What is shown at one time: what has happened, and the table then. */
export interface Beat<V extends GameView = GameView, E extends GameEvent = GameEvent> {
  /** What the rules call it; empty where they do not say. */
  readonly name: string;
  readonly news: readonly News<E>[];
  /** The whole table, where nothing was shown before. */
  readonly view?: V;
  /** Otherwise how it differs from the beat before: a patch. */
  readonly change?: unknown;
}

/** What has happened, beat by beat, what a seat sees at the end of it, and what it is asked. */
export interface StateMessage<V extends GameView = GameView, A extends GameAction = GameAction, E extends GameEvent = GameEvent> {
  readonly type: "state";
  readonly number: number;
  /** The number of the state before, on whose table the first beat stands. */
  readonly after: number;
  readonly seat: number | null;
  readonly beats: readonly Beat<V, E>[];
  /** What the seat is asked; of a question that is still as it was in the state before, only the id. */
  readonly decisions: readonly (Decision<A> | string)[];
  /** Where hands are open: what the other people are asked, so that it can be proposed to them; as in `decisions`. */
  readonly others: readonly (Renewed<A> | string)[];
  readonly waiting: readonly number[];
  /** The news begin from the beginning, in a single beat with the whole table. */
  readonly reset: boolean;
  readonly undo: boolean;
  readonly clocks: readonly SeatClock[];
  /** So many own plays in a row can be taken back at once. */
  readonly turn: number;
  /** There is an own play that could be taken back with the consent of the others. */
  readonly plea: boolean;
  readonly over: boolean;
  /** In a lesson: how many answers the learner has given. */
  readonly given?: number;
  readonly result: Result | null;
}

/** What was sent is on disk. */
export interface Acknowledged {
  readonly type: "ack";
  readonly id: string;
  readonly number: number;
}

/** What was sent is not possible. */
export interface RefusedMessage {
  readonly reason: string | null;
  readonly rule: string | null;
  readonly text: Text | null;
  readonly type: "refused";
  readonly id: string;
}

/** The question has changed meanwhile: this seat was faster. */
export interface Superseded {
  readonly type: "superseded";
  readonly id: string;
  readonly seat: number | null;
}

/** The answer to «why not?». */
export interface WhyMessage {
  readonly reason: string | null;
  readonly rule: string | null;
  readonly text: Text | null;
  readonly type: "why";
  readonly id: string;
}

/** What an answer would cost: the chance to win with the best one, and with it. */
export interface Warned {
  readonly best: number;
  readonly chance: number;
  /** The best answer. */
  readonly better: Text;
  readonly why: Text | null;
}

/** The answer to «could it be taken back?», and to «would it be a blunder?» where that was asked. */
export interface ForeseenMessage {
  readonly type: "foreseen";
  readonly id: string;
  readonly back: boolean;
  readonly warning?: Warned;
}

/** An answer the coach has thought of, with the chance to win it leaves. */
export interface HintAnswer<A extends GameAction = GameAction> {
  readonly action: A;
  readonly text: Text;
  readonly chance: number;
}

/** What the coach thinks of a question: the best answers first. */
export interface HintMessage<A extends GameAction = GameAction> {
  readonly type: "hint";
  readonly id: string;
  readonly seat: number;
  readonly decision: string;
  readonly answers: readonly HintAnswer<A>[];
  readonly why: Text | null;
  readonly tries: number;
  readonly taken: number;
  /** Hints the seat may still take; null: as many as it likes. */
  readonly left: number | null;
}

/** Why a bot may have answered as it did the last time; `more`: the rest can be asked when the game is over. */
export interface BotWhy<A extends GameAction = GameAction> {
  readonly seat: number;
  /** The entry of the log. */
  readonly number: number;
  /** The answer; null while it might tell what is hidden. */
  readonly text: Text | null;
  readonly why: Text | null;
  /** What the search thinks of it and of the best others, the best first. */
  readonly answers: readonly HintAnswer<A>[];
  readonly more: boolean;
}

/** Something was said. */
export interface ChatTold {
  readonly type: "chat";
  readonly messages: readonly ChatMessage[];
}

/** All open proposals. */
export interface ProposalsTold<A extends GameAction = GameAction> {
  readonly type: "proposals";
  readonly proposals: readonly Proposal<A>[];
  /** The seats that have said "go on without me". */
  readonly aside: readonly number[];
}

/** An answer that is to be given for a seat. */
export interface StandingOrder<A extends GameAction = GameAction> {
  readonly kind: "next" | "same" | "late";
  readonly action: A;
  readonly text: Text;
}

/** What the holder of a seat has left to be played there; nobody else hears of it. */
export interface OrdersTold<A extends GameAction = GameAction> {
  readonly type: "orders";
  readonly seat: number;
  readonly orders: readonly StandingOrder<A>[];
  /** What was asked now was something else: these are no more. */
  readonly gone: readonly StandingOrder<A>[];
}

/** A seat asks to take a play back: what returns, what stays known, who is asked, who has agreed or not, and the seconds left; `majority`: more than half is enough. */
export interface Plea<E extends GameEvent = GameEvent> {
  readonly seat: number;
  readonly words: string;
  readonly left: number;
  readonly returns: readonly News<E>[];
  readonly stays: readonly News<E>[];
  readonly asked: readonly number[];
  readonly for: readonly number[];
  readonly against: readonly number[];
  readonly majority: boolean;
}

/** How such a question ended: the play was taken back, somebody was against it, time ran out, or it was dropped. */
export interface PleaEnd {
  readonly seat: number;
  readonly outcome: "granted" | "refused" | "silence" | "dropped";
  readonly against: readonly number[];
}

/** Somebody asks to take a play back, or the question is closed. */
export interface PleaTold<E extends GameEvent = GameEvent> {
  readonly type: "plea";
  readonly plea: Plea<E> | null;
  readonly end: PleaEnd | null;
}

/** What was sent could not be dealt with. */
export interface ErrorMessage {
  readonly type: "error";
  readonly id: string | null;
  readonly code: string;
  readonly message: string;
}

/** How somebody comes back from elsewhere. */
export interface Account {
  /** The address that is theirs. */
  readonly email: string | null;
  /** One they have yet to confirm. */
  readonly pending: string | null;
  /** Whether there is one. */
  readonly password: boolean;
}

/** Who calls. */
export interface Me {
  readonly person: Person | null;
  readonly account: Account | null;
  /** What they prefer, on every device. */
  readonly settings: Readonly<Record<string, unknown>> | null;
  /** Whether they want a rating. */
  readonly rated: boolean;
  /** Whether they run the house. */
  readonly operator: boolean;
  /** Whom they do not want to hear, by id. */
  readonly ignored: readonly string[];
  /** Whether the house sends mail. */
  readonly mail?: boolean;
  /** The secret of a session that has just begun; told once. */
  readonly token?: string;
}

/** What somebody came by. */
export interface Device {
  readonly kind: "phone" | "tablet" | "computer" | "program";
  readonly browser: string;
  readonly system: string;
}

/** A device on which somebody is known. */
export interface Session {
  readonly id: string;
  readonly device: Device;
  readonly created: number;
  /** When it was last used, give or take ten minutes. */
  readonly seen: number;
  /** It is the one that asks. */
  readonly here: boolean;
}

/** A passkey somebody comes in by, and the device that has made it. */
export interface Passkey {
  readonly id: string;
  readonly device: Device;
  readonly created: number;
  readonly used: number | null;
}

/** Where notices are posted for somebody; `to`: the chat, where the service has many. */
export interface Hook {
  readonly url: string;
  readonly kind: "plain" | "telegram" | "discord" | "slack";
  readonly to: string;
}

/** Something that was sent to somebody, or will be. */
export interface Delivery {
  readonly event: "turn" | "soon" | "invite" | "over" | "plea" | "test";
  readonly channel: "push" | "mail" | "hook";
  readonly code: string | null;
  /** What the table is called and its game, while there is one. */
  readonly table: readonly [string, string] | null;
  readonly at: number;
  /** How many went together. */
  readonly count: number;
  readonly state: "waiting" | "sent" | "lost";
  /** When it is tried again, where it has failed. */
  readonly again: number | null;
  /** When it failed first. */
  readonly since: number | null;
}

/** What somebody wants to be told, and what was sent lately. */
export interface Notices {
  /** By event. */
  readonly wants: Readonly<Record<string, readonly ("push" | "mail" | "hook")[]>>;
  /** What the house can do. */
  readonly usable: readonly ("push" | "mail" | "hook")[];
  readonly email: string | null;
  readonly hook: Hook | null;
  /** Minutes of the day between which nothing is sent. */
  readonly quiet: readonly [number, number] | null;
  /** Minutes by which their clock is ahead of Greenwich. */
  readonly zone: number | null;
  /** The endpoints of browsers that are pushed to. */
  readonly devices: readonly string[];
  /** What a browser needs to let the house push. */
  readonly key: string;
  /** Tables of which nothing is told. */
  readonly muted: readonly string[];
  readonly recent: readonly Delivery[];
}

/** Somebody else; who has gone for good has no name. */
export interface Companion {
  readonly id: string;
  readonly name: string;
  readonly face: number | null;
}

/** A finished game, as one of those who played it sees it. */
export interface Played {
  readonly code: string;
  readonly game: string;
  readonly name: string;
  readonly at: number;
  readonly seat: number;
  readonly seats: number;
  readonly place: number;
  readonly score: number;
  readonly won: boolean;
  /** All seats win or lose together: places say nothing. */
  readonly together: boolean;
  /** One's own after it, where it changed. */
  readonly rating: number | null;
  readonly change: number | null;
  readonly people: readonly Companion[];
  /** How many seats bots played. */
  readonly bots: number;
  /** The table is still there to be looked at. */
  readonly there: boolean;
}

/** A page of what somebody has played, the latest first, and how much there is in all. */
export interface History {
  readonly total: number;
  readonly games: readonly Played[];
}

/** How strong somebody plays a game among `people` or among `bots`; `who` is a person, or `bot:<level>`. */
export interface Rating {
  readonly who: string;
  readonly game: string;
  readonly pool: string;
  readonly rating: number;
  /** How far it may be off. */
  readonly doubt: number;
  readonly games: number;
}

/** How somebody plays a game. */
export interface Statistics {
  readonly game: string;
  readonly games: number;
  readonly won: number;
  readonly together: boolean;
  /** How often first, second and so on. */
  readonly places: readonly number[];
  /** Of the last games, the oldest first. */
  readonly scores: readonly number[];
  /** When, and what the rating was then. */
  readonly ratings: readonly (readonly [number, number])[];
}

/** What somebody's own page says. */
export interface Profile {
  readonly person: Companion;
  readonly since: number;
  readonly games: number;
  readonly people: number;
  readonly statistics: readonly Statistics[];
  readonly ratings: readonly Rating[];
  /** Of the bots they have met. */
  readonly levels: readonly Rating[];
}

/** Somebody one has played with, or ignores. */
export interface Acquaintance {
  readonly person: Companion;
  readonly games: number;
  readonly last: number;
  readonly ignored: boolean;
}

/** What one sees of somebody else. */
export interface Somebody {
  readonly person: Companion;
  readonly ignored: boolean;
  readonly together: History;
}

/** What whoever runs the house tells everyone. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  readonly at: number;
}

/** A table, as whoever runs the house sees it. */
export interface SeenTable {
  readonly code: string;
  readonly name: string;
  readonly game: string;
  readonly status: "open" | "playing" | "over";
  readonly host: string;
  readonly moved: number;
  /** How many people are there now. */
  readonly present: number;
}

/** Somebody, as whoever runs the house sees them. */
export interface SeenPerson {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
  readonly account: boolean;
}

/** The house at a glance. */
export interface Overview {
  readonly tables: readonly SeenTable[];
  readonly people: readonly SeenPerson[];
  /** Tables `open`, `playing` and `over`; `people`, those with `accounts`, and those seen `today`. */
  readonly counts: Readonly<Record<string, number>>;
  /** Numbers of the process that answers: see docs/operating.md. */
  readonly load?: Readonly<Record<string, number>>;
}

/** A guest has come, or has another name; the token is told once. */
export interface Welcome {
  readonly person: Person;
  readonly token?: string;
}

/** An option of a game; `seats` are the sizes of tables that have it, where not all do. */
export interface GameOption {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly default: unknown;
  readonly seats?: readonly number[];
}

/** The option that says who plays what, and the roles there are. */
export interface Roles {
  readonly option: string;
  readonly values: readonly string[];
}

/** A game, as whoever lays a table needs to know it. */
export interface GameInfo {
  readonly name: string;
  readonly seats: readonly number[];
  readonly options: readonly GameOption[];
  /** The levels of its bots. */
  readonly bots: readonly string[];
  /** Who its bots can be. */
  readonly characters: readonly string[];
  readonly open_hands: boolean;
  readonly roles: Roles | null;
  /** The option that takes what people have kept. */
  readonly keepsakes: string | null;
  /** The minutes its lesson takes, where it has one. */
  readonly lesson: number | null;
}

/** Something a person keeps after a game. */
export interface Keepsake<V extends GameView = GameView> {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly table: string | null;
  readonly role: string;
  /** It can be looked at, but not brought any more. */
  readonly spent: boolean;
  readonly facts: V;
}

/** A value that a pack says otherwise than the standard one, in TOML notation; null: it says nothing. */
export interface Difference {
  readonly file: string;
  readonly path: readonly string[];
  readonly usual: string | null;
  readonly here: string | null;
  /** Where whoever made the pack has it from: printed, or agreed; null: they do not say. */
  readonly source: string | null;
}

/** What a table plays, and in what it differs; `file` is the pack itself, as it is exported. */
export interface PlayedPack {
  readonly digest: string;
  readonly name: string;
  readonly author: string;
  readonly standard: boolean;
  readonly differences: readonly Difference[];
  readonly file: Readonly<Record<string, unknown>>;
}

/** A pack somebody has made or brought in. */
export interface OwnPack {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly author: string;
  readonly note: string;
  readonly digest: string;
  readonly at: number;
  readonly differences: number;
}

/** What is wrong with a pack, and where; without a key it is the section, without a section the file. */
export interface PackFault {
  readonly file: string;
  readonly section: readonly string[];
  readonly key: string;
  /** In English, as the reader says it. */
  readonly message: string;
  /** A common fault by name, and what it speaks of. */
  readonly reason: string | null;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** One value: what it is, in TOML notation too, where it comes from, and the standard one where that is another. */
export interface PackField {
  readonly key: string;
  /** Null: the pack does not say it. */
  readonly value: unknown;
  readonly text: string;
  /** Where it comes from: stated, derived or inferred. */
  readonly mark: string;
  /** The same for each of a list of numbers. */
  readonly marks?: readonly string[];
  readonly usual: unknown;
  readonly usual_text: string | null;
  readonly changed: boolean;
}

/** A section of a file. */
export interface PackSection {
  readonly path: readonly string[];
  readonly fields: readonly PackField[];
}

/** A file of a pack. */
export interface PackFile {
  readonly name: string;
  readonly sections: readonly PackSection[];
}

/** A pack laid out value by value, with everything that is wrong with it. */
export interface PackSheet {
  readonly game: string;
  readonly name: string;
  readonly digest: string;
  readonly errors: readonly PackFault[];
  readonly differences: readonly Difference[];
  readonly files: readonly PackFile[];
}

/** A clause of a rulebook. */
export interface Clause {
  readonly id: string;
  readonly html: string;
}

/** A chapter: `html` is the whole of it, each clause a section with its id. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly clauses: readonly Clause[];
}

/** A rulebook. */
export interface RulesBook {
  readonly game: string;
  readonly lang: string;
  readonly title: string;
  readonly preface: string;
  readonly chapters: readonly Chapter[];
}

/** A position of a finished game, what led to it, and what the chair was asked next. */
export interface Frame<V extends GameView = GameView, A extends GameAction = GameAction, E extends GameEvent = GameEvent> {
  readonly number: number;
  readonly seat: number | null;
  /** The first frame of an answer brings the whole table, the others what has changed. */
  readonly beats: readonly Beat<V, E>[];
  readonly decision: Decision<A> | null;
}

/** Some frames of a game, and how many there are in all. */
export interface Replay<V extends GameView = GameView, A extends GameAction = GameAction, E extends GameEvent = GameEvent> {
  readonly total: number;
  readonly frames: readonly Frame<V, A, E>[];
}

/** A game of a series. */
export interface SeriesGame {
  readonly code: string;
  readonly over: boolean;
}

/** How somebody stands in a series: points by places, games won, and the place in every game. */
export interface Standing {
  readonly name: string;
  readonly kind: "person" | "bot" | "local" | "open";
  readonly face: number | null;
  readonly character: string | null;
  readonly you: boolean;
  readonly points: number;
  readonly wins: number;
  readonly places: readonly number[];
}

/** Games that follow each other among the same people, and how they stand, the best first. */
export interface Series {
  readonly games: readonly SeriesGame[];
  readonly standing: readonly Standing[];
}

/** A tournament in a list; `round` counts from 0 and is the one whose tables are laid next. */
export interface CupName {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly status: "open" | "playing" | "over";
  readonly round: number;
  readonly rounds: number;
  readonly people: number;
}

/** Who takes part, or sits at a table of a tournament, and the place they came in. */
export interface CupSeat {
  readonly id: string | null;
  readonly name: string;
  readonly face: number | null;
  readonly bot: boolean;
  readonly you: boolean;
  readonly place: number | null;
}

/** A table of a round; it has a code once it is laid. */
export interface CupTable {
  readonly code: string | null;
  readonly status: "open" | "playing" | "over" | null;
  readonly seats: readonly CupSeat[];
}

/** A tournament: who takes part, who meets whom round by round, and how they stand. */
export interface Cup {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly status: "open" | "playing" | "over";
  readonly round: number;
  readonly rounds: number;
  readonly people: number;
  readonly seats: number;
  readonly host: string;
  readonly pace: TablePace;
  readonly folk: readonly CupSeat[];
  readonly plan: readonly (readonly CupTable[])[];
  readonly standing: readonly Standing[];
}

/** Every outcome of chance, recomputed from the key. */
export interface Verification {
  readonly ok: boolean;
  readonly draws: number;
  readonly commitment: string | null;
  readonly key: string | null;
  readonly problem?: string;
}

/** What was wrong with a call. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}

/** The answer to a call that failed. */
export interface Failure {
  readonly error: ErrorBody;
}

/** How the open table stood at a frame of the replay: every seat's chance to win. */
export interface ReviewPoint {
  readonly frame: number;
  readonly round: number;
  readonly chances: readonly number[];
}

/** An answer with the chance to win it left, from what its seat knew. */
export interface ReviewAnswer {
  readonly text: Text;
  readonly chance: number;
}

/** A decision worth telling. */
export interface ReviewDeed {
  /** The frame of the replay in which it was asked. */
  readonly frame: number;
  readonly round: number;
  readonly seat: number;
  readonly prompt: Text;
  readonly played: ReviewAnswer;
  /** The best answers, the best first. */
  readonly answers: readonly ReviewAnswer[];
  /** What speaks for the best of them. */
  readonly why: Text | null;
  readonly loss: number;
  /** What the answer cost beside the best; how much better it was than the next. */
  readonly merit: number;
}

/** A finished game gone through; `best`, `worst` and `turns` are places among the deeds. */
export interface GameReview {
  readonly points: readonly ReviewPoint[];
  readonly deeds: readonly ReviewDeed[];
  /** By seat: its chance before anything was dealt. */
  readonly began: readonly number[];
  /** By seat: what chance did beside what it might have done. */
  readonly luck: readonly number[];
  /** By seat: what its decisions did to its chance on the open table; the rest is what the others did. */
  readonly own: readonly number[];
  /** By seat: what its decisions lost beside the best answers. */
  readonly skill: readonly number[];
  readonly best: readonly (number | null)[];
  readonly worst: readonly (number | null)[];
  readonly turns: readonly number[];
  readonly decisions: readonly number[];
  /** One seat against the game. */
  readonly alone: boolean;
  /** All win or lose together. */
  readonly together: boolean;
}

/** How far a review is. */
export interface ReviewState {
  readonly status: "none" | "working" | "done" | "failed";
  readonly done: number;
  readonly frames: number;
  /** As far as it is: of the first `done` frames. */
  readonly review: GameReview | null;
}

/** A puzzle in a list; `own`: out of the house's own games. */
export interface PuzzleName {
  readonly id: string;
  readonly game: string;
  readonly theme: string;
  readonly own: boolean;
}

/** All puzzles, and which is that of the day. */
export interface Puzzles {
  readonly today: string;
  readonly puzzles: readonly PuzzleName[];
}

/** A puzzle as its seat sees it. */
export interface PuzzleShown<V extends GameView = GameView, A extends GameAction = GameAction, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly game: string;
  readonly theme: string;
  readonly seat: number;
  readonly round: number;
  readonly table: Table;
  readonly number: number;
  readonly beats: readonly Beat<V, E>[];
  readonly decision: Decision<A>;
  /** Those a long search has looked at, in no order that would tell. */
  readonly answers: readonly Answer<A>[];
}

/** What an answer to a puzzle was worth. */
export interface PuzzleJudged<A extends GameAction = GameAction> {
  readonly right: boolean;
  /** All of them, the best first. */
  readonly answers: readonly HintAnswer<A>[];
  readonly why: Text | null;
}

/** Somebody the server knows. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  /** The portrait they go by, wherever nobody at the table has it already. */
  readonly face: number | null;
}

/** An answer to a decision. */
export interface Play<A extends GameAction = GameAction> {
  readonly type: "play";
  readonly id: string;
  readonly seat: number;
  readonly decision: string;
  readonly action: A;
}

/** Why not? */
export interface Explain<A extends GameAction = GameAction> {
  readonly type: "explain";
  readonly id: string;
  readonly seat: number;
  readonly action: A;
}

/** Could it be taken back? */
export interface Foresee<A extends GameAction = GameAction> {
  readonly type: "foresee";
  readonly id: string;
  readonly seat: number;
  readonly action: A;
  /** And would it be a blunder? That is said once a question, and where the table allows hints. */
  readonly warn?: boolean;
}

/** What does the coach think of a question? */
export interface Consult {
  readonly type: "hint";
  readonly id: string;
  readonly seat: number;
  readonly decision: string;
}

/** The state of this number has been shown to somebody: bots wait for that. */
export interface Seen {
  readonly type: "seen";
  readonly number: number;
}

/** Take the last play back, or the whole turn as far as nothing was revealed. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly seat: number;
  readonly turn?: boolean;
}

/** Ask the others whether the last play, or the whole turn, may be taken back although something was revealed. */
export interface Plead {
  readonly type: "plead";
  readonly id: string;
  readonly seat: number;
  readonly turn?: boolean;
  readonly words?: string;
}

/** Agree that a play is taken back, or not; whoever has asked takes the question back. */
export interface Consent {
  readonly type: "consent";
  readonly id: string;
  readonly seat: number;
  readonly agrees: boolean;
}

/** Look through another of one's own seats, or as a spectator. */
export interface Look {
  readonly type: "look";
  readonly seat: number | null;
}

/** Say something, or show a drawing instead. */
export interface Chat {
  readonly type: "chat";
  readonly id: string;
  readonly text?: string;
  readonly reaction?: string | null;
}

/** Point out a message to the host; from the host, hide it. */
export interface PointOut {
  readonly type: "point_out";
  readonly id: string;
  readonly message: number;
  readonly hide?: boolean;
}

/** Propose an action of some seat, or say a sentence; `seat` is one's own. */
export interface Propose<A extends GameAction = GameAction> {
  readonly type: "propose";
  readonly id: string;
  readonly seat: number;
  readonly decision?: string | null;
  readonly action?: A | null;
  readonly text?: string | null;
}

/** Take a proposal back. */
export interface Withdraw {
  readonly type: "withdraw";
  readonly id: string;
  readonly proposal: number;
}

/** Be for a proposal or against it, or have no opinion any more. */
export interface Opinion {
  readonly type: "opinion";
  readonly id: string;
  readonly seat: number;
  readonly proposal: number;
  readonly agrees: boolean | null;
  /** Of a bot's plan: it waits until that is lifted. */
  readonly wait?: boolean;
}

/** Ask the bot on a seat to take these steps of another plan of its own instead. */
export interface Ask<A extends GameAction = GameAction> {
  readonly type: "ask";
  readonly id: string;
  readonly seat: number;
  readonly target: number;
  readonly steps: readonly A[];
}

/** Let bots go on without a seat until it plays again, or not any more. */
export interface Aside {
  readonly type: "aside";
  readonly id: string;
  readonly seat: number;
  readonly on: boolean;
}

/** Leave an answer to be given for a seat of one's own, or take it back. */
export interface Order<A extends GameAction = GameAction> {
  readonly type: "order";
  readonly id: string;
  readonly seat: number;
  readonly kind: "next" | "same" | "late";
  readonly action?: A | null;
  readonly off?: boolean;
}

/** POST /api/guest. */
export interface GuestBody {
  readonly name: string;
  readonly lang?: string | null;
  readonly face?: number | null;
}

/** POST /api/enter. */
export interface EnterBody {
  readonly token: string;
}

/** POST /api/account. */
export interface SignUpBody {
  readonly email: string;
  readonly password?: string | null;
}

/** POST /api/account/signin and …/email. */
export interface SignInBody {
  readonly email: string;
  readonly password?: string;
}

/** POST /api/account/link. */
export interface EmailBody {
  readonly email: string;
}

/** POST /api/account/letter: the secret of a link that came by mail. */
export interface LetterBody {
  readonly token: string;
}

/** POST /api/account/password; the old one, unless a link by mail was opened just now. */
export interface PasswordBody {
  readonly password: string;
  readonly old?: string | null;
}

/** POST /api/account/passkeys/offer: the password where there is one, unless a link by mail was opened just now. */
export interface OfferBody {
  readonly password?: string | null;
}

/** POST /api/account/passkeys and …/passkeys/enter: what a browser has made or signed, as it tells it. */
export interface PasskeyBody {
  readonly credential: Readonly<Record<string, unknown>>;
}

/** POST /api/account/sessions/end: which one; null: all others. */
export interface EndBody {
  readonly id?: string | null;
}

/** POST /api/account/settings. */
export interface SettingsBody {
  readonly settings: Readonly<Record<string, unknown>>;
}

/** POST /api/account/erase: one's own name, to be sure, and the password where there is one. */
export interface EraseBody {
  readonly name: string;
  readonly password?: string | null;
}

/** POST /api/profile/rating, /api/people/…/ignore, …/abandon, …/archive and …/mute: yes or no. */
export interface SwitchBody {
  readonly on: boolean;
}

/** POST …/invite: whom, by id. */
export interface InviteBody {
  readonly person: string;
}

/** Where notices are posted, in whose shape, and to which chat. */
export interface HookBody {
  readonly url: string;
  readonly kind?: "plain" | "telegram" | "discord" | "slack";
  readonly to?: string;
}

/** POST /api/notices: what is said changes, the rest stays. */
export interface WishesBody {
  readonly wants?: Readonly<Record<string, readonly ("push" | "mail" | "hook")[]>>;
  readonly hook?: HookBody | null;
  readonly quiet?: readonly [number, number] | null;
  readonly zone?: number;
}

/** POST /api/notices/device: a push subscription of a browser. */
export interface DeviceBody {
  readonly endpoint: string;
  readonly key: string;
  readonly auth: string;
}

/** POST /api/notices/device/end: which browser, by its endpoint. */
export interface EndpointBody {
  readonly endpoint: string;
}

/** POST /api/house/announce: what everyone is told, and for how many hours; without, until it is taken back. */
export interface AnnounceBody {
  readonly text: string;
  readonly hours?: number | null;
}

/** How fast a table plays: a known pace, or `own` with seconds for a decision and in the bank. */
export interface PaceBody {
  readonly name: "live" | "evening" | "post" | "none" | "own";
  readonly move?: number | null;
  readonly bank?: number | null;
  readonly end?: "bot" | "vote" | "answer" | "wait" | null;
  readonly rest?: number | null;
  readonly away?: number | null;
  readonly host?: boolean | null;
}

/** POST /api/cups. */
export interface CupBody {
  readonly game: string;
  readonly seats: number;
  readonly rounds: number;
  readonly name?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly pace?: PaceBody | null;
}

/** POST /api/tables. */
export interface TableBody {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly name?: string | null;
  readonly public?: boolean;
  readonly seating?: readonly string[] | null;
  readonly roles?: readonly (string | null)[] | null;
  readonly pack?: string | null;
  readonly pace?: PaceBody | null;
  readonly take_back?: number | null;
  readonly hints?: string | null;
}

/** POST /api/lessons/…: the chapter to begin; without one it goes on where it was left. */
export interface LessonBody {
  readonly chapter?: number | null;
}

/** POST …/seat and …/stand. */
export interface SeatBody {
  readonly seat: number;
}

/** POST …/seating. */
export interface SeatingBody {
  readonly seat: number;
  readonly kind: string;
}

/** POST …/face. */
export interface FaceBody {
  readonly seat: number;
  readonly face: number;
}

/** POST …/options. */
export interface OptionsBody {
  readonly options?: Readonly<Record<string, unknown>> | null;
  readonly name?: string | null;
  readonly public?: boolean | null;
  readonly pack?: string | null;
  readonly pace?: PaceBody | null;
  readonly hints?: string | null;
}

/** POST …/take_back. */
export interface TakeBackBody {
  readonly ms: number | null;
}

/** POST …/vote: whether a bot may play for somebody who is away; else the table waits. */
export interface VoteBody {
  readonly seat: number;
  readonly bot: boolean;
}

/** POST …/vacation: so many days from now on; 0: back again. */
export interface VacationBody {
  readonly days: number;
}

/** POST …/bot. */
export interface BotBody {
  readonly seat: number;
  readonly level?: string | null;
}

/** POST …/audience: how those who do not play may watch, and whether they may talk. */
export interface AudienceBody {
  readonly watch?: "live" | "late" | "none" | null;
  readonly gallery?: boolean | null;
}

/** POST …/report: what is wrong, through whose eyes, and what the page shows. */
export interface ReportBody {
  readonly words: string;
  readonly seat?: number | null;
  readonly screen?: unknown;
}

/** POST …/again: whether everyone moves on by a seat. */
export interface AgainBody {
  readonly rotate?: boolean;
}

/** POST …/fork: the seat to sit on, the length of the log to go on from, and the level of bots, or open seats. */
export interface ForkBody {
  readonly seat: number;
  readonly number?: number | null;
  readonly bots?: string | null;
}

/** POST /api/logs: a log as it was downloaded. */
export interface LogBody {
  readonly file: unknown;
}

/** POST …/bring. */
export interface BringBody {
  readonly seat: number;
  readonly role?: string | null;
  readonly keepsake?: string | null;
}

/** POST /api/keepsakes: a file as it was exported. */
export interface KeepsakeBody {
  readonly game: string;
  readonly card: unknown;
}

/** POST /api/puzzles/…: an answer. */
export interface PuzzleBody {
  readonly action: unknown;
}

/** One field of a pack in TOML notation; an empty text takes it away. */
export interface EditBody {
  readonly file: string;
  readonly section: readonly string[];
  readonly key: string;
  readonly text: string;
}

/**
 * POST /api/packs/check: edits of the standard pack or of an own one, or a whole pack as it was exported.
 *
 * `sources` says where values come from, `{"objects.toml/banks/minimum": "printed"}`; null: as before.
 */
export interface CheckBody {
  readonly game?: string | null;
  readonly pack?: string | null;
  readonly edits?: readonly EditBody[];
  readonly sources?: Readonly<Record<string, "printed" | "agreed">> | null;
  readonly file?: unknown;
}

/** POST /api/packs: the same, to be kept; `id` names the own pack it takes the place of. */
export interface PackBody {
  readonly game?: string | null;
  readonly pack?: string | null;
  readonly edits?: readonly EditBody[];
  readonly sources?: Readonly<Record<string, "printed" | "agreed">> | null;
  readonly file?: unknown;
  readonly id?: string | null;
  readonly name?: string | null;
  readonly note?: string | null;
}

/** What an answer is told that was not awaited; nothing is played. */
export interface Wrong {
  readonly say: string;
  readonly when?: Readonly<Record<string, unknown>>;
}

/** What a scripted seat does. */
export interface Cue {
  readonly seat: number;
  readonly does: Readonly<Record<string, unknown>>;
}

/** Something that is said, and where nothing but reading is asked, no more than that. */
export interface LessonStep {
  /** The message `<game>-lesson-<say>`, its heading under `.title` and what is waited for under `.wait`. */
  readonly say: string;
  /** Where: `card:12` as a piece is named by `data-card`, or a place the board names by `data-spot`. */
  readonly at?: readonly string[];
  /** The actions that lead on; the first of them is what the script plays and what is shown to who asks. */
  readonly awaits?: readonly Readonly<Record<string, unknown>>[];
  /** How many answers it takes, in whatever order. */
  readonly times?: number;
  readonly wrong?: readonly Wrong[];
  /** What the others do next; without a line they play as a simple bot would, once the learner need not answer. */
  readonly then?: readonly Cue[];
}

/** An answer of the learner that the script gives; without `does` a simple bot does. */
export interface Unseen {
  readonly does?: Readonly<Record<string, unknown>>;
  readonly then?: readonly Cue[];
}

/** A part of a lesson that can be begun by itself; its title is the message `<game>-lesson-<id>`. */
export interface LessonChapter {
  readonly id: string;
  readonly steps: readonly LessonStep[];
  /** The answers that are given for the learner before it begins. */
  readonly skip?: readonly Unseen[];
}

/** What is said the first time a question of that name is asked, at a table that is no lesson any more. */
export interface Hint {
  readonly say: string;
  readonly on: string;
  readonly at: readonly string[];
  /** What the options of the table are, or how many `seats` it has, where that matters. */
  readonly where?: Readonly<Record<string, unknown>>;
}

/** The first evening with a game. */
export interface Lesson {
  readonly minutes: number;
  readonly seats: number;
  /** Where the learner sits. */
  readonly seat: number;
  /** What chance is made of: the same for everyone who learns. */
  readonly seed: string;
  /** The digest of the pack it was written for: cards that came later change nothing in it. */
  readonly content: string;
  readonly chapters: readonly LessonChapter[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** What the others do before the learner's first answer. */
  readonly before?: readonly Cue[];
  readonly hints?: readonly Hint[];
}

/** What the server says at a table. */
export type FromServer<V extends GameView = GameView, A extends GameAction = GameAction, E extends GameEvent = GameEvent> =
  | TableMessage
  | StateMessage<V, A, E>
  | Acknowledged
  | RefusedMessage
  | Superseded
  | WhyMessage
  | ForeseenMessage
  | HintMessage<A>
  | ChatTold
  | ProposalsTold<A>
  | OrdersTold<A>
  | PleaTold<E>
  | ErrorMessage;

/** What it is told there. */
export type ToServer<A extends GameAction = GameAction> =
  | Play<A>
  | Undo
  | Plead
  | Consent
  | Explain<A>
  | Foresee<A>
  | Consult
  | Seen
  | Look
  | Order<A>
  | Chat
  | PointOut
  | Propose<A>
  | Withdraw
  | Opinion
  | Ask<A>
  | Aside;
