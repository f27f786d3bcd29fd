import { groupOf, isSecondary, kindOf, secondaryCard } from "../cards";
import type { PowerSeat } from "../words.gen";

/** Cards before a seat that are alike in kind and attached Inner Circle: a captured one lies on its pile from the first, and stays there when its pieces go home. */
export interface Pile {
  card: number;
  cards: number[];
  /** What stands on each of those on which something does: one of each comes home. */
  pieces: number[];
  circle: boolean;
  interest: number;
  worth: number | null;
}

/** The objects of a seat by group, cards alike as one pile; attached Inner Circles go with their hosts. */
export function pilesOf(seat: PowerSeat): Pile[] {
  const piles: Pile[] = [];
  for (const one of seat.objects.filter((object) => object.host === null)) {
    const pieces = one.pieces > 0 ? [one.pieces] : [];
    const alike = piles.find((pile) => kindOf(pile.card) === kindOf(one.card) && pile.circle === (one.circle !== null));
    if (alike) {
      alike.cards.push(one.card);
      alike.pieces.push(...pieces);
    } else piles.push({ card: one.card, cards: [one.card], pieces, circle: one.circle !== null, interest: one.interest, worth: one.worth });
  }
  seat.secondaries.forEach((count, secondary) => {
    const card = secondaryCard(secondary);
    if (count > 0) piles.push({ card, cards: Array.from({ length: count }, () => card), pieces: [], circle: false, interest: 0, worth: null });
  });
  return piles.sort((one, two) => groupOf(one.card) - groupOf(two.card) || Number(isSecondary(one.card)) - Number(isSecondary(two.card)) || one.card - two.card);
}
