import { attr, capital, list, messages, t } from "../../core/i18n.svelte";
import { CARGO, RESOURCE_IDS, type CellFacts, type CheckFacts, type CityFacts, type CommitteeAction, type CommitteeView, type OddsFacts, type PartFacts, type Price } from "./words.gen";

/** 33 is «033» wherever a card is named. */
export const three = (number: number): string => String(number).padStart(3, "0");

/** A title in the quotation marks of the language. */
export const quoted = (title: string): string => t("committee-board-quoted", { title });

export const cityName = (city: string): string => t(`committee-city-${city}`);
export const cityEffect = (city: string): string => attr(`committee-city-${city}`, "effect");
export const agentName = (agent: string): string => t(`committee-agent-${agent}`);
export const missionName = (mission: number): string => t(`committee-mission-${three(mission)}`);
export const mainName = (main: string): string => t(`committee-main-${main}`);
export const allyName = (ally: number): string => t(`committee-ally-${three(ally)}`);
export const departmentName = (department: string): string => t(`committee-department-${department}`);
export const departmentWord = (department: string): string => attr(`committee-department-${department}`, "word");
export const departmentShort = (department: string): string => attr(`committee-department-${department}`, "short");
export const faceName = (face: string): string => t(`committee-face-${face}`);
export const kindName = (kind: string): string => t(`committee-kind-${kind}`);
export const stressName = (stress: string): string => t(`committee-stress-${stress}`);
export const resourceCount = (resource: string, n: number): string => attr(`committee-resource-${resource}`, "count", { n });

/** «аналитика 3+» */
export const checkName = (check: CheckFacts): string => `${departmentWord(check.colour)} ${check.number}+`;

/** Who and what is in a city, but for its allies. */
export function presentIn(view: CommitteeView, { agents, anomaly, missions, interrogations }: CityFacts): string[] {
  return [
    ...agents.map((seat) => agentName(view.seats[seat]!.agent)),
    ...(anomaly ? [t("committee-board-anomaly")] : []),
    ...missions.map((mission) => t("committee-board-mission-n", { mission: three(mission) })),
    ...interrogations.map(([, check]) => t("committee-board-interrogation", { check: checkName(check) })),
  ];
}

/** A price as what is counted: icon, number, words. */
export interface Counter {
  icon: string;
  n: number;
  words: string;
  /** So many of one and the same kind. */
  same?: boolean;
}

const ICONS: Record<string, string> = { doc: "r-doc", med: "r-med", eq: "r-eq", fuel: "r-fuel", cargo: "box", calm: "t-calm", stress: "t-stress", action: "t-action" };
export const resourceIcon = (resource: string): string => ICONS[resource] ?? "any";

export function counters(price: Price): Counter[] {
  const found: Counter[] = [];
  for (const kind of RESOURCE_IDS)
    if (price[kind] > 0) found.push({ icon: ICONS[kind]!, n: price[kind], words: resourceCount(kind, price[kind]) });
  if (price.any > 0) found.push({ icon: "box", n: price.any, words: resourceCount("cargo", price.any) });
  for (const n of price.same) found.push({ icon: "box", n, words: resourceCount("same", n), same: true });
  return found;
}

export const priceWords = (price: Price): string => list(counters(price).map((one) => one.words));

/** What cargo somebody has, in words. */
export const CARGO_WORDS = (have: Record<"med" | "eq" | "fuel", number>): string[] => CARGO.filter((kind) => have[kind] > 0).map((kind) => resourceCount(kind, have[kind]));

/** One part of an income, in words: «1 документ», «снять 1 стресс». */
export function partWords(part: PartFacts): string {
  if (part.kind !== "gain") return t(`committee-board-part-${part.kind}`, { n: part.amount });
  if (part.choices.length === CARGO.length) return resourceCount("cargo", part.amount);
  return part.choices.map((choice) => resourceCount(choice, part.amount)).join(` ${t("committee-board-or")} `);
}

/** What is taken of an income: «3 документа». */
export const incomeWords = ({ resource, count }: { resource: string; count: number }): string => (["limit", "calm", "action", "relief"].includes(resource) ? t(`committee-board-part-${resource}`, { n: count }) : resourceCount(resource, count));

/** What a cell gives while it works: income, bonus, symbols. */
export function cellWords(cell: CellFacts): string {
  const bonus = bonusWords(cell);
  return list([
    ...cell.income.map((part) => t("committee-board-income-of", { part: partWords(part) })),
    ...(bonus ? [bonus] : []),
    ...cell.symbols.map(faceName),
    ...(cell.rerolls > 0 ? [t("committee-board-reroll")] : []),
  ]);
}
export const bonusWords = (cell: CellFacts): string => (cell.bonus ? t(`committee-board-bonus-${cell.bonus}`, { colour: cell.colour ? departmentWord(cell.colour) : "", department: departmentWord(cell.department) }) : "");

/** The pictures of a part: of a choice among some kinds, each of them. */
export function partIcons(part: PartFacts): string[] {
  if (part.kind === "gain") return part.choices.length === CARGO.length ? ["box"] : part.choices.map(resourceIcon);
  return [part.kind === "limit" ? "r-doc" : resourceIcon(part.kind === "relief" ? "stress" : part.kind)];
}

export const percent = (chance: number): string => `${chance > 0.995 && chance < 1 ? 99 : chance > 0 && chance < 0.005 ? 1 : Math.round(chance * 100)}\u00a0%`;
/** A chance, and where spending would better it that too: «0 %, с тратами 56 %». */
export const chances = ({ helped, spent }: Pick<OddsFacts, "helped" | "spent">, told = percent): string => (percent(spent) === percent(helped) ? told(helped) : t("committee-board-chances", { chance: told(helped), spent: told(spent) }));
/** A chance of several checks together: as that of the hardest, at most. */
export const atMost = (chance: number): string => (percent(chance) === percent(0) ? percent(0) : t("committee-board-near-most", { chance: percent(chance) }));
/** «шанс 44 %, с тратами 100 %, стресса в среднем 1» */
export const oddsWords = (odds: OddsFacts): string => t("committee-board-odds", { chance: chances(odds), stress: tenth(odds.helped_stress) });
export const tenth = (value: number): string => new Intl.NumberFormat(messages.lang, { maximumFractionDigits: 1 }).format(value);

/** What a check is for: «допрос для задания 001 …». */
export function purposeWords(view: CommitteeView, purpose: string, mission: number | null): string {
  const main = view.mains.find((one) => one.current);
  const named = mission === null ? "" : purpose === "ally" ? three(mission) : `${three(mission)} ${quoted(missionName(mission))}`;
  return t(`committee-board-for-${purpose}`, { named: purpose === "main" && main ? quoted(mainName(main.main)) : named, known: named ? "yes" : "no" });
}

/** What a source of help in a check is called; so many dice come with equipment. */
export function aidName(action: CommitteeAction, dice: number): string {
  if (action.type === "committee.Reroll") return capital(t(`committee-reroll-${action.reroll}`));
  if (action.type === "committee.Stick") return capital(t("committee-sticker-successes"));
  return capital(t(action.type === "committee.AddDice" ? "committee-board-add-dice" : "committee-board-add-success", { n: dice }));
}

/** A reason of the engine in few words; where there are none, that it cannot be. */
function inFewWords(key: string, otherwise: string): string {
  return t(messages.has(key) ? key : otherwise);
}

const dashed = (reason: string | null): string => (reason ?? "").replaceAll("_", "-");
/** Why a source of help cannot be used. */
export const noHelp = (reason: string | null): string => inFewWords(`committee-board-not-${dashed(reason)}`, "committee-board-not");
/** What stands in an agent's way. */
export const obstacle = (reason: string | null): string => inFewWords(`committee-board-cannot-${dashed(reason)}`, "committee-board-cannot");

export { attr, capital, list, t };
