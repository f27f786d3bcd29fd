import { suitOf } from "../cards";

const ONE_ROW = 5;
/** So much longer than the other may a row be that is laid, or that others have left. */
const [UNEVEN, LEFT] = [2, 3];

/** Two rows from six cards on, about halves, broken between characters where that leaves the rows nearly equal; a card keeps the row it had as long as they are. */
export function handRows(cards: readonly number[], before: readonly (readonly number[])[] = []): number[][] {
  if (cards.length <= ONE_ROW) return [[...cards]];
  const half = Math.ceil(cards.length / 2);
  const even = (cut: number, most = UNEVEN): boolean => Math.abs(cards.length - 2 * cut) <= most;
  const kept = cards.every((card) => before.some((row) => row.includes(card))) ? cards.filter((card) => before[0]!.includes(card)).length : 0;
  const at = even(kept, LEFT) ? kept : ([half, half - 1, half + 1].find((cut) => even(cut) && suitOf(cards[cut - 1]!) !== suitOf(cards[cut]!)) ?? half);
  return [cards.slice(0, at), cards.slice(at)];
}

/** Where an arrow key leads from a card of the hand: left and right run through it, up and down change the row. */
export function walk(rows: readonly number[][], card: number, key: string): number | null {
  const all = rows.flat();
  const at = all.indexOf(card);
  if (key === "ArrowRight") return all[at + 1] ?? null;
  if (key === "ArrowLeft") return all[at - 1] ?? null;
  if (key === "Home") return all[0] ?? null;
  if (key === "End") return all.at(-1) ?? null;
  const row = rows.findIndex((cards) => cards.includes(card));
  const other = rows[row + (key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : rows.length)];
  return other?.[Math.min(rows[row]!.indexOf(card), other.length - 1)] ?? null;
}
