import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Room } from "../src/core/room.svelte";
import type { Table } from "../src/core/protocol.gen";
import { Ceremony } from "../src/games/ceremony.svelte";
import type { GameModule } from "../src/games/types";
import After from "../src/table/After.svelte";
import Recap from "../src/table/Recap.svelte";

vi.mock("../src/core/sound", () => ({ sound: { play: () => {} } }));

test("what follows a game is offered once it has been counted, and no review of a lesson", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  const ceremony = new Ceremony(2, 60_000);
  ceremony.watch("ABCDEF");
  ceremony.begin("ABCDEF");
  const table = { code: "ABCDEF", seating: [], again: null, cup: null, lesson: false, keepsakes: false } as unknown as Table;
  const shown = mount(After, { target: document.body, props: { room: { mine: [0], hot: false } as unknown as Room, table, board: false, onboard: () => {} } });
  flushSync();
  expect(document.querySelectorAll(".btn")).toHaveLength(0);
  ceremony.next();
  flushSync();
  expect(document.querySelectorAll(".btn")).toHaveLength(0);
  ceremony.next();
  flushSync();
  expect(document.querySelectorAll(".btn--main")).toHaveLength(1);
  expect(document.querySelector('[href$="/review/ABCDEF"]')).not.toBeNull();
  void unmount(shown);
  const taught = mount(After, { target: document.body, props: { room: { mine: [0], hot: false } as unknown as Room, table: { ...table, lesson: true }, board: false, onboard: () => {} } });
  flushSync();
  expect(document.querySelector('[href$="/review/ABCDEF"]')).toBeNull(); // its moves were the lesson's, not the learner's
  ceremony.finish();
  void unmount(taught);
});

test("what was missed does not lie over the count", () => {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  const ceremony = new Ceremony(1, 60_000);
  ceremony.watch("ABCDEF");
  ceremony.begin("ABCDEF");
  const props = { room: { who: {} } as unknown as Room, game: {} as GameModule, table: { seating: [] } as unknown as Table, recap: { news: [], since: 0, film: null } };
  const shown = mount(Recap, { target: document.body, props });
  flushSync();
  expect(document.querySelector(".recap")).toBeNull();
  ceremony.finish();
  flushSync();
  expect(document.querySelector(".recap")).not.toBeNull();
  void unmount(shown);
});

test("a line that gave nobody anything passes quicker", () => {
  vi.useFakeTimers();
  const ceremony = new Ceremony(3, 1000);
  ceremony.watch("ABCDEF");
  ceremony.begin("ABCDEF", (line) => line === 2);
  const stop = ceremony.run();
  vi.advanceTimersByTime(999);
  expect(ceremony.at).toBe(1);
  vi.advanceTimersByTime(1);
  expect(ceremony.at).toBe(2);
  vi.advanceTimersByTime(400);
  expect(ceremony.at).toBe(3);
  vi.advanceTimersByTime(999);
  expect(ceremony.at).toBe(3);
  stop();
  vi.useRealTimers();
});
