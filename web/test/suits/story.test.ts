import { describe, expect, test } from "vitest";
import { answersBefore, course, decidedBy, roundOf, turningPoint } from "../../src/games/suits/end/story";
import { sinceLast } from "../../src/games/suits/record";
import type { SuitsNews } from "../../src/games/suits/view";
import type { Standing, SuitsEvent } from "../../src/games/suits/words.gen";
import { card, table } from "./tables";

const standing = (seat: number, change: Partial<Standing>): Standing => ({
  type: "suits.Standing", seats: [seat], symbols: [], points: [], jokers: 0, joker_points: 0, twos: 0, bonus: 0, penalty: 0, powers: 0, power_points: 0, wealth: 0, total: 0, ...change,
});
const told = (...events: SuitsEvent[]): SuitsNews[] => events.map((event, at) => ({ number: at, event, text: { key: "", args: [] } }) as unknown as SuitsNews);

const trump = (round: number, points: number[]): SuitsEvent => ({ type: "suits.TrumpTurned", round, card: card("duchess", 5), left: 9, points, sides: points.map((_, seat) => [seat]) });
const news = told(
  trump(1, [0, 0]),
  { type: "suits.Led", seat: 0, card: card("captain", 4) },
  { type: "suits.Bribed", seat: 1, left: 1 } as SuitsEvent,
  { type: "suits.RoundTaken", seat: 0, cards: [card("captain", 4), card("duchess", 5)], gems: 1 },
  trump(2, [3, 0]),
);

describe("the story of a game", () => {
  test("is what every seat had round by round, and in the end", () => {
    const view = table([{}, {}], { standings: [standing(0, { total: 4 }), standing(1, { total: 6 })] });
    expect(course(news, view)).toEqual([[0, 0], [3, 0], [4, 6]]);
  });
  test("turns where the lead changed most and was kept", () => {
    expect(turningPoint([[0, 0], [9, 0], [9, 9], [12, 9], [14, 9]], [0])).toBe(3);
    expect(turningPoint([[0, 0], [1, 0], [1, 8], [2, 8]], [0])).toBe(2);
  });
  test("does not turn where nothing was decided", () => expect(turningPoint([[0, 0], [3, 3]], [0])).toBeNull());
  test("is decided by what outweighs the margin, and by nothing else", () => {
    const first = standing(0, { points: [6], bonus: 4, total: 10 });
    expect(decidedBy(first, standing(1, { points: [7], total: 7 }))).toBe("twos");
    expect(decidedBy(first, standing(1, { points: [5], bonus: 1, total: 2 }))).toBeNull();
  });
  test("knows who took a round and all that went with it, the trump too", () => {
    expect(roundOf(news, 1)).toMatchObject({ seat: 0, cards: [card("captain", 4), card("duchess", 5)], gems: 1 });
    expect(roundOf(news, 2)).toBeNull();
  });
  test("knows how many answers were given before a round", () => expect([1, 2].map((round) => answersBefore(news, round))).toEqual([0, 2]));
});

describe("since the last move", () => {
  test("cards, bribes and who took the round, in order", () => {
    expect(sinceLast(news, 1)).toEqual([{ seat: 1, card: null, took: false }, { seat: 0, card: null, took: true }]);
  });
  test("what still lies on the table is not told again", () => {
    const lying: SuitsEvent = { type: "suits.Led", seat: 0, card: card("captain", 7) };
    expect(sinceLast([...news, { ...news[0]!, number: 9, event: lying }], 1).at(-1)).toEqual({ seat: 0, card: null, took: true });
  });
  test("nothing where the last move is not known", () => expect(sinceLast(news, null)).toEqual([]));
});
