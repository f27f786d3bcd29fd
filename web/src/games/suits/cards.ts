import { CHARACTERS, GUILDS, NEUTRAL_OF_CARD, SUIT_OF_CARD, VALUE_OF_CARD, type CharacterId, type NeutralId } from "./words.gen";

export const suitOf = (card: number): number => SUIT_OF_CARD[card]!;
export const valueOf = (card: number): number => VALUE_OF_CARD[card]!;
export const characterOf = (card: number): CharacterId => CHARACTERS[suitOf(card)]!;
export const neutralOf = (card: number): NeutralId | null => NEUTRAL_OF_CARD[card] ?? null;

/** The drawing of what a card is worth: its guild, or what the neutral card does. */
export function symbolOf(card: number, guildOf: readonly number[]): string {
  const guild = GUILDS[guildOf[card] ?? -1];
  return guild ? `guild-${guild}` : (neutralOf(card) ?? "back");
}
