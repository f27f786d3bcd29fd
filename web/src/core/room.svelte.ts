import { socketUrl } from "./api";
import type { Who } from "./i18n.svelte";
import { t } from "./i18n.svelte";
import { Picker, type Choice, type PickerHost } from "./picker.svelte";
import { errorKey } from "./trouble.svelte";
import { TableSocket, type Link, type SocketParts } from "./socket";
import { named } from "./words";
import type { ChatMessage, FromServer, GameAction, News, Seating, StateMessage, Table, Why } from "./types";

/** How long a question «why not?» is worth waiting for. */
const EXPLAIN_MS = 5_000;
/** A page hidden for longer asks for a fresh line when it is seen again. */
const HIDDEN_MS = 20_000;

/** Talk that comes so soon after the line is open was said before we came. */
const PAST_MS = 1_500;

const browser = (code: string): SocketParts => ({
  open: () => new WebSocket(socketUrl(code)) as ReturnType<SocketParts["open"]>,
  later: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  random: Math.random,
});

/** One table as this browser sees it: what the server has said, and what it is told. */
export class Room implements PickerHost {
  readonly code: string;
  state: StateMessage | null = $state.raw(null);
  news: News[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  chatSeen = $state(0);
  link: Link = $state("connecting");
  /** The answer on its way to the server. */
  pending: Choice | null = $state.raw(null);
  /** A short remark about what has just happened, by message key. */
  remark: string | null = $state(null);
  /** The length of the log after the last play of each seat of ours. */
  #lastPlay: Record<number, number> = $state.raw({});
  /** Hot seat: whose hand lies open. */
  uncovered: number | null = $state(null);

  #told: Table | null = $state.raw(null);
  /** The table with a name at every seat. */
  table: Table | null = $derived(this.#told && named(this.#told));

  readonly picker: Picker = new Picker(this);
  readonly #socket: TableSocket;
  #pendingId: string | null = null;
  #undoAt: HTMLElement | null = null;
  #asked = new Map<string, (why: Why | null) => void>();
  #hiddenAt = 0;
  #openedAt = 0;
  #stop: () => void;

  constructor(code: string, parts: SocketParts = browser(code)) {
    this.code = code;
    this.#socket = new TableSocket(parts);
    this.#socket.onlink = (link) => {
      this.link = link;
      if (link === "open") this.#openedAt = performance.now();
    };
    this.#socket.onmessage = (message) => this.#take(message);
    const back = () => this.reconnect();
    const off = () => this.#socket.offline();
    const seen = () => this.#seen();
    addEventListener("online", back);
    addEventListener("offline", off);
    document.addEventListener("visibilitychange", seen);
    this.#stop = () => {
      removeEventListener("online", back);
      removeEventListener("offline", off);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** Seats of this browser; more than one is a hot seat. */
  mine: number[] = $derived((this.table?.seating ?? []).filter((place) => place.you).map((place) => place.seat));
  hot: boolean = $derived(this.mine.length > 1);
  /** Who must answer, by the last word of the server. */
  waiting: number[] = $state.raw([]);

  /** Hot seat: who must take the device now; null while nobody of us must answer or the right hand is open. */
  handTo: number | null = $derived.by(() => {
    if (!this.hot || this.table?.status !== "playing") return null;
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
  who: Who = $derived({ name: (seat: number) => this.nameOf(seat), me: this.seat });

  /** Begins with the table as it was fetched, and listens from now on. */
  open(table: Table): void {
    this.#takeTable(table);
    this.#socket.connect();
  }

  /** The table as an HTTP call has just answered. */
  update(table: Table): void {
    this.#takeTable(table);
  }

  close(): void {
    this.#stop();
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
    return seat === this.seat ? t("house-you-first") : this.nameOf(seat);
  }

  play(choice: Choice): void {
    if (this.pending) return;
    this.remark = null;
    this.pending = choice;
    this.#pendingId = unique();
    const { decision, action } = choice;
    this.#socket.send({ type: "play", id: this.#pendingId, seat: decision.seat, decision: decision.id, action });
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

  /** Takes the last own play back; a refusal is shown at the button. */
  undoFrom(at: HTMLElement | null): void {
    if (this.seat === null || this.pending) return;
    this.picker.clear();
    this.#undoAt = at;
    this.#socket.send({ type: "undo", id: unique(), seat: this.seat });
  }

  say(text: string): void {
    this.#socket.send({ type: "chat", id: unique(), text });
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
    this.state = null;
    this.news = [];
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
        if (this.#settle(message.id)) this.remark = "house-superseded";
        return;
      case "refused":
        return this.picker.refuse(message, this.#settle(message.id) ? null : this.#undoAt);
      case "why":
        return this.#answer(message.id, message);
      case "chat":
        return this.#takeChat(message.messages);
      case "error":
        if (message.id !== null) this.#settle(message.id);
        console.warn(`${message.code}: ${message.message}`);
        this.remark = errorKey(message.code);
    }
  }

  #takeTable(table: Table): void {
    const passed = this.#passed;
    this.#told = table;
    this.waiting = table.waiting;
    if (this.#passed && !passed) this.#see(this.uncovered);
    if (this.#passed && table.status === "over" && this.uncovered !== null) this.cover();
  }

  #takeState(state: StateMessage): void {
    if (this.#passed && state.seat !== this.uncovered) return;
    if (this.state && state.number > this.state.number) this.remark = null;
    this.news = state.reset ? state.news : [...this.news, ...state.news];
    this.state = state;
    this.waiting = state.waiting;
    this.picker.ask(this.place(state.seat ?? -1)?.stand_in ? [] : state.decisions);
    if (this.handTo !== null && this.uncovered !== null) this.cover();
  }

  #takeChat(messages: ChatMessage[]): void {
    const known = new Set(this.chat.map((message) => message.number));
    const past = this.chat.length === 0 && performance.now() - this.#openedAt < PAST_MS;
    this.chat = [...this.chat, ...messages.filter((message) => !known.has(message.number))];
    if (past) this.chatSeen = this.chat.length;
  }

  #acknowledged(id: string, number: number): void {
    const seat = this.pending?.decision.seat;
    if (this.#settle(id) && seat !== undefined) this.#lastPlay = { ...this.#lastPlay, [seat]: number };
  }

  #settle(id: string): boolean {
    if (id !== this.#pendingId) return false;
    this.pending = null;
    this.#pendingId = null;
    return true;
  }

  #answer(id: string, why: Why | null): void {
    this.#asked.get(id)?.(why);
    this.#asked.delete(id);
  }

  #seen(): void {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (this.link !== "closed" && Date.now() - this.#hiddenAt > HIDDEN_MS) this.reconnect();
  }
}

function unique(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
