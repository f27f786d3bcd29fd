import { describe, expect, test } from "vitest";
import committee from "../../src/games/committee";
import { thrown } from "../../src/games/committee/desk.svelte";
import { drive } from "../../src/games/committee/motion";
import { PLACES, roadPoints } from "../../src/games/committee/board/places";
import type { CommitteeView } from "../../src/games/committee/words.gen";
import { view } from "./views";

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

test("one's own income stays to be read, that of the others passes", () => {
  const stays = committee.stays.gained as (beat: { name: string; news: unknown[]; view: CommitteeView }) => number;
  const taken = (seat: number, phase: string) => stays({ name: "gained", news: [{ number: 1, text: { key: "", args: [] }, event: { type: "committee.Gained", seat, resource: "doc", count: 1 } }], view: { ...view("3-act"), phase } as CommitteeView });
  expect(taken(0, "income")).toBeGreaterThan(taken(1, "income"));
  expect(taken(1, "action")).toBe(taken(0, "action"));
});

describe("dice", () => {
  test("lie before they are told, within their beat; where nothing moves nobody waits", () => {
    const { stays, tells } = committee;
    const beat = { name: "", news: [], view: view("3-check") };
    expect([tells.roll(), tells.counted(beat)]).toEqual([0, 0]);
    document.documentElement.style.setProperty("--slow", "320ms");
    const dice = beat.view.check!.dice.length;
    expect(tells.roll()).toBeGreaterThan(320 + 80 * (dice - 1));
    expect(tells.roll()).toBeLessThan(stays.roll as number);
    expect(tells.counted(beat)).toBeGreaterThan(220 * dice);
    expect(tells.counted(beat)).toBeLessThan((stays.counted as (one: typeof beat) => number)(beat));
    document.documentElement.style.removeProperty("--slow");
  });
  test("of a reroll only those that changed are thrown again", () => {
    const first = thrown({ symbols: [], throws: [] }, ["eye", "lamp"]);
    expect(thrown(first, ["eye", "fist"]).throws).toEqual([1, 2]);
  });
  test("a reroll that changes nothing still shows", () => {
    const first = thrown({ symbols: [], throws: [] }, ["eye", "lamp"]);
    expect(thrown(first, ["eye", "lamp"]).throws).toEqual([2, 2]);
  });
});
