import { describe, expect, test } from "vitest";
import { piecesIn } from "../../src/games/committee/board/cityPieces";
import { PLACES, roadPlace } from "../../src/games/committee/board/places";
import { storyOf } from "../../src/games/committee/story";
import { trunkOf } from "../../src/games/committee/sheets/trunk";
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
    expect(piecesIn(act, mission.place!)).toContainEqual({ kind: "mission", mission: mission.mission, division: mission.division });
  });
  test("the most urgent mission comes first", () => {
    const [city, here] = Object.keys(PLACES).map((one) => [one, act.missions.filter((mission) => mission.place === one)] as const).find(([, missions]) => missions.length > 0)!;
    const first = piecesIn(act, city)[0]!;
    expect(first.kind === "mission" && first.division).toBe(Math.min(...here.map((mission) => mission.division)));
  });
});

describe("the trunk", () => {
  test("a mission token takes a whole cell", () => {
    const seat = { ...act.seats[0]!, tokens: [33], med: 1, eq: 0, fuel: 0 };
    const load = [...trunkOf(seat).values()];
    expect(load.filter((cell) => cell.includes(33))).toEqual([[33]]);
  });
  test("cargo lies in what is left", () => {
    const seat = { ...act.seats[0]!, tokens: [], med: 0, eq: 0, fuel: 1 };
    expect([...trunkOf(seat).values()].flat()).toEqual(["fuel"]);
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
