import type { Choice, Picker } from "../../core/picker.svelte";
import type { Decision, News, } from "../../core/protocol.gen";
import type { Shown } from "../../core/stage.svelte";
import type { BoardProps, MarkProps, ResultProps } from "../types";
import type { PowerAction, PowerEvent, PowerSeat, PowerView } from "./words.gen";

/** What the house hands to this game, in the game's own words. */
export type PowerState = Shown<PowerView, PowerAction, PowerEvent>;
export type PowerNews = News<PowerEvent>;
export type PowerDecision = Decision<PowerAction>;
export type PowerChoice = Choice<PowerAction>;
export type PowerPicker = Picker<PowerAction>;
export type PowerBoardProps = BoardProps<PowerView, PowerAction, PowerEvent>;
export type PowerResultProps = ResultProps<PowerView, PowerEvent>;
export type PowerMarkProps = MarkProps<PowerView, PowerAction>;

/** The seats clockwise from whoever looks, the viewer left out; a spectator sees all from seat 0. */
export function rivalsOf(view: PowerView): PowerSeat[] {
  const me = view.seat ?? 0;
  const round = view.seats.map((_, step) => view.seats[(me + step) % view.seats.length]!);
  return view.seat === null ? round : round.slice(1);
}

export const ownSeat = (view: PowerView): PowerSeat | null => (view.seat === null ? null : view.seats[view.seat]!);

/** Pieces on row cards, objects and operations together. */
export const onCards = (seat: PowerSeat): number => seat.on_objects + seat.on_row + seat.on_operations;

/** Somebody stands on a card of the row: the takeover will bring something. */
export const isHeld = (view: PowerView): boolean => view.row.some((card) => card.holder !== null);
