const KEY = "kuluary-seen";
/** So many tables are remembered. */
const MOST = 60;

/** How long a log was when it was looked at, and when that was. */
type Visits = Record<string, readonly [number: number, at: number]>;

function read(): Visits {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Visits;
  } catch {
    return {};
  }
}

/** How long the log of a table was when this browser last showed it, if that is longer ago than so many milliseconds. */
export function lastSeen(code: string, ago: number): number | null {
  const [number, at] = read()[code] ?? [null, 0];
  return Date.now() - at > ago ? number : null;
}

export function noteSeen(code: string, number: number): void {
  const others = Object.entries(read()).filter(([one]) => one !== code);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [code, [number, Date.now()]]])));
  } catch {
    // A browser that keeps nothing has no recap after it was closed.
  }
}
