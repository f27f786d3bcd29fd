import type { Choice, Picker } from "../../core/picker.svelte";
import type { Decision, News, StateMessage } from "../../core/protocol.gen";
import type { BoardProps, MarkProps, ResultProps } from "../types";
import type { SuitsAction, SuitsEvent, SuitsView } from "./words.gen";

/** What the house hands to this game, in the game's own words. */
export type SuitsState = StateMessage<SuitsView, SuitsAction, SuitsEvent>;
export type SuitsNews = News<SuitsEvent>;
export type SuitsDecision = Decision<SuitsAction>;
export type SuitsChoice = Choice<SuitsAction>;
export type SuitsPicker = Picker<SuitsAction>;
export type SuitsBoardProps = BoardProps<SuitsView, SuitsAction, SuitsEvent>;
export type SuitsResultProps = ResultProps<SuitsView>;
export type SuitsMarkProps = MarkProps<SuitsView, SuitsAction>;
/** What can be done with a card: play it, leave it, give it. */
export type CardVerb = Extract<SuitsAction, { readonly card: number }>["type"];

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
