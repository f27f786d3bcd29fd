import { PLACES } from "./board/places";
import { needOf } from "./pieces/needs";
import { allyOf, currentMain, missionOf } from "./view";
import type { AllyFacts, CommitteeAction, CommitteeView, DeedFacts } from "./words.gen";
import { allyName, capital, checkName, cityEffect, counters, cityName, departmentName, faceName, list, mainName, missionName, obstacle, partWords, priceWords, quoted, resourceCount, t, three } from "./words";

/** An activation in words: what it is, what it takes and brings. */
export interface Deed {
  icon: string;
  title: string;
  note: string;
}

/** What an ally brings for ever, in words. */
export const allyGifts = (ally: AllyFacts): string => list([
  ...ally.symbols.map(faceName),
  ...(ally.rerolls > 0 ? [t("committee-board-reroll")] : []),
  ...ally.income.map((part) => t("committee-board-income-of", { part: partWords(part) })),
  ...(ally.cars > 0 ? [`+${resourceCount("car", ally.cars)}`] : []),
  ...(ally.auto > 0 ? [t("committee-board-bonus-auto")] : []),
  ...(ally.easier ? [t("committee-board-bonus-easier", { colour: departmentName(ally.easier) })] : []),
]);

/** What an ally is worth, in words. */
export function allyWorth(ally: AllyFacts): string {
  if (ally.frame === "black") return ally.gain ? `${t("committee-board-ally-once")} ${priceWords(ally.gain)}` : t("committee-board-ally-once");
  return `${t("committee-board-for-ever")} ${allyGifts(ally)}`;
}

export function deedOf(view: CommitteeView, seat: number, action: CommitteeAction): Deed | null {
  switch (action.type) {
    case "committee.DoMain": {
      const main = currentMain(view);
      const now = main?.conditions.find((condition) => condition.current);
      if (!main || !now) return null;
      const need = now.check ? checkName(now.check) : now.price ? priceWords(now.price) : "";
      return { icon: "t-committee", title: t("committee-board-deed-main", { main: quoted(mainName(main.main)) }), note: [cityName(now.city), need].filter((part) => part).join(" · ") };
    }
    case "committee.DoMission": {
      const mission = missionOf(view, action.mission);
      if (!mission) return null;
      const loads = mission.mission_kind === "delivery" && mission.carrier === null;
      const brings = loads ? t("committee-board-deed-load") : view.next_space === null ? "" : t("committee-board-deed-space", { left: Math.max(0, view.spaces_left - 1) });
      return { icon: "flag", title: `${three(action.mission)} ${quoted(missionName(action.mission))}`, note: [needOf(view, mission), brings].filter((part) => part).join(" · ") };
    }
    case "committee.DoPersonal": {
      const personal = view.seats[seat]!.personal.find((one) => !one.done);
      if (!personal) return null;
      const need = personal.check ? checkName(personal.check) : personal.price ? priceWords(personal.price) : "";
      return { icon: "key", title: t("committee-board-deed-personal"), note: [personal.city ? cityName(personal.city) : "", need].filter((part) => part).join(" · ") };
    }
    case "committee.UseCity":
      return { icon: PLACES[action.city].icon, title: t("committee-board-deed-city", { city: cityName(action.city) }), note: cityEffect(action.city) };
    case "committee.TakeAlly": {
      const ally = allyOf(view, action.ally);
      if (!ally) return null;
      return { icon: "t-ally", title: `${three(action.ally)} ${allyName(action.ally)}`, note: [ally.check ? checkName(ally.check) : t("committee-board-free"), allyWorth(ally)].join(" · ") };
    }
    case "committee.DoScenario":
      return { icon: "clock", title: t(`committee-${view.scenario}-${action.activation}`), note: "" };
    default:
      return null;
  }
}

/** What the last step of a plan does, where its words only name a city. */
export function effectOf(steps: readonly CommitteeAction[]): string {
  const deed = steps.at(-1);
  return deed?.type === "committee.UseCity" ? `${capital(cityEffect(deed.city))}.` : "";
}

const best = ({ odds }: DeedFacts): number => (odds.length > 0 ? Math.max(...odds.map((one) => one.spent)) : 1);

/** Kind by kind as they come; of several missions or allies those that are sooner done first. */
export function likelyFirst(deeds: readonly DeedFacts[]): DeedFacts[] {
  const kinds = deeds.map((deed) => deed.action.type);
  return [...deeds].sort((one, other) => kinds.indexOf(one.action.type) - kinds.indexOf(other.action.type) || best(other) - best(one));
}

const ELSEWHERE: readonly (string | null)[] = ["anomaly_elsewhere", "personal_elsewhere"];

/** What nobody would look for here: it would be said of nearly every city that the one or the other is done elsewhere. */
export const isElsewhere = ({ reason }: DeedFacts): boolean => ELSEWHERE.includes(reason);

/** Why something cannot be done there, and what is lacking for it. */
export const hindrance = ({ reason, lacking }: Pick<DeedFacts, "reason" | "lacking">): string => (lacking && counters(lacking).length > 0 ? t("committee-board-cannot-lacking", { price: priceWords(lacking) }) : obstacle(reason));
