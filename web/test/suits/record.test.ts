import { describe, expect, test } from "vitest";
import { jokersTaken, lastRound } from "../../src/games/suits/record";
import type { SuitsNews } from "../../src/games/suits/view";
import type { SuitsEvent } from "../../src/games/suits/words.gen";

const news = (...events: [name: string, fields: Record<string, unknown>][]): SuitsNews[] =>
  events.map(([name, fields], number) => ({ number, event: { type: `suits.${name}`, ...fields } as SuitsEvent, text: { type: "Text", key: name, args: [] } }));

describe("the record", () => {
  const record = news(["TrumpTurned", { round: 3, card: 4, left: 9 }], ["Led", { seat: 0, card: 13 }], ["Bribed", { seat: 1, left: 0 }], ["Played", { seat: 2, card: 20 }], ["RoundTaken", { seat: 2, cards: [4, 13, 20], gems: 1 }]);
  test("tells who played what in the last round", () => {
    expect(lastRound(record)?.plays).toEqual([{ seat: 0, card: 13 }, { seat: 1, card: null }, { seat: 2, card: 20 }]);
  });
  test("has no last round before one was taken", () => expect(lastRound(record.slice(0, 4))).toBeNull());
  test("has no last round while the cards of the first still lie there", () => expect(lastRound(record, 1)).toBeNull());
  test("knows the jokers a seat has taken", () => expect(jokersTaken(record, 2)).toEqual([13]));
  test("does not count a joker that was left in the centre", () => {
    expect(jokersTaken([...record, ...news(["CardLeft", { seat: 2, card: 13 }])], 2)).toEqual([]);
  });
});
