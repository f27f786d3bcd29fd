import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { THINKS, Thinking } from "../src/table/thinking.svelte";

test("a bot is said to think once it has been awaited long, and each time anew", () => {
  vi.useFakeTimers();
  let awaited: string | null = $state("1 2");
  let thinking!: Thinking;
  const stop = $effect.root(() => {
    thinking = new Thinking(() => awaited);
  });
  const after = (ms: number): boolean => {
    flushSync();
    vi.advanceTimersByTime(ms);
    return thinking.on;
  };
  expect(after(THINKS - 1)).toBe(false);
  expect(after(1)).toBe(true);
  awaited = "2 3";
  expect(after(THINKS - 1)).toBe(false);
  expect(after(1)).toBe(true);
  awaited = null;
  expect(after(THINKS * 2)).toBe(false);
  stop();
  vi.useRealTimers();
});
