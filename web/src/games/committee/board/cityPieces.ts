import { cityOf } from "../view";
import type { CheckFacts, CommitteeView, Way } from "../words.gen";

/** A piece that lies beside a city. */
export type Piece =
  | { kind: "way"; way: Way }
  | { kind: "mission"; mission: number; division: number }
  | { kind: "flag"; mission: number }
  | { kind: "interrogation"; token: number; check: CheckFacts }
  | { kind: "ally"; ally: number; frame: string }
  | { kind: "help"; count: number }
  | { kind: "plan"; seat: number; agent: string; order: string; stays: boolean }
  | { kind: "more"; count: number };

/** Somebody's plan: by which cities an agent goes; one city alone, if it stays. */
export interface Plan {
  order: string;
  seat: number;
  agent: string;
  route: readonly string[];
}

/** All that lies in a city, what presses most first. */
export function piecesIn(view: CommitteeView, city: string, plans: readonly Plan[], way?: Way): Piece[] {
  const here = cityOf(view, city);
  const missions = view.missions.filter((mission) => mission.place === city).sort((one, other) => one.division - other.division);
  const found: Piece[] = way ? [{ kind: "way", way }] : [];
  for (const { mission, division } of missions) found.push({ kind: "mission", mission, division });
  for (const mission of view.missions) if (mission.target === city && mission.place !== city) found.push({ kind: "flag", mission: mission.mission });
  for (const [token, check] of here.interrogations) found.push({ kind: "interrogation", token, check });
  for (const ally of here.allies) found.push({ kind: "ally", ally, frame: view.allies.find((one) => one.ally === ally)?.frame ?? "black" });
  const help = view.help.filter(([, on]) => on === null).length;
  if (here.effect === "help" && help > 0) found.push({ kind: "help", count: help });
  for (const { seat, agent, order, route } of plans) if (route.at(-1) === city) found.push({ kind: "plan", seat, agent, order, stays: route.length === 1 });
  return found;
}
