import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bundle } from "../../src/core/fluent";
import { messages } from "../../src/core/i18n.svelte";
import { aimOf, standingText } from "../../src/games/power/board/goals";
import { ALLIANCES, type AllianceView, type Goal, type PadView, type PowerView, type ProjectView } from "../../src/games/power/words.gen";

import board from "../../../src/kuluary/locales/ru/power-board.ftl?raw";
import cards from "../../../src/kuluary/locales/ru/power-cards.ftl?raw";

const { lang, bundle: before } = messages;
beforeEach(() => Object.assign(messages, { lang: "ru", bundle: bundle("ru", [board, cards]) }));
afterEach(() => Object.assign(messages, { lang, bundle: before }));

const plain = (said: string): string => said.replaceAll(/[\u2068\u2069]/g, "");
const goal = (change: Partial<Goal>): Goal => ({ type: "power.Goal", kind: "project", which: 1, stage: 4, steps: 4, points: 20, missing: 3, places: [], ...change });
const project = { project: 1, can: true, stage: 0, agents_needed: 1, missing_agents: 0, missing_signs: 0 } as ProjectView;
const view = (change: Record<string, unknown>): PowerView => ({ seat: 0, supervised: false, ...change }) as unknown as PowerView;
const said = (one: Goal, table: Record<string, unknown>): string => plain(aimOf(one, view(table)).now);

describe("a project as a goal", () => {
  const projects = [project, project];
  test("says that a step is possible now, which signs it takes to score, and where they lie", () =>
    expect(said(goal({ places: [2, 5] }), { projects })).toBe("Вступить можно сейчас, за 1 фишку. До стадии IV нужно ещё 3 знака миротворцев. Помогут карты 2 и 5 ряда."));
  test("says in short how far it is to the points, and what this step takes", () => expect(plain(aimOf(goal({ places: [2, 5] }), view({ projects })).next)).toBe("Шаг 1 из 4: можно сейчас, за 1 фишку."));
  test("says in short that the supervisor is in the way", () => expect(plain(aimOf(goal({}), view({ projects, supervised: true })).next)).toBe("Шаг 1 из 4: когда куратор уйдёт к другому."));
  test("says in short which sign is missing and which card of the row brings it", () => {
    const next = (places: number[]): string => plain(aimOf(goal({ places }), view({ projects: [project, { ...project, can: false, missing_signs: 1 }] })).next);
    expect([next([]), next([2])]).toEqual(["Шаг 1 из 4: ещё 1 знак миротворцев.", "Шаг 1 из 4: ещё 1 знак миротворцев. Поможет карта 2 ряда."]);
  });
  test("says where signs come from at all while they are missing and none lies in the row", () => {
    expect(said(goal({}), { projects: [project, { ...project, can: false, missing_signs: 1 }] })).toContain("Знаки дают карты поддержки и углы союзов.");
    expect(said(goal({}), { projects })).not.toContain("Знаки дают");
  });
  test("waits while the supervisor forbids it", () => {
    expect(aimOf(goal({}), view({ projects, supervised: true })).ready).toBe(false);
    expect(said(goal({ missing: 0 }), { projects, supervised: true })).toBe("Шагнёте, когда куратор уйдёт к другому.");
  });
  test("names what is missing", () => expect(said(goal({ missing: 0 }), { projects: [project, { ...project, can: false, missing_agents: 2 }] })).toBe("Ещё 2 фишки."));
  test("tells its points, its stage and the steps until then", () => expect(plain(aimOf(goal({ steps: 2 }), view({ projects })).brings)).toBe("20 очков на стадии IV, это 2 шага"));
});

test("an operation says how many agents are missing, or that it can be run", () => {
  const one = goal({ kind: "operation", which: 0, points: 6 });
  expect(said(one, { operations: [{ can: false, agents: 5, missing: 2 }] })).toBe("Нужно 5 агентов сразу, не хватает 2.");
  expect(said(one, { operations: [{ can: true, agents: 5, missing: 0 }] })).toBe("Можно сейчас: 5 агентов.");
});

test("an alliance says what it lacks, which card of the row would help, and when it is concluded", () => {
  const kgb = ALLIANCES.indexOf("kgb");
  const one = goal({ kind: "alliance", which: kgb, points: 0, places: [4] });
  const hand = (qualifies: boolean): AllianceView[] => [{ alliance: kgb, qualifies, atoms: [{ type: "power.AtomView", kind: "all", what: "control", have: 0, need: 1, met: qualifies }] } as unknown as AllianceView];
  expect(said(one, { hand: hand(false) })).toBe("Нет: 1 карта контроля. Поможет карта 4 ряда.");
  expect(said(one, { hand: hand(true) })).toBe("Готов: заключите, когда ряд опустеет.");
  expect(plain(aimOf(one, view({ hand: hand(true) })).brings)).toBe("помощь до конца игры");
});

describe("who leads", () => {
  const pad = (seat: number, rows: number[]): PadView => ({ type: "power.PadView", seat, rows, total: rows.reduce((sum, one) => sum + one, 0), lines: [] });
  const standing = (mine: number[], other: number[]): string => plain(standingText(view({ pads: [pad(0, mine), pad(1, other)] }), () => "Вера"));
  const none = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const operations = [1, 0, 0, 0, 0, 6, 0, 0, 0];
  const objects = [4, 0, 0, 0, 0, 0, 0, 0, 0];
  test("says what wins while nobody has anything", () => expect(standing(none, none)).toContain("У всех 0. Победит тот, у кого больше очков"));
  test("names whoever leads, and what they owe it to", () => expect(standing(objects, operations)).toBe("Впереди Вера: 7 против ваших 4, больше всего за спецоперации."));
  test("is the reader, where nobody has as much", () => expect(standing(operations, objects)).toBe("Вы впереди: 7 против 4 (Вера)."));
  test("is nobody where two have as much", () => expect(standing(objects, objects)).toBe("Поровну: 4 и 4 (Вера, больше всего за объекты)."));
});
