import type { Frame as Shown } from "../show.svelte";
import { neutralOf, suitOf } from "./cards";
import type { Bribed, Led, Played, RoundTaken, SuitsEvent, SuitsView } from "./words.gen";
import type { SuitsNews } from "./view";

/** A finished round as everybody saw it. */
export interface LastRound {
  plays: { seat: number; card: number | null }[];
  taker: number;
  cards: readonly number[];
  gems: number;
}

/** What is shown one after another between two states of the server. */
export interface Frame extends Shown<SuitsView, SuitsEvent> {
  /** The finished round stays a moment before it is taken. */
  finished: boolean;
}

type Laid = Led | Played | Bribed;
const isLaid = (event: SuitsEvent): event is Laid => event.type === "suits.Led" || event.type === "suits.Played" || event.type === "suits.Bribed";
const isTaken = (event: SuitsEvent): event is RoundTaken => event.type === "suits.RoundTaken";

/** The frames from one view to the next: where a round was taken in between, first its last cards on the table. */
export function frames(old: SuitsView, view: SuitsView, news: readonly SuitsNews[]): Frame[] {
  const events = news.map((item) => item.event);
  const taken = events.find(isTaken);
  const gone = view.round !== old.round || view.trump === null;
  if (!taken || !gone || old.trump === null) return [{ view, finished: false, news }];
  const plays = events.slice(0, events.indexOf(taken)).filter(isLaid);
  const full = plays.reduce(withPlay, old);
  return [
    { view: { ...full, taker: taken.seat }, finished: true, news: [] },
    { view, finished: false, news },
  ];
}

/** The last round of the record, with who played what. */
export function lastRound(news: readonly SuitsNews[]): LastRound | null {
  const events = news.map((item) => item.event);
  const taken = events.findLast(isTaken);
  if (!taken) return null;
  const at = events.lastIndexOf(taken);
  const from = events.slice(0, at).findLastIndex((event) => event.type === "suits.TrumpTurned");
  const plays = events
    .slice(from + 1, at)
    .filter(isLaid)
    .map((event) => ({ seat: event.seat, card: event.type === "suits.Bribed" ? null : event.card }));
  return { plays, taker: taken.seat, cards: taken.cards, gems: taken.gems };
}

/** The jokers a seat has taken, in the order in which it took them. */
export function jokersTaken(news: readonly SuitsNews[], seat: number): number[] {
  const events = news.map((item) => item.event);
  const left = events.filter((event) => event.type === "suits.CardLeft").map((event) => event.card);
  return events
    .filter(isTaken)
    .filter((event) => event.seat === seat)
    .flatMap((event) => event.cards)
    .filter((card) => neutralOf(card) === "joker" && !left.includes(card));
}

function withPlay(view: SuitsView, event: Laid): SuitsView {
  const before = view.seats[event.seat]!;
  const after =
    event.type === "suits.Bribed"
      ? { ...before, bribed: true, gems: event.left }
      : { ...before, played: event.card, hand: before.hand - 1 };
  const lead = event.type === "suits.Led" ? suitOf(event.card) : view.lead;
  return { ...view, lead, seats: view.seats.with(event.seat, after) };
}
