import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { t } from "../../src/core/i18n.svelte";
import { Picker } from "../../src/core/picker.svelte";
import { ceremony } from "../../src/games/suits/end/ceremony.svelte";
import { handRows } from "../../src/games/suits/board/hand";
import type { Person } from "../../src/games/suits/people";
import type { Standing, SuitsAction } from "../../src/games/suits/words.gen";
import { drawn } from "./drawn";
import { card, guildOf, table as view } from "./tables";

const { default: Hand } = await import("../../src/games/suits/board/Hand.svelte");
const { default: Sides } = await import("../../src/games/suits/board/Sides.svelte");
const { default: Result } = await import("../../src/games/suits/Result.svelte");

const standing = (seats: number[], total = 0): Standing => ({ type: "suits.Standing", seats, symbols: [0, 0, 0, 0, 0, 0], points: [0, 0, 0, 0, 0, 0], jokers: 0, joker_points: 0, twos: 0, bonus: 0, penalty: 0, powers: 0, power_points: 0, wealth: 0, total });

test("six and seven cards may lie in one row, one over another; more keep two", () => {
  const fanned = (count: number): boolean => {
    const cards = Array.from({ length: count }, (_, at) => card("captain", at + 1));
    let found = false;
    drawn(Hand, { cards, rows: handRows(cards), guildOf, picker: new Picker<SuitsAction>({ play: () => {}, explain: async () => null }), verb: "suits.Play", verdicts: new Map(), live: true }, (page) => (found = page.querySelector(".hand.two.fan") !== null));
    return found;
  };
  expect([5, 6, 7, 8].map(fanned)).toEqual([false, true, true, false]);
});

test("the score of the pairs opens their points line by line", () => {
  const sides = [[0, 2], [1, 3]];
  const people = [0, 1, 2, 3].map((seat) => ({ seat, name: `${seat}`, full: `${seat}`, face: seat, character: null, bot: false, me: seat === 0 }) as unknown as Person);
  const onopen = vi.fn();
  drawn(Sides, { view: view([{}, {}, {}, {}], { sides, standings: sides.map((seats) => standing(seats)) }), people, after: null, onopen }, (page) => page.querySelector<HTMLButtonElement>(`button[aria-label="${t("suits-board-ledger-open")}"]`)!.click());
  expect(onopen).toHaveBeenCalledOnce();
});

test("power cards before both partners say in the score of the pair what they are worth together", () => {
  const sides = [[0, 2], [1, 3]];
  const people = [0, 1, 2, 3].map((seat) => ({ seat, name: `${seat}`, full: `${seat}`, face: seat, character: null, bot: false, me: seat === 0 }) as unknown as Person);
  const worth = (...powers: number[][]): string[] => {
    let found: string[] = [];
    const standings = sides.map((seats, side) => (side === 0 ? { ...standing(seats), powers: 2, power_points: -3 } : standing(seats)));
    drawn(Sides, { view: view([0, 1, 2, 3].map((seat) => ({ neutrals: powers[seat] ?? [] })), { sides, standings }), people, after: null, onopen: () => {} }, (page) => (found = [...page.querySelectorAll(".both > span")].map((one) => one.textContent.trim())));
    return found;
  };
  expect(worth([card("captain", 13)], [], [card("duchess", 13)])).toEqual(["×2 −3"]);
  expect(worth([card("captain", 13), card("duchess", 13)])).toEqual([]);
});

test("one of two pairs has lost, one of three came second", () => {
  const told = (sides: number[][]): string => {
    const seats = sides.flat().map(() => ({}));
    const winners = sides.at(-1)!;
    const places = sides.flat().sort().map((seat) => (winners.includes(seat) ? 1 : 2));
    const seating = seats.map((_, seat) => ({ seat, kind: "person", name: `${seat}`, you: seat === 0, face: seat, character: null }));
    let words = "";
    ceremony.finish();
    drawn(Result, {
      table: { code: `${seats.length}`, game: "suits", seating }, result: { winners, places, scores: [], how: "points" },
      view: view(seats, { sides, standings: sides.map((one) => standing(one, winners === one ? 9 : 4)) }), news: [], name: String,
    } as never, (page) => {
      ceremony.finish();
      flushSync();
      words = page.textContent!;
    });
    return words;
  };
  expect(told([[0, 2], [1, 3]])).toContain(t("suits-board-lost-team"));
  expect(told([[0, 3], [1, 4], [2, 5]])).not.toContain(t("suits-board-lost-team"));
});
