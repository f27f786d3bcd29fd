import { t } from "./i18n.svelte";
import type { SeatClock, Table, TablePace } from "./protocol.gen";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So little is told in tenths. */
const LAST = 10 * SECOND;
/** From here on a time is told in words. */
export const LONG = HOUR;
/** How long bots may wait while a move can be taken back, in milliseconds; null: as the server has it. */
export const TAKE_BACKS = [null, 0, 2500, 5000] as const;

export const takeBackText = (ms: number | null): string => (ms === null ? t("house-take-back-usual") : t("house-take-back-seconds", { seconds: ms / SECOND }));

/** What is left to a seat at this moment, in milliseconds. */
export interface Left {
  seat: number;
  /** Of the time for the decision, and in the bank; together. */
  move: number;
  bank: number;
  all: number;
  /** The part of the time for the decision that is left, 0 to 1. */
  part: number;
  /** It is about to end. */
  soon: boolean;
  over: boolean;
  runs: boolean;
}

/** Gives what is left to a seat, as the context «clocks» of a table. */
export type ClockOf = (seat: number) => Left | undefined;

/** What is left of a clock so many milliseconds after it was told. */
export function leftOf(clock: SeatClock, pace: TablePace, after: number): Left {
  const gone = clock.runs ? after : 0;
  const move = Math.max(0, clock.left - gone);
  const bank = Math.max(0, clock.bank - Math.max(0, gone - clock.left));
  const all = move + bank;
  return { seat: clock.seat, move, bank, all, part: clock.of > 0 ? Math.min(1, move / clock.of) : 0, soon: clock.runs && all < pace.soon, over: clock.ended || all === 0, runs: clock.runs };
}

/** «4:12», in the last ten seconds «0:07.4» where things move; hours and days in words. */
export function timeText(ms: number): string {
  if (ms >= DAY) return t("house-left-days", { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  if (ms >= HOUR) return t("house-left-hours", { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) });
  if (ms < LAST && ms > 0 && !isStill()) return `0:0${Math.floor(ms / SECOND)}.${Math.floor((ms % SECOND) / 100)}`;
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A long time in its largest unit alone: «3 д», «23 ч», «4 м». */
export function shortTime(ms: number): string {
  if (ms >= DAY) return t("house-short-days", { n: Math.floor(ms / DAY) });
  if (ms >= HOUR) return t("house-short-hours", { n: Math.floor(ms / HOUR) });
  return t("house-short-minutes", { n: Math.max(1, Math.floor(ms / MINUTE)) });
}

/** A whole amount in its largest unit: «45 с», «5 мин», «24 ч», «3 дня». */
export function amount(seconds: number): string {
  if (seconds >= 48 * 3600 && seconds % 86_400 === 0) return t("house-amount-days", { n: seconds / 86_400 });
  if (seconds >= 3600 && seconds % 3600 === 0) return t("house-amount-hours", { n: seconds / 3600 });
  if (seconds >= 60) return t("house-amount-minutes", { n: Math.round(seconds / 6) / 10 });
  return t("house-amount-seconds", { n: seconds });
}

/** «Живой: 45 с на решение, 5 мин в запасе». */
export function paceText(pace: TablePace): string {
  const name = t(`house-tempo-${pace.name}`);
  if (pace.move === 0) return name;
  return t(pace.bank > 0 ? "house-tempo-says" : "house-tempo-says-alone", { name, move: amount(pace.move), bank: amount(pace.bank) });
}

/** What is left to whoever looks at a table that waits for them; null: it has no clock, or waits for others. */
export function myTime(table: Table, after: number): Left | null {
  const mine = table.clocks.filter((clock) => table.seating[clock.seat]?.you).map((clock) => leftOf(clock, table.pace, after));
  return mine.sort((one, two) => one.all - two.all)[0] ?? null;
}

const isStill = (): boolean => document.documentElement.dataset["motion"] === "off" || (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);

/** The clocks of one table as they go on between two words of the server. */
export class Clocks {
  #told: readonly SeatClock[] = $state.raw([]);
  #at = 0;
  /** Painted once a second, in the last ten seconds ten times. */
  #now = $state(0);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #pace: TablePace | null = $state.raw(null);

  /** What is left to every seat that is asked something. */
  left: readonly Left[] = $derived.by(() => {
    const pace = this.#pace;
    return pace ? this.#told.map((clock) => leftOf(clock, pace, Math.max(0, this.#now - this.#at))) : [];
  });

  of(seat: number): Left | undefined {
    return this.left.find((one) => one.seat === seat);
  }

  /** Takes what the server says now. */
  set(told: readonly SeatClock[], pace: TablePace | null): void {
    if (pace) this.#pace = pace;
    this.#told = told;
    this.#at = this.#now = performance.now();
    this.#tick();
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #tick(): void {
    this.close();
    this.#now = performance.now();
    const running = this.left.filter((one) => one.runs && !one.over);
    if (running.length === 0) return;
    const last = running.some((one) => one.all < LAST) && !isStill();
    this.#timer = setTimeout(() => this.#tick(), last ? 100 : SECOND);
  }
}
