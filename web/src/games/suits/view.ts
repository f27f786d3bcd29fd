import type { GameView } from "../../core/types";

/** The table as one seat sees it, or a spectator: the shapes of `kuluary.games.suits.words`. */
export interface SuitsView extends GameView {
  seat: number | null;
  round: number;
  rounds: number;
  leader: number;
  lead: number | null;
  trump: number | null;
  deck_left: number;
  taker: number | null;
  hand: number[];
  contributed: number | null;
  centre: number[];
  known_deck: number[] | null;
  seats: SeatView[];
  sides: number[][];
  standings: Standing[];
  guild_of: number[];
}

export interface SeatView {
  hand: number;
  gems: number;
  wealth: number;
  piles: Pile[];
  neutrals: number[];
  played: number | null;
  bribed: boolean;
}

export interface Pile {
  guild: number;
  cards: number[];
  counts: boolean;
  joker: boolean;
}

export interface Standing {
  seats: number[];
  symbols: number[];
  points: number[];
  jokers: number;
  joker_points: number;
  bonus: number;
  penalty: number;
  powers: number;
  power_points: number;
  wealth: number;
  total: number;
}

/** The variants of a team's score (S-9.2, S-9.3). */
export interface Variants {
  ownJokers: boolean;
  ownPowers: boolean;
}

export function variantsOf(options: Record<string, unknown>): Variants {
  return { ownJokers: options["jokers"] === "own_only", ownPowers: options["power"] === "per_player" };
}

export const hasTeams = (view: SuitsView): boolean => view.sides.some((seats) => seats.length > 1);
export const sideOf = (view: SuitsView, seat: number): number => view.sides.findIndex((seats) => seats.includes(seat));

/** No trump lies open although rounds have been played: jokers are being placed, or all is over. */
export const isSettling = (view: SuitsView): boolean => view.trump === null && view.round > 0;

/** Before the first trump: with six, three seats put a card into the trump deck (S-8.3). */
export const isBeginning = (view: SuitsView): boolean => view.round === 0;

/** The seats clockwise from whoever looks; a spectator looks from seat 0. */
export function clockwise(view: SuitsView): number[] {
  const me = view.seat ?? 0;
  return view.seats.map((_, offset) => (me + offset) % view.seats.length);
}
