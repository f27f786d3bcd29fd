import type { Table } from "../../core/protocol.gen";
import type { PowerView } from "./words.gen";
import { t } from "./words";

/** Whoever sits in a seat, or Сокол, as the board names them. */
export interface Person {
  seat: number;
  name: string;
  /** What the mark of the seat says: a letter, or «Вы». */
  initial: string;
  /** The portrait, and with it the colour, of the seat. */
  face: number | null;
  /** Which of the house's characters a bot is. */
  character: string | null;
  me: boolean;
  falcon: boolean;
}

export function peopleOf(table: Table, view: PowerView, name: (seat: number) => string): Person[] {
  return view.seats.map(({ seat, falcon }) => {
    const full = falcon ? t("power-board-falcon") : (table.seating[seat]?.name ?? name(seat));
    const me = seat === view.seat;
    return { seat, name: me ? t("power-board-you") : full, initial: me ? t("power-board-you") : full.trim().charAt(0).toLocaleUpperCase() || "·", face: table.seating[seat]?.face ?? null, character: table.seating[seat]?.character ?? null, me, falcon };
  });
}
