import { onCards, ownSeat } from "./view";
import type { PowerView } from "./words.gen";

/** A number that stands over the board for whoever looks. */
export interface Figure {
  /** The end of the key of its word. */
  what: "active" | "reserve" | "on-cards" | "coordinators" | "points-word";
  icon: string | null;
  count: number;
}

export interface Change extends Omit<Figure, "count"> {
  from: number;
  to: number;
}

export function figuresOf(view: PowerView): Figure[] {
  const seat = ownSeat(view);
  if (!seat) return [];
  return [
    { what: "active", icon: "agent", count: seat.active },
    { what: "reserve", icon: "reserve", count: seat.reserve },
    { what: "on-cards", icon: "deck", count: onCards(seat) },
    { what: "coordinators", icon: "coord", count: seat.coordinators },
    { what: "points-word", icon: null, count: view.pads[seat.seat]?.total ?? 0 },
  ];
}

/** What is no longer as it was. */
export function changesOf(before: readonly Figure[], now: readonly Figure[]): Change[] {
  return now.flatMap(({ what, icon, count }) => {
    const from = before.find((one) => one.what === what)?.count ?? count;
    return from === count ? [] : [{ what, icon, from, to: count }];
  });
}
