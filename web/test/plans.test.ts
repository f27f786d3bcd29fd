import { flushSync, mount, unmount } from "svelte";
import { fromStore, writable } from "svelte/store";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Proposal } from "../src/core/protocol.gen";
import type { Room } from "../src/core/room.svelte";

const screen = vi.hoisted(() => ({ current: false }));
vi.mock("../src/core/screen.svelte", () => ({ wide: screen, tall: { current: false } }));
const { default: Ideas } = await import("../src/table/Ideas.svelte");
const { default: Plans } = await import("../src/table/Plans.svelte");
const { t } = await import("../src/core/i18n.svelte");

const planOf = (seat: number): Proposal => ({ number: -1 - seat, seat, target: null, action: null, text: null, words: null, for: [], against: [], wait: [], plan: { text: { type: "Text", key: "", args: [] }, why: null, notes: [], steps: [], others: [], thought: 0, answer: null } }) as unknown as Proposal;
/** Somebody at seat 0, bots with plans on seats 1 and 2, and who is to move. */
const room = (waiting: number[], aside: number[] = []): Room => {
  const heeded = fromStore(writable(-1));
  return { proposals: [planOf(1), planOf(2)], waiting, aside, get heeded() { return heeded.current; }, set heeded(seat: number) { heeded.current = seat; }, seat: 0, mine: [0], table: null, place: () => undefined, nameOf: String, name: String, standAside: () => {} } as unknown as Room;
};

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

let shown: Record<string, unknown> | undefined;
function put(one: Room): void {
  document.body.innerHTML = "";
  shown = mount(Plans, { target: document.body, props: { room: one, game: {} as never } });
  flushSync();
}
afterEach(() => {
  if (shown) void unmount(shown);
});

const faces = (): number => document.querySelectorAll(".face").length;
const goOn = (): Element | null => document.querySelector(".go");

test("bots that wait for somebody can be sent on without them", () => {
  put(room([0, 1, 2]));
  expect([faces(), goOn()?.getAttribute("aria-pressed")]).toEqual([2, "false"]);
});
test("who has sent them on sees that it was heard", () => {
  put(room([0, 1, 2], [0]));
  expect(goOn()?.getAttribute("aria-pressed")).toBe("true");
});
test("bots that wait for nobody say that they are about to go", () => {
  put(room([1, 2]));
  expect([faces(), goOn(), document.querySelector(".soon")?.textContent]).toEqual([2, null, t("house-plan-soon")]);
});
test("while somebody else is in the middle of something no plan is shown", () => {
  put(room([3]));
  expect(faces()).toBe(0);
});
test("a plan that was looked at does not open again by itself once its bot has acted", () => {
  const one = room([3]);
  one.heeded = 1;
  put(one);
  expect(one.heeded).toBe(-1);
});

describe("beside the board", () => {
  beforeEach(() => void (screen.current = true));
  afterEach(() => void (screen.current = false));
  const folded = (): boolean[] => [...document.querySelectorAll(".plan")].map((one) => one.querySelector(".do") === null);
  test("several plans are seen at once, and one is opened by a touch", () => {
    put(room([0, 1, 2]));
    expect(folded()).toEqual([true, true]);
    document.querySelectorAll<HTMLElement>(".plan h3 button")[1]!.click();
    flushSync();
    expect(folded()).toEqual([true, false]);
  });
  test("the only one lies open", () => {
    put(room([0, 1]));
    expect(folded()).toEqual([false]);
  });
});

test("with bots alone a partner is asked for another of the things it could do, each with its effect, and its answer is looked at", () => {
  document.body.innerHTML = "";
  const steps = [{ type: "Pass" }];
  const words = { type: "Text", key: "house-plan", args: [] };
  const plan = { ...planOf(2), plan: { ...planOf(2).plan!, text: words, others: [{ text: words, why: null, notes: [], steps }] } } as unknown as Proposal;
  const calls: unknown[] = [];
  const one = { ...room([0, 2]), proposals: [plan], askable: [plan], company: false, picker: { decisions: [{}], shown: [{}] }, who: { name: String, me: 0 }, ask: (...what: unknown[]) => void calls.push(what), consider: (on: boolean) => void calls.push(on) } as unknown as Room;
  shown = mount(Ideas, { target: document.body, props: { room: one, game: { effect: (plan: unknown) => `эффект: ${JSON.stringify(plan)}` }, table: { seating: [] } } as never });
  flushSync();
  expect([document.querySelectorAll(".opt").length, document.querySelector("form")]).toEqual([1, null]);
  document.querySelector<HTMLElement>(".ask")!.click();
  flushSync();
  expect(document.querySelector("dialog .other span")!.textContent).toBe(`эффект: ${JSON.stringify(steps)}`);
  document.querySelector<HTMLElement>("dialog .other")!.click();
  expect([calls, one.heeded]).toEqual([[[2, steps], false], 2]);
});
