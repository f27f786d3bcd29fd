import { attr, capital, t } from "../../core/i18n.svelte";
import { groupOfSecondary, isSecondary, isWar, kindOf, secondaryOf } from "./cards";
import { ALLIANCES, FALCON_CARDS, GROUPS, OBJECT_KINDS, OPERATIONS, PROFESSIONALS, PROJECTS, SECONDARIES, SIGNS } from "./words.gen";

/** The key of an object, a secondary object or a war. */
export function cardKey(card: number): string {
  if (isWar(card)) return "power-war";
  return isSecondary(card) ? `power-secondary-${SECONDARIES[secondaryOf(card)]}` : `power-object-${OBJECT_KINDS[kindOf(card)]}`;
}
export const allianceKey = (alliance: number): string => `power-alliance-${ALLIANCES[alliance]}`;
export const projectKey = (project: number): string => `power-project-${PROJECTS[project]}`;
export const operationKey = (operation: number): string => `power-operation-${OPERATIONS[operation]}`;
export const professionalKey = (professional: number): string => `power-professional-${PROFESSIONALS[professional]}`;
export const falconKey = (card: number): string => `power-falcon-${FALCON_CARDS[card]}`;

export const cardName = (card: number): string => t(cardKey(card));
export const allianceName = (alliance: number): string => t(allianceKey(alliance));
export const projectName = (project: number): string => t(projectKey(project));
export const stageName = (project: number, stage: number): string => attr(projectKey(project), `stage${stage}`);
export const operationName = (operation: number): string => t(operationKey(operation));
export const professionalName = (professional: number): string => t(professionalKey(professional));
export const falconName = (card: number): string => t(falconKey(card));
export const groupName = (group: number): string => t(`power-group-${GROUPS[group]}`);
export const groupGenitive = (group: number): string => attr(`power-group-${GROUPS[group]}`, "genitive");
export const signName = (sign: number): string => t(`power-sign-${SIGNS[sign]}`);
export const signGenitive = (sign: number): string => attr(`power-sign-${SIGNS[sign]}`, "genitive");
export const secondaryGenitive = (secondary: number): string => groupGenitive(groupOfSecondary(secondary));

/** A name in the quotes of the language, or without, where it takes none. */
export const quoted = (name: string): string => t("power-board-quoted", { name });

/** «Контроль» inside a sentence: «контроль»; abbreviations stay as they are. */
export function low(word: string): string {
  return /^\p{Lu}\p{Ll}/u.test(word) && !/\s\p{Lu}/u.test(word) ? word.charAt(0).toLocaleLowerCase() + word.slice(1) : word;
}

const VOWEL = /[аеёиоуыэюяaeiouy]/iu;
const SIGN = /[ъьй]/iu;
/** Words shorter than this are never broken. */
const LONG = 10;

/** Puts soft hyphens into long words, between syllables, so that a narrow card can break them. */
export function soft(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : syllables(word).join("\u00AD")));
}

function syllables(word: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 1; at < word.length - 2; at++) {
    const open = VOWEL.test(word[at]!) && !VOWEL.test(word[at + 1]!) && !SIGN.test(word[at + 1]!);
    const cut = open ? at + (VOWEL.test(word[at + 2]!) ? 1 : 2) : SIGN.test(word[at]!) && !VOWEL.test(word[at + 1]!) ? at + 1 : 0;
    const rest = word.slice(cut);
    if (cut - from < 3 || rest.length < 3 || !VOWEL.test(rest) || SIGN.test(rest[0]!)) continue;
    found.push(word.slice(from, cut));
    from = cut;
  }
  return [...found, word.slice(from)];
}

export { attr, capital, t };
