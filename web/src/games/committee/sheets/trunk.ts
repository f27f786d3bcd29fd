import { CARGO, CELLS, type Seat } from "../words.gen";

/** How the load of an agent lies in the places of its trunk, by cell: tokens take a whole cell each, cargo the rest. */
export function trunkOf(seat: Seat): Map<number, (string | number)[]> {
  const cells = seat.cells.map((cell, slot) => ({ slot, places: cell.places })).slice(2 * CELLS).filter(({ slot, places }) => seat.unlocked.includes(slot) && places > 0);
  const load = new Map<number, (string | number)[]>();
  const free = [...cells].sort((one, other) => other.places - one.places);
  for (const token of seat.tokens) {
    const cell = free.pop();
    if (cell) load.set(cell.slot, [token]);
  }
  const cargo = CARGO.flatMap((kind) => Array.from({ length: seat[kind] }, () => kind));
  for (const { slot, places } of cells) {
    if (load.has(slot)) continue;
    load.set(slot, cargo.splice(0, places));
  }
  return load;
}
