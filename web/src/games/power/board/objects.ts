import { groupOf, isSecondary, kindOf, secondaryCard } from "../cards";
import type { ObjectView, PowerSeat } from "../words.gen";

/** Cards before a seat that look the same: alike in kind, pieces and attached Inner Circle. */
export interface Pile {
  card: number;
  cards: number[];
  pieces: number;
  circle: boolean;
  interest: number;
  worth: number | null;
}

/** The objects of a seat by group, cards alike as one pile; attached Inner Circles go with their hosts. */
export function pilesOf(seat: PowerSeat): Pile[] {
  const piles: Pile[] = [];
  for (const one of seat.objects.filter((object) => object.host === null)) {
    const alike = piles.find((pile) => isAlike(pile, one));
    if (alike) alike.cards.push(one.card);
    else piles.push({ card: one.card, cards: [one.card], pieces: one.pieces, circle: one.circle !== null, interest: one.interest, worth: one.worth });
  }
  seat.secondaries.forEach((count, secondary) => {
    const card = secondaryCard(secondary);
    if (count > 0) piles.push({ card, cards: Array.from({ length: count }, () => card), pieces: 0, circle: false, interest: 0, worth: null });
  });
  return piles.sort((one, two) => groupOf(one.card) - groupOf(two.card) || Number(isSecondary(one.card)) - Number(isSecondary(two.card)) || one.card - two.card);
}

const isAlike = (pile: Pile, one: ObjectView): boolean =>
  kindOf(pile.card) === kindOf(one.card) && pile.pieces === one.pieces && pile.circle === (one.circle !== null);
