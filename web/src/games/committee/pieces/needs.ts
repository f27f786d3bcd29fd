import type { CommitteeView, MissionFacts, MissionKindId } from "../words.gen";
import { agentName, checkName, cityName, list, priceWords, t } from "../words";

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
