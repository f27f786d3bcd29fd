/** The deck of the table on screen: the guild of every card, for what is drawn away from the board. */
class Deck {
  guildOf: readonly number[] = $state.raw([]);
}

export const deck = new Deck();
