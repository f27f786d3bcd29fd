/** The deck (S-1): a card is its character times 13 plus its value less one. */

export const CHARACTERS = ["duchess", "chancellor", "cardinal", "captain"] as const;
export const GUILDS = ["aristocrats", "artists", "merchants", "artisans", "knights", "assassins"] as const;
export const VALUES = 13;

/** What neutral cards do, in the order in which they are told. */
export const NEUTRALS = ["joker", "bonus", "penalty", "power"] as const;
export type Neutral = (typeof NEUTRALS)[number];
const BY_VALUE: Record<number, Neutral> = { 1: "joker", 2: "penalty", 3: "bonus", 13: "power" };

export const suitOf = (card: number): number => Math.floor(card / VALUES);
export const valueOf = (card: number): number => (card % VALUES) + 1;
export const characterOf = (card: number): (typeof CHARACTERS)[number] => CHARACTERS[suitOf(card)]!;
export const neutralOf = (card: number): Neutral | null => BY_VALUE[valueOf(card)] ?? null;

/** The drawing of what a card is worth: its guild, or what the neutral card does. */
export function symbolOf(card: number, guildOf: readonly number[]): string {
  const guild = GUILDS[guildOf[card] ?? -1];
  return guild ? `guild-${guild}` : (neutralOf(card) ?? "back");
}

/** How strong a card is in a round: trumps above the lead suit, everything else worth nothing (S-4.1 to S-4.3). */
export function strength(card: number, trump: number, lead: number): number {
  const suit = suitOf(card);
  if (suit === suitOf(trump)) return VALUES + valueOf(card);
  return suit === lead ? valueOf(card) : 0;
}
