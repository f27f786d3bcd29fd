import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { playWith, Shelf } from "../src/games/shelf.svelte";

const answer = (body: unknown, status = 200): void => void vi.stubGlobal("fetch", vi.fn(async () => Response.json(body, { status })));
let shelf: Shelf<{ cards: number }>;

beforeEach(() => {
  shelf = new Shelf("toy");
  answer({ cards: 9 });
});
afterEach(() => vi.unstubAllGlobals());

describe("the catalogue of a game", () => {
  test("comes from the server", async () => {
    await shelf.load();
    expect(shelf.value).toEqual({ cards: 9 });
    expect(String(vi.mocked(fetch).mock.calls[0]![0])).toMatch(/api\/catalog\/toy$/);
  });
  test("is fetched once a visit", async () => {
    await Promise.all([shelf.load(), shelf.load()]);
    await shelf.load();
    expect(fetch).toHaveBeenCalledOnce();
  });
  test("is not fetched where it is at hand", async () => {
    shelf.use({ cards: 3 });
    await shelf.load();
    expect([shelf.value, vi.mocked(fetch).mock.calls.length]).toEqual([{ cards: 3 }, 0]);
  });
  test("speaks of the pack that is played", async () => {
    await shelf.load();
    playWith({ digest: "abc", standard: false });
    answer({ cards: 7 });
    await shelf.load();
    expect(String(vi.mocked(fetch).mock.calls[0]![0])).toMatch(/api\/catalog\/toy\?content=abc$/);
    playWith({ digest: "def", standard: true });
    answer({ cards: 9 });
    await shelf.load();
    expect(shelf.value).toEqual({ cards: 9 });
  });
  test("that did not come can be asked for again", async () => {
    answer({}, 503);
    await shelf.load();
    const failed = shelf.failed;
    answer({ cards: 9 });
    await shelf.load();
    expect([failed, shelf.failed, shelf.value]).toEqual([true, false, { cards: 9 }]);
  });
});
