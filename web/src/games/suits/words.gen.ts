// Written by tools/client_types.py: do not edit.

import type { Pass } from "../../core/protocol.gen";

/** Play a card from the hand (S-3.1, S-3.5). */
export interface Play {
  readonly type: "suits.Play";
  readonly card: number;
}

/** Put a gem of the bribe stock instead of a card (S-3.3). */
export interface Bribe {
  readonly type: "suits.Bribe";
}

/** Put a card of nine face down into the trump deck (S-8.3). */
export interface Contribute {
  readonly type: "suits.Contribute";
  readonly card: number;
}

/** Leave one of the taken cards in the centre (S-8.5). */
export interface Leave {
  readonly type: "suits.Leave";
  readonly card: number;
}

/** Put one of the own jokers on a guild pile (S-6.1). */
export interface PlaceJoker {
  readonly type: "suits.PlaceJoker";
  readonly guild: number;
}

/** Chance has chosen who leads the first round (S-2.6). */
export interface FirstChosen {
  readonly type: "suits.FirstChosen";
  readonly seat: number;
}

/** A seat has been dealt its hand; only the seat sees it (S-2.5). */
export interface Dealt {
  readonly type: "suits.Dealt";
  readonly seat: number;
  readonly cards: readonly number[];
}

/** Everyone sees how many cards a seat was dealt. */
export interface HandDealt {
  readonly type: "suits.HandDealt";
  readonly seat: number;
  readonly count: number;
}

/** A seat has put a card into the trump deck, face down (S-8.3). */
export interface Contributed {
  readonly type: "suits.Contributed";
  readonly seat: number;
}

/** The seat itself knows which. */
export interface ContributedCard {
  readonly type: "suits.ContributedCard";
  readonly seat: number;
  readonly card: number;
}

/** The trump of a round is face up (S-2.4, S-4.7). */
export interface TrumpTurned {
  readonly type: "suits.TrumpTurned";
  readonly round: number;
  readonly card: number;
  readonly left: number;
  /** What every seat, with its side, would have if the game ended now. */
  readonly points: readonly number[];
  readonly sides: readonly (readonly number[])[];
}

/** The four cards left in the centre have become the trump deck (S-8.6). */
export interface DeckRecycled {
  readonly type: "suits.DeckRecycled";
  readonly cards: readonly number[];
}

/** A seat with an empty hand has lost its bribe gems and sits out (S-5.1). */
export interface GemsRemoved {
  readonly type: "suits.GemsRemoved";
  readonly seat: number;
  readonly gems: number;
}

/** The leader has played the first card of a round (S-3.1). */
export interface Led {
  readonly type: "suits.Led";
  readonly seat: number;
  readonly card: number;
}

/** A seat has played a card (S-3.5, S-3.6). */
export interface Played {
  readonly type: "suits.Played";
  readonly seat: number;
  readonly card: number;
}

/** A seat has paid a bribe (S-3.3). */
export interface Bribed {
  readonly type: "suits.Bribed";
  readonly seat: number;
  readonly left: number;
}

/** A seat has taken the cards, the trump and the gems of a round (S-4.5, S-4.6). */
export interface RoundTaken {
  readonly type: "suits.RoundTaken";
  readonly seat: number;
  readonly cards: readonly number[];
  readonly gems: number;
}

/** The winner has left a card in the centre (S-8.5). */
export interface CardLeft {
  readonly type: "suits.CardLeft";
  readonly seat: number;
  readonly card: number;
}

/** No further round is played (S-5.3, S-5.4). */
export interface RoundsEnded {
  readonly type: "suits.RoundsEnded";
  readonly hands_empty: boolean;
  /** What every seat, with its side, would have now, its jokers at their best. */
  readonly points: readonly number[];
  readonly sides: readonly (readonly number[])[];
}

/** A joker lies on a guild pile (S-6.1). */
export interface JokerPlaced {
  readonly type: "suits.JokerPlaced";
  readonly seat: number;
  readonly guild: number;
}

/** Jokers that fit on no pile are gone (S-6.4). */
export interface JokersDiscarded {
  readonly type: "suits.JokersDiscarded";
  readonly seat: number;
  readonly count: number;
}

/** A guild pile in front of a seat: its cards, whether it counts for the side, and whether a joker lies on it. */
export interface Pile {
  readonly type: "suits.Pile";
  readonly guild: number;
  readonly cards: readonly number[];
  readonly counts: boolean;
  readonly joker: boolean;
  /** What it brings now; nothing where it does not count. */
  readonly points: number;
}

/** What a side would have if the game ended now, loose jokers at their best; symbols and points by guild. */
export interface Standing {
  readonly type: "suits.Standing";
  readonly seats: readonly number[];
  readonly symbols: readonly number[];
  readonly points: readonly number[];
  readonly jokers: number;
  readonly joker_points: number;
  /** Bonus and penalty cards. */
  readonly twos: number;
  readonly bonus: number;
  readonly penalty: number;
  readonly powers: number;
  readonly power_points: number;
  readonly wealth: number;
  readonly total: number;
}

/** What would be if the seat on turn played this card and the round were taken with what lies there then. */
export interface Stake {
  readonly type: "suits.Stake";
  readonly card: number;
  /** Whether it takes the round, from what the seat knows. */
  readonly verdict: "cannot" | "if" | "takes";
  /** Unseen cards of its character that beat it and may yet be played. */
  readonly higher: number;
  /** The same of trumps, where it is none. */
  readonly trumps: number;
  /** The side that has the prize then: of a card that cannot take it, who does so far; six leave no card yet. */
  readonly after: Standing;
  /** In front of whom the prize lies then. */
  readonly taker: number;
  /** In front of whom the pile that counts lies then, by guild. */
  readonly owners: readonly number[];
}

/** What would be if the seat on turn paid a bribe and the round were taken with what lies there then. */
export interface Prize {
  readonly type: "suits.Prize";
  /** The side that has the prize then; six leave no card yet. */
  readonly after: Standing;
  /** In front of whom the prize lies then. */
  readonly taker: number;
  /** In front of whom the pile that counts lies then, by guild. */
  readonly owners: readonly number[];
}

/** What the taker of a round would have after leaving this card of it in the centre (S-8.5). */
export interface Leaving {
  readonly type: "suits.Leaving";
  readonly card: number;
  readonly after: Standing;
}

/** What an answer to the question for a joker brings; no guild: the equal piles are left to the partner (S-9.2). */
export interface Placement {
  readonly type: "suits.Placement";
  readonly guild: number | null;
  /** In front of whom the pile lies. */
  readonly owner: number | null;
  readonly symbols: number;
  /** Symbols and points of the pile with the joker. */
  readonly points: number;
  /** What the joker changes in the pile. */
  readonly change: number;
  /** What the side would have, its other jokers at their best. */
  readonly total: number;
}

/** What everyone sees of a seat. */
export interface SeatView {
  readonly type: "suits.SeatView";
  readonly hand: number;
  readonly gems: number;
  readonly wealth: number;
  readonly piles: readonly Pile[];
  readonly neutrals: readonly number[];
  readonly played: number | null;
  readonly bribed: boolean;
  /** Whether it has no cards and sits out until the end (S-5.1). */
  readonly out: boolean;
}

/** The table as one seat sees it, or a spectator. */
export interface SuitsView {
  readonly type: "suits.SuitsView";
  readonly seat: number | null;
  readonly round: number;
  readonly rounds: number;
  readonly leader: number;
  readonly lead: number | null;
  readonly trump: number | null;
  readonly deck_left: number;
  /** Who would take the round as it lies there. */
  readonly taker: number | null;
  /** Who has to play in the round. */
  readonly turn: number | null;
  /** Whether the rounds are over: jokers are being placed, or all is done. */
  readonly settling: boolean;
  /** Whether whoever takes a round has to leave a card of it in the centre (S-8.5). */
  readonly leaves_one: boolean;
  /** What a pile brings, by its symbols (S-6.5). */
  readonly ladder: readonly number[];
  /** What power cards bring, by their number (S-6.7). */
  readonly power_ladder: readonly number[];
  readonly hand: readonly number[];
  /** For the seat on turn, a stake for every card it may play. */
  readonly stakes: readonly Stake[];
  /** For a seat on turn that may pay a bribe, what it would bring. */
  readonly bribe: Prize | null;
  /** For the taker that is asked to leave a card, what is left with every answer. */
  readonly leavings: readonly Leaving[];
  /** For a seat that is asked for a joker, what every answer brings. */
  readonly placements: readonly Placement[];
  readonly contributed: number | null;
  readonly centre: readonly number[];
  readonly known_deck: readonly number[] | null;
  /** The round that begins with a deck of the cards left in the centre, if one does (S-8.6). */
  readonly next_deck: number | null;
  readonly seats: readonly SeatView[];
  readonly sides: readonly (readonly number[])[];
  readonly standings: readonly Standing[];
  readonly guild_of: readonly number[];
}

/** A card as it is printed, without its guild (S-1.1, S-1.3). */
export interface CatalogCard {
  readonly type: "suits.CatalogCard";
  readonly card: number;
  readonly character: CharacterId;
  readonly value: number;
  readonly neutral: NeutralId | null;
}

/** A guild table (S-1.5): by card its guild, null of neutral ones; `marks` name what is reconstructed. */
export interface CatalogDeck {
  readonly type: "suits.CatalogDeck";
  readonly deck: string;
  readonly guilds: readonly (GuildId | null)[];
  readonly marks: readonly string[];
}

/** Everything that is printed on the cards. */
export interface Catalog {
  readonly type: "suits.Catalog";
  readonly cards: readonly CatalogCard[];
  readonly decks: readonly CatalogDeck[];
}

/** Everything a hand can do. */
export type SuitsAction =
  | Play
  | Bribe
  | Contribute
  | Leave
  | PlaceJoker
  | Pass;

/** Everything that can happen. */
export type SuitsEvent =
  | FirstChosen
  | Dealt
  | HandDealt
  | Contributed
  | ContributedCard
  | TrumpTurned
  | DeckRecycled
  | GemsRemoved
  | Led
  | Played
  | Bribed
  | RoundTaken
  | CardLeft
  | RoundsEnded
  | JokerPlaced
  | JokersDiscarded;

export const CHARACTERS = ["duchess", "chancellor", "cardinal", "captain"] as const;
export type CharacterId = (typeof CHARACTERS)[number];

export const GUILDS = ["aristocrats", "artists", "merchants", "artisans", "knights", "assassins"] as const;
export type GuildId = (typeof GUILDS)[number];

export const NEUTRALS = ["joker", "penalty", "bonus", "power"] as const;
export type NeutralId = (typeof NEUTRALS)[number];

export const SUIT_OF_CARD = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
  3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
] as const;

export const VALUE_OF_CARD = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
] as const;

export const NEUTRAL_OF_CARD = [
  "joker", "penalty", "bonus", null, null, null, null, null, null, null, null, null, "power", "joker", "penalty",
  "bonus", null, null, null, null, null, null, null, null, null, "power", "joker", "penalty", "bonus", null, null, null,
  null, null, null, null, null, null, "power", "joker", "penalty", "bonus", null, null, null, null, null, null, null,
  null, null, "power",
] as const;

export const BEATS = ["given", "card", "round", "taken", "gems", "trump", "end", "joker"] as const;
export type BeatId = (typeof BEATS)[number];
