/** How long a line stays, milliseconds. */
const LINE = 1400;
const ALL = 10;

/** The pad opened a line at a time, at a table whose end was seen; the winner is named after the last. */
class Ceremony {
  /** The line that is open, 1 to 9; ten when all is told. */
  at = $state(ALL);
  /** Tables that were played before the reader's eyes. */
  #watched = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  watch(code: string): void {
    this.#watched.add(code);
  }

  begin(code: string): void {
    this.at = this.#watched.delete(code) ? 1 : ALL;
  }

  get on(): boolean {
    return this.at < ALL;
  }

  /** Lets the lines come by themselves, one after another; the returned function stops that. */
  run(): () => void {
    this.#wait();
    return () => this.finish();
  }

  next(): void {
    this.hold();
    this.at += 1;
    this.#wait();
  }

  finish(): void {
    this.hold();
    this.at = ALL;
  }

  hold(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    if (this.on) this.#timer = setTimeout(() => this.next(), LINE);
  }
}

export const ceremony = new Ceremony();
