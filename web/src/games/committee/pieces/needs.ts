import type { CommitteeView, MissionFacts, MissionKindId, OddsFacts } from "../words.gen";
import { currentMain } from "../view";
import { agentName, checkName, cityName, list, priceWords, t, three } from "../words";

export const KIND_ICONS: Record<MissionKindId, string> = { interrogation: "t-interro", delivery: "box", road: "t-jam", checks: "die", spend: "r-doc" };

/** What a mission still needs, in one line: «Пермь · 9 документов». */
export function needOf(view: CommitteeView, mission: MissionFacts): string {
  const where = mission.place ? cityName(mission.place) : "";
  switch (mission.mission_kind) {
    case "interrogation":
      return `${where} · ${t("committee-board-answers", { count: mission.answers.length })}`;
    case "delivery": {
      const from = mission.carrier === null ? where : t("committee-board-carried", { agent: agentName(view.seats[mission.carrier]!.agent) });
      return `${from} → ${mission.target ? cityName(mission.target) : ""}`;
    }
    case "road":
      return `${cityName(mission.city)} — ${mission.target ? cityName(mission.target) : ""}`;
    case "checks":
      return `${where} · ${list(mission.checks.map(checkName))}`;
    case "spend":
      return `${where} · ${mission.price ? priceWords(mission.now ?? mission.price) : ""}`;
  }
}

/** Who has the best chance of those whom nothing but the road keeps from it, and how good: of two checks, at most as the harder. */
export function bestOf(mission: MissionFacts): ({ seat: number } & Pick<OddsFacts, "helped" | "spent">) | null {
  const found = mission.candidates.filter((one) => one.reason === null && one.odds.length > 0).map((one) => ({ seat: one.seat, ...one.odds.reduce((hardest, odds) => (odds.helped < hardest.helped ? odds : hardest)) }));
  return found.sort((one, other) => other.helped - one.helped || other.spent - one.spent)[0] ?? null;
}

/** What asks for a cargo now: the goal of the team, missions by their numbers. */
export function askedFor(view: CommitteeView, cargo: "med" | "eq" | "fuel"): string[] {
  const goal = currentMain(view)?.conditions.find((one) => one.current);
  return [
    ...(goal?.price && goal.price[cargo] > 0 ? [t("committee-board-cargo-goal", { city: cityName(goal.city) })] : []),
    ...view.missions.filter(({ price, now }) => ((now ?? price)?.[cargo] ?? 0) > 0).map(({ mission }) => three(mission)),
  ];
}

/** The city in which the team will have to bring a cargo after what is asked now, or null. */
export function laterFor(view: CommitteeView, cargo: "med" | "eq" | "fuel"): string | null {
  const later = view.mains.filter((main) => !main.done).flatMap((main) => main.conditions).find((one) => !one.met && !one.current && (one.price?.[cargo] ?? 0) > 0);
  return later ? cityName(later.city) : null;
}
