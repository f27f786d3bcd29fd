import { COPIES_OF_KIND, FIRST_SECONDARY, GROUP_OF_KIND, GROUPS, OBJECT_KINDS, PROJECTS, SIGN_OF_KIND, SIGNS, WAR, type GroupId } from "./words.gen";

export const SPYWARE = PROJECTS.indexOf("spyware");
export const DEEP_STATE = PROJECTS.indexOf("deep_state");
export const STAGES = 5;
export const ROMAN = ["", "I", "II", "III", "IV", "V"] as const;

const CIRCLE = OBJECT_KINDS.indexOf("inner_circle");

export const kindOf = (card: number): number => Math.floor(card / COPIES_OF_KIND);
export const isWar = (card: number): boolean => kindOf(card) === WAR;
export const isCircle = (card: number): boolean => kindOf(card) === CIRCLE;
export const isSecondary = (card: number): boolean => kindOf(card) >= FIRST_SECONDARY;
export const secondaryOf = (card: number): number => kindOf(card) - FIRST_SECONDARY;
/** The number a secondary object goes by where a card is meant: they are all alike. */
export const secondaryCard = (secondary: number): number => (FIRST_SECONDARY + secondary) * COPIES_OF_KIND;
export const groupOfSecondary = (secondary: number): number => groupOf(secondaryCard(secondary));
/** The sign a support card gives, or null. */
export const signOfCard = (card: number): number | null => SIGN_OF_KIND[kindOf(card)] ?? null;

/** The group of a card, a secondary object included; a war has none (-1). */
export const groupOf = (card: number): number => GROUP_OF_KIND[kindOf(card)] ?? -1;

/** What a requirement counts, as a drawing of the sprite and the group that colours it. */
export function pictureOf(what: string): { icon: string; group: GroupId | null } {
  if ((OBJECT_KINDS as readonly string[]).includes(what)) {
    const kind = (OBJECT_KINDS as readonly string[]).indexOf(what);
    // «Ближний круг» is a kind and a group: both are the same cards.
    return { icon: `object-${what}`, group: GROUPS[GROUP_OF_KIND[kind] ?? 0] };
  }
  if ((GROUPS as readonly string[]).includes(what)) return { icon: `group-${what}`, group: what as GroupId };
  if ((SIGNS as readonly string[]).includes(what)) return { icon: `sign-${what}`, group: null };
  const pools: Record<string, string> = { stage: "coord", reserve: "reserve", active: "agent", objects: "deck" };
  return { icon: pools[what] ?? "info", group: null };
}
