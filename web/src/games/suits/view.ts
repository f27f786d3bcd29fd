import type { Choice, Picker } from "../../core/picker.svelte";
import type { Decision, News } from "../../core/protocol.gen";
import type { BoardProps, DockProps, ResultProps } from "../types";
import type { Leaving, Stake, Standing, SuitsAction, SuitsEvent, SuitsView } from "./words.gen";

/** What the house hands to this game, in the game's own words. */
export type SuitsNews = News<SuitsEvent>;
export type SuitsDecision = Decision<SuitsAction>;
export type SuitsChoice = Choice<SuitsAction>;
export type SuitsPicker = Picker<SuitsAction>;
export type SuitsBoardProps = BoardProps<SuitsView, SuitsAction, SuitsEvent>;
export type SuitsDockProps = DockProps<SuitsView, SuitsAction, SuitsEvent>;
export type SuitsResultProps = ResultProps<SuitsView, SuitsEvent>;
/** What can be done with a card: play it, leave it, give it. */
export type CardVerb = Extract<SuitsAction, { readonly card: number }>["type"];

/** The thing that stands for a bribe. */
export const BRIBE = "type:suits.Bribe";
export const isBribe = (action: SuitsAction | { readonly type: string }): boolean => action.type === "suits.Bribe";

export const hasTeams = (view: SuitsView): boolean => view.sides.some((seats) => seats.length > 1);
export const sideOf = (view: SuitsView, seat: number): number => view.sides.findIndex((seats) => seats.includes(seat));

/** Before the first trump: with six, three seats put a card into the trump deck (S-8.3). */
export const isBeginning = (view: SuitsView): boolean => view.round === 0;

/** What the side has that would take the round with one more card, and what it would have then. */
export interface Brings {
  stake: Stake;
  before: Standing;
}

/** What somebody who takes the round would have then: with a card more, or with a gem. */
export type Prospect = Pick<Stake, "after" | "taker" | "owners">;

/** What playing a card could bring, as the view says it. */
export function bringsOf(view: SuitsView, card: number): Brings | null {
  const stake = view.stakes.find((one) => one.card === card);
  return stake ? { stake, before: view.standings[sideOf(view, stake.after.seats[0]!)]! } : null;
}

/** One more card would make a pile that is worth something worth less. */
export const isFull = ({ ladder }: SuitsView, symbols: number): boolean => ladder[symbols]! > 0 && (ladder[symbols + 1] ?? Infinity) < ladder[symbols]!;

/** What is left if the taker of the round leaves a card of it. */
export const leavingOf = (view: SuitsView, card: number): Leaving | null => view.leavings.find((one) => one.card === card) ?? null;

/** The own score now, and what it would be if the card is left. */
export function withoutIt(view: SuitsView, card: number): { from: number; to: number } | null {
  const left = leavingOf(view, card);
  return left && { from: view.standings[sideOf(view, left.after.seats[0]!)]!.total, to: left.after.total };
}

/** The seats clockwise from whoever looks; a spectator looks from seat 0. */
export function clockwise(view: SuitsView): number[] {
  const me = view.seat ?? 0;
  return view.seats.map((_, offset) => (me + offset) % view.seats.length);
}

/** Nobody is to play after the viewer in this round. */
export const isLastToPlay = ({ seat, seats }: SuitsView): boolean => seats.every(({ out, played, bribed }, at) => at === seat || out || played !== null || bribed);

/** Whoever scores together with the viewer. */
export const isPartner = (view: SuitsView, seat: number): boolean => view.seat !== null && seat !== view.seat && sideOf(view, seat) === sideOf(view, view.seat);
