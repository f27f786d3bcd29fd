import { describe, expect, test } from "vitest";
import { piecesIn } from "../../src/games/committee/board/cityPieces";
import { PLACES, roadPlace } from "../../src/games/committee/board/places";
import { mostOf, nearest } from "../../src/games/committee/pieces/nearest";
import { storyOf } from "../../src/games/committee/story";
import { currentMain } from "../../src/games/committee/view";
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

describe("how near the goal is", () => {
  const nothing = { type: "committee.Price", doc: 0, med: 0, eq: 0, fuel: 0, any: 0, same: [] } as const;
  const main = { ...currentMain(act)!, candidates: currentMain(act)!.candidates.map((one) => ({ ...one, reason: "cannot_pay_main" })) };
  const now = { ...main.conditions[0]!, check: null, price: { ...nothing, doc: 16 } };
  test("of one thing it is said who has most", () => {
    const seats = act.seats.map((seat, n) => ({ ...seat, doc: n === 1 ? 12 : 3 }));
    expect(nearest({ ...act, seats }, main, now)).toBe("committee-board-goal-has");
  });
  test("who can pay is named, not counted", () => {
    const payer = { ...main, candidates: main.candidates.map((one) => ({ ...one, reason: null })) };
    expect(nearest(act, payer, now)).toBe("committee-board-goal-pays");
  });
  test("of several things it is who has most of them, no more of any than it takes", () => {
    const seats = act.seats.map((seat, n) => ({ ...seat, doc: n === 0 ? 9 : 2, med: n === 1 ? 2 : 0, eq: 0, fuel: 0 }));
    expect(mostOf({ ...act, seats }, { ...nothing, doc: 3, med: 2 })).toEqual({ seat: 1, count: 4, of: 5 });
  });
  test("where any cargo would do nobody is said to be nearest", () => {
    expect(nearest(act, main, { ...now, price: { ...nothing, any: 2 } })).toBe("");
  });
  test("nobody without a chance is named", () => {
    const hopeless = { ...main, candidates: [] };
    expect(nearest(act, hopeless, { ...now, price: null, check: { type: "committee.CheckFacts", colour: "hr", number: 2 } })).toBe("");
  });
});
