import { suitOf } from "../cards";
import { clockwise } from "../view";
import type { SuitsView } from "../words.gen";

/** What lies at a seat's place in this round. */
export interface Place {
  seat: number;
  card: number | null;
  bribed: boolean;
  /** A seat without cards sits out until the end (S-5.1). */
  out: boolean;
  leads: boolean;
  /** Would take the round as it stands. */
  wins: boolean;
  /** How the card stands to the lead: the lead itself, of its suit, a trump on another lead, or off suit. */
  role: "lead" | "follow" | "trump" | "off" | null;
}

/** Every seat has its column: the left neighbour first, clockwise, whoever looks last. Who began is said by a flag. */
export function columns(view: SuitsView): number[] {
  const [first, ...others] = clockwise(view);
  return [...others, first!];
}

/** Where a seat lies on a wide table: bottom is whoever looks, the others clockwise. */
export function spotOf(view: SuitsView, seat: number): string {
  const seats = view.seats.length;
  return SPOTS[seats]?.[(seat - (view.seat ?? 0) + seats) % seats] ?? "row";
}

const SPOTS: Record<number, string[]> = {
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "left", "left-top", "right-top", "right"],
};

export function placeOf(view: SuitsView, seat: number): Place {
  const { played, bribed, out } = view.seats[seat]!;
  return {
    seat,
    card: played,
    bribed,
    out,
    leads: seat === view.leader,
    wins: view.taker === seat && played !== null,
    role: played === null ? null : roleOf(view, seat, played),
  };
}

function roleOf(view: SuitsView, seat: number, card: number): Place["role"] {
  if (view.lead === null) return null;
  if (seat === view.leader) return "lead";
  if (suitOf(card) === view.lead) return "follow";
  return view.trump !== null && suitOf(card) === suitOf(view.trump) ? "trump" : "off";
}
