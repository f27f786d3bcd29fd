import { list } from "../../core/i18n.svelte";
import type { Table } from "../../core/protocol.gen";

/** Whoever sits in a seat, as the board names them. */
export interface Person {
  seat: number;
  /** «Вы» for whoever looks. */
  name: string;
  /** The own name, for the letter on the plate; the number of the seat where there is none. */
  full: string;
  /** The portrait, and with it the colour, of the seat. */
  face: number | null;
  bot: boolean;
  me: boolean;
  /** Somebody who is not here now. */
  away: boolean;
}

export function peopleOf(table: Table, me: number | null, name: (seat: number) => string): Person[] {
  return table.seating.map(({ seat, kind, stand_in, face, name: full, online, you }) => ({
    seat,
    name: name(seat),
    full: full || String(seat + 1),
    face,
    bot: kind === "bot" || stand_in !== null,
    me: seat === me,
    away: table.status === "playing" && kind === "person" && stand_in === null && !online && !you,
  }));
}

/** «Вы и Лев». */
export function namesOf(people: readonly Person[], seats: readonly number[]): string {
  return list(seats.map((seat) => people[seat]!.name));
}
