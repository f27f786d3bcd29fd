import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundle } from "../../src/core/fluent";
import { messages } from "../../src/core/i18n.svelte";
import { Picker } from "../../src/core/picker.svelte";
import type { Proposal } from "../../src/core/protocol.gen";
import type { CommitteeChoice, CommitteeDecision } from "../../src/games/committee/view";
import type { CommitteeAction } from "../../src/games/committee/words.gen";
import { view } from "./views";

const { default: Counsel } = await import("../../src/games/committee/panel/Counsel.svelte");
const { tasks } = await import("../../src/games/committee/tasks.svelte");

const LOCALES = join(import.meta.dirname, "../../../src/kuluary/locales/ru");
const russian = bundle("ru", ["committee", "committee-story", "committee-board"].map((name) => readFileSync(join(LOCALES, `${name}.ftl`), "utf8")));
const before = messages.bundle;
const NOW = 40;
const SERVE: CommitteeAction = { type: "committee.Serve" };
const STEPS: CommitteeAction[] = [SERVE, { type: "committee.Move", city: "moskva", cost: 1 }, { type: "committee.UseCity", city: "moskva" }];
const act = { id: "act", seat: 0, name: "act", free: false, prompt: { key: "", args: [] }, actions: [{ action: SERVE, text: { key: "", args: [] } }] } as unknown as CommitteeDecision;
const advice = (thought: number): Proposal => ({ number: -1, seat: 1, target: 0, plan: { text: { key: "committee-plan-city", args: [["city", { key: "committee-city-moskva", args: [] }]] }, why: { key: "committee-plan-why-trade", args: [] }, notes: [], steps: STEPS, others: [], thought, answer: null } }) as unknown as Proposal;

let played: CommitteeChoice[] = [];
let shown: Record<string, unknown> | undefined;

function put(given: Proposal | null): HTMLButtonElement {
  document.body.innerHTML = "";
  const picker = new Picker<CommitteeAction>({ play: (choice) => played.push(choice), explain: async () => null });
  picker.ask([act]);
  shown = mount(Counsel, { target: document.body, props: { view: view("3-move"), advice: given, number: NOW, picker, who: { name: String, me: 0 }, own: createRawSnippet(() => ({ render: () => "<i></i>" })) } });
  flushSync();
  return document.querySelector<HTMLButtonElement>("[data-counsel]")!;
}

beforeEach(() => {
  messages.bundle = russian;
  played = [];
});
afterEach(() => {
  if (shown) void unmount(shown);
  messages.bundle = before;
  tasks.aim = tasks.advised = null;
});

test("a partner's plan is told as advice, with what the city does and why", () => {
  put(advice(NOW));
  expect(document.querySelector("section")!.textContent).toMatch(/Воспользуйтесь эффектом города: .*Москва.*груз.*Лишнее обменяется/);
});
test("one touch begins it, and its city and deed are kept for what is asked then", () => {
  put(advice(NOW)).click();
  expect([played.map(({ action }) => action), tasks.aim, tasks.advised]).toEqual([[SERVE], "moskva", JSON.stringify(STEPS[2])]);
});
test("what was thought before something happened cannot be followed", () => expect(put(advice(NOW - 1)).disabled).toBe(true));
test("until it is thought of its place is kept", () => {
  expect(put(null).disabled).toBe(true);
  expect(document.querySelector("section")!.textContent).toContain("Напарники думают");
});
