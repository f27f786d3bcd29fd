import type { GameEvent, News } from "../../core/types";

const is = (event: GameEvent, ...names: string[]): boolean => names.some((name) => event.type === `power.${name}`);
const of = (event: GameEvent, field: string): number => event[field] as number;

/** The alliances a seat has concluded in the chain it is in: since its turn to conclude began. */
export function chainOf(news: readonly News[], seat: number | null): number[] {
  const found: number[] = [];
  for (const { event } of [...news].reverse()) {
    if (is(event, "PhaseBegun", "Infiltrated") || (is(event, "Joined", "Advanced") && of(event, "seat") === seat)) break;
    if (!is(event, "Concluded")) continue;
    if (of(event, "seat") !== seat) break;
    found.unshift(of(event, "alliance"));
  }
  return found;
}

/** The last conclusion of a seat by an alliance of which `asks` says that it demands tribute. */
export function tributeOf(news: readonly News[], asks: (alliance: number) => boolean): { seat: number; alliance: number } | null {
  const found = news.findLast(({ event }) => is(event, "Concluded") && asks(of(event, "alliance")));
  return found ? { seat: of(found.event, "seat"), alliance: of(found.event, "alliance") } : null;
}

/** What a search of the deck has revealed and what of it was taken. */
export interface Search {
  number: number;
  seat: number;
  alliances: number[];
  taken: number[];
}

/** The last search of the deck, while it is still news: nothing has been concluded, discarded or laid since. */
export function searchOf(news: readonly News[]): Search | null {
  const at = news.findLastIndex(({ event }) => is(event, "AlliancesRevealed", "RowLaid", "SupervisorPassed", "Concluded", "ObjectDiscarded", "AllianceDiscarded"));
  const found = news[at];
  if (!found || !is(found.event, "AlliancesRevealed")) return null;
  const { seat, alliances, taken } = found.event as GameEvent & { seat: number; alliances: number[]; taken: number[] };
  return { number: found.number, seat, alliances, taken };
}

/** A step of Сокол's turn: what he did, and the clause that made him do it. */
export interface FalconStep {
  news: News;
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
export function falconSteps(news: readonly News[], falcon: number): FalconStep[] {
  return news.flatMap((item): FalconStep[] => {
    const name = item.event.type.replace("power.", "");
    const own = STEPS[name] ?? (item.event["seat"] === falcon ? COMMON[name] : undefined);
    if (!own) return [];
    return [{ news: item, icon: own[0], rule: REASONS[item.event["reason"] as string] ?? own[1] }];
  });
}
