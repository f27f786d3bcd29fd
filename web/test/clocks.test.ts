import { beforeEach, describe, expect, test } from "vitest";
import { amount, leftOf, myTime, timeText } from "../src/core/clocks.svelte";
import { bundle } from "../src/core/fluent";
import { messages } from "../src/core/i18n.svelte";
import type { SeatClock, Table, TablePace } from "../src/core/protocol.gen";

const pace: TablePace = { name: "live", move: 45, bank: 300, end: "bot", rest: 0, away: 180, host: false, soon: 30_000, more: 300 };
const clock: SeatClock = { seat: 1, of: 45_000, left: 20_000, bank: 60_000, runs: true, ended: false, since: 0 };
const RU = `
house-left-days = { $days } д { $hours } ч
house-left-hours = { $hours } ч { $minutes } мин
house-amount-seconds = { $n } с
house-amount-minutes = { $n } мин
house-amount-hours = { $n } ч
house-amount-days = { $n } дня
`;

beforeEach(() => {
  messages.bundle = bundle("ru", [RU]);
});

describe("what is left", () => {
  test("goes from the time for the decision, then from the bank", () => {
    expect(leftOf(clock, pace, 5_000)).toMatchObject({ move: 15_000, bank: 60_000, soon: false, over: false });
    expect(leftOf(clock, pace, 30_000)).toMatchObject({ move: 0, bank: 50_000, all: 50_000, part: 0, soon: false });
    expect(leftOf(clock, pace, 55_000)).toMatchObject({ all: 25_000, soon: true });
    expect(leftOf(clock, pace, 90_000)).toMatchObject({ all: 0, over: true });
  });

  test("does not change while the clock stands", () => {
    expect(leftOf({ ...clock, runs: false }, pace, 90_000)).toMatchObject({ move: 20_000, bank: 60_000, runs: false, soon: false });
  });

  test("is told by the shortest clock of one's own", () => {
    const seating = [{ you: true }, { you: false }, { you: true }];
    const clocks = [{ ...clock, seat: 0 }, { ...clock, seat: 1, left: 1 }, { ...clock, seat: 2, left: 2_000, bank: 0 }];
    expect(myTime({ seating, clocks, pace } as unknown as Table, 500)?.all).toBe(1_500);
  });
});

test("time is told in minutes and seconds, with tenths at the end, and in days and hours", () => {
  expect(timeText(252_000)).toBe("4:12");
  expect(timeText(9_400)).toBe("0:09.4");
  expect(timeText(0)).toBe("0:00");
  expect(timeText(30 * 3_600_000).replace(/[\u2068\u2069]/g, "")).toBe("1 д 6 ч");
  expect(timeText(3_720_000).replace(/[\u2068\u2069]/g, "")).toBe("1 ч 2 мин");
});

test("an amount has its largest whole unit", () => {
  expect([45, 300, 86_400, 259_200].map((one) => amount(one).replace(/[\u2068\u2069]/g, ""))).toEqual(["45 с", "5 мин", "24 ч", "3 дня"]);
});
