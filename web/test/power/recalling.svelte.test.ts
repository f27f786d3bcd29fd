import { expect, test } from "vitest";
import { Picker } from "../../src/core/picker.svelte";
import type { Decision } from "../../src/core/protocol.gen";
import { Recalling } from "../../src/games/power/ask/recalling.svelte";
import type { Desk } from "../../src/games/power/desk.svelte";
import type { PowerAction } from "../../src/games/power/words.gen";

const text = { type: "Text", key: "", args: [] };
const question = (id: string, name: string, cards: number[]): Decision<PowerAction> =>
  ({ id, name, seat: 0, actions: [...cards.map((card) => ({ action: { type: "power.Recall", card }, text })), { action: { type: "Pass" }, text }] }) as unknown as Decision<PowerAction>;

/** A desk at which three pieces lie on each card, and so many may come back. */
function at(left: number): { ask(next: Decision<PowerAction>): void; recalling: Recalling; played: PowerAction[] } {
  const played: PowerAction[] = [];
  const picker = new Picker<PowerAction>({ play: ({ action }) => void played.push(action), explain: async () => null });
  const desk = {
    picker,
    me: { objects: [{ card: 8, pieces: 3 }, { card: 9, pieces: 3 }] },
    get asked() { return picker.decisions[0] ?? null; },
    asks: () => left,
    play: (choice: Parameters<typeof picker.play>[0]) => picker.play(choice),
  } as unknown as Desk;
  return { ask: (next) => picker.ask([next]), recalling: new Recalling(desk), played };
}

test("what lies in one place comes back at one gesture, each question answered once", () => {
  const { ask, recalling, played } = at(2);
  ask(question("1", "recall", [8]));
  expect(recalling.count).toBe(2);
  recalling.all();
  recalling.follow();
  expect(played.length).toBe(1);
  ask(question("2", "recall", [8]));
  recalling.follow();
  expect(played).toEqual([{ type: "power.Recall", card: 8 }, { type: "power.Recall", card: 8 }]);
  ask(question("3", "recall", [8]));
  recalling.follow();
  expect(played.length, "no more than was wished").toBe(2);
});

test("another question ends it", () => {
  const { ask, recalling, played } = at(2);
  ask(question("1", "recall", [8]));
  recalling.all();
  ask(question("2", "act", []));
  recalling.follow();
  ask(question("3", "recall", [8]));
  recalling.follow();
  expect(played.length).toBe(1);
});

test("a choice between places, and a single piece, are asked for one by one", () => {
  const two = at(2);
  two.ask(question("1", "recall", [8, 9]));
  const one = at(1);
  one.ask(question("1", "recall", [8]));
  expect([two.recalling.count, one.recalling.count]).toEqual([0, 0]);
});
