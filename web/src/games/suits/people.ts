import { list } from "../../core/i18n.svelte";
import { isAway, placeNote } from "../../core/words";
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
  /** Which of the house's characters a bot is. */
  character: string | null;
  bot: boolean;
  me: boolean;
  /** Somebody who is not here now. */
  away: boolean;
  /** Since when, or who plays instead. */
  note: string | null;
}

export function peopleOf(table: Table, me: number | null, name: (seat: number) => string): Person[] {
  return table.seating.map((place) => ({
    seat: place.seat,
    name: name(place.seat),
    full: place.name || String(place.seat + 1),
    face: place.face,
    character: place.character,
    bot: place.kind === "bot" || place.stand_in !== null,
    me: place.seat === me,
    away: table.status === "playing" && isAway(place),
    note: table.status === "playing" && place.kind !== "bot" ? placeNote(place) : null,
  }));
}

/** «Вы и Лев»: whoever looks is named first. */
export function namesOf(people: readonly Person[], seats: readonly number[]): string {
  const those = seats.map((seat) => people[seat]!).sort((one, two) => Number(two.me) - Number(one.me));
  return list(those.map((person) => person.name));
}
