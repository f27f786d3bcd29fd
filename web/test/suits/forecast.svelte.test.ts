import { expect, test } from "vitest";
import { t } from "../../src/core/i18n.svelte";
import { Picker } from "../../src/core/picker.svelte";
import type { Standing, SuitsAction } from "../../src/games/suits/words.gen";
import { drawn } from "./drawn";
import { card, table as view } from "./tables";

const { default: CardButton } = await import("../../src/games/suits/pieces/CardButton.svelte");
const { default: Ledger } = await import("../../src/games/suits/board/Ledger.svelte");
const { withoutIt } = await import("../../src/games/suits/view");

const standing = (seat: number, more: Partial<Standing> = {}): Standing => ({ type: "suits.Standing", seats: [seat], symbols: [0, 0, 0, 0, 0, 0], points: [0, 0, 0, 0, 0, 0], jokers: 0, joker_points: 0, twos: 0, bonus: 0, penalty: 0, powers: 0, power_points: 0, wealth: 0, total: 0, ...more });

test("a card that may be left shows the score without it, and says it", () => {
  const king = card("captain", 13);
  const at = view([{}, {}, {}], { standings: [standing(0, { total: 5 }), standing(1), standing(2)], leavings: [{ type: "suits.Leaving", card: king, after: standing(0, { total: -1 }) }] });
  const picker = new Picker<SuitsAction>({ play: () => {}, explain: async () => null });
  const leave = { id: "0:1:leave", seat: 0, prompt: { type: "Text", key: "ask", args: [] }, name: "leave", rule: "S-8.5", free: false, actions: [{ action: { type: "suits.Leave", card: king }, text: { type: "Text", key: "do", args: [] } }], suggestion: null } as const;
  const ask = (): void => drawn(CardButton, { card: king, guildOf: at.guild_of, picker, verb: "suits.Leave", without: withoutIt(at, king) }, (page) => {
    const said = page.querySelector("button")!.getAttribute("aria-label")!.includes(t("suits-board-without-it", { from: "5", to: "−1" }));
    expect([page.querySelector("[data-mark]")?.textContent, said]).toEqual(picker.decisions.length > 0 ? ["→−1", true] : [undefined, false]);
  });
  ask();
  picker.decisions = [leave];
  ask();
});

test("the scale under the table of points is that of power cards while those are what changes", () => {
  const at = view([{}, {}, {}], { standings: [standing(0), standing(1), standing(2)] });
  const people = [0, 1, 2].map((seat) => ({ seat, name: `${seat}`, full: `${seat}`, me: seat === 0, face: seat, character: null, bot: false, away: false, note: null }));
  for (const powers of [0, 1])
    drawn(Ledger, { view: at, people, turn: null, after: standing(0, { powers, twos: 1, total: 1 }), stake: null, changed: new Map(), onopen: () => {} }, (page) => {
      expect(page.querySelector(".line")!.classList.contains("power")).toBe(powers > 0);
    });
});
