/** The tables whose chat this browser does not show. */
const KEY = "kuluary-quiet";
/** Tables further back are forgotten. */
const TABLES = 50;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as string[]) : [];
  } catch {
    return [];
  }
}

export const isQuiet = (code: string): boolean => read().includes(code);

export function keepQuiet(code: string, on: boolean): void {
  const others = read().filter((one) => one !== code);
  try {
    localStorage.setItem(KEY, JSON.stringify(on ? [code, ...others].slice(0, TABLES) : others));
  } catch {
    // A browser that keeps nothing shows the chat again next time.
  }
}
