import { describe, expect, test } from "vitest";
import { changes, columnOf, ledger, NO_CHANGES, pilesOf } from "../../src/games/suits/board/ledger";
import { isFull } from "../../src/games/suits/view";
import type { Stake, Standing } from "../../src/games/suits/words.gen";
import { card, guildOf, pile, table } from "./tables";

const standing = (seats: number[], total: number): Standing => ({
  type: "suits.Standing", seats, symbols: [0, 0, 0, 0, 0, 0], points: [0, 0, 0, 0, 0, 0], jokers: 0, joker_points: 0, twos: 3, bonus: 2, penalty: -4, powers: 1, power_points: -1, wealth: 0, total,
});

describe("the ledger", () => {
  const four = table([{}, {}, {}, {}], { seat: 2, standings: [3, 9, 9, 1].map((total, seat) => standing([seat], total)) });
  test("begins with whoever looks and goes on clockwise", () => expect(ledger(four).map((row) => row.side)).toEqual([2, 3, 0, 1]));
  test("marks all that are ahead", () => expect(ledger(four).filter((row) => row.ahead).map((row) => row.side)).toEqual([2, 1]));
  test("marks nobody while all are equal", () => {
    const start = table([{}, {}, {}], { standings: [0, 1, 2].map((seat) => standing([seat], 0)) });
    expect(ledger(start).some((row) => row.ahead)).toBe(false);
  });
  test("counts bonus and penalty cards in one column, power cards in another", () => {
    expect(ledger(four)[0]!.twos).toEqual({ count: 3, points: -2 });
    expect(ledger(four)[0]!.powers).toEqual({ count: 1, points: -1 });
  });
});

test("a card is counted with its guild, a neutral one with its kind", () => {
  const cards = [card("duchess", 9), card("captain", 1), card("captain", 2), card("duchess", 3), card("cardinal", 13)];
  expect(cards.map((one) => columnOf(one, guildOf))).toEqual([4, "jokers", "twos", "twos", "powers"]);
});

describe("piles of partners", () => {
  const [one, two] = [pile(card("duchess", 9), card("cardinal", 4)), pile(card("captain", 10))];
  const sides = [[0, 2], [1, 3]];
  const standings = sides.map((seats) => standing(seats, 0));
  const both = table([{ piles: [{ ...one, counts: false }] }, {}, { piles: [two] }, {}], { sides, standings });
  test("the one that does not count is shown beside the other", () => expect(ledger(both)[0]!.guilds[4]!.ignored).toBe(2));
  test("each lies with the partner whose it is", () => {
    expect([0, 2].map((seat) => pilesOf(both, seat, null)[4]!)).toMatchObject([{ size: 2, counts: false }, { size: 1, counts: true }]);
  });
  test("the smaller of both counts once a raised card has made it the smaller", () => {
    const after = { ...standings[0]!, symbols: [0, 0, 0, 0, 2, 0], points: [0, 0, 0, 0, 3, 0] };
    const stake = { type: "suits.Stake", card: card("captain", 4), verdict: "takes", higher: 0, trumps: 0, after, taker: 2, owners: [-1, -1, -1, -1, 0, -1] } as unknown as Stake;
    expect([0, 2].map((seat) => pilesOf(both, seat, stake)[4]!)).toMatchObject([{ size: 2, counts: true, points: 3, would: true }, { size: 1, counts: false, would: true }]);
  });
  test("a single one counts", () => {
    const single = table([{ piles: [one] }, {}, {}, {}], { sides, standings });
    expect(ledger(single)[0]!.guilds[4]!.ignored).toBeNull();
  });
});

test("a pile is full where one more card makes it worth less", () => {
  const view = table([{}]);
  expect(view.ladder.flatMap((_, symbols) => (isFull(view, symbols) ? [symbols] : []))).toEqual([3]);
});

test("what a round has brought is told apart: what grew, and what was not there", () => {
  const [old, grown] = [pile(card("duchess", 9)), pile(card("duchess", 9), card("cardinal", 4))];
  const before = table([{ piles: [old], neutrals: [card("captain", 2)] }], { standings: [{ ...standing([0], 0), symbols: [0, 0, 0, 0, 1, 0] }] });
  const after = table([{ piles: [grown, pile(card("captain", 4))], neutrals: [card("captain", 2), card("duchess", 3)] }], { standings: [{ ...standing([0], 5), symbols: [0, 1, 0, 0, 2, 0], twos: 4 }] });
  expect(Object.fromEntries(changes(before, after, NO_CHANGES))).toEqual(
    Object.fromEntries(Object.entries({ "0:1": true, "0:4": false, "0:twos": false, "0:total": false, "@0:1": true, "@0:4": false, "@0:bonus": true }).map(([where, fresh]) => [where, { fresh, worse: false }])),
  );
  expect(changes(after, after, NO_CHANGES)).toBe(NO_CHANGES);
  const spoiled = { ...after, seats: [{ ...after.seats[0]!, piles: [pile(card("duchess", 9), card("cardinal", 4), card("cardinal", 9)), after.seats[0]!.piles[1]!] }], standings: [{ ...after.standings[0]!, symbols: [0, 1, 0, 0, 4, 0], points: [0, 0, 0, 0, -1, 0], total: 3 }] };
  expect([...changes(after, spoiled, NO_CHANGES)].filter(([, { worse }]) => worse).map(([where]) => where)).toEqual(["0:4", "0:total", "@0:4"]);
});
