import { describe, expect, test } from "vitest";
import { areaOf, brings, jokerGain, sum } from "../../src/games/suits/score";
import { variantsOf } from "../../src/games/suits/view";
import type { SuitsView } from "../../src/games/suits/words.gen";
import { card, pile, table } from "./tables";
import seen from "./views.json";

const PLAIN = variantsOf({});

describe("the sum", () => {
  const views = seen as unknown as { options: Record<string, unknown>; view: SuitsView }[];
  const sides = views.flatMap(({ options, view }) => view.standings.map((standing, side) => ({ options, view, standing, side })));
  test.each(sides)("of a side is the server's ($options, side $side)", ({ options, view, standing, side }) => {
    const counted = sum(view.sides[side]!.map((seat) => areaOf(view, seat)), variantsOf(options));
    expect(counted).toEqual({
      symbols: standing.symbols,
      points: standing.points,
      jokers: standing.jokers,
      jokerPoints: standing.joker_points,
      neutral: standing.bonus + standing.penalty + standing.power_points,
      wealth: standing.wealth,
      total: standing.total,
    });
  });

  test("a joker changes a pile by the table of S-6.1", () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(jokerGain)).toEqual([2, 3, -7, -2, -3, 16, 5]);
  });

  test("of partners counts the smaller pile", () => {
    const view = table([{ piles: [pile(card("duchess", 9), card("cardinal", 4))] }, {}, { piles: [pile(card("captain", 10))] }, {}], { sides: [[0, 2], [1, 3]] });
    expect(sum([0, 2].map((seat) => areaOf(view, seat)), PLAIN).total).toBe(1);
  });
});

describe("what a round brings", () => {
  const led = table([{}, { played: card("chancellor", 7) }, { bribed: true }, {}], { leader: 1, lead: 1, taker: 1, trump: card("duchess", 11) });

  test("the cards on the table, the own one and the trump", () => {
    expect(brings(led, PLAIN, 0, card("chancellor", 12))?.cards).toEqual([card("chancellor", 7), card("chancellor", 12), card("duchess", 11)]);
  });
  test("the symbols of their guilds", () => {
    expect(brings(led, PLAIN, 0, card("chancellor", 12))?.after.symbols).toEqual([2, 0, 0, 0, 1, 0]);
  });
  test("the gems of the bribes as wealth", () => expect(brings(led, PLAIN, 0, card("chancellor", 12))?.after.wealth).toBe(1));
  test("the sum after it", () => expect(brings(led, PLAIN, 0, card("chancellor", 12))?.after.total).toBe(3 + 1 + 1));
  test("nothing while no trump lies open", () => expect(brings(table([{}, {}, {}], { trump: null }), PLAIN, 0, 7)).toBeNull());
  test("with six one card has to be left", () => {
    const six = table([{}, {}, {}, {}, {}, {}], { sides: [[0, 3], [1, 4], [2, 5]] });
    expect(brings(six, PLAIN, 0, 7)?.leavesOne).toBe(true);
  });
});
