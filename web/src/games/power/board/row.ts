import type { PowerView, RowCard } from "../words.gen";

/** What a card of the row is to the viewer. */
export type Standing =
  /** Nobody stands there, and the viewer has enough. */
  | "open"
  /** A rival stands there, and the viewer can intercept. */
  | "held"
  /** Within reach, but the viewer has too few agents. */
  | "dear"
  | "mine"
  /** Out of reach until a stage of Spyware. */
  | "locked"
  /** Out of everybody's reach: the row has to move up. */
  | "far"
  /** For a spectator: nothing but what lies there. */
  | "seen";

export function standingOf(card: RowCard, view: PowerView): Standing {
  if (view.seat === null) return "seen";
  if (card.holder === view.seat) return "mine";
  if (!card.within_reach) return card.opens_at === null ? "far" : "locked";
  if (!card.can) return "dear";
  return card.holder === null ? "open" : "held";
}

/** Cards within reach are drawn large; for a spectator those that everybody reaches. */
export const isLarge = (card: RowCard, view: PowerView): boolean => (view.seat === null ? card.open_to_all : card.within_reach);

/** The last card within the viewer's reach. */
export const reachOf = (view: PowerView): number => view.row.filter((card) => isLarge(card, view)).length;
