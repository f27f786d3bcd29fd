import { describe, expect, test } from "vitest";
import { frames, jokersTaken, lastRound } from "../../src/games/suits/frames";
import { card, table } from "./tables";
import type { SuitsNews } from "../../src/games/suits/view";
import type { SuitsEvent } from "../../src/games/suits/words.gen";

const news = (...events: [name: string, fields: Record<string, unknown>][]): SuitsNews[] =>
  events.map(([name, fields], number) => ({ number, event: { type: `suits.${name}`, ...fields } as SuitsEvent, text: { type: "Text", key: name, args: [] } }));

const before = table([{ played: 13 }, { bribed: true }, {}], { round: 3, lead: 1, taker: 0 });
const after = table([{}, {}, {}], { round: 4, leader: 2, trump: card("captain", 2) });
const closing = news(["Played", { seat: 2, card: 20 }], ["RoundTaken", { seat: 2, cards: [4, 13, 20], gems: 1 }], ["TrumpTurned", { round: 4, card: 40, left: 8 }]);

describe("frames between two states", () => {
  test("a play is one frame", () => expect(frames(before, before, news(["Played", { seat: 2, card: 20 }]))).toHaveLength(1));
  test("a round that was taken is shown finished first", () => expect(frames(before, after, closing).map((frame) => frame.finished)).toEqual([true, false]));
  test("the finished round has its last card", () => expect(frames(before, after, closing)[0]!.view.seats[2]!.played).toBe(20));
  test("the finished round shows who takes it", () => expect(frames(before, after, closing)[0]!.view.taker).toBe(2));
  test("the finished round leaves the piles as they were", () => expect(frames(before, after, closing)[0]!.view.standings).toBe(before.standings));
  test("the last frame is the server's view itself", () => expect(frames(before, after, closing).at(-1)!.view).toBe(after));
  test("what was seen comes with the last frame", () => expect(frames(before, after, closing).map((frame) => frame.news.length)).toEqual([0, 3]));
  test("a round still on the table needs no frame of its own", () => {
    const taken = news(["Played", { seat: 2, card: 20 }], ["RoundTaken", { seat: 2, cards: [], gems: 0 }]);
    expect(frames(before, { ...before, taker: 2 }, taken)).toHaveLength(1);
  });
});

describe("the record", () => {
  const record = news(["TrumpTurned", { round: 3, card: 4, left: 9 }], ["Led", { seat: 0, card: 13 }], ["Bribed", { seat: 1, left: 0 }], ["Played", { seat: 2, card: 20 }], ["RoundTaken", { seat: 2, cards: [4, 13, 20], gems: 1 }]);
  test("tells who played what in the last round", () => {
    expect(lastRound(record)?.plays).toEqual([{ seat: 0, card: 13 }, { seat: 1, card: null }, { seat: 2, card: 20 }]);
  });
  test("has no last round before one was taken", () => expect(lastRound(record.slice(0, 4))).toBeNull());
  test("knows the jokers a seat has taken", () => expect(jokersTaken(record, 2)).toEqual([13]));
  test("does not count a joker that was left in the centre", () => {
    expect(jokersTaken([...record, ...news(["CardLeft", { seat: 2, card: 13 }])], 2)).toEqual([]);
  });
});
