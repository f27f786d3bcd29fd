import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { comeTo, remember, remembered, tableOf } from "../src/core/ahead";
import { api } from "../src/core/api";
import type { Table } from "../src/core/protocol.gen";

const table = (code: string): Table => ({ code, game: "suits", status: "playing" }) as Table;
const asked = vi.spyOn(api, "table");

beforeEach(() => {
  asked.mockReset().mockImplementation((code) => Promise.resolve(table(code)));
});
afterEach(() => vi.useRealTimers());

test("a table that was told of just now is not asked for again, once", async () => {
  const told = table("KRTVND");
  remember(told);
  expect(remembered("KRTVND")).toBe(told);
  expect(await tableOf("KRTVND")).toBe(told);
  expect(asked).not.toHaveBeenCalled();
  await tableOf("KRTVND");
  expect(asked).toHaveBeenCalledOnce();
});

test("what was told long ago is asked for anew", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  remember(table("KRTVND"));
  vi.advanceTimersByTime(60_000);
  expect(remembered("KRTVND")).toBeNull();
  await tableOf("KRTVND");
  expect(asked).toHaveBeenCalledOnce();
});

test("one who comes by a link asks once, and hears of a table that is not there", async () => {
  comeTo("KRTVND");
  expect((await tableOf("KRTVND")).code).toBe("KRTVND");
  expect(asked).toHaveBeenCalledOnce();
  asked.mockRejectedValueOnce(new Error("no such table"));
  comeTo("NOBODY");
  await expect(tableOf("NOBODY")).rejects.toThrow("no such table");
});
