/** The things of the game by number, in the order of `kuluary.games.power.cards`. */
export const GROUPS = ["control", "finance", "science", "support", "power", "inner_circle"] as const;
export const KINDS = [
  "ruling_parties", "law_enforcement", "media", "banks", "real_estate", "valuables", "laboratories", "research", "patents",
  "trade_unions", "consulates", "intelligence", "governments", "exchanges", "universities", "crime", "corporations", "inner_circle",
] as const;
export const SECONDARIES = ["control", "finance", "science", "power"] as const;
export const SIGNS = ["agitator", "peacekeeper", "spy", "special_interest"] as const;
export const PROJECTS = ["comintern", "unified_nations", "spyware", "deep_state"] as const;
export const OPERATIONS = ["obstacles", "assassination", "sabotage", "unrest", "coup", "intervention"] as const;
export const PROFESSIONALS = ["recruiter", "grey_cardinal", "emissary", "assassin", "mediator", "informant"] as const;
export const FALCON_CARDS = [...PROFESSIONALS, "negotiator", "confidant", "manager", "president"] as const;
export const ALLIANCES = [
  "fed_reserve", "peace_bureau", "tribunal", "kabbalists", "milner", "trilateral", "cheka", "cupola2", "illuminati",
  "black_water", "majestic12", "wto", "marxist_league", "temple_mount", "science_council", "cia", "kgb", "mossad",
  "cosa_nostra", "yakuza", "triads", "council_nine", "srs", "world_court", "club_rome", "imf", "theosophical",
  "elder_brother", "golden_dawn", "thule", "cartels", "malta", "jasons", "rosicrucians", "templars", "thirty_three",
  "bilderberg", "elihu", "skull_bones", "unions_fed", "chamber", "culture_league", "freemasons",
  "anarchists", "jesuits", "scientologists",
] as const;

export type Group = (typeof GROUPS)[number];
export type Effect = "instant" | "lasting" | "final";

export const UNIFIED_NATIONS = 1;
export const SPYWARE = 2;
export const DEEP_STATE = 3;
export const STAGES = 5;
export const ROMAN = ["", "I", "II", "III", "IV", "V"] as const;

const WAR = 18;
const FIRST_SECONDARY = 19;
const FIRST_SUPPORT = 9;
const FIRST_POWER = 12;
const CIRCLE = 17;

export const kindOf = (card: number): number => card >> 3;
export const isWar = (card: number): boolean => kindOf(card) === WAR;
export const isCircle = (card: number): boolean => kindOf(card) === CIRCLE;
export const isSecondary = (card: number): boolean => kindOf(card) >= FIRST_SECONDARY;
export const secondaryOf = (card: number): number => kindOf(card) - FIRST_SECONDARY;
/** The number a secondary object goes by where a card is meant: they are all alike. */
export const secondaryCard = (secondary: number): number => (FIRST_SECONDARY + secondary) << 3;
export const groupOfSecondary = (secondary: number): number => (secondary === 3 ? 4 : secondary);
/** The sign a support card gives, or null. */
export const signOfCard = (card: number): number | null => {
  const kind = kindOf(card);
  return kind >= FIRST_SUPPORT && kind < FIRST_POWER ? kind - FIRST_SUPPORT : null;
};

/** The group of a kind, secondary objects included; a war has none (-1). */
export function groupOfKind(kind: number): number {
  if (kind === WAR) return -1;
  if (kind >= FIRST_SECONDARY) return groupOfSecondary(kind - FIRST_SECONDARY);
  return kind < FIRST_POWER ? Math.floor(kind / 3) : kind < CIRCLE ? 4 : 5;
}
export const groupOf = (card: number): number => groupOfKind(kindOf(card));

/** What a requirement counts, as a drawing of the sprite and the group that colours it. */
export function pictureOf(what: string): { icon: string; group: Group | null } {
  if ((KINDS as readonly string[]).includes(what)) {
    const kind = (KINDS as readonly string[]).indexOf(what);
    // «Ближний круг» is a kind and a group: both are the same cards.
    return { icon: `object-${what}`, group: GROUPS[groupOfKind(kind)]! };
  }
  if ((GROUPS as readonly string[]).includes(what)) return { icon: `group-${what}`, group: what as Group };
  if ((SIGNS as readonly string[]).includes(what)) return { icon: `sign-${what}`, group: null };
  const pools: Record<string, string> = { stage: "coord", reserve: "reserve", active: "agent", objects: "deck" };
  return { icon: pools[what] ?? "info", group: null };
}

const EFFECTS: Record<string, Effect[]> = {
  A: ["instant"], B: ["instant"], C: ["instant"], D: ["instant"], E: ["lasting"], F: ["lasting"], G: ["lasting"], H: ["lasting"],
  I: ["lasting"], J: ["lasting"], K: ["final"], L: ["final"], M: ["final"], N: ["final"], O: ["final"], P: ["lasting", "final"],
};
/** When an alliance of a family works: at once, until the end, at the end. */
export const effectsOf = (family: string): Effect[] => EFFECTS[family] ?? ["instant"];
/** Families that let their owner conclude one more (P-9.1, P-9.7, P-9.12). */
export const goesOn = (family: string): boolean => "AGL".includes(family);
