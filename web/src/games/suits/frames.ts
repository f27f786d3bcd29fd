import type { GameEvent, News } from "../../core/types";
import type { Frame as Shown } from "../show.svelte";
import { neutralOf, suitOf } from "./cards";
import type { SuitsView } from "./view";

/** A finished round as everybody saw it. */
export interface LastRound {
  plays: { seat: number; card: number | null }[];
  taker: number;
  cards: number[];
  gems: number;
}

/** What is shown one after another between two states of the server. */
export interface Frame extends Shown<SuitsView> {
  /** The finished round stays a moment before it is taken. */
  finished: boolean;
}

const seatOf = (event: GameEvent): number => event["seat"] as number;
const cardOf = (event: GameEvent): number => event["card"] as number;
const is = (event: GameEvent, ...names: string[]): boolean => names.some((name) => event.type === `suits.${name}`);

/** The frames from one view to the next: where a round was taken in between, first its last cards on the table. */
export function frames(old: SuitsView, view: SuitsView, news: readonly News[]): Frame[] {
  const events = news.map((item) => item.event);
  const taken = events.findIndex((event) => is(event, "RoundTaken"));
  const gone = view.round !== old.round || view.trump === null;
  if (taken < 0 || !gone || old.trump === null) return [{ view, finished: false, news }];
  const plays = events.slice(0, taken).filter((event) => is(event, "Led", "Played", "Bribed"));
  const full = plays.reduce(withPlay, old);
  return [
    { view: { ...full, taker: seatOf(events[taken]!) }, finished: true, news: [] },
    { view, finished: false, news },
  ];
}

/** The last round of the record, with who played what. */
export function lastRound(news: readonly News[]): LastRound | null {
  const events = news.map((item) => item.event);
  const at = events.findLastIndex((event) => is(event, "RoundTaken"));
  if (at < 0) return null;
  const from = events.slice(0, at).findLastIndex((event) => is(event, "TrumpTurned"));
  const plays = events
    .slice(from + 1, at)
    .filter((event) => is(event, "Led", "Played", "Bribed"))
    .map((event) => ({ seat: seatOf(event), card: is(event, "Bribed") ? null : cardOf(event) }));
  const { seat, cards, gems } = events[at] as GameEvent & { seat: number; cards: number[]; gems: number };
  return { plays, taker: seat, cards, gems };
}

/** The jokers a seat has taken, in the order in which it took them. */
export function jokersTaken(news: readonly News[], seat: number): number[] {
  const events = news.map((item) => item.event);
  const left = events.filter((event) => is(event, "CardLeft")).map(cardOf);
  return events
    .filter((event) => is(event, "RoundTaken") && seatOf(event) === seat)
    .flatMap((event) => event["cards"] as number[])
    .filter((card) => neutralOf(card) === "joker" && !left.includes(card));
}

function withPlay(view: SuitsView, event: GameEvent): SuitsView {
  const seat = seatOf(event);
  const bribed = is(event, "Bribed");
  const before = view.seats[seat]!;
  const after = bribed
    ? { ...before, bribed, gems: before.gems - 1 }
    : { ...before, played: cardOf(event), hand: before.hand - 1 };
  const lead = is(event, "Led") ? suitOf(cardOf(event)) : view.lead;
  return { ...view, lead, seats: view.seats.with(seat, after) };
}
