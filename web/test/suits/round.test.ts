import { describe, expect, test } from "vitest";
import { orderOfPlay, placeOf, spotOf, turnOf, wouldWin } from "../../src/games/suits/board/round";
import { card, table } from "./tables";

const led = table([{}, { played: card("chancellor", 7) }, { bribed: true }, {}], { leader: 1, lead: 1, taker: 1, trump: card("duchess", 11) });

describe("order of play", () => {
  test("begins with the leader", () => expect(orderOfPlay(led)).toEqual([1, 2, 3, 0]));
  test("puts a seat that sits out last", () => {
    expect(orderOfPlay(table([{}, { hand: 0, gems: 0 }, {}, {}], { leader: 0 }))).toEqual([0, 2, 3, 1]);
  });
  test("keeps a seat whose last card lies on the table", () => {
    expect(orderOfPlay(table([{}, { hand: 0, played: 3 }, {}], { leader: 1 }))).toEqual([1, 2, 0]);
  });
  test("it is the turn of the first that has not played", () => expect(turnOf(led)).toBe(3));
  test("it is nobody's turn once all have played", () => {
    expect(turnOf(table([{ played: 1 }, { bribed: true }, { played: 2 }]))).toBeNull();
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

describe("who would win", () => {
  test("a higher card of the lead suit", () => expect(wouldWin(led, card("chancellor", 8))).toBe(true));
  test("not a lower one", () => expect(wouldWin(led, card("chancellor", 6))).toBe(false));
  test("any trump", () => expect(wouldWin(led, card("duchess", 1))).toBe(true));
  test("not the greatest card off suit", () => expect(wouldWin(led, card("captain", 13))).toBe(false));
  test("whatever is led", () => expect(wouldWin(table([{}, {}, {}]), card("captain", 4))).toBe(true));
});
