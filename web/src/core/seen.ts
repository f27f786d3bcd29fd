/** How far this browser has seen the tables it was last at: the length of the log, by the code of the table. */
const KEY = "kuluary-seen";
/** Tables further back are forgotten. */
const TABLES = 12;

type Kept = [code: string, number: number][];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}

export function seenOf(code: string): number | null {
  return read().find(([one]) => one === code)?.[1] ?? null;
}

export function keepSeen(code: string, number: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([[code, number], ...read().filter(([one]) => one !== code)].slice(0, TABLES)));
  } catch {
    // A browser that keeps nothing tells nobody what was missed.
  }
}
