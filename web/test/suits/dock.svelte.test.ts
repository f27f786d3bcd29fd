import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { t } from "../../src/core/i18n.svelte";
import { Picker } from "../../src/core/picker.svelte";
import type { Table } from "../../src/core/protocol.gen";
import { Stage } from "../../src/core/stage.svelte";
import type { SuitsDockProps } from "../../src/games/suits/view";
import { card, table as view } from "./tables";

const { default: Dock } = await import("../../src/games/suits/board/Dock.svelte");

const place = (seat: number, kind: string): object => ({ seat, kind, name: `${seat}`, you: seat === 0, face: 0, character: null, stand_in: null, online: true, left: null, rests: null, lent: null });
const seating = ["person", "bot", "person"].map((kind, seat) => place(seat, kind));
const clause = createRawSnippet(() => ({ render: () => "<i></i>" }));

test("the keys are the same while bots move, whether something is shown or one of them thinks", () => {
  const at = view([{}, {}, {}], { standings: [0, 1, 2].map((seat) => ({ type: "suits.Standing", seats: [seat], total: 0 }) as never) });
  const told = { number: 1, seat: 0, decisions: [], others: [], waiting: [] as number[], undo: true, turn: 0, plea: false, over: false, result: null, name: "", news: [], view: at, tick: 1, jump: false, settled: false };
  const props = $state({
    table: { seating, status: "playing", options: {} } as unknown as Table,
    state: told, news: [], picker: new Picker({ play: () => {}, explain: async () => null }), live: false, name: String, who: "", what: "", linger: false, clause, stage: new Stage(), sending: false, undoable: true, onundo: () => {}, since: null,
  });
  const shown = mount(Dock, { target: document.body, props: props as unknown as SuitsDockProps });
  const keys = (): string => {
    flushSync();
    return [...document.querySelectorAll(".keys > *")].map((key) => `${key.localName} ${key.className.replaceAll(/svelte-\w+/g, "").trim()} ${key.getAttribute("aria-label") ?? key.textContent}`).join("; ");
  };
  const filmed = keys();
  props.state = { ...told, settled: true, waiting: [1] };
  expect(keys()).toBe(filmed);
  props.state = { ...told, settled: true, waiting: [2] };
  expect(keys()).not.toBe(filmed);
  expect(keys()).toContain(t("house-undo"));
  void unmount(shown);
});

test("what was shown last is told of whoever did it until a bot is said to think", () => {
  const at = view([{}, {}, {}], { standings: [0, 1, 2].map((seat) => ({ type: "suits.Standing", seats: [seat], total: 0 }) as never) });
  const news = [{ event: { type: "suits.Bribed", seat: 0 } }];
  const told = { number: 1, seat: 0, decisions: [], others: [], waiting: [] as number[], undo: true, turn: 0, plea: false, over: false, result: null, name: "", news, view: at, tick: 1, jump: false, settled: false };
  const props = $state({
    table: { seating, status: "playing", options: {} } as unknown as Table,
    state: told, news, picker: new Picker({ play: () => {}, explain: async () => null }), live: false, name: String, who: "1", what: "", linger: false, clause, stage: new Stage(), sending: false, undoable: true, onundo: () => {}, since: null,
  });
  const shown = mount(Dock, { target: document.body, props: props as unknown as SuitsDockProps });
  const said = (): string => {
    flushSync();
    return `${document.querySelector(".sign .ava")!.outerHTML} ${document.querySelector(".said")!.textContent}`;
  };
  const filmed = said();
  props.state = { ...told, settled: true, waiting: [1] };
  props.linger = true;
  expect(said()).toBe(filmed);
  props.linger = false;
  expect(said()).not.toBe(filmed);
  expect(document.querySelector(".headline")!.textContent).toBe(t("suits-board-to-lead", { seat: "1" }));
  props.who = "1 thinks";
  flushSync();
  expect(document.querySelector(".headline")!.textContent).toBe("1 thinks");
  void unmount(shown);
});

test("what a round has made of the score is told on while the next trump is turned", () => {
  const standings = (total: number) => [0, 1, 2].map((seat) => ({ type: "suits.Standing", seats: [seat], points: [0, 0, 0, 0, 0, 0], total: seat === 1 ? total : 0 }) as never);
  const told = { number: 1, seat: 0, decisions: [], others: [], waiting: [] as number[], undo: true, turn: 0, plea: false, over: false, result: null, name: "round", news: [], view: view([{}, {}, {}], { standings: standings(0), taker: 1 }), tick: 1, jump: false, settled: false };
  const props = $state({
    table: { seating, status: "playing", options: {} } as unknown as Table,
    state: told, news: [], picker: new Picker({ play: () => {}, explain: async () => null }), live: false, name: String, who: "1", what: "", linger: false, clause, stage: new Stage(), sending: false, undoable: true, onundo: () => {}, since: null,
  });
  const shown = mount(Dock, { target: document.body, props: props as unknown as SuitsDockProps });
  const headline = (): string => {
    flushSync();
    return document.querySelector(".headline")!.textContent;
  };
  headline();
  const next = view([{}, {}, {}], { standings: standings(5), trump: card("captain", 3), turn: 1 });
  props.state = { ...told, name: "taken", view: next, tick: 2 };
  const score = headline();
  expect(score).toBe(t("suits-board-score-change", { seat: "1", from: "0", to: "5" }));
  props.state = { ...told, name: "trump", view: next, tick: 3 };
  expect(headline()).toBe(score);
  props.state = { ...told, name: "card", view: next, news: [], tick: 4 };
  expect(headline()).not.toBe(score);
  void unmount(shown);
});
