import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Room } from "../src/core/room.svelte";
import type { Table } from "../src/core/protocol.gen";
import { Ceremony } from "../src/games/ceremony.svelte";
import After from "../src/table/After.svelte";

vi.mock("../src/core/sound", () => ({ sound: { play: () => {} } }));

test("what follows a game is offered once it has been counted", () => {
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
  ceremony.finish();
  void unmount(shown);
});
