import type { FromServer, ToServer } from "./protocol.gen";

/**
 * What the line to the table does:
 * connecting → open; lost → waiting (a new try is due) → connecting; after many failed tries, or without a network,
 * off (tries go on, slower); gone: the server has no such table for us; closed: by us.
 */
export type Link = "connecting" | "open" | "waiting" | "off" | "gone" | "closed";

type Wire = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
};

export interface SocketParts {
  open(): Wire;
  later(run: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
  /** 0 to 1. */
  random(): number;
}

const FIRST_TRY_MS = 500;
const SLOWEST_TRY_MS = 15_000;
/** So many failed tries in a row are called «нет связи». */
const PATIENCE = 4;
/** An answer that takes longer means the line is dead, whatever the browser thinks. */
const ANSWER_MS = 8_000;
/** Closed with one of these, it is no use to come back: no such table, or one that cannot be shown. */
const NO_RETURN = new Set([4404, 4400]);

/** Closed with this, the reason begins with the seconds after which to come back. */
const RESTART = 1012;

/** A line that comes back by itself and delivers every answer exactly once, because the server counts ids. */
export class TableSocket {
  link: Link = "connecting";
  onlink: (link: Link) => void = () => {};
  onmessage: (message: FromServer) => void = () => {};

  #parts: SocketParts;
  #wire: Wire | null = null;
  #tries = 0;
  #retry: unknown = null;
  #unanswered = new Map<string, ToServer>();
  #deadline: unknown = null;
  #look: number | null | undefined = undefined;

  constructor(parts: SocketParts) {
    this.#parts = parts;
  }

  connect(): void {
    this.#drop();
    this.#turn("connecting");
    const wire = this.#parts.open();
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onmessage = (event) => this.#received(JSON.parse(event.data) as FromServer);
    wire.onclose = (event) => this.#lost(event.code, event.reason);
  }

  /** Ends the line for good. */
  close(): void {
    this.#drop();
    this.#parts.cancel(this.#deadline);
    this.#turn("closed");
  }

  /** The browser has no network: say so at once; `connect` when it is back. */
  offline(): void {
    if (this.link === "closed" || this.link === "gone") return;
    this.#drop();
    this.#turn("off");
    this.#again(SLOWEST_TRY_MS);
  }

  /** Sends, now or after the line is back; a message with an id is kept until it is answered. */
  send(message: ToServer): void {
    if ("id" in message) this.#unanswered.set(message.id, message);
    if (this.link !== "open") return;
    this.#wire!.send(JSON.stringify(message));
    this.#watch();
  }

  /** Looks through another seat; said again after every reconnect. */
  look(seat: number | null): void {
    this.#look = seat;
    if (this.link === "open") this.#wire!.send(JSON.stringify({ type: "look", seat }));
  }

  #opened(): void {
    this.#turn("open");
    if (this.#look !== undefined) this.#wire!.send(JSON.stringify({ type: "look", seat: this.#look }));
    for (const message of this.#unanswered.values()) this.#wire!.send(JSON.stringify(message));
    this.#watch();
  }

  #received(message: FromServer): void {
    this.#tries = 0;
    if ("id" in message && message.id !== null) this.#unanswered.delete(message.id);
    this.#watch();
    this.onmessage(message);
  }

  #lost(code: number, reason: string): void {
    this.#wire = null;
    if (NO_RETURN.has(code)) return this.#turn("gone");
    const asked = code === RESTART ? Number.parseFloat(reason) : NaN;
    if (asked > 0 && asked * 1000 <= SLOWEST_TRY_MS) {
      this.#turn("waiting");
      return this.#again(asked * 1000);
    }
    this.#tries += 1;
    this.#turn(this.#tries >= PATIENCE ? "off" : "waiting");
    const slow = Math.min(FIRST_TRY_MS * 2 ** (this.#tries - 1), SLOWEST_TRY_MS);
    this.#again(slow * (0.75 + this.#parts.random() / 2));
  }

  #again(ms: number): void {
    this.#retry = this.#parts.later(() => this.connect(), ms);
  }

  /** Keeps one clock running while something is unanswered. */
  #watch(): void {
    this.#parts.cancel(this.#deadline);
    this.#deadline = null;
    if (this.#unanswered.size === 0 || this.link !== "open") return;
    this.#deadline = this.#parts.later(() => this.connect(), ANSWER_MS);
  }

  #drop(): void {
    this.#parts.cancel(this.#retry);
    this.#parts.cancel(this.#deadline);
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #turn(link: Link): void {
    if (link === this.link) return;
    this.link = link;
    this.onlink(link);
  }
}
