import { describe, expect, test } from "vitest";
import { columns, placeOf, spotOf } from "../../src/games/suits/board/round";
import { bringsOf } from "../../src/games/suits/view";
import { card, table } from "./tables";

const led = table([{}, { played: card("chancellor", 7) }, { bribed: true }, {}], { leader: 1, lead: 1, taker: 1, trump: card("duchess", 11) });

describe("columns", () => {
  test("are seats: the left neighbour first, whoever looks last", () => expect(columns(led)).toEqual([1, 2, 3, 0]));
  test("do not move when another leads", () => expect(columns({ ...led, leader: 3 })).toEqual(columns(led)));
  test("stand so for a spectator too", () => expect(columns({ ...led, seat: null })).toEqual([1, 2, 3, 0]));
});

describe("places", () => {
  test("the first card is the lead", () => expect(placeOf(led, 1).role).toBe("lead"));
  test("a trump on another lead is a trump", () => {
    const view = { ...led, seats: led.seats.with(3, { ...led.seats[3]!, played: card("duchess", 4) }) };
    expect(placeOf(view, 3).role).toBe("trump");
  });
  test("a third character is off suit", () => {
    const view = { ...led, seats: led.seats.with(3, { ...led.seats[3]!, played: card("captain", 13) }) };
    expect(placeOf(view, 3).role).toBe("off");
  });
  test("whoever looks sits at the bottom", () => expect(spotOf({ ...led, seat: 2 }, 2)).toBe("bottom"));
  test("the next clockwise sits on the left", () => expect(spotOf({ ...led, seat: 2 }, 3)).toBe("left"));
  test("a spectator looks from the first seat", () => expect(spotOf({ ...led, seat: null }, 0)).toBe("bottom"));
});

describe("what a card could bring", () => {
  const before = { type: "suits.Standing", seats: [0], symbols: [], points: [], jokers: 0, joker_points: 0, twos: 0, bonus: 0, penalty: 0, powers: 0, power_points: 0, wealth: 0, total: 0 } as const;
  const stake = { type: "suits.Stake", card: card("chancellor", 8), verdict: "if", higher: 1, trumps: 2, after: { ...before, total: 3 }, taker: 0, owners: [] } as const;
  const asked = { ...led, seat: 0, stakes: [stake], standings: [before] };
  test("is all that lies in the round, the trump, the card and the gems", () =>
    expect(bringsOf(asked, stake.card)).toEqual({ stake, before }));
  test("is not told of a card that cannot be played", () => expect(bringsOf(asked, card("captain", 13))).toBeNull());
});
