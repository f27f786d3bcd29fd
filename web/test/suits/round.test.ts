import { describe, expect, test } from "vitest";
import { orderOfPlay, placeOf, spotOf } from "../../src/games/suits/board/round";
import { bringsOf } from "../../src/games/suits/view";
import { card, table } from "./tables";

const led = table([{}, { played: card("chancellor", 7) }, { bribed: true }, {}], { leader: 1, lead: 1, taker: 1, trump: card("duchess", 11) });

describe("order of play", () => {
  test("begins with the leader", () => expect(orderOfPlay(led)).toEqual([1, 2, 3, 0]));
  test("puts a seat that sits out last", () => {
    expect(orderOfPlay(table([{}, { hand: 0, gems: 0, out: true }, {}, {}], { leader: 0 }))).toEqual([0, 2, 3, 1]);
  });
  test("keeps a seat whose last card lies on the table", () => {
    expect(orderOfPlay(table([{}, { hand: 0, played: 3 }, {}], { leader: 1 }))).toEqual([1, 2, 0]);
  });
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
  const before = { type: "suits.Standing", seats: [0], symbols: [], points: [], jokers: 0, joker_points: 0, bonus: 0, penalty: 0, powers: 0, power_points: 0, wealth: 0, total: 0 } as const;
  const stake = { type: "suits.Stake", card: card("chancellor", 8), beats: true, after: { ...before, total: 3 } } as const;
  const asked = { ...led, seat: 0, stakes: [stake], standings: [before] };
  test("is all that lies in the round, the trump, the card and the gems", () =>
    expect(bringsOf(asked, stake.card)).toEqual({ stake, before, cards: [card("chancellor", 7), stake.card, card("duchess", 11)], gems: 1 }));
  test("is not told of a card that cannot be played", () => expect(bringsOf(asked, card("captain", 13))).toBeNull());
});
