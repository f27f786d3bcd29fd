import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { bundle } from "../src/core/fluent";
import { messages } from "../src/core/i18n.svelte";
import type { ReviewDeed } from "../src/core/protocol.gen";
import Judged from "../src/coach/Judged.svelte";

const words = (key: string): ReviewDeed["prompt"] => ({ type: "Text", key, args: [] });
const best = { text: words("do-best"), chance: 0.5 };
const next = { text: words("do-next"), chance: 0.4 };
const deed: ReviewDeed = { frame: 0, round: 1, seat: 0, prompt: words("do-next"), played: best, answers: [best, next], why: words("because"), loss: 0, merit: 0.1 };

test.each([
  ["the best answer where it was given", deed],
  ["the stronger answer where another was given", { ...deed, played: next, loss: 0.1, merit: 0 }],
])("a reason stands under %s", (_, judged) => {
  const before = messages.bundle;
  messages.bundle = bundle("en", ["do-best = best\ndo-next = next\nbecause = because\ncoach-percent = %\ncoach-better = stronger\ncoach-next = then\n"]);
  document.body.innerHTML = "";
  const shown = mount(Judged, { target: document.body, props: { deed: judged, who: () => "" } as never });
  flushSync();
  const under = [...document.querySelectorAll("li")].filter((line) => line.textContent!.includes("because"));
  expect(under.map((line) => [line.textContent!.includes("best"), line.querySelector(".mark.ok") !== null])).toEqual([[true, true]]);
  void unmount(shown);
  messages.bundle = before;
});
