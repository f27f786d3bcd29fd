import { describe, expect, test } from "vitest";
import { thrown } from "../../src/games/committee/desk.svelte";
import { drive } from "../../src/games/committee/motion";
import { PLACES, roadPoints } from "../../src/games/committee/board/places";

describe("a drive", () => {
  test("passes through every city of the route", () => {
    const way = drive([0, 0], ["leningrad", "yaroslavl", "gorkiy"], [1, 1]);
    for (const city of ["leningrad", "yaroslavl", "gorkiy"] as const) expect(way).toContainEqual(PLACES[city].at);
  });
  test("runs along a road from either end", () => {
    expect(roadPoints("murmansk", "leningrad")).toEqual([...roadPoints("leningrad", "murmansk")].reverse());
  });
  test("without a route it goes straight", () => {
    expect(drive([0, 0], [], [9, 9])).toEqual([[0, 0], [9, 9]]);
  });
});

describe("dice", () => {
  test("of a reroll only those that changed are thrown again", () => {
    const first = thrown({ symbols: [], throws: [] }, ["eye", "lamp"]);
    expect(thrown(first, ["eye", "fist"]).throws).toEqual([1, 2]);
  });
  test("a reroll that changes nothing still shows", () => {
    const first = thrown({ symbols: [], throws: [] }, ["eye", "lamp"]);
    expect(thrown(first, ["eye", "lamp"]).throws).toEqual([2, 2]);
  });
});
