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
  | { kind: "more"; count: number };

/** All that lies in a city, what presses most first. */
export function piecesIn(view: CommitteeView, city: string, way?: Way): Piece[] {
  const here = cityOf(view, city);
  const missions = view.missions.filter((mission) => mission.place === city).sort((one, other) => one.division - other.division);
  const found: Piece[] = way ? [{ kind: "way", way }] : [];
  for (const { mission, division } of missions) found.push({ kind: "mission", mission, division });
  for (const mission of view.missions) if (mission.target === city && mission.place !== city) found.push({ kind: "flag", mission: mission.mission });
  for (const [token, check] of here.interrogations) found.push({ kind: "interrogation", token, check });
  for (const ally of here.allies) found.push({ kind: "ally", ally, frame: view.allies.find((one) => one.ally === ally)?.frame ?? "black" });
  const help = view.help.filter(([, on]) => on === null).length;
  if (here.effect === "help" && help > 0) found.push({ kind: "help", count: help });
  return found;
}
