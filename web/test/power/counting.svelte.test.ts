import { expect, test } from "vitest";
import { Picker } from "../../src/core/picker.svelte";
import type { Decision } from "../../src/core/protocol.gen";
import { Counting } from "../../src/games/power/ask/counting.svelte";
import type { Desk } from "../../src/games/power/desk.svelte";
import type { PowerAction, RowCard } from "../../src/games/power/words.gen";

const CARD = 8;
const infiltrate = (pieces: number): PowerAction => ({ type: "power.Infiltrate", card: CARD, pieces }) as PowerAction;

function counted(): [Counting, Picker<PowerAction>] {
  const picker = new Picker<PowerAction>({ play: () => {}, explain: async () => null });
  const actions = [1, 2, 3].map((pieces) => ({ action: infiltrate(pieces), text: { type: "Text", key: "", args: [] } }));
  picker.ask([{ id: 1, seat: 0, actions } as unknown as Decision<PowerAction>]);
  const desk = { picker, choices: () => picker.choices } as unknown as Desk;
  return [new Counting(desk, () => ({ card: CARD }) as RowCard), picker];
}

test("as many pieces as the coach advised are asked about, until another number is wanted", () => {
  const [counting, picker] = counted();
  picker.touch(`card:${CARD}`, null);
  expect(counting.count).toBe(1);
  counting.set(2);
  picker.lift(picker.choices[2]!);
  expect(counting.count).toBe(3);
  counting.step(-1);
  expect([counting.count, picker.chosen.includes(`card:${CARD}`)]).toEqual([2, true]);
});
