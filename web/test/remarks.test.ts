import { describe, expect, test } from "vitest";
import { castOf } from "../src/core/faces";
import type { Result, Seating } from "../src/core/protocol.gen";
import { touches as power } from "../src/games/power/remarks";
import { touches as suits } from "../src/games/suits/remarks";
import type { GameModule } from "../src/games/types";
import { occasions, pick } from "../src/table/remarks";

const seating = [{ seat: 0, character: null }, { seat: 1, character: "bona" }, { seat: 2, character: "rita" }] as unknown as Seating[];
const beat = (event: object) => ({ news: [{ event }] as never, over: false, result: null });

describe("remarks", () => {
  test("an interception concerns two, and only what is open is looked at", () => {
    const found = occasions({ touches: power } as unknown as GameModule, beat({ type: "power.Intercepted", seat: 2, loser_seat: 1, card: 3, pieces: 1 }));
    expect(found).toEqual([{ seat: 2, how: "gain" }, { seat: 1, how: "loss" }]);
    expect(suits({ type: "suits.Dealt", seat: 1, cards: [3] })).toEqual([]);
  });

  test("they are rare, never close together, and the same for all who look", () => {
    const touched = [{ seat: 1, how: "gain" as const }];
    const numbers = Array.from({ length: 90 }, (_, number) => number);
    const said = numbers.filter((number) => pick("ABCDEF", seating, touched, number, -Infinity));
    expect(said.length).toBeGreaterThan(10);
    expect(said.length).toBeLessThan(60);
    expect(pick("ABCDEF", seating, touched, said[0]!, -Infinity)).toEqual(pick("ABCDEF", seating, touched, said[0]!, -Infinity));
    expect(numbers.some((number) => pick("ABCDEF", seating, touched, number, number - 5))).toBe(false);
  });

  test("a person says nothing, and the winner has the last word", () => {
    expect(pick("ABCDEF", seating, [{ seat: 0, how: "gain" }], 30, -Infinity)).toBeNull();
    const end = occasions({} as GameModule, { news: [], over: true, result: { winners: [2], places: [3, 2, 1] } as unknown as Result });
    expect(pick("ABCDEF", seating, end, 31, 30)).toMatchObject({ seat: 2, character: "rita", key: expect.stringMatching(/^character-rita-win-[12]$/) });
  });
});

test("bots that nobody chose are somebody else each", () => {
  const all = ["luka", "bona", "rita"];
  expect(castOf(all, [null, "luka", undefined, null], 0)).toEqual(["bona", "luka", undefined, "rita"]);
  expect(castOf(all, [null, null, null, null], 0.5)).toEqual(["bona", "rita", "luka", undefined]);
});
