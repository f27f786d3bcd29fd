import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bundle } from "../../src/core/fluent";
import { messages } from "../../src/core/i18n.svelte";
import { closedBy } from "../../src/games/committee/closing";
import { askedFor } from "../../src/games/committee/pieces/needs";
import { currentMain, type CommitteeNews } from "../../src/games/committee/view";
import type { CommitteeEvent } from "../../src/games/committee/words.gen";
import { agentName, missionName } from "../../src/games/committee/words";
import { view } from "./views";

const { default: Closing } = await import("../../src/games/committee/board/Closing.svelte");
const LOCALES = join(import.meta.dirname, "../../../src/kuluary/locales/ru");
const russian = bundle("ru", ["committee", "committee-story", "committee-board"].map((name) => readFileSync(join(LOCALES, `${name}.ftl`), "utf8")));
const before = messages.bundle;

const told = (...events: CommitteeEvent[]): CommitteeNews[] => events.map((event, number) => ({ number, event, text: { key: "", args: [] } }) as unknown as CommitteeNews);

describe("the moment in which a matter is closed", () => {
  test("names who closed it and the space its card goes to", () => {
    expect(closedBy({ name: "done", news: told({ type: "committee.MissionCompleted", seat: 2, mission: 7, space: 3 }), settled: false })).toMatchObject({ stamp: "done", seat: 2, mission: 7, space: 3 });
  });
  test("of a failure names nobody, but how many there are", () => {
    expect(closedBy({ name: "failed", news: told({ type: "committee.MissionFailed", mission: 9, space: 4, count: 2 }), settled: false })).toMatchObject({ stamp: "failed", seat: null, count: 2 });
  });
  test("is over once something is asked", () => {
    expect(closedBy({ name: "done", news: told({ type: "committee.MissionCompleted", seat: 2, mission: 7, space: 3 }), settled: true })).toBeNull();
  });
  test("of the whole case has a ceremony of its own", () => {
    expect(closedBy({ name: "end", news: told({ type: "committee.MainCompleted", seat: 1, main: "m2", space: 15 }), settled: false })).toBeNull();
  });
});

describe("the card of that moment", () => {
  beforeEach(() => (messages.bundle = russian));
  afterEach(() => (messages.bundle = before));
  const act = view("3-act");
  function words(event: CommitteeEvent, name: string): string {
    document.body.innerHTML = "";
    const shown = mount(Closing, { target: document.body, props: { view: act, closed: closedBy({ name, news: told(event), settled: false })! } });
    flushSync();
    const text = document.body.textContent!;
    void unmount(shown);
    return text;
  }
  test("says who, what, the reward and the room that is left", () => {
    const said = words({ type: "committee.MissionCompleted", seat: 1, mission: 7, space: 3 }, "done");
    for (const part of [agentName(act.seats[1]!.agent), "007", missionName(7), "завершено", "Награда", "главного"]) expect(said).toContain(part);
  });
  test("says of a failure which it is of three, and what it costs", () => {
    const said = words({ type: "committee.MissionFailed", mission: 9, space: 4, count: 1 }, "failed");
    for (const part of ["009", "провалено", "1 из 3", "1 груз или 2 документа"]) expect(said).toContain(part);
  });
});

describe("what asks for a cargo", () => {
  const act = view("3-act");
  const price = { type: "committee.Price", doc: 0, med: 0, eq: 0, fuel: 0, any: 0, same: [] } as const;
  test("is the goal, then missions, by what they cost now", () => {
    const mains = act.mains.map((main) => ({ ...main, conditions: main.conditions.map((one) => ({ ...one, price: { ...price, eq: 1 } })) }));
    const missions = act.missions.slice(0, 2).map((one, n) => ({ ...one, price: { ...price, eq: 1 }, now: n === 0 ? price : null }));
    const found = askedFor({ ...act, mains, missions }, "eq");
    expect(currentMain({ ...act, mains })!.conditions.some((one) => one.current)).toBe(true);
    expect(found).toHaveLength(2);
    expect(found.at(-1)).toBe(String(missions[1]!.mission).padStart(3, "0"));
  });
});
