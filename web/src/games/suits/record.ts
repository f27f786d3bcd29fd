import { neutralOf } from "./cards";
import type { Bribed, Led, Played, RoundTaken, SuitsEvent } from "./words.gen";
import type { SuitsNews } from "./view";

/** A finished round as everybody saw it. */
export interface LastRound {
  plays: { seat: number; card: number | null }[];
  taker: number;
  cards: readonly number[];
  gems: number;
}

type Laid = Led | Played | Bribed;
export const isLaid = (event: SuitsEvent): event is Laid => event.type === "suits.Led" || event.type === "suits.Played" || event.type === "suits.Bribed";
const isTaken = (event: SuitsEvent): event is RoundTaken => event.type === "suits.RoundTaken";

/** The last round of the record, with who played what; the newest of it may still be shown and does not count. */
export function lastRound(news: readonly SuitsNews[], shown = 0): LastRound | null {
  const events = news.slice(0, news.length - shown).map((item) => item.event);
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

/** What somebody has done: laid a card, given a gem (no card), or taken the round. */
export interface Deed {
  seat: number;
  card: number | null;
  took: boolean;
}

/** What was laid and taken after the reader's last move, in order; what still lies there shows itself. */
export function sinceLast(news: readonly SuitsNews[], since: number | null): Deed[] {
  if (since === null) return [];
  const deeds = news
    .filter(({ number }) => number > since)
    .flatMap(({ event }): Deed[] => {
      if (isLaid(event)) return [{ seat: event.seat, card: event.type === "suits.Bribed" ? null : event.card, took: false }];
      return isTaken(event) ? [{ seat: event.seat, card: null, took: true }] : [];
    });
  return deeds.slice(0, deeds.findLastIndex((deed) => deed.took) + 1);
}
