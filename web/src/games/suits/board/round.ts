import { strength, suitOf } from "../cards";
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

/** The seats in the order in which they play this round, those that sit out last. */
export function orderOfPlay(view: SuitsView): number[] {
  const order = view.seats.map((_, offset) => (view.leader + offset) % view.seats.length);
  return [...order.filter((seat) => !sitsOut(view, seat)), ...order.filter((seat) => sitsOut(view, seat))];
}

/** Whose turn it is in this round, as far as the table shows it. */
export function turnOf(view: SuitsView): number | null {
  if (view.trump === null) return null;
  const waits = (seat: number): boolean => view.seats[seat]!.played === null && !view.seats[seat]!.bribed;
  return orderOfPlay(view).find((seat) => waits(seat) && !sitsOut(view, seat)) ?? null;
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

export function sitsOut(view: SuitsView, seat: number): boolean {
  const { hand, played, bribed } = view.seats[seat]!;
  return view.round > 0 && view.trump !== null && hand === 0 && played === null && !bribed;
}

export function placeOf(view: SuitsView, seat: number): Place {
  const { played, bribed } = view.seats[seat]!;
  return {
    seat,
    card: played,
    bribed,
    out: sitsOut(view, seat),
    leads: seat === view.leader,
    wins: view.taker === seat && played !== null,
    role: played === null ? null : roleOf(view, seat, played),
  };
}

/** Whether a card would beat everything on the table now. */
export function wouldWin(view: SuitsView, card: number): boolean {
  if (view.trump === null) return false;
  if (view.lead === null) return true;
  const trump = view.trump;
  const lead = view.lead;
  const best = Math.max(...view.seats.map(({ played }) => (played === null ? 0 : strength(played, trump, lead))));
  return strength(card, trump, lead) > best;
}

function roleOf(view: SuitsView, seat: number, card: number): Place["role"] {
  if (view.lead === null) return null;
  if (seat === view.leader) return "lead";
  if (suitOf(card) === view.lead) return "follow";
  return view.trump !== null && suitOf(card) === suitOf(view.trump) ? "trump" : "off";
}
