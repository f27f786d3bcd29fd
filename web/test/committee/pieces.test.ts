import { describe, expect, test } from "vitest";
import { piecesIn } from "../../src/games/committee/board/cityPieces";
import { PLACES, roadPlace } from "../../src/games/committee/board/places";
import { storyOf } from "../../src/games/committee/story";
import { view } from "./views";

const act = view("3-act");

describe("pieces on the map", () => {
  test("every road of the engine is drawn", () => {
    for (const road of act.roads) expect(roadPlace(road.city, road.other_city)).toBeDefined();
  });
  test("every city of the engine is drawn", () => {
    expect(act.cities.map((city) => city.city).sort()).toEqual(Object.keys(PLACES).sort());
  });
  test("a mission lies where its token is", () => {
    const mission = act.missions.find((one) => one.place !== null)!;
    expect(piecesIn(act, mission.place!, [])).toContainEqual({ kind: "mission", mission: mission.mission, division: mission.division });
  });
  test("the most urgent mission comes first", () => {
    const [city, here] = Object.keys(PLACES).map((one) => [one, act.missions.filter((mission) => mission.place === one)] as const).find(([, missions]) => missions.length > 0)!;
    const first = piecesIn(act, city, [])[0]!;
    expect(first.kind === "mission" && first.division).toBe(Math.min(...here.map((mission) => mission.division)));
  });
});

describe("story sheets", () => {
  test("a completed mission brings its outcome", () => {
    expect(storyOf({ type: "committee.MissionCompleted", seat: 0, mission: 7, space: 1 })).toEqual({ key: "committee-mission-007", attribute: "done", stamp: "done" });
  });
  test("a move brings none", () => {
    expect(storyOf({ type: "committee.Moved", seat: 0, city: "perm", cost: 1, fuel: 0 })).toBeNull();
  });
});
