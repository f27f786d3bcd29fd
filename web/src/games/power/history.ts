import { field } from "../../core/field";
import type { PowerNews } from "./view";
import type { PowerEvent } from "./words.gen";

/** The alliances a seat has concluded in the chain it is in: since its turn to conclude began. */
export function chainOf(news: readonly PowerNews[], seat: number | null): number[] {
  const found: number[] = [];
  for (const { event } of [...news].reverse()) {
    if (event.type === "power.PhaseBegun" || event.type === "power.Infiltrated") break;
    if ((event.type === "power.Joined" || event.type === "power.Advanced") && event.seat === seat) break;
    if (event.type !== "power.Concluded") continue;
    if (event.seat !== seat) break;
    found.unshift(event.alliance);
  }
  return found;
}

/** The alliance that is being concluded, for all to read while it is told; where it goes there from the hand before one's eyes, one's own is not shown again. */
export function dealtIn(told: { name: string; settled: boolean; news: readonly PowerNews[] }, seat: number | null, fromHand: boolean): number | null {
  const event = !told.settled && told.name === "concluded" ? told.news.map((item) => item.event).find((one) => one.type === "power.Concluded") : undefined;
  return event && !(fromHand && event.seat === seat) ? event.alliance : null;
}

/** What a search of the deck has revealed and what of it was taken. */
export interface Search {
  number: number;
  seat: number;
  alliances: readonly number[];
  taken: readonly number[];
}

/** After one of these a search is no news any more. */
const OVER: readonly PowerEvent["type"][] = ["power.RowLaid", "power.SupervisorPassed", "power.Concluded", "power.ObjectDiscarded", "power.AllianceDiscarded"];

/** The last search of the deck, while it is still news: nothing has been concluded, discarded or laid since. */
export function searchOf(news: readonly PowerNews[]): Search | null {
  const found = news.findLast(({ event }) => event.type === "power.AlliancesRevealed" || OVER.includes(event.type));
  if (found?.event.type !== "power.AlliancesRevealed") return null;
  const { seat, alliances, taken } = found.event;
  return { number: found.number, seat, alliances, taken };
}

/** A step of Сокол's turn: what he did, and the clause that made him do it. */
export interface FalconStep {
  news: PowerNews;
  icon: string;
  rule: string;
}

const STEPS: Record<string, [icon: string, rule: string]> = {
  FalconDrew: ["cards", "P-12.9"],
  FalconCardPlayed: ["falcon", "P-12.24"],
  FalconCardIdle: ["no", "P-12.24"],
  FalconPaid: ["reserve", "P-12.24"],
  FalconShadowGained: ["shadow", "P-12.29"],
  FalconDeckShuffled: ["cards", "P-12.31"],
  FalconPassedOver: ["no", "P-12.10"],
  FalconAimed: ["effect-lasting", "P-12.10"],
  FalconCounted: ["agent", "P-12.12"],
  FalconOperated: ["operation", "P-12.15"],
  FalconIdle: ["clock", "P-12.16"],
  FalconNothing: ["clock", "P-12.35"],
  FalconOrdered: ["coord", "P-12.5"],
  FalconAdvanced: ["coord", "P-12.18"],
  FalconStays: ["no", "P-12.7"],
  ProjectTokenGone: ["ok", "P-12.7"],
};
/** What anybody does, told of Сокол. */
const COMMON: Record<string, [icon: string, rule: string]> = {
  SupervisorPassed: ["supervisor", "P-12.8"],
  Recruited: ["reserve", "P-12.16"],
  Infiltrated: ["agent", "P-12.12"],
  Intercepted: ["warn", "P-12.14"],
  OperationRun: ["operation", "P-12.15"],
  Captured: ["deck", "P-6.2"],
  Recalled: ["undo", "P-12.17"],
  RecalledMore: ["undo", "P-12.17"],
  RecalledFromOperation: ["undo", "P-12.17"],
  Concluded: ["chain", "P-12.20"],
  SecondaryTaken: ["group-control", "P-12.21"],
  AlliancesDrawn: ["cards", "P-12.28"],
};

/** The reasons a count or a choice was made for have clauses of their own. */
const REASONS: Record<string, string> = {
  one_extra: "P-12.13",
  all_he_has: "P-12.13",
  as_if_supervised: "P-12.14",
  colour_match: "P-12.11",
  leftmost_colour: "P-12.11",
  circle: "P-12.19",
  sign: "P-12.21",
  card: "P-12.25",
  emissary: "P-12.26",
};

/** Сокол's steps among the news, in order. */
export function falconSteps(news: readonly PowerNews[], falcon: number): FalconStep[] {
  return news.flatMap((item): FalconStep[] => {
    const name = item.event.type.replace("power.", "");
    const own = STEPS[name] ?? (field(item.event, "seat") === falcon ? COMMON[name] : undefined);
    if (!own) return [];
    return [{ news: item, icon: own[0], rule: REASONS[field(item.event, "reason") ?? ""] ?? own[1] }];
  });
}
