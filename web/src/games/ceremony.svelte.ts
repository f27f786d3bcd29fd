import { sound } from "../core/sound";

let shown: Ceremony | null = $state.raw(null);

/** The end of a game is being counted before the reader's eyes: whatever else is to be said of it waits. */
export const counting = (): boolean => shown?.on ?? false;

/** What part of its time a line stays in which there is nothing to read. */
const QUICK = 0.4;

/** A count opened a line at a time, at a table whose end was seen. */
export class Ceremony {
  /** The line that is open, from 1; one more than there are when all is told. */
  at = $state(0);
  /** Tables that were played before the reader's eyes. */
  #watched = new Set<string>();
  #lines: number;
  #ms: number;
  /** Nobody got anything in this line. */
  #empty: (line: number) => boolean = () => false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** So many lines, each of which stays so long, in milliseconds. */
  constructor(lines: number, ms: number) {
    this.#lines = lines;
    this.#ms = ms;
    this.at = lines + 1;
  }

  watch(code: string): void {
    this.#watched.add(code);
  }

  /** Lines that gave nobody anything pass quicker. */
  begin(code: string, empty: (line: number) => boolean = () => false): void {
    shown = this;
    this.#empty = empty;
    this.at = this.#watched.delete(code) ? 1 : this.#lines + 1;
  }

  get on(): boolean {
    return this.at <= this.#lines;
  }

  /** Lets the lines come by themselves, one after another; the returned function stops that. */
  run(): () => void {
    this.#wait();
    return () => this.finish();
  }

  next(): void {
    this.hold();
    this.at += 1;
    sound.play(this.on ? "abacus" : "seal");
    this.#wait();
  }

  finish(): void {
    this.hold();
    this.at = this.#lines + 1;
  }

  hold(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    if (this.on) this.#timer = setTimeout(() => this.next(), this.#empty(this.at) ? this.#ms * QUICK : this.#ms);
  }
}
