/** Tables whose last rounds were played before the reader's eyes: only there is the pad opened line by line. */
const watched = new Set<string>();
export const watch = (code: string): void => void watched.add(code);

/** How long a line stays, milliseconds. */
const LINE = 1400;

/** The pad opened a line at a time; the winner is named after the last. */
export class Ceremony {
  /** The line that is open, 1 to 9; ten when all is told. */
  at = $state(10);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string) {
    if (watched.delete(code)) this.at = 1;
  }

  get on(): boolean {
    return this.at < 10;
  }

  /** Lets the lines come by themselves, one after another; the returned function stops that. */
  run(): () => void {
    this.#wait();
    return () => clearTimeout(this.#timer);
  }

  next(): void {
    clearTimeout(this.#timer);
    this.at += 1;
    this.#wait();
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.at = 10;
  }

  hold(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    if (this.on) this.#timer = setTimeout(() => this.next(), LINE);
  }
}
