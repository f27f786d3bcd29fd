import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { t } from "../../src/core/i18n.svelte";
import type { Standing } from "../../src/games/suits/words.gen";
import { table as view } from "./tables";

const { default: Piles } = await import("../../src/games/suits/board/Piles.svelte");

const standing = (seats: number[], more: Partial<Standing> = {}): Standing => ({ type: "suits.Standing", seats, symbols: [0, 0, 0, 0, 0, 0], points: [0, 0, 0, 0, 0, 0], jokers: 0, joker_points: 0, twos: 0, bonus: 0, penalty: 0, powers: 0, power_points: 0, wealth: 0, total: 0, ...more });
const taken: Partial<Standing> = { symbols: [0, 2, 0, 0, 0, 0], points: [0, 3, 0, 0, 0, 0], jokers: 1, twos: 1, penalty: -2, total: 1 };

function would(sides: number[][]): string[] {
  const at = view([{}, {}, {}], { sides, standings: sides.map((seats) => standing(seats)) });
  const shown = mount(Piles, { target: document.body, props: { view: at, seat: 0, after: standing(sides[0]!, taken) } });
  flushSync();
  const marked = [...document.querySelectorAll(".would")].map((one) => one.getAttribute("title") ?? one.getAttribute("aria-label")!.replace(/\s/gu, " "));
  void unmount(shown);
  return marked;
}

test("the piles show what a raised card would make of them, and only that", () => {
  expect(would([[0], [1], [2]])).toEqual([t("suits-guild-artists"), `${t("suits-board-jokers")} 0`, `${t("suits-board-penalty")} −2`]);
});

test("the piles of partners do not say whose the card would be", () => {
  expect(would([[0, 1], [2]])).toEqual([]);
});
