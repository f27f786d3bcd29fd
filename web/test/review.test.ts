import { describe, expect, test } from "vitest";
import { bundle } from "../src/core/fluent";
import { messages, t } from "../src/core/i18n.svelte";
import { effect, roundStarts, sidesOf, spread, toldTo } from "../src/coach/review";
import type { GameReview, ReviewDeed } from "../src/core/protocol.gen";

import en from "../../src/kuluary/locales/en/coach.ftl?raw";
import ru from "../../src/kuluary/locales/ru/coach.ftl?raw";

const words = { type: "Text", key: "do", args: [] } as const;
const deed = (frame: number, seat: number, loss: number, merit = 0): ReviewDeed => ({ frame, round: 1, seat, prompt: words, played: { text: words, chance: 0.2 }, answers: [{ text: words, chance: 0.2 + loss }], why: null, loss, merit });
const review = (change: Partial<GameReview> = {}): GameReview => ({
  points: [
    { frame: 0, round: 1, chances: [0.5, 0.5, 0.5, 0.5] },
    { frame: 1, round: 1, chances: [0.7, 0.3, 0.7, 0.3] },
    { frame: 2, round: 2, chances: [1, 0, 1, 0] },
  ],
  deeds: [deed(0, 0, 0.1), deed(1, 1, 0, 0.2)],
  luck: [0, 0, 0, 0],
  skill: [0, 0, 0, 0],
  best: [null, 1, null, null],
  worst: [0, null, null, null],
  turns: [1],
  decisions: [1, 1, 1, 1],
  alone: false,
  together: false,
  ...change,
});

test.each([["ru", ru], ["en", en]] as const)("an answer with a colon of its own gets no second one in %s", (lang, text) => {
  messages.bundle = bundle(lang, [text]);
  const answer = "Дать взятку: 1 самоцвет";
  for (const key of ["coach-worst", "coach-best", "coach-turn", "coach-other"])
    expect(t(key, { played: answer, best: answer, chance: 40, was: 30 }).split(":")).toHaveLength(2);
});

describe("review", () => {
  test("partners are one line", () => {
    expect(sidesOf(review()).map((side) => side.seats)).toEqual([[0, 2], [1, 3]]);
  });

  test("a reader is told of the turns and of their own best and worst, in the order of play", () => {
    expect(toldTo(review(), 0).map(({ deed, kind }) => [deed.frame, kind])).toEqual([[0, "worst"], [1, "turn"]]);
    expect(toldTo(review(), 1).map(({ kind }) => kind)).toEqual(["best"]);
    expect(toldTo(review(), 3).map(({ kind }) => kind)).toEqual(["turn"]);
    expect(toldTo(review(), 0).map(({ swing }) => swing)).toEqual([undefined, { seats: [0], from: 70, to: 100 }]);
  });

  test("what a deed did is told in whole per cent", () => {
    expect([effect(deed(0, 0, 0.104)), effect(deed(0, 0, 0, 0.2))]).toEqual([-10, 20]);
  });

  test("rounds begin where their number is new", () => {
    expect(roundStarts(review())).toEqual([{ frame: 0, round: 1 }, { frame: 2, round: 2 }]);
  });

  test("names at the ends of lines do not lie over each other", () => {
    expect(spread([100, 104, 10], 17, 200)).toEqual([100, 117, 10]);
    expect(spread([198, 199, 200], 17, 200)).toEqual([166, 183, 200]);
  });
});
