import { api, socketUrl } from "./api";
import type { Args, Who } from "./i18n.svelte";
import { say, t } from "./i18n.svelte";
import type { Confirm } from "./settings.svelte";
import { Picker, type Choice, type PickerHost } from "./picker.svelte";
import { errorKey } from "./trouble.svelte";
import { TableSocket, type Link, type SocketParts } from "./socket";
import { Clocks } from "./clocks.svelte";
import { me } from "./person.svelte";
import { isQuiet, keepQuiet } from "./quiet";
import { comeUpToDate } from "./release";
import { wide } from "./screen.svelte";
import { keepSeen, seenOf } from "./seen";
import { AWAY_MS, Stage, unfold, type Film, type Shown } from "./stage.svelte";
import { named } from "./words";
import type { ChatMessage, ForeseenMessage, FromServer, GameAction, GameEvent, HintMessage, News, OrdersTold, Plea, PleaEnd, Proposal, Seating, StateMessage, Table, Warned, Why } from "./protocol.gen";

/** How long a question «why not?» is worth waiting for. */
const EXPLAIN_MS = 5_000;
/** The coach looks at a move for a while, and may have to wait for a turn. */
const WEIGH_MS = 40_000;
/** Talk that comes so soon after the line is open was said before we came. */
const PAST_MS = 1_500;

/** So many events tell what has changed while an answer was on its way. */
const CHANGES = 2;

/** What was said of a move before it was sent. */
type Foreseen = Pick<ForeseenMessage, "back" | "warning">;

/** A sentence by its key. */
export interface Remark {
  key: string;
  args: Args;
}

const browser = (code: string): SocketParts => ({
  open: () => new WebSocket(socketUrl(code)) as ReturnType<SocketParts["open"]>,
  later: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  random: Math.random,
});

/** One table as this browser sees it: what the server has said, and what it is told. */
export class Room implements PickerHost {
  readonly code: string;
  /** What happens, as it is shown. */
  readonly stage = new Stage();
  /** What is left to those who are awaited. */
  readonly clocks = new Clocks();
  /** By seat of ours: what was left to be played there. */
  orders: Readonly<Record<number, OrdersTold>> = $state.raw({});
  /** By seat of ours: what was answered there last, since we came. */
  answered: Readonly<Record<number, Choice>> = $state.raw({});
  chat: readonly ChatMessage[] = $state.raw([]);
  /** The chat of this table is off. */
  quiet = $state(false);
  /** What is said by those whom the reader wants to hear. */
  heard: readonly ChatMessage[] = $derived(this.quiet ? [] : this.chat.filter((message) => !me.ignored.includes(message.person)));
  /** How much of it was on screen. */
  chatSeen = $state(0);
  link: Link = $state("connecting");
  /** The answer on its way to the server. */
  pending: Choice | null = $state.raw(null);
  /** A move that waits for a word more; `final`: because it cannot be taken back. */
  armed: (Choice & { final: boolean }) | null = $state.raw(null);
  /** Which moves that holds for. */
  confirm: () => Confirm = () => "never";
  /** Whether the coach looks at a move before it is sent. */
  warns: () => boolean = () => false;
  /** The move the coach looks at, and what it would cost if that is much. */
  weighing: Choice | null = $state.raw(null);
  warning: Warned | null = $state.raw(null);
  /** What the coach thinks of the question on screen; "asked": it still thinks. */
  hint: HintMessage | "asked" | null = $state.raw(null);
  /** A short remark about what has just happened. */
  remark: Remark | null = $state.raw(null);
  #proposals: readonly Proposal[] = $state.raw([]);
  /** Where hands are open: what people propose, but those whom the reader ignores, and what bots intend. */
  proposals: readonly Proposal[] = $derived(this.#proposals.filter((one) => (one.plan === null ? !me.ignored.includes(this.place(one.seat)?.person ?? "") : one.target === one.seat)));
  /** What a bot would do in the place of whoever looks. */
  advice: Proposal | null = $derived(this.#proposals.find((one) => one.plan !== null && one.target !== one.seat && one.target === this.seat) ?? null);
  /** The seats without which bots may go on. */
  aside: readonly number[] = $state.raw([]);
  /** Somebody asks to take a move back. */
  plea: Plea | null = $state.raw(null);
  /** When silence becomes a no, on the clock of this page. */
  pleaEnds = $state(0);
  /** One is about to ask for that. */
  pleading = $state(false);
  /** The last position in which a seat of this browser could take its move back freely. */
  #backable: { seat: number; number: number } | null = $state.raw(null);
  /** What is chosen now is proposed, not played. */
  proposing = $state(false);
  /** The length of the log after the last play of each seat of ours. */
  #lastPlay: Record<number, number> = $state.raw({});
  /** Hot seat: whose hand lies open. */
  uncovered: number | null = $state(null);

  #told: Table | null = $state.raw(null);
  /** The table with a name at every seat. */
  table: Table | null = $derived(this.#told && named(this.#told));

  /** Who has done something; a game may know it of events that name no seat. */
  doer: (event: GameEvent) => number | null = (event) => ("seat" in event && typeof event.seat === "number" ? event.seat : null);
  /** Asked before an answer is sent: where somebody learns, not every legal one is awaited. */
  guard: ((choice: Choice) => boolean) | null = null;
  /** What says enough to be proposed; a game may have moves that only open a choice. */
  proposes: (action: GameAction) => boolean = () => true;

  readonly picker: Picker = new Picker(this);
  readonly #socket: TableSocket;
  #pendingId: string | null = null;
  /** The proposal on its way, and how long the log was when something was sent. */
  #proposed: { id: string; choice: Choice | null } | null = null;
  #sentAt = 0;
  /** The agent taken up by hand, until something is played. */
  #picked: number | null = null;
  #undoAt: HTMLElement | null = null;
  #asked = new Map<string, (why: Why | null) => void>();
  #foreseen = new Map<string, (seen: Foreseen) => void>();
  #hintId: string | null = null;
  /** The question about which the coach was asked before a move was sent. */
  #warned: string | null = null;
  #hiddenAt = 0;
  /** What was told last was done by somebody else. */
  #others = false;
  #openedAt = 0;
  #stop: () => void;

  /** What everything on screen shows. */
  state: Shown | null = $derived(this.stage.state);
  /** What has been told by it. */
  news: readonly News[] = $derived(this.stage.news);

  constructor(code: string, parts: SocketParts = browser(code)) {
    this.code = code;
    this.quiet = isQuiet(code);
    this.#socket = new TableSocket(parts);
    this.#socket.onlink = (link) => {
      this.link = link;
      if (link !== "open") return;
      if (this.#openedAt > 0) void comeUpToDate();
      this.#openedAt = performance.now();
    };
    this.#socket.onmessage = (message) => this.#take(message);
    this.stage.onsettled = () => this.#settled();
    /* what matters in a lesson is said by the lesson */
    this.stage.said = ({ event, text }) => (this.table?.lesson || ("seat" in event && event.seat === this.seat) ? "" : say(text, this.who));
    const back = () => this.reconnect();
    const off = () => this.#socket.offline();
    const seen = () => this.#seen();
    addEventListener("online", back);
    addEventListener("offline", off);
    document.addEventListener("visibilitychange", seen);
    this.stage.hide(document.hidden);
    this.#stop = () => {
      removeEventListener("online", back);
      removeEventListener("offline", off);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** Seats of this browser; more than one is a hot seat, or several agents of one person where hands are open. */
  mine: number[] = $derived((this.table?.seating ?? []).filter((place) => place.you).map((place) => place.seat));
  hot: boolean = $derived(this.mine.length > 1 && !this.table?.open_hands);
  several: boolean = $derived(this.mine.length > 1 && Boolean(this.table?.open_hands));
  /** Who must answer, by the last word of the server about the table. */
  #awaited: readonly number[] = $state.raw([]);
  /** Who must answer, by what is on screen. */
  waiting: readonly number[] = $derived(this.stage.settled ? this.#awaited : (this.state?.waiting ?? []));
  /** The plans of bots that can be asked for something else. */
  askable: readonly Proposal[] = $derived(this.proposals.filter((one) => this.waiting.includes(one.seat) && (one.plan?.others.length ?? 0) > 0));
  /** The bot whose plan is looked at. */
  heeded = $state(-1);
  /** People, not only bots, read what is proposed. */
  company: boolean = $derived(this.table?.seating.some((place) => !place.you && (place.kind === "person" || place.kind === "local")) ?? false);
  /** A bot can be asked for something, or people would read it. */
  proposable: boolean = $derived(this.company || this.askable.length > 0);
  /** Who is seen at work: whoever must answer, and while something is told, whoever does it. */
  acting: readonly number[] = $derived.by(() => {
    if (this.stage.settled || this.waiting.length > 0) return this.waiting;
    const seat = this.state?.news.map(({ event }) => this.doer(event)).findLast((one) => one !== null) ?? null;
    return seat === null ? [] : [seat];
  });

  /** Hot seat: who must take the device now; null while nobody of us must answer or the right hand is open. */
  handTo: number | null = $derived.by(() => {
    if (!this.hot || this.table?.status !== "playing" || this.plea) return null;
    if (this.uncovered !== null && this.waiting.includes(this.uncovered)) return null;
    return this.mine.find((seat) => this.waiting.includes(seat) && !this.place(seat)?.stand_in) ?? null;
  });

  /** The seat one acts for. */
  seat: number | null = $derived(this.state?.seat ?? null);
  /** How long the log was after this seat's last play: what is further is new to whoever sits there. */
  ownLast: number | null = $derived(this.seat === null ? null : (this.#lastPlay[this.seat] ?? null));
  myTurn: boolean = $derived(
    this.seat !== null && this.waiting.includes(this.seat) && !this.place(this.seat)?.stand_in,
  );
  /** Whom sentences speak to; several agents of one person are told apart by their names. */
  who: Who = $derived({ name: (seat: number) => this.nameOf(seat), me: this.several ? null : this.seat });

  /** Shows the chat no more, or again. */
  hush(on: boolean): void {
    this.quiet = on;
    keepQuiet(this.code, on);
  }

  /** Begins with the table as it was fetched, and listens from now on; what is said before everything is ready waits. */
  open(table: Table, ready?: Promise<unknown>): void {
    this.#takeTable(table);
    if (this.mine.length === 1) this.stage.known = seenOf(this.code);
    if (ready) this.#hold(ready);
    this.#socket.connect();
  }

  #hold(ready: Promise<unknown>): void {
    const early: FromServer[] = [];
    this.#socket.onmessage = (message) => early.push(message);
    void ready.then(
      () => {
        this.#socket.onmessage = (message) => this.#take(message);
        early.forEach((message) => this.#take(message));
      },
      () => undefined, // the page says why
    );
  }

  /** The table as an HTTP call has just answered. */
  update(table: Table): void {
    this.#takeTable(table);
  }

  close(): void {
    this.#stop();
    this.stage.close();
    this.clocks.close();
    this.#socket.close();
  }

  reconnect(): void {
    if (this.link !== "gone") this.#socket.connect();
  }

  place(seat: number): Seating | undefined {
    return this.table?.seating[seat];
  }

  /** The name at a seat, whoever looks. */
  nameOf(seat: number): string {
    return this.place(seat)?.name ?? t("house-seat-n", { n: seat + 1 });
  }

  /** The name at a seat for the reader: «Вы» where it is the one looked from. */
  name(seat: number): string {
    return seat === this.who.me ? t("house-you-first") : this.nameOf(seat);
  }

  /** Plays at one gesture, where whoever sits here does not want to be asked whether it was meant. */
  async press(choice: Choice): Promise<void> {
    const meant = this.picker.chosen.length > 0 && this.picker.shown.length === 1;
    const only = choice.decision.actions.length === 1;
    const confirm = this.confirm();
    if (this.proposing || meant || only || confirm === "never") return this.play(choice);
    const { back } = await this.foresee(choice);
    if (confirm === "always" || !back) this.armed = { ...choice, final: !back };
    else this.play(choice);
  }

  /** Asks the coach about the question on screen; where its advice lies over the prompt and makes room for an answer, one that is begun is put down first. */
  askHint(): void {
    const decision = this.picker.decisions.find((one) => !one.free);
    if (!decision || this.pending || this.weighing || this.table?.hints === "none") return;
    if (!wide.current) {
      this.unarm();
      this.picker.clear();
    }
    if (this.hint) return;
    this.#hintId = unique();
    this.hint = "asked";
    this.#socket.send({ type: "hint", id: this.#hintId, seat: decision.seat, decision: decision.id });
  }

  /** Takes the move back that the coach has warned about: it was never sent. */
  unarm(): void {
    this.armed = this.warning = null;
  }

  /** Has the coach look at a move; what is no blunder is sent. */
  async #weigh(choice: Choice): Promise<void> {
    this.weighing = choice;
    const { warning } = await this.foresee(choice, true);
    this.weighing = null;
    if (!this.picker.decisions.some((one) => one.id === choice.decision.id)) return;
    if (!warning) return this.play(choice);
    this.armed = { ...choice, final: false };
    this.warning = warning;
  }

  play(choice: Choice): void {
    if (this.pending || this.weighing) return;
    this.unarm();
    if (this.proposing) return this.propose(choice);
    if (this.guard && !this.guard(choice)) return;
    const { id, free, actions } = choice.decision;
    if (this.warns() && this.table?.hints !== "none" && !free && actions.length > 1 && this.#warned !== id) {
      this.#warned = id;
      return void this.#weigh(choice);
    }
    this.remark = null;
    this.#sentAt = this.state?.number ?? 0;
    this.pending = choice;
    this.#pendingId = unique();
    const { decision, action } = choice;
    this.#socket.send({ type: "play", id: this.#pendingId, seat: decision.seat, decision: decision.id, action });
  }

  /** Acts for another of one's own seats; the table stays in sight. */
  act(seat: number): void {
    this.#picked = seat;
    if (this.several && seat !== this.seat) this.#socket.look(seat);
  }

  /** From now on what is chosen is proposed, of whichever seat; or played again. */
  consider(on: boolean): void {
    this.proposing = on && this.proposable;
    this.#ask();
  }

  /** Proposes an action, or says a sentence, to everyone at the table. */
  propose(idea: Choice | string): void {
    if (this.seat === null) return;
    const id = unique();
    this.remark = null;
    this.#sentAt = this.state?.number ?? 0;
    this.#proposed = { id, choice: typeof idea === "string" ? null : idea };
    const what = typeof idea === "string" ? { text: idea } : { decision: idea.decision.id, action: idea.action };
    this.#socket.send({ type: "propose", id, seat: this.seat, ...what });
    this.picker.clear();
    this.consider(false);
  }

  withdraw(proposal: Proposal): void {
    this.#socket.send({ type: "withdraw", id: unique(), proposal: proposal.number });
  }

  /** Is for a proposal or against it; said twice, it is taken back. */
  judge(proposal: Proposal, agrees: boolean): void {
    if (this.seat === null) return;
    const said = (agrees ? proposal.for : proposal.against).includes(this.seat);
    this.#socket.send({ type: "opinion", id: unique(), seat: this.seat, proposal: proposal.number, agrees: said ? null : agrees, wait: false });
  }

  /** Tells a bot to wait with its plan, or lets it go. */
  hold(proposal: Proposal, wait: boolean): void {
    if (this.seat !== null) this.#socket.send({ type: "opinion", id: unique(), seat: this.seat, proposal: proposal.number, agrees: null, wait });
  }

  /** Asks a bot for another plan of its own. */
  ask(target: number, steps: readonly GameAction[]): void {
    if (this.seat !== null) this.#socket.send({ type: "ask", id: unique(), seat: this.seat, target, steps: [...steps] });
  }

  /** Lets the bots go on without the seat one acts for, or not any more. */
  standAside(on: boolean): void {
    if (this.seat !== null) this.#socket.send({ type: "aside", id: unique(), seat: this.seat, on });
  }

  explain(guess: GameAction): Promise<Why | null> {
    if (this.seat === null || this.link !== "open") return Promise.resolve(null);
    const id = unique();
    const { seat } = this;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      setTimeout(() => this.#answer(id, null), EXPLAIN_MS);
      this.#socket.send({ type: "explain", id, seat, action: guess });
    });
  }

  /** Whether a move could be taken back, and would be a blunder; where nobody says so, it could not, and is none. */
  foresee(choice: Choice, warn = false): Promise<Foreseen> {
    if (this.link !== "open") return Promise.resolve({ back: false });
    const id = unique();
    return new Promise((resolve) => {
      this.#foreseen.set(id, resolve);
      setTimeout(() => this.#tell(id, { back: false }), warn ? WEIGH_MS : EXPLAIN_MS);
      this.#socket.send({ type: "foresee", id, seat: choice.decision.seat, action: choice.action, ...(warn ? { warn } : {}) });
    });
  }

  /** Hot seat: whose move can still be taken back, although the curtain has fallen. */
  backable: number | null = $derived(this.#backable !== null && this.#backable.number === this.stage.number ? this.#backable.seat : null);

  /** Takes the last own play back, or asks for it where that is not free; a refusal is shown at the button. */
  undoFrom(at: HTMLElement | null): void {
    if (this.seat === null || this.pending || this.plea) return;
    if (this.state?.plea && !this.state.undo) return void (this.pleading = true);
    this.picker.clear();
    this.#undoAt = at;
    this.#socket.send({ type: "undo", id: unique(), seat: this.seat, turn: false });
  }

  /** Takes back all that the seat has played in a row, as far as nothing was revealed. */
  undoTurn(seat: number | null = this.seat): void {
    if (seat === null || this.pending) return;
    this.picker.clear();
    this.#socket.send({ type: "undo", id: unique(), seat, turn: true });
  }

  /** Asks the others to take the last move back, or all moves in a row. */
  plead(turn: boolean, words: string): void {
    this.pleading = false;
    if (this.seat !== null) this.#socket.send({ type: "plead", id: unique(), seat: this.seat, turn, words });
  }

  /** Agrees that a move is taken back, or not; who has asked drops the question. */
  consent(agrees: boolean): void {
    const { plea } = this;
    const seat = plea && (this.mine.includes(plea.seat) ? plea.seat : this.mine.find((one) => plea.asked.includes(one)));
    if (typeof seat === "number") this.#socket.send({ type: "consent", id: unique(), seat, agrees });
  }

  /** Shows what was passed over as a film; where the beats are not here, the server has them. */
  async catchUp(): Promise<void> {
    const { recap } = this.stage;
    if (!recap) return;
    const film = recap.film ?? (await this.#film(recap.since));
    if (this.stage.recap === recap) this.#replay(film);
  }

  /** Shows again what has happened since a moment of the log. */
  async watchFrom(number: number): Promise<void> {
    const film = await this.#film(number - 1);
    this.#replay(film);
  }

  #replay(film: Film): void {
    this.stage.replay(film);
    this.#ask();
  }

  async #film(since: number): Promise<Film> {
    const { frames } = await api.since(this.code, this.seat, since);
    let view = frames[0]!.beats[0]!.view!;
    const [first, ...others] = frames.map(({ number, beats: sent }) => {
      const beats = unfold(sent, view);
      view = beats.at(-1)!.view;
      return { number, beats };
    });
    const from = { ...first!.beats.at(-1)!, number: first!.number };
    const heard = this.news.filter((item) => item.number <= from.number).length;
    return { from, heard, beats: others.flatMap(({ number, beats }) => beats.map((beat) => ({ ...beat, number }))) };
  }

  /** Leaves an answer to be given for the seat one acts for, or takes it back. */
  order(kind: "next" | "same" | "late", action: GameAction | null, off = false): void {
    if (this.seat !== null) this.#socket.send({ type: "order", id: unique(), seat: this.seat, kind, action, off });
  }

  say(text: string): void {
    this.#socket.send({ type: "chat", id: unique(), text, reaction: null });
  }

  /** Says something by a drawing. */
  react(reaction: string): void {
    this.#socket.send({ type: "chat", id: unique(), text: "", reaction });
  }

  /** Points out a message to the host; the host hides it. */
  pointOut(message: number, hide: boolean): void {
    this.#socket.send({ type: "point_out", id: unique(), message, hide });
  }

  /** Hot seat: the person has taken the device and opens the curtain. */
  uncover(seat: number): void {
    this.#see(seat);
  }

  /** Hot seat: hides the hand; what is left is what everybody may see. */
  cover(): void {
    this.#see(null);
  }

  /** A game is on in which the device goes from hand to hand. */
  get #passed(): boolean {
    return this.hot && this.table?.status !== "open";
  }

  #see(seat: number | null): void {
    this.uncovered = seat;
    this.stage.close();
    this.picker.ask([]);
    this.#socket.look(seat);
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "table":
        return this.#takeTable(message.table);
      case "state":
        return this.#takeState(message);
      case "ack":
        return this.#acknowledged(message.id, message.number);
      case "superseded":
        return this.#late(message.id, message.seat);
      case "refused":
        return this.picker.refuse(message, this.#settle(message.id) ? null : this.#undoAt);
      case "why":
        return this.#answer(message.id, message);
      case "foreseen":
        return this.#tell(message.id, message);
      case "hint":
        if (this.picker.decisions.some((one) => one.id === message.decision)) this.hint = message;
        return;
      case "chat":
        return this.#takeChat(message.messages);
      case "proposals":
        this.#proposals = message.proposals;
        this.aside = message.aside;
        return;
      case "orders":
        this.orders = { ...this.orders, [message.seat]: message };
        if (message.gone.length > 0) this.remark = { key: "house-order-gone", args: { what: say(message.gone[0]!.text, this.who) } };
        return;
      case "plea":
        return this.#takePlea(message.plea, message.end);
      case "error":
        if (message.id !== null) this.#settle(message.id);
        if (message.id === this.#hintId) this.hint = null;
        console.warn(`${message.code}: ${message.message}`);
        this.remark = { key: errorKey(message.code), args: {} };
    }
  }

  #takeTable(table: Table): void {
    const passed = this.#passed;
    this.#noteHints(table);
    this.#told = table;
    this.#awaited = table.waiting;
    this.clocks.set(table.clocks, table.pace);
    if (this.#passed && !passed) this.#see(this.uncovered);
    if (this.#passed && table.status === "over" && this.uncovered !== null) this.cover();
  }

  /** The answer to a question is told once, to those who were asked. */
  #takePlea(plea: Plea | null, end: PleaEnd | null): void {
    const before = this.plea;
    this.plea = plea;
    if (plea) this.pleaEnds = performance.now() + plea.left * 1000;
    else if (before && end) this.remark = { key: `house-plea-${end.outcome}`, args: { names: end.against.map((seat) => this.nameOf(seat)).join(", ") } };
  }

  /** Says when somebody else has asked the coach: everyone may know. */
  #noteHints(table: Table): void {
    const taken = table.seating.find((place) => !place.you && place.hints > (this.#told?.seating[place.seat]?.hints ?? place.hints));
    if (taken) this.remark = { key: "coach-taken", args: { name: this.nameOf(taken.seat), count: taken.hints } };
  }

  #takeState(state: StateMessage): void {
    if (this.#pendingId === null) this.pending = null;
    if (this.#passed && state.seat !== this.uncovered) return;
    if (state.undo && state.seat !== null) this.#backable = { seat: state.seat, number: state.number };
    if (this.state && state.number > this.state.number) this.remark = null;
    if (state.reset && this.plea && state.number < (this.state?.number ?? 0)) this.plea = null;
    this.#others = this.seat === state.seat && state.number !== this.ownLast;
    this.#awaited = state.waiting;
    this.clocks.set(state.clocks, null);
    if (document.hidden) this.#saw(state.number); // nobody looks: nobody need wait
    if (!this.stage.take(state)) this.#socket.look(state.seat);
    else if (!this.stage.settled) this.#ask(true);
  }

  /** Tells the bots, which wait for it, how far one has seen. */
  #saw(number: number): void {
    if (this.mine.length === 0) return;
    this.#socket.send({ type: "seen", number });
  }

  /** Everything is shown: what is asked now comes on screen. */
  #settled(): void {
    const { state } = this;
    if (!state) return;
    this.#saw(state.number);
    if (!document.hidden && this.mine.length === 1) keepSeen(this.code, state.number);
    if (state.over || state.seat === null) this.proposing = false;
    this.#ask(this.#others);
    this.#changeHands();
    if (this.handTo !== null && this.uncovered !== null) this.cover();
  }

  /** Puts the questions on screen: one's own, and when something is to be proposed those of the others too. */
  #ask(byOthers = false): void {
    const { state } = this;
    if (!state) return;
    const own = this.place(state.seat ?? -1)?.stand_in ? [] : state.decisions;
    const ideas = this.proposing ? [...own, ...state.others].map((decision) => ({ ...decision, actions: decision.actions.filter(({ action }) => this.proposes(action)) })) : own;
    this.picker.ask(ideas, byOthers);
    const open = (id: string | undefined): boolean => this.picker.decisions.some((one) => one.id === id);
    if (!open(this.armed?.decision.id)) this.unarm();
    if (!this.picker.decisions.some((one) => !one.free) || (this.hint !== null && this.hint !== "asked" && !open(this.hint.decision))) this.hint = null;
  }

  /** With several agents, goes on to one that must answer when the one at hand need not, unless it was picked by hand. */
  #changeHands(): void {
    if (!this.several || this.myTurn || this.proposing || this.#picked === this.seat) return;
    const next = this.mine.find((seat) => this.waiting.includes(seat) && !this.place(seat)?.stand_in);
    if (next !== undefined) this.#socket.look(next);
  }

  /** An answer came too late: says whose was faster and what changed, and lifts the choice if it is still possible. */
  #late(id: string, seat: number | null): void {
    const proposed = this.#proposed?.id === id ? this.#proposed.choice : null;
    const choice = proposed ?? this.pending;
    if (!this.#settle(id) && !proposed) return;
    const changes = this.stage.heard.filter((item) => item.number > this.#sentAt).slice(-CHANGES);
    const still = choice && !proposed ? this.picker.lift(choice) : false;
    if (seat === null || this.mine.includes(seat)) return void (this.remark = { key: "house-superseded", args: {} });
    const what = changes.map((item) => say(item.text, this.who)).join("; ") || t("house-overtaken-other");
    const args = { name: this.name(seat), what };
    this.remark = { key: still ? "house-overtaken-still" : "house-overtaken", args };
  }

  #takeChat(messages: readonly ChatMessage[]): void {
    const told = new Map(messages.map((message) => [message.number, message]));
    const known = new Set(this.chat.map((message) => message.number));
    const past = this.chat.length === 0 && performance.now() - this.#openedAt < PAST_MS;
    const changed = this.chat.map((message) => told.get(message.number) ?? message); // pointed out, or hidden since
    this.chat = [...changed, ...messages.filter((message) => !known.has(message.number))].sort((one, two) => one.number - two.number);
    if (past) this.chatSeen = this.heard.length;
  }

  /** A play is on its way until the table is here that it has made: until then its question is not asked again. */
  #acknowledged(id: string, number: number): void {
    const { pending } = this;
    if (!this.#settle(id) || !pending) return;
    if ((this.stage.number ?? 0) < number) this.pending = pending;
    this.#lastPlay = { ...this.#lastPlay, [pending.decision.seat]: number };
    this.answered = { ...this.answered, [pending.decision.seat]: pending };
  }

  #settle(id: string): boolean {
    if (id !== this.#pendingId) return false;
    this.pending = null;
    this.#pendingId = null;
    this.#picked = null;
    return true;
  }

  #tell(id: string, seen: Foreseen): void {
    this.#foreseen.get(id)?.(seen);
    this.#foreseen.delete(id);
  }

  #answer(id: string, why: Why | null): void {
    this.#asked.get(id)?.(why);
    this.#asked.delete(id);
  }

  #seen(): void {
    this.stage.hide(document.hidden);
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (this.link !== "closed" && Date.now() - this.#hiddenAt > AWAY_MS) this.reconnect();
  }
}

function unique(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
