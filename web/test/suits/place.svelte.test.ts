import { expect, test } from "vitest";
import { t } from "../../src/core/i18n.svelte";
import { Picker } from "../../src/core/picker.svelte";
import type { Person } from "../../src/games/suits/people";
import type { Standing, SuitsAction, SuitsView } from "../../src/games/suits/words.gen";
import { drawn } from "./drawn";
import { card, table } from "./tables";

const { default: Round } = await import("../../src/games/suits/board/Round.svelte");

const people = [0, 1, 2].map((seat) => ({ seat, name: `${seat}`, full: `${seat}`, face: seat, character: null, bot: false, me: seat === 0 }) as unknown as Person);
const standings = [0, 1, 2].map((seat) => ({ type: "suits.Standing", seats: [seat], total: 0 }) as unknown as Standing);

/** What stands at each place, seat by seat: its tag, and the points of the round that was taken there. */
function told(more: Partial<SuitsView>, gain: { seat: number; points: number } | null): string[] {
  const [low, trump, high] = [card("captain", 4), card("duchess", 5), card("captain", 12)];
  const view = table([{ played: low }, { played: more.trump === null ? null : trump }, { played: high }], { standings, leader: 0, lead: 3, trump: card("duchess", 9), ...more });
  let found: string[] = [];
  drawn(Round, { view, people, picker: new Picker<SuitsAction>({ play: () => {}, explain: async () => null }), waiting: [], given: new Set<number>(), turn: null, finished: gain === null, leaving: false, ghost: null, after: null, changed: new Map(), gain, turns: () => false, origin: () => null, onopen: () => {} }, (page) => {
    found = [0, 1, 2].map((seat) => [".tag", ".gain"].map((one) => page.querySelector(`[data-place="${seat}"] ${one}`)?.textContent ?? "").join(""));
  });
  return found;
}

test("whoever takes a round does so with a trump, or with the highest card of the lead suit", () => {
  const [lead, trump, highest] = ["lead", "role-trump", "role-highest"].map((key) => t(`suits-board-${key}`));
  expect(told({ taker: 1 }, null)).toEqual([lead, trump, ""]);
  expect(told({ taker: 2, trump: null }, null)).toEqual([lead, "", highest]);
});

test("what a round was worth stands where its card lay, a loss too", () => {
  expect(told({ taker: null }, { seat: 1, points: -7 })[1]).toContain("−7");
});
