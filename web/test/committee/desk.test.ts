import { describe, expect, test } from "vitest";
import { Desk, pageFor } from "../../src/games/committee/desk.svelte";
import type { CommitteeState } from "../../src/games/committee/view";
import type { CommitteeEvent, CommitteeView } from "../../src/games/committee/words.gen";
import { decisions, view } from "./views";

let tick = 0;

/** What is shown: a beat with what it tells, over the table of a scene. */
function shown(scene: string, more: Partial<CommitteeState> = {}, ...told: CommitteeEvent[]): CommitteeState {
  tick += 1;
  const news = told.map((event) => ({ number: tick, event, text: { type: "Text", key: "", args: [] } }));
  return { number: tick, tick, name: "", jump: false, settled: true, waiting: [], over: false, ...{ view: view(scene), decisions: decisions(scene), news }, ...more } as unknown as CommitteeState;
}
const film = { settled: false };
const act = view("3-act");
const opened: CommitteeEvent = { type: "committee.StressOpened", seat: 1, slot: 0, stress: "slow" };

describe("while a bot's check is told and one's own question stays open", () => {
  test("its stress is seen on its board, and then the map: never an empty stage", () => {
    const desk = new Desk(null, shown("3-act"), () => []);
    desk.take(shown("3-check", { ...film, name: "roll", decisions: decisions("3-act") }));
    expect(desk.page).toEqual({ kind: "check" });
    desk.take(shown("3-act", { ...film, name: "opened" }, opened));
    expect(desk.page).toEqual({ kind: "agent", seat: 1 });
    desk.take(shown("3-act", { ...film, name: "done" }));
    expect(desk.page).toEqual({ kind: "map" });
  });
  test("who looks at the map is left there by what needs no sheet", () => {
    const desk = new Desk(null, shown("3-act"), () => []);
    desk.take(shown("3-act", { ...film, name: "opened" }, opened));
    expect(desk.page).toEqual({ kind: "map" });
  });
});

test("what was looked up makes room when a bot or oneself serves, not when somebody else does", () => {
  const desk = new Desk(null, shown("3-act"), () => []);
  const served = (seat: number) => shown("3-act", { ...film, name: "served" }, { type: "committee.Served", seat });
  desk.open({ kind: "city", city: "kazan" });
  desk.take(served(2), [0, 1]);
  expect(desk.page).toEqual({ kind: "city", city: "kazan" });
  desk.take(served(1), [0, 1]);
  expect(desk.page).toEqual({ kind: "map" });
});

describe("while a bot that serves thinks", () => {
  const serving: CommitteeView = { ...act, serving: 1, check: null };
  const bot = { view: serving, decisions: [] };
  test("its check lies there counted until its stress is laid, and its board until the next thing: no map in between", () => {
    const desk = new Desk(null, shown("3-act", bot), () => []);
    desk.take(shown("3-check", { ...film, name: "roll", decisions: [] }));
    desk.take(shown("3-act", { ...film, ...bot, name: "counted" }));
    desk.take(shown("3-act", { ...bot, name: "counted" }));
    expect([desk.page, desk.counting, desk.check !== null]).toEqual([{ kind: "check" }, true, true]);
    desk.take(shown("3-act", { ...film, ...bot, name: "opened" }, opened));
    desk.take(shown("3-act", { ...bot, name: "opened" }));
    expect([desk.page, desk.counting]).toEqual([{ kind: "agent", seat: 1 }, false]);
    desk.take(shown("3-act", { ...film, ...bot, name: "done" }));
    expect(desk.page).toEqual({ kind: "map" });
  });
  test("the map comes when the service is over", () => {
    const desk = new Desk(null, shown("3-act", bot), () => []);
    desk.take(shown("3-act", { ...film, ...bot, name: "opened" }, opened));
    desk.take(shown("3-act", { name: "opened", view: { ...serving, serving: null }, decisions: [] }));
    expect(desk.page).toEqual({ kind: "map" });
  });
});

test("a sticker is seen to be glued on its card before the next one is asked about", () => {
  const given: CommitteeEvent = { type: "committee.StickerAwarded", seat: 1, sticker: "docs" };
  expect(pageFor(shown("3-act", { ...film, name: "sticker", decisions: [] }, given))).toEqual({ kind: "ids" });
});

test("a story is told until somebody serves, and does not come back", () => {
  const desk = new Desk(null, shown("3-act"), () => []);
  desk.take(shown("3-act", {}, { type: "committee.MissionCompleted", seat: 0, mission: 8, space: 1 } as CommitteeEvent));
  desk.take(shown("3-act", {}, opened));
  expect(desk.stories.map((story) => story.stamp)).toEqual(["done"]);
  desk.take(shown("3-act", {}, { type: "committee.Served", seat: 1 } as CommitteeEvent));
  expect(desk.stories).toEqual([]);
});

test("a check that is counted keeps what it was for", () => {
  const before = view("3-check");
  const desk = new Desk(null, shown("3-check"), () => []);
  const counted: CommitteeView = { ...before, check: { ...before.check!, purpose: "other", mission: null } };
  desk.take(shown("3-check", { ...film, name: "counted", view: counted }));
  expect([desk.check?.purpose, desk.check?.mission]).toEqual([before.check!.purpose, before.check!.mission]);
});

test("so does one for which something is paid, until another begins", () => {
  const before = view("3-check");
  const other: CommitteeView = { ...before, check: { ...before.check!, purpose: "other", mission: null } };
  const desk = new Desk(null, shown("3-check"), () => []);
  desk.take(shown("3-check", { ...film, name: "spent", view: other }));
  expect([desk.check?.purpose, desk.check?.mission]).toEqual([before.check!.purpose, before.check!.mission]);
  desk.take(shown("3-check", { ...film, name: "check", view: other }));
  expect(desk.check?.purpose).toBe("other");
});

describe("the income phase", () => {
  const income: CommitteeView = { ...act, phase: "income" };
  test("is told on its sheet, whoever takes", () => {
    expect(pageFor(shown("3-act", { ...film, view: income, decisions: [] }))).toEqual({ kind: "income" });
  });
  test("has no sheet for who only looks on", () => {
    expect(pageFor(shown("3-act", { view: { ...income, seat: null }, decisions: [] }))).toBe(null);
  });
  test("a map that was opened in it stays open", () => {
    const desk = new Desk(null, shown("3-act", { view: income, decisions: [] }), () => []);
    desk.close();
    desk.take(shown("3-act", { ...film, name: "gained", view: income, decisions: [] }));
    expect(desk.page).toEqual({ kind: "map" });
  });
});

test("a check that is counted stays on the table although nothing follows", () => {
  const desk = new Desk(null, shown("3-check"), () => []);
  desk.take(shown("3-check", { ...film, name: "counted", view: { ...view("3-check"), check: null } }));
  expect([desk.page, desk.check?.mission]).toEqual([{ kind: "check" }, view("3-check").check!.mission]);
  desk.take(shown("3-act"));
  expect(desk.check).toBeNull();
});
