import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Advice from "../src/coach/Advice.svelte";
import { bundle } from "../src/core/fluent";
import { messages } from "../src/core/i18n.svelte";

const russian = bundle("ru", [readFileSync(join(import.meta.dirname, "../../src/kuluary/locales/ru/coach.ftl"), "utf8")]);
const text = { type: "Text", key: "coach-name", args: [] };

function told(chances: readonly number[]): string {
  const before = messages.bundle;
  messages.bundle = russian;
  document.body.innerHTML = "";
  const room = { table: null, picker: { chosen: [], choices: [] }, armed: null, weighing: null, who: { name: String, me: 0 } };
  const shown = mount(Advice, { target: document.body, props: { room, hint: { answers: chances.map((chance) => ({ text, chance, action: { type: "Pass" } })), why: null, left: null, taken: 0 } } as never });
  flushSync();
  const words = document.querySelector(".why-so")?.textContent ?? "";
  void unmount(shown);
  messages.bundle = before;
  return words;
}

test("answers that are as good as one another are said to be so", () => {
  expect(told([0.421, 0.42, 0.419])).toContain("Разницы почти нет");
  expect(told([0.42, 0.31])).toBe("");
  expect(told([0.42])).toBe("");
});
