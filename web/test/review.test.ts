import { describe, expect, test } from "vitest";
import { beside, effect, madeOf, mistakes, numbered, roundStarts, sidesOf, spread, toldTo, worthTelling } from "../src/coach/review";
import type { GameReview, ReviewDeed } from "../src/core/protocol.gen";

const words = { type: "Text", key: "do", args: [] } as const;
const deed = (frame: number, seat: number, loss: number, merit = 0): ReviewDeed => ({ frame, round: 1, seat, prompt: words, played: { text: words, chance: 0.2 }, answers: [{ text: words, chance: 0.2 + loss }], why: null, loss, merit });
const review = (change: Partial<GameReview> = {}): GameReview => ({
  points: [
    { frame: 0, round: 1, chances: [0.5, 0.5, 0.5, 0.5] },
    { frame: 1, round: 1, chances: [0.7, 0.3, 0.7, 0.3] },
    { frame: 2, round: 2, chances: [1, 0, 1, 0] },
  ],
  deeds: [deed(0, 0, 0.1), deed(1, 1, 0, 0.2)],
  began: [0.5, 0.5, 0.5, 0.5],
  luck: [0.1, -0.1, 0.1, -0.1],
  own: [0.15, 0, 0, 0],
  skill: [0, 0, 0, 0],
  best: [null, 1, null, null],
  worst: [0, null, null, null],
  turns: [1],
  decisions: [1, 1, 1, 1],
  alone: false,
  together: false,
  ...change,
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

  test("a decision is told beside a stronger one, or beside the next where it was the strongest", () => {
    const other = { text: { type: "Text", key: "wait", args: [] } as const, chance: 0.1 };
    expect(beside(deed(0, 0, 0.1)).other).toEqual({ answer: { text: words, chance: expect.closeTo(0.3) }, better: true });
    expect(beside({ ...deed(0, 0, 0, 0.1), answers: [{ text: words, chance: 0.2 }, other] }).other).toEqual({ answer: other, better: false });
    expect(beside(deed(0, 0, 0)).other).toBeNull();
  });

  test("what neither luck nor one's own moves did to a chance, the others did", () => {
    expect(madeOf(review({ together: true }), 0)).toEqual({ luck: 0.1, own: 0.15, others: expect.closeTo(0.25) });
  });

  test("among rivals own moves are told beside those of the table", () => {
    const made = [0, 1, 2, 3].map((seat) => madeOf(review({ own: [0.8, 0.4, 0.4, 0.4] }), seat));
    expect(made.map(({ own }) => own)).toEqual([0.3, -0.1, -0.1, -0.1].map((one) => expect.closeTo(one)));
    expect(made.map(({ luck, own, others }) => luck + own + others)).toEqual([0.5, -0.5, 0.5, -0.5].map((one) => expect.closeTo(one)));
  });

  test("a mistake costs what is worth telling", () => {
    expect([0, 1].map((seat) => mistakes(review(), seat))).toEqual([1, 0]);
    expect(mistakes(review({ deeds: [deed(0, 0, 0.03)] }), 0)).toBe(0);
  });

  test("what a deed did is told in whole per cent", () => {
    expect([effect(deed(0, 0, 0.104)), effect(deed(0, 0, 0, 0.2))]).toEqual([-10, 20]);
  });

  test("rounds begin where their number is new", () => {
    expect(roundStarts(review())).toEqual([{ frame: 0, round: 1 }, { frame: 2, round: 2 }]);
  });

  test("a review that ends where a round begins tells that frame once", () => {
    expect(numbered(review())).toEqual([{ frame: 0, round: 1 }, { frame: 2, round: 0 }]);
  });

  test("names at the ends of lines do not lie over each other", () => {
    expect(spread([100, 104, 10], 17, 200)).toEqual([100, 117, 10]);
    expect(spread([198, 199, 200], 17, 200)).toEqual([166, 183, 200]);
  });

  test("of a puzzle's many answers the best are named and one's own, and the others counted", () => {
    const answers = [0.51, 0.4, 0.39, 0.38, 0.38, 0.2, 0.1].map((chance) => ({ chance }));
    expect(worthTelling(answers, 5)).toEqual({ places: [0, 1, 2, 5], rest: { count: 3, chance: 0.38 } });
    expect(worthTelling(answers, 0)).toEqual({ places: [0, 1, 2], rest: { count: 4, chance: 0.38 } });
    expect(worthTelling(answers.slice(0, 4), 1)).toEqual({ places: [0, 1, 2, 3], rest: null }); // one line less would say nothing
  });
});
