import type { CommitteeView, ConditionFacts, MainFacts, Seat } from "../words.gen";
import { agentName, percent, t } from "../words";

const KINDS = ["doc", "med", "eq", "fuel"] as const;

/** Who is nearest to what the main mission asks now: who could pay or has most of the one thing it takes, who would pass the check. */
export function nearest(view: CommitteeView, main: MainFacts, now: ConditionFacts): string {
  const nameOf = (seat: number): string => agentName(view.seats[seat]!.agent);
  if (now.check) {
    const [best] = main.candidates.flatMap((one) => one.odds.map((odds) => ({ seat: one.seat, chance: odds.helped }))).sort((one, other) => other.chance - one.chance);
    return best && best.chance > 0 ? t("committee-board-goal-odds", { agent: nameOf(best.seat), chance: percent(best.chance) }) : "";
  }
  const payer = main.candidates.find((one) => one.reason === null);
  if (payer) return t("committee-board-goal-pays", { agent: nameOf(payer.seat) });
  const kinds = now.price ? KINDS.filter((kind) => now.price![kind] > 0) : [];
  const [kind] = kinds;
  if (!kind || kinds.length > 1 || now.price!.any > 0 || now.price!.same.length > 0) return "";
  const most = view.seats.reduce((one: Seat, other: Seat) => (other[kind] > one[kind] ? other : one));
  return most[kind] > 0 ? t("committee-board-goal-has", { agent: nameOf(most.seat), count: most[kind], of: now.price![kind] }) : "";
}
