import { afterEach, beforeEach, expect, test } from "vitest";
import { bundle } from "../../src/core/fluent";
import { messages } from "../../src/core/i18n.svelte";
import { momentOf } from "../../src/games/power/board/moment";
import type { PowerState } from "../../src/games/power/view";

import board from "../../../src/kuluary/locales/ru/power-board.ftl?raw";
import cards from "../../../src/kuluary/locales/ru/power-cards.ftl?raw";

const { lang, bundle: before } = messages;
beforeEach(() => Object.assign(messages, { lang: "ru", bundle: bundle("ru", [board, cards]) }));
afterEach(() => Object.assign(messages, { lang, bundle: before }));

const told = (name: string, view: object, events: object[] = []): ReturnType<typeof momentOf> => momentOf({ name, view, news: events.map((event) => ({ event })) } as unknown as PowerState);
const plain = (lines: readonly { text: string }[] = []): string[] => lines.map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, ""));

test("the takeover says who takes what, and has no moment where nobody stands", () => {
  const row = [{ card: 24, holder: 1 }, { card: 17, holder: null }, { card: 33, holder: 0 }];
  expect(told("takeover", { row })?.lines).toEqual([{ seat: 1, text: "Банки" }, { seat: 0, text: "Недвижимость" }]);
  expect(told("takeover", { row: [{ card: 17, holder: null }] })).toBeNull();
});

test("an operation says whose it is and what it pays", () => {
  const moment = told("operation", {}, [{ type: "power.OperationRun", seat: 2, operation: 0, pieces: 5, shadows: 0, points: 6 }]);
  expect([moment?.title, moment?.lines[0]?.seat, plain(moment?.lines)]).toEqual(["Устранение препятствий", 2, ["+6 очков"]]);
});

test("an alliance says whose it is, and what it pays where it pays", () => {
  const lines = (points: number): string[] => plain(told("concluded", {}, [{ type: "power.Concluded", seat: 1, alliance: 0, ignored: false, points }])?.lines);
  expect([lines(7), lines(0)]).toEqual([["+7 очков"], ["союз заключён"]]);
});

test("a round begins with the score, whoever leads first; the first with what wins", () => {
  const pads = [{ seat: 0, total: 2 }, { seat: 1, total: 15 }];
  expect(told("row", { round: 2, rounds: 5, pads })).toEqual({ title: expect.stringContaining("Раунд"), lines: [{ seat: 1, text: "15" }, { seat: 0, text: "2" }] });
  expect(plain(told("row", { round: 1, rounds: 5, pads })?.lines)).toEqual(["Победит тот, у кого больше очков."]);
  expect(told("row", { round: 5, rounds: 5, pads })?.title).toBe("Последний раунд");
});

test("other beats have no moment of their own", () => expect(told("placed", { row: [] })).toBeNull());
