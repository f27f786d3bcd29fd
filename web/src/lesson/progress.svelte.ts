/** What this browser remembers of learning: lessons that were gone through, hints that were wanted and read. */
const KEY = "kuluary-learning";

interface Kept {
  done: string[];
  /** Games at whose table somebody was asked whether they know them. */
  met: string[];
  hints: string[];
  read: string[];
}

class Progress {
  /** Told whenever something was learnt. */
  onchange: () => void = () => {};
  #kept: Kept = $state.raw(read());

  /** The lesson of the game was gone through to its end. */
  knows(game: string): boolean {
    return this.#kept.done.includes(game);
  }

  finish(game: string): void {
    if (!this.knows(game)) this.#keep({ ...this.#kept, done: [...this.#kept.done, game] });
  }

  /** Nobody has sat down to this game here before. */
  isNew(game: string): boolean {
    return !this.knows(game) && !this.#kept.met.includes(game);
  }

  meet(game: string): void {
    if (!this.#kept.met.includes(game)) this.#keep({ ...this.#kept, met: [...this.#kept.met, game] });
  }

  /** Hints at the pieces are wanted in this game. */
  wants(game: string): boolean {
    return this.#kept.hints.includes(game);
  }

  want(game: string): void {
    if (!this.wants(game)) this.#keep({ ...this.#kept, hints: [...this.#kept.hints, game] });
  }

  /** Hints are wanted from the first one on. */
  renew(game: string): void {
    this.#keep({ ...this.#kept, read: this.#kept.read.filter((hint) => !hint.startsWith(`${game}-`)) });
    this.want(game);
  }

  spare(game: string): void {
    this.#keep({ ...this.#kept, hints: this.#kept.hints.filter((one) => one !== game) });
  }

  /** A hint was read, and never comes again. */
  hasRead(hint: string): boolean {
    return this.#kept.read.includes(hint);
  }

  read(hint: string): void {
    if (!this.hasRead(hint)) this.#keep({ ...this.#kept, read: [...this.#kept.read, hint] });
  }

  get all(): Kept {
    return this.#kept;
  }

  /** Adds what was learnt on another device. */
  adopt(other: Partial<Kept>): void {
    const both = (name: keyof Kept): string[] => [...new Set([...this.#kept[name], ...(Array.isArray(other[name]) ? other[name] : [])])];
    this.#keep({ done: both("done"), met: both("met"), hints: both("hints"), read: both("read") }, true);
  }

  #keep(kept: Kept, adopted = false): void {
    this.#kept = kept;
    if (!adopted) this.onchange();
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing remembers until it is closed.
    }
  }
}

function read(): Kept {
  const nothing: Kept = { done: [], met: [], hints: [], read: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

export const progress = new Progress();
