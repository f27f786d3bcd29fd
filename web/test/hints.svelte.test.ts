import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

const { default: Hints } = await import("../src/lesson/Hints.svelte");
const { progress } = await import("../src/lesson/progress.svelte");

beforeEach(() => void vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} disconnect(): void {} }));

const asked = (id: string, name: string) => ({
  seat: 0, place: () => null, link: "open", myTurn: true, state: { settled: false }, pending: null as object | null, armed: null, hint: null, plea: null, pleading: false, stage: { recap: null }, aside: [],
  picker: { decisions: [{ id, name }], chosen: [], bubble: null },
});
const shownTo = (room: ReturnType<typeof asked>, on: string, say: string) =>
  mount(Hints, { target: document.body, props: { room, table: { game: "toy", options: {}, seats: 2 }, lesson: { hints: [{ on, say, at: [] }] } } as never });

test("a hint under which somebody answers was read, too", () => {
  const room = $state(asked("0:1:lead", "lead"));
  const shown = shownTo(room, "lead", "leads");
  room.state.settled = true;
  flushSync();
  expect(progress.hasRead("toy-lesson-leads")).toBe(false);
  room.pending = {};
  flushSync();
  expect(progress.hasRead("toy-lesson-leads")).toBe(true);
  void unmount(shown);
});

test("a hint stays while others act under the same question, and waits for the table to rest at a new one", () => {
  const room = $state(asked("0:1:joker", "joker"));
  const shown = shownTo(room, "joker", "jokers");
  const told = (change: () => void = () => {}): boolean => {
    change();
    flushSync();
    return document.querySelector("[data-say]") !== null;
  };
  expect(told()).toBe(false);
  expect(told(() => (room.state.settled = true))).toBe(true);
  expect(told(() => (room.state.settled = false))).toBe(true);
  expect(told(() => void (room.picker.decisions = [{ id: "0:2:joker", name: "joker" }]))).toBe(false);
  expect(told(() => (room.state.settled = true))).toBe(true);
  void unmount(shown);
});

test("what is said of the game is followed by what is said of the question, and one such word comes a question", () => {
  vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  const room = $state({
    seat: 0, place: () => null, link: "open", myTurn: true, state: { settled: true }, pending: null, armed: null, hint: null, plea: null, pleading: false, stage: { recap: null }, aside: [],
    picker: { decisions: [{ id: "0:1:follow", name: "follow" }], chosen: [], bubble: null },
  });
  const hints = ["pairs", "goal"].flatMap((say) => ["lead", "follow"].map((on) => ({ on, say, at: [] })));
  const shown = mount(Hints, { target: document.body, props: { room, table: { game: "game", options: {}, seats: 2 }, lesson: { hints: [...hints, { on: "lead", say: "to-lead", at: [] }, { on: "follow", say: "to-follow", at: [] }] } } as never });
  const read = (): string[] => {
    flushSync();
    const said: string[] = [];
    for (let words = document.querySelector<HTMLElement>("[data-say]"); words; words = document.querySelector<HTMLElement>("[data-say]")) {
      said.push(words.dataset["say"]!.replace("game-lesson-", ""));
      document.querySelector<HTMLElement>(".words .btn--main")!.click();
      flushSync();
    }
    return said;
  };
  expect(read()).toEqual(["pairs", "to-follow"]);
  room.picker.decisions = [{ id: "0:2:lead", name: "lead" }];
  expect(read()).toEqual(["goal", "to-lead"]);
  void unmount(shown);
});
