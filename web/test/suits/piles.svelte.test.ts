import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { t } from "../../src/core/i18n.svelte";
import type { Standing } from "../../src/games/suits/words.gen";
import { card, table as view } from "./tables";

const { default: Piles } = await import("../../src/games/suits/board/Piles.svelte");

const standing = (seats: number[], more: Partial<Standing> = {}): Standing => ({ type: "suits.Standing", seats, symbols: [0, 0, 0, 0, 0, 0], points: [0, 0, 0, 0, 0, 0], jokers: 0, joker_points: 0, twos: 0, bonus: 0, penalty: 0, powers: 0, power_points: 0, wealth: 0, total: 0, ...more });
const taken: Partial<Standing> = { symbols: [0, 2, 0, 0, 0, 0], points: [0, 3, 0, 0, 0, 0], jokers: 1, twos: 1, penalty: -2, total: 1 };
const brought = [t("suits-guild-artists"), `${t("suits-board-jokers")} 0`, `${t("suits-board-penalty")} −2`];

function would(sides: number[][], seat: number, taker = 0): string[] {
  const at = view([{}, {}, {}], { sides, standings: sides.map((seats) => standing(seats)) });
  const stake = { type: "suits.Stake", card: 0, verdict: "takes", higher: 0, trumps: 0, after: standing(sides[0]!, taken), taker, owners: Array(6).fill(taker) } as const;
  const shown = mount(Piles, { target: document.body, props: { view: at, seat, stake } });
  flushSync();
  const marked = [...document.querySelectorAll(".would")].map((one) => one.getAttribute("title") ?? one.getAttribute("aria-label")!.replace(/\s/gu, " "));
  void unmount(shown);
  return marked;
}

test("the piles show what a raised card would make of them, and only that", () => {
  expect(would([[0], [1], [2]], 0)).toEqual(brought);
});

test("of partners the one who takes the round has its cards", () => {
  expect([would([[0, 1], [2]], 0), would([[0, 1], [2]], 1)]).toEqual([brought, []]);
  expect([would([[0, 1], [2]], 0, 1), would([[0, 1], [2]], 1, 1)]).toEqual([[], brought]);
});

test("of partners who alone has power cards says what they are worth; both have that together", () => {
  const worth = (...powers: number[][]): string[] => {
    const at = view(powers.map((neutrals) => ({ neutrals })), { sides: [[0, 1]], standings: [standing([0, 1], { powers: 2, power_points: -3 })] });
    const shown = mount(Piles, { target: document.body, props: { view: at, seat: 0 } });
    flushSync();
    const told = [...document.querySelectorAll(".power .of")].map((one) => one.textContent);
    void unmount(shown);
    return told;
  };
  expect(worth([card("captain", 13), card("duchess", 13)], [])).toEqual(["−3"]);
  expect(worth([card("captain", 13)], [card("duchess", 13)])).toEqual([]);
});
