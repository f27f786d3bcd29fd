/** Which puzzles this browser has tried, and whether the first answer was right; kept on the device only. */
const KEY = "kuluary-puzzles";

class Solved {
  #known: Readonly<Record<string, boolean>> = $state.raw(read());

  /** Right at once, not at once, or not tried. */
  of(id: string): boolean | undefined {
    return this.#known[id];
  }

  /** Only the first answer counts. */
  note(id: string, right: boolean): void {
    if (id in this.#known) return;
    this.#known = { ...this.#known, [id]: right };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#known));
    } catch {
      // A browser that keeps nothing asks the same again.
    }
  }
}

function read(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export const solved = new Solved();
