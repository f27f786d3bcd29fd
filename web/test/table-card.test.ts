import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { bundle } from "../src/core/fluent";
import { messages, t } from "../src/core/i18n.svelte";
import type { Table } from "../src/core/protocol.gen";
import { named } from "../src/core/words";
import TableCard from "../src/house/TableCard.svelte";

const place = { seat: 0, kind: "person", name: "Вера", you: true, face: 0, character: null, stand_in: null, online: true, left: null, rests: null, lent: null, person: "v", role: null };

test.each([
  ["who won alone", [0], true],
  ["a game the rules themselves have won", [1], false],
  ["a case nobody has won", [], false],
] as const)("%s is told on the card of its table", (_, winners, told) => {
  const table = { code: "ABCDEF", name: "", game: "power", seats: 1, status: "over", seating: [place], winners, waiting: [], clocks: [], lesson: false, moved: 0 } as unknown as Table;
  document.body.innerHTML = "";
  const shown = mount(TableCard, { target: document.body, props: { table, mine: true } });
  flushSync();
  expect(document.querySelector(".flag--soft") !== null).toBe(told);
  void unmount(shown);
});

test("a full table that waits to be begun calls whoever sits there", () => {
  const table = { code: "ABCDEF", name: "", game: "suits", seats: 1, status: "open", seating: [place], winners: [], waiting: [], clocks: [], lesson: false, moved: 0 } as unknown as Table;
  document.body.innerHTML = "";
  const shown = mount(TableCard, { target: document.body, props: { table, mine: true } });
  flushSync();
  expect([document.querySelector(".flag") !== null, document.querySelector(".flag--soft")]).toEqual([true, null]);
  void unmount(shown);
});

test("the second of two of the same name is awaited by the name of the table", () => {
  const before = messages.bundle;
  messages.bundle = bundle("en", ["house-thinks = { $name }"]);
  const seating = [{ ...place, you: true }, { ...place, seat: 1, you: false }];
  const table = { code: "ABCDEF", name: "", game: "suits", seats: 2, status: "playing", seating, winners: null, waiting: [1], clocks: [], plea: null, lesson: false, moved: 0 } as unknown as Table;
  document.body.innerHTML = "";
  const shown = mount(TableCard, { target: document.body, props: { table, mine: true } });
  flushSync();
  expect(document.querySelector(".flag")!.textContent).toBe("Вера\u00a02");
  void unmount(shown);
  messages.bundle = before;
});

test("seats of the same name are told apart, and who gave none is a guest in every language", () => {
  const seat = (at: number, kind: string, name: string): object => ({ ...place, seat: at, kind, name, you: at === 0 });
  const seating = [seat(0, "person", "Вера"), seat(1, "person", "Гость"), seat(2, "bot", "Вера"), seat(3, "person", "Guest")];
  const names = named({ game: "suits", status: "playing", seating } as unknown as Table).seating.map((one) => one.name);
  expect(new Set(names).size).toBe(4);
  expect([names[0], names[1], names[3]]).toEqual(["Вера", t("house-guest"), `${t("house-guest")}\u00a02`]);
});
