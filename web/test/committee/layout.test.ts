import { describe, expect, test } from "vitest";
import { boxAt, gapOf, labelBox, layOut, placeKey, sizeOf, tieOf, type Box, type Crowd, type Laid } from "../../src/games/committee/board/layout";
import { piecesIn, type Piece } from "../../src/games/committee/board/cityPieces";
import { PLACES, HEIGHT, roadsDrawn, WIDTH } from "../../src/games/committee/board/places";
import type { Way } from "../../src/games/committee/words.gen";
import { view } from "./views";

const PHONE = { large: false, unit: 2 };
const WIDE = { large: true, unit: 1.04 };
const NAMES = new Map(Object.keys(PLACES).map((city) => [city, "Архангельск".slice(0, 8)]));
const EMPTY: Crowd = { cities: PLACES, pieces: new Map(), agents: new Map(), names: NAMES, jams: [], covers: [], ...PHONE };
/** The four agents, and a city that has everything: missions, an interrogation, an ally, help. */
const act = view("3-act");
const full: Piece[] = [{ kind: "mission", mission: 1, division: 1 }, { kind: "flag", mission: 2 }, { kind: "interrogation", token: 3, check: { type: "committee.CheckFacts", colour: "hr", number: 2 } }, { kind: "ally", ally: 4, frame: "an" }];

const hidden = (one: Box, other: Box): number =>
  (Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) * Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y))) / Math.min(one.w * one.h, other.w * other.h);

function boxes(laid: Laid, { large, unit }: { large: boolean; unit: number }): Box[] {
  const pawn = (large ? 38 : 25) * unit;
  return [...laid.agents.map(({ at }) => boxAt(at, pawn, pawn)), ...laid.pieces.map(({ piece, at }) => boxAt(at, ...sizeOf(piece, large, unit)))];
}

function worst(all: Box[]): number {
  return Math.max(0, ...all.flatMap((one, n) => all.slice(n + 1).map((other) => hidden(one, other))));
}

describe("room for pieces", () => {
  test.each(Object.keys(PLACES))("four agents and every kind of piece in %s hide nothing of each other", (city) => {
    const laid = layOut({ ...EMPTY, pieces: new Map([[city, full]]), agents: new Map([[city, [0, 1, 2, 3]]]) });
    expect(worst(boxes(laid, PHONE))).toBeLessThan(0.17);
  });
  test.each(Object.keys(PLACES))("four agents in %s stand on the map", (city) => {
    const laid = layOut({ ...EMPTY, agents: new Map([[city, [0, 1, 2, 3]]]) });
    for (const { at } of laid.agents) expect(at[0] > 20 && at[0] < WIDTH - 20 && at[1] > 20 && at[1] < HEIGHT - 20).toBe(true);
  });
  test.each([["phone", PHONE], ["wide", WIDE]] as const)("a position of a real game hides nothing on a %s", (_, size) => {
    const pieces = new Map(Object.keys(PLACES).map((city) => [city, piecesIn(act, city, [])]));
    const laid = layOut({ ...EMPTY, ...size, pieces, agents: new Map(act.cities.map((city) => [city.city, city.agents])) });
    expect(worst(boxes(laid, size))).toBeLessThan(0.17);
  });
  test.each(["3-act", "3-move", "3-check", "3-lay"])("in %s every name can be read", (scene) => {
    const now = view(scene);
    const pieces = new Map(Object.keys(PLACES).map((city) => [city, piecesIn(now, city, [])]));
    const laid = boxes(layOut({ ...EMPTY, unit: 2.12, pieces, agents: new Map(now.cities.map((city) => [city.city, city.agents])) }), { large: false, unit: 2.12 });
    for (const [city, place] of Object.entries(PLACES)) for (const box of laid) expect(hidden(box, labelBox(place, NAMES.get(city)!, false)), city).toBeLessThan(0.15);
  });
  test("every agent is there", () => {
    const laid = layOut({ ...EMPTY, agents: new Map([["perm", [0, 2]], ["kazan", [1, 3]]]) });
    expect(laid.agents.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
  });
  test("what finds no room is counted", () => {
    const many = Array.from({ length: 90 }, (_, mission): Piece => ({ kind: "mission", mission, division: 2 }));
    const laid = layOut({ ...EMPTY, pieces: new Map([["kirov", many]]) });
    const more = laid.pieces.find(({ piece }) => piece.kind === "more")!.piece as { count: number };
    expect(more.count + laid.pieces.length - 1).toBe(90);
  });
  test("a lone piece covers no name", () => {
    for (const city of Object.keys(PLACES)) {
      const laid = layOut({ ...EMPTY, pieces: new Map([[city, full.slice(0, 1)]]) });
      const [box] = boxes(laid, PHONE);
      for (const [other, place] of Object.entries(PLACES)) expect(hidden(box!, labelBox(place, NAMES.get(other)!, false)), `${city} on ${other}`).toBeLessThan(0.2);
    }
  });
  test.each(Object.keys(PLACES))("the plan of a bot that goes to %s lies beside it and hides no number of a road", (city) => {
    const pieces = new Map<string, Piece[]>([[city, [{ kind: "mission", mission: 1, division: 1 }, { kind: "plan", seat: 1, agent: "asya", order: "1", stays: false }]]]);
    for (const size of [PHONE, WIDE]) {
      const laid = layOut({ ...EMPTY, ...size, pieces, agents: new Map([[city, [0, 2]]]) });
      const { at, piece } = laid.pieces.find((one) => one.piece.kind === "plan")!;
      const [from, to] = tieOf(PLACES[city as keyof typeof PLACES].at, boxAt(at, ...sizeOf(piece, size.large, size.unit))) ?? [at, at];
      expect(Math.hypot(from[0] - to[0], from[1] - to[1]), city).toBeLessThan(56);
      for (const road of roadsDrawn()) expect(hidden(boxAt(at, ...sizeOf(piece, size.large, size.unit)), boxAt(road.plate, 30, 30))).toBeLessThan(0.15);
    }
  });
  test.each(["3-act", "3-move", "3-check", "3-lay"])("in %s every price is read as its own city's", (scene) => {
    const now = view(scene);
    for (const size of [PHONE, WIDE])
      for (const here of Object.keys(PLACES)) {
        const ways = (city: string) => (city === here ? undefined : ({ city, cost: 2, fuel: 0, missing: 0, route: [] } as unknown as Way));
        const pieces = new Map(Object.keys(PLACES).map((city) => [city, piecesIn(now, city, [], ways(city))]));
        const laid = layOut({ ...EMPTY, ...size, pieces, agents: new Map(now.cities.map((city) => [city.city, city.agents])) });
        for (const { city, piece, at } of laid.pieces.filter((one) => one.piece.kind === "way")) {
          const box = boxAt(at, ...sizeOf(piece, size.large, size.unit));
          const nearer = Object.entries(PLACES).filter(([other, place]) => other !== city && gapOf(place.at, box) <= gapOf(PLACES[city as keyof typeof PLACES].at, box));
          expect(nearer.map(([other]) => other), `${city} from ${here}`).toEqual([]);
        }
      }
  });
  test("nothing lies under what covers the map", () => {
    const cover = { x: 0, y: 0, w: WIDTH, h: 300 };
    const laid = layOut({ ...EMPTY, covers: [cover], pieces: new Map([["kirov", full]]) });
    for (const box of boxes(laid, PHONE)) expect(hidden(box, cover)).toBeLessThan(0.05);
  });
});

describe("what lies there stays", () => {
  const lyingAt = (laid: Laid) => new Map(laid.pieces.map(({ city, key, at }) => [placeKey(city, key), at]));
  const at = (laid: Laid, key: string) => laid.pieces.find((one) => one.key === key)?.at;
  const cities = Object.keys(PLACES);
  const lying = new Map(cities.map((city, n): [string, Piece[]] => [city, [{ kind: "mission", mission: n, division: 2 }, { kind: "flag", mission: 50 + n }]]));
  test.each(cities)("an agent that comes to %s moves nothing", (city) => {
    const empty = layOut({ ...EMPTY, pieces: lying });
    const come = layOut({ ...EMPTY, pieces: lying, agents: new Map([[city, [0]]]) });
    for (const { key } of empty.pieces) expect(at(come, key)).toEqual(at(empty, key));
  });
  test("what comes later moves nothing that lay there before", () => {
    const before = layOut({ ...EMPTY, pieces: lying });
    const pieces = new Map([...lying].map(([city, there], n): [string, Piece[]] => [city, [{ kind: "mission", mission: 70 + n, division: 1 }, ...there]]));
    const after = layOut({ ...EMPTY, pieces, before: lyingAt(before) });
    for (const { key } of before.pieces) expect(at(after, key), key).toEqual(at(before, key));
  });
  test("what comes to lie over the map moves only what it hides", () => {
    const before = layOut({ ...EMPTY, pieces: lying });
    const cover = { x: 0, y: 0, w: WIDTH, h: 120 };
    const after = layOut({ ...EMPTY, pieces: lying, covers: [cover], before: lyingAt(before) });
    const free = before.pieces.filter(({ piece, at }) => hidden(boxAt(at, ...sizeOf(piece, PHONE.large, PHONE.unit)), cover) === 0);
    expect(free.length).toBeGreaterThan(cities.length);
    for (const { key } of free) expect(at(after, key), key).toEqual(at(before, key));
  });
});

describe("what lies apart from its city", () => {
  test("is tied to it, edge to edge", () => expect(tieOf([100, 100], boxAt([200, 100], 60, 40))).toEqual([[100, 100], [170, 100]]));
  test("beside it needs no tie", () => expect(tieOf([100, 100], boxAt([160, 100], 60, 40))).toBeNull());
});
