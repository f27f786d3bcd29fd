import type { CommitteeView, ConditionFacts, MainFacts, Price } from "../words.gen";
import { agentName, percent, t } from "../words";

const KINDS = ["doc", "med", "eq", "fuel"] as const;

/** Who is nearest to what the main mission asks now: who could pay or has most of what it takes, who would pass the check. */
export function nearest(view: CommitteeView, main: MainFacts, now: ConditionFacts): string {
  const nameOf = (seat: number): string => agentName(view.seats[seat]!.agent);
  if (now.check) {
    const [best] = main.candidates.flatMap((one) => one.odds.map((odds) => ({ seat: one.seat, chance: odds.helped }))).sort((one, other) => other.chance - one.chance);
    return best && best.chance > 0 ? t("committee-board-goal-odds", { agent: nameOf(best.seat), chance: percent(best.chance) }) : "";
  }
  const payer = main.candidates.find((one) => one.reason === null);
  if (payer) return t("committee-board-goal-pays", { agent: nameOf(payer.seat) });
  const most = now.price && mostOf(view, now.price);
  return most && most.count > 0 ? t("committee-board-goal-has", { agent: nameOf(most.seat), count: most.count, of: most.of }) : "";
}

/** Who has most of what a price names, and how much of it; null where any cargo would do. */
export function mostOf(view: CommitteeView, price: Price): { seat: number; count: number; of: number } | null {
  if (price.any > 0 || price.same.length > 0) return null;
  const sum = (count: (kind: (typeof KINDS)[number]) => number): number => KINDS.reduce((all, kind) => all + count(kind), 0);
  const held = view.seats.map((one) => ({ seat: one.seat, count: sum((kind) => Math.min(one[kind], price[kind])), of: sum((kind) => price[kind]) }));
  return held.reduce((one, other) => (other.count > one.count ? other : one));
}
