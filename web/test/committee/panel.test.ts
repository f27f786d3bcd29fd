import { signOf } from "../../src/games/committee/mark";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bundle } from "../../src/core/fluent";
import { messages } from "../../src/core/i18n.svelte";
import { Picker } from "../../src/core/picker.svelte";
import { piecesIn } from "../../src/games/committee/board/cityPieces";
import { deedOf } from "../../src/games/committee/deeds";
import { headingsOf } from "../../src/games/committee/headings";
import { currentMain, type CommitteeChoice } from "../../src/games/committee/view";
import { bestOf } from "../../src/games/committee/pieces/needs";
import { BASE_SOURCE, type CityId, type CommitteeAction, type MissionFacts } from "../../src/games/committee/words.gen";
import { agentName, chances, cityName, obstacle, partWords, t, tenth } from "../../src/games/committee/words";
import { decisions, view } from "./views";

const { default: AgentPage } = await import("../../src/games/committee/sheets/AgentPage.svelte");
const { default: Answers } = await import("../../src/games/committee/panel/Answers.svelte");
const { default: CheckButtons } = await import("../../src/games/committee/panel/CheckButtons.svelte");
const { default: Deeds } = await import("../../src/games/committee/panel/Deeds.svelte");
const { default: Lately } = await import("../../src/games/committee/Lately.svelte");
const { default: Ask } = await import("../../src/games/committee/Ask.svelte");
const { default: CheckPage } = await import("../../src/games/committee/sheets/CheckPage.svelte");
const { default: Destination } = await import("../../src/games/committee/panel/Destination.svelte");
const { default: RoadMap } = await import("../../src/games/committee/board/Map.svelte");
const { default: Pinned } = await import("../../src/games/committee/board/Pinned.svelte");
const { default: Spare } = await import("../../src/games/committee/panel/Spare.svelte");
const { default: Swaps } = await import("../../src/games/committee/panel/Swaps.svelte");
const { default: Story } = await import("../../src/games/committee/end/Story.svelte");
const { default: TrackStrip } = await import("../../src/games/committee/board/TrackStrip.svelte");
const { fades } = await import("../../src/games/committee/panel/fades");
const { tasks } = await import("../../src/games/committee/tasks.svelte");

const LOCALES = join(import.meta.dirname, "../../../src/kuluary/locales/ru");
const russian = bundle("ru", ["committee", "committee-story", "committee-board"].map((name) => readFileSync(join(LOCALES, `${name}.ftl`), "utf8")));
const before = messages.bundle;
const move = view("3-move");
const asked = decisions("3-move").find((decision) => decision.name === "move")!;
const moves = asked.actions.flatMap(({ action }) => (action.type === "committee.Move" ? [action] : []));
const mover = move.seats[asked.seat]!;
const others = createRawSnippet(() => ({ render: () => "<i></i>" }));

let played: CommitteeChoice[] = [];
let picker = new Picker<CommitteeAction>({ play: (choice) => played.push(choice), explain: async () => null });
let shown: Record<string, unknown> | undefined;

function put(component: Component<any>, props: Record<string, unknown>): void {
  document.body.innerHTML = "";
  shown = mount(component, { target: document.body, props });
  flushSync();
}

beforeEach(() => {
  messages.bundle = russian;
  played = [];
  picker = new Picker<CommitteeAction>({ play: (choice) => played.push(choice), explain: async () => null });
  picker.ask(decisions("3-move"));
  tasks.over = null;
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  messages.bundle = before;
});

describe("the price of a road", () => {
  const prices = Object.fromEntries([...new Set(moves.map((one) => one.city))].map((city) => [city, Math.min(...moves.filter((one) => one.city === city).map((one) => one.cost))]));
  test("on the map is that of the cheapest way the rules allow", () => {
    const told = Object.keys(prices).map((city) => {
      const piece = piecesIn(move, city as CityId, [], mover.ways.find((way) => way.city === city)).find((one) => one.kind === "way");
      return [city, piece?.kind === "way" ? piece.way.cost : null];
    });
    expect(Object.fromEntries(told)).toEqual(prices);
  });
  test.each(Object.keys(prices))("to %s is what the button pays", (city) => {
    put(Destination, { view: move, seat: asked.seat, picker, others });
    picker.touch(`city:${city}`, null);
    flushSync();
    document.querySelector<HTMLButtonElement>(".go")!.click();
    expect(played.map((choice) => choice.action)).toEqual([{ type: "committee.Move", city, cost: prices[city] }]);
  });
});

describe("a city looked at before one goes there", () => {
  test("costs nothing and does nothing", () => {
    put(Destination, { view: move, seat: asked.seat, picker, others });
    picker.touch(`city:${moves[0]!.city}`, null);
    flushSync();
    expect(played).toEqual([]);
  });
  test.each(move.visits.map((visit) => [visit.city, visit] as const))("%s tells whom one meets, every roll with its odds, what can be done and what cannot", (city, visit) => {
    tasks.over = city;
    put(Destination, { view: move, seat: asked.seat, picker, others });
    const text = document.querySelector(".about")!.textContent!;
    const deeds = visit.deeds.flatMap((one) => (deedOf(move, visit.seat, one.action) ? [one] : []));
    expect(text).toContain(cityName(city));
    for (const other of visit.partners) expect(text).toContain(agentName(move.seats[other]!.agent));
    for (const odds of [...visit.interrogations.map(([, one]) => one), ...deeds.filter((one) => !one.reason).flatMap((one) => one.odds)]) {
      expect(text).toContain(chances(odds));
      expect(text).toContain(`≈ ${tenth(odds.helped_stress)}`);
    }
    for (const deed of deeds) {
      const { title, note } = deedOf(move, visit.seat, deed.action)!;
      const elsewhere = ["anomaly_elsewhere", "personal_elsewhere"].includes(deed.reason ?? "");
      if (elsewhere) expect(text).not.toContain(title);
      else if (deed.reason) expect(text).toContain(obstacle(deed.reason));
      if (!elsewhere) expect(text).toContain(deed.action.type === "committee.UseCity" ? note : title);
    }
  });
});

test("a reward is named, not only drawn", () => expect(["doc", "calm"].map((reward) => signOf({ type: "committee.Reward", reward }, move).word)).toEqual(["2 документа", "1 спокойствие"]));

test("who chooses between two checks reads that it takes both, and whether the second is still worth it", () => {
  const choose = (checks: readonly number[], purpose: string) => {
    picker.ask([{ ...asked, name: "attempt", actions: checks.map((check) => ({ ...asked.actions[0]!, action: { type: "committee.Attempt", check, help: false } })) }]);
    put(Answers, { view: { ...move, ahead: { type: "committee.Ahead", seat: asked.seat, purpose, mission: 17 } }, seat: asked.seat, picker, who: { name: String, me: 0 }, others });
    return document.querySelector(".purpose")!.textContent;
  };
  expect(choose([0, 1], "both")).toContain("Нужны обе проверки подряд");
  expect(choose([1], "mission")).toContain("Пройдена — задание закрыто");
  expect(choose([1], "vain")).toContain("сейчас не закрыть");
});

test("what is touched on the board is done by a button, at once by its own row", () => {
  const deeds: CommitteeAction[] = move.missions.slice(0, 2).map(({ mission }) => ({ type: "committee.DoMission", mission }));
  picker.ask([{ ...asked, name: "activate", actions: deeds.map((action) => ({ ...asked.actions[0]!, action })) }]);
  put(Answers, { view: { ...move, odds: [], visits: [] }, seat: asked.seat, picker, who: { name: String, me: 0 }, others });
  expect(document.querySelector("[data-do]")).toBeNull();
  picker.touch(`mission:${move.missions[1]!.mission}`, null);
  flushSync();
  expect(played).toEqual([]);
  document.querySelector<HTMLElement>("[data-do]")!.click();
  expect(played.map((choice) => choice.action)).toEqual([deeds[1]]);
});

test("an income that is gained again is named by what it brings, and all of it leads", () => {
  const offer = (...actions: CommitteeAction[]) => {
    picker.ask([{ ...asked, name: "again", actions: actions.map((action) => ({ ...asked.actions[0]!, action })) }]);
    put(Answers, { view: { ...move, odds: [], visits: [] }, seat: asked.seat, picker, who: { name: String, me: 0 }, others });
    return [...document.querySelectorAll(".answers .opt")];
  };
  const base = mover.base[0]!.map(partWords).join();
  const again = offer({ type: "committee.Again", source: BASE_SOURCE });
  expect(again.map((one) => one.querySelector(".words")!.textContent)).toEqual([`${base}Базовый доход 1`]);
  const [all, some] = offer(...[3, 2].map((count): CommitteeAction => ({ type: "committee.Income", source: BASE_SOURCE, part: 0, resource: "doc", count })));
  expect([all, some].map((one) => one!.querySelector(".words")!.textContent)).toEqual(["3 документа", "2 документа"]);
  expect([all, some].map((one) => one!.classList.contains("btn--main"))).toEqual([true, false]);
});

test("what a partner advises stands first of what can be done there", () => {
  const visit = move.visits.find((one) => one.deeds.filter((deed) => deed.reason === null).length > 1)!;
  const last = visit.deeds.findLast((deed) => deed.reason === null)!;
  put(Deeds, { view: move, seat: visit.seat, deeds: visit.deeds, advised: JSON.stringify(last.action) });
  expect(document.querySelector(".deed")!.textContent).toContain(deedOf(move, visit.seat, last.action)!.title);
});

test("who would go on to an interrogation without an exchange reads so", () => {
  const [check] = move.cities.flatMap((city) => city.interrogations.map(([, one]) => one));
  const here = move.cities.map((city) => (city.city === mover.city ? { ...city, interrogations: [[1, check!]] as const } : city));
  const pass: CommitteeAction = { type: "Pass" };
  picker.ask([{ ...asked, name: "partner", actions: [{ ...asked.actions[0]!, action: pass }] }]);
  const told = (rolls: boolean) => {
    put(Answers, { view: { ...move, cities: here, visits: [], odds: [{ ...move.odds[0]!, action: pass, seat: asked.seat, rolls }] }, seat: asked.seat, picker, who: { name: String, me: 0 }, others });
    return document.querySelector(".opt")!.textContent!;
  };
  expect(told(true)).toContain("сразу допрос: ");
  expect(told(false)).not.toContain("сразу допрос: ");
});

test("of a check that would fail help that makes success likely is the main button; a count that fails never is while help is left", () => {
  const { check, seats } = view("3-check");
  picker.ask(decisions("3-check"));
  const main = (chance: number) => {
    const helpers = check!.helpers.map((helper) => (helper.action.type === "committee.AddSuccess" ? { ...helper, chance } : helper));
    put(CheckButtons, { check: { ...check!, helpers }, seat: seats[check!.seat], picker });
    return [...document.querySelectorAll<HTMLElement>(".btn--main")].map((button) => button.dataset["type"]);
  };
  expect(main(1)).toEqual(["committee.AddSuccess"]);
  expect(document.querySelector(".btn--main")!.textContent).toContain("100");
  expect(main(0.4)).toEqual([]);
});

test("where one help is not enough the first of several is offered, with the chance of them all, and no count that fails", () => {
  const { check, seats } = view("3-check");
  picker.ask(decisions("3-check"));
  const helpers = check!.helpers.map((helper) => ({ ...helper, chance: 0 }));
  const main = (spent: number): string[] => {
    put(CheckButtons, { check: { ...check!, successes: 0, need: 3, chance: 0, spent, helpers }, seat: seats[check!.seat], picker });
    return [...document.querySelectorAll<HTMLElement>(".btn--main")].map((button) => button.textContent!);
  };
  expect(main(0.89)).toEqual([expect.stringMatching(/со всеми тратами 89/)]);
  expect(main(0.2)).toEqual([]);
  expect(main(0)).toEqual([expect.stringMatching(/Посчитать/)]);
});

describe("a reroll that is paid for", () => {
  const { check, seats } = view("3-check");
  const reroll: CommitteeAction = { type: "committee.Reroll", reroll: "documents" };
  const lay = (aid: number, paid: number) => {
    const [ask] = decisions("3-check").filter((one) => !one.free);
    picker.ask([{ ...ask!, actions: [...ask!.actions.filter(({ action }) => action.type !== "committee.Reroll"), { ...ask!.actions[0]!, action: reroll }] }]);
    const [helper] = check!.helpers;
    const helpers = [{ ...helper!, action: reroll, usable: true, docs: 4, chance: paid }, { ...helper!, action: { type: "committee.AddSuccess" } as CommitteeAction, usable: true, docs: 0, chance: aid }];
    put(CheckButtons, { check: { ...check!, successes: 0, need: 2, chance: 0, helpers }, seat: seats[check!.seat], picker });
  };
  const main = () => document.querySelector(".btn--main")!.textContent!;
  test("is the main button where nothing helps more, and names its price", () => {
    lay(0.2, 0.7);
    expect(main()).toMatch(/Перебросить.*4 документа · 70/);
  });
  test("is offered as soon as dice are touched, whatever helps more", () => {
    lay(1, 0.7);
    expect(main()).toContain("успех");
    tasks.dice = check!.best.slice(0, 1);
    flushSync();
    expect(main()).toMatch(/Перебросить 1 кубик.*4 документа/);
    document.querySelector<HTMLElement>(".btn--main")!.click();
    expect(played.map((choice) => choice.action)).toEqual([reroll]);
  });
  afterEach(() => (tasks.dice = null));
});

test("help is laid where a partner would at one touch", () => {
  const places = [4, 7].map((condition) => ({ action: { type: "committee.PutHelp", condition } as CommitteeAction, text: asked.prompt }));
  const help = { ...asked, id: "help", name: "put_help", actions: places, suggestion: 1 } as ReturnType<typeof decisions>[number];
  picker.ask([help]);
  const table = { seating: [{ seat: asked.seat, you: true, stand_in: null, kind: "person" }], lesson: null, hints: "none" };
  put(Ask, { table, state: { view: move, decisions: [help], number: 1 }, picker, live: true, name: String, news: [], children: others });
  document.querySelector<HTMLElement>("[data-bear]")!.click();
  expect(played.map((choice) => choice.action)).toEqual([places[1]!.action]);
});

test("the cell a partner advises is marked on the agent's board, and comes into sight unless the board is being touched", async () => {
  const sight = vi.fn();
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    sight(this.dataset["slot"]);
  };
  const lay = view("3-lay");
  const [question] = decisions("3-lay");
  const slots = question!.actions.flatMap(({ action }, at) => (action.type === "committee.LayStress" ? [[action.slot, at] as const] : []));
  const asks = (id: string, [, suggestion]: readonly [number, number]): void => {
    picker.ask([{ ...question!, id, suggestion }]);
    flushSync();
  };
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
  const [one, other] = [slots[0]!, slots.at(-1)!];
  asks("1", one);
  put(AgentPage, { view: lay, seat: lay.seats[question!.seat], picker, advises: true, past: null, asked: "lay_stress", opened: null, cause: "", name: String });
  const marked = () => [...document.querySelectorAll<HTMLElement>("[data-slot]:has(.tip)")].map((cell) => Number(cell.dataset["slot"]));
  await frames();
  expect([marked(), sight.mock.calls]).toEqual([[one[0]], [[String(one[0])]]]);
  asks("2", other);
  await frames();
  expect([marked(), sight.mock.calls.at(-1)]).toEqual([[other[0]], [String(other[0])]]);
  picker.touch(`slot:${one[0]}`, null);
  flushSync();
  await frames();
  const before = sight.mock.calls.length;
  const moves = async (id: string, place: readonly [number, number]): Promise<number> => {
    asks(id, place);
    await frames();
    return sight.mock.calls.length - before;
  };
  expect([await moves("3", one), marked(), await moves("4", other)]).toEqual([0, [one[0]], 1]);
});

test("calm says how much of it is left", () => {
  expect(headingsOf({ type: "committee.UseCalm" }, { ...move, limit: { ...move.limit, calm: 3 } })[1]!.text).toBe("отменит 1 стресс; в лимите 3");
});

test("what else may be done says how much of what", () => {
  expect([1, 2, 5].map((count) => t("committee-board-more", { count }).replace("\u00a0", " "))).toEqual(["Ещё 1 действие", "Ещё 2 действия", "Ещё 5 действий"]);
});

test("a check says what its failures become", () => {
  const { check, ...rest } = view("3-check");
  put(CheckPage, { view: { ...rest, check }, check, throws: [], picker, rolling: false, tumbling: false, counted: null });
  expect(document.querySelectorAll(".score p")[1]!.textContent).toBe(`Неуспехистанут стрессом${check!.failures}`);
});

describe("the last lines", () => {
  const service = (seat: number) => ({ number: seat, text: { key: "committee-saw-served", args: [["seat", seat]] }, event: { type: "committee.Served", seat } });
  const lines = (live: boolean) => {
    put(Lately, { state: { view: move }, news: [service(1), service(2), service(0)], live, name: (seat: number) => ["Ася", "Вилли", "Ила"][seat] });
    return [...document.querySelectorAll("li")].map((line) => [line.querySelector<HTMLElement>("[data-agent]")?.dataset.agent, line.textContent!.trim()]);
  };
  const served = (seat: number) => [move.seats[seat]!.agent, "Служба"];
  test("begin with the newest, and beside a face say no name", () => expect(lines(true)).toEqual([served(0), served(2), served(1)]));
  test("say once what is said several times in a row", () => {
    put(Lately, { state: { view: move }, news: [service(1), service(2), service(2), service(2)], live: true, name: String });
    expect([...document.querySelectorAll("li")].map((line) => line.textContent!.trim())).toEqual(["Служба × 3", "Служба"]);
  });
  test("leave out what stands over them while others act", () => expect(lines(false)).toEqual([served(2), served(1)]));
});

/** Whether a mission cannot be done where its token lies. */
const hindered = (mission: number): boolean => move.visits.some((visit) => visit.deeds.some(({ action, reason }) => reason !== null && action.type === "committee.DoMission" && action.mission === mission));

test("before a city is chosen what is within reach is listed: the main mission, then what can be done at once, what fails next first", () => {
  put(Destination, { view: move, seat: asked.seat, picker, others });
  const lines = [...document.querySelectorAll(".near li")].map((line) => line.textContent!.trim());
  const reaches = (city: string | null) => city === mover.city || mover.ways.some((way) => way.city === city && way.missing === 0);
  const main = currentMain(move)!.conditions.find((one) => one.current && reaches(one.city))!;
  expect(lines.shift()).toMatch(new RegExp(`^${cityName(main.city)} .*главное`));
  const within = move.missions.filter((one) => reaches(one.place));
  expect(lines.length).toBe(Math.min(2, within.length));
  expect(lines.length).toBeGreaterThan(0);
  const due = lines.map((line) => within.find((one) => one.mission === Number(line.slice(0, 3)))!).map((one) => [Number(hindered(one.mission)), one.division]);
  expect(due).toEqual([...due].sort());
  expect(lines.filter((line) => line.includes("%")).length).toBeGreaterThan(0);
});

test("a mission of several checks is as likely as the hardest of them at most", () => {
  const near = (checks: number): string => {
    const visits = move.visits.map((visit) => ({ ...visit, deeds: visit.deeds.map((deed) => ({ ...deed, odds: deed.odds.slice(0, 1).flatMap((odds) => Array.from({ length: checks }, (_, n) => ({ ...odds, helped: 0.5 - n / 5, spent: 0.9 - n / 5 }))) })) }));
    put(Destination, { view: { ...move, visits }, seat: asked.seat, picker, others });
    return document.querySelector(".near")!.textContent!;
  };
  expect([near(1), near(2)]).toEqual([expect.stringMatching(/· 50\s%, с тратами 90\s%/), expect.stringMatching(/· до 30\s%, с тратами до 70\s%/)]);
});

describe("a throw that does everything", () => {
  const { check, ...rest } = view("3-check");
  const lay = (tumbling: boolean): (string | undefined)[] => {
    put(CheckPage, { view: { ...rest, check }, check: { ...check!, successes: check!.need, failures: 0 }, throws: [], picker, rolling: false, tumbling, counted: null });
    return [".hope", ".helpers"].map((part) => document.querySelector(part)?.className.includes("hush") ? "kept" : document.querySelector(part)?.className);
  };
  test("is not given away by what it leaves out before the dice lie", () => expect(lay(true)).toEqual(["kept", "kept"]));
  test("leaves nothing to hope for then", () => expect(lay(false)).toEqual([undefined, undefined]));
});

test("a list fades where more of it lies under its edge, and no more at its end", async () => {
  const list = document.createElement("div");
  let height = 100;
  Object.defineProperties(list, { scrollHeight: { get: () => height }, clientHeight: { value: 100 } });
  const end = fades(list);
  const cut = [list.classList.contains("cut")];
  height = 160;
  list.append("ещё");
  await Promise.resolve();
  cut.push(list.classList.contains("cut"));
  list.scrollTop = 60;
  list.dispatchEvent(new Event("scroll"));
  cut.push(list.classList.contains("cut"));
  end();
  expect(cut).toEqual([false, true, false]);
});

test("what is within reach is looked at by its line, as if its city had been touched", () => {
  put(Destination, { view: move, seat: asked.seat, picker, others });
  document.querySelector<HTMLElement>(".near button")!.click();
  flushSync();
  const main = currentMain(move)!.conditions.find((one) => one.current)!;
  expect([picker.isChosen(`city:${main.city}`) || tasks.over === main.city, played]).toEqual([true, []]);
});

describe("what may be done at any moment", () => {
  const answers = createRawSnippet(() => ({ render: () => "<ul><li>2 документа</li><li data-free>Вернуть в лимит</li></ul>" }));
  const spare = (name: string): HTMLButtonElement | null => {
    const free = { ...asked, id: "free", free: true, name: "free", actions: [{ action: { type: "committee.Return", resource: "doc" }, text: asked.prompt }] };
    const one = { ...asked, id: name, name };
    picker.ask([one, free] as ReturnType<typeof decisions>);
    put(Spare, { picker, asked: one, children: answers });
    return document.querySelector("button");
  };
  test("steps back behind another question till it is asked for", () => {
    const more = spare("reward")!;
    expect(document.querySelector(".quiet")).not.toBeNull();
    more.click();
    flushSync();
    expect([document.querySelector(".quiet"), more.getAttribute("aria-expanded")]).toEqual([null, "true"]);
  });
  test("stands where a turn goes on or ends", () => expect(spare("act")).toBeNull());
});

test("the strip has in red what presses: the last round of a mission, the last failure, the last space", () => {
  const red = (over: Partial<typeof move>): string[] => {
    put(TrackStrip, { view: { ...move, ...over } });
    return [...document.querySelectorAll(".soon")].map((one) => one.textContent!.trim());
  };
  const [card] = move.missions;
  const fails = (division: number): Partial<typeof move> => ({ fails: [[7, [card!.mission]]], missions: [{ ...card!, division }], failures: 0, failures_left: 3, spaces_left: 4 });
  expect(red(fails(3))).toEqual([]);
  expect(red(fails(1))).toEqual(["провал в раунде 7"]);
  expect(red({ ...fails(3), failures: 2, failures_left: 1 })).toEqual(["провалов 2/3"]);
  expect(red({ ...fails(3), spaces_left: 0 })).toEqual(["· до главного 0"]);
});

test("the goal says what a help token takes off it, before who is near enough to it", () => {
  const main = currentMain(move)!;
  const conditions = main.conditions.map((one) => (one.current ? { ...one, help: ["cargo"] } : one));
  put(Pinned, { view: { ...move, mains: move.mains.map((one) => (one === main ? { ...one, conditions } : one)) }, onmain() {} });
  expect(document.querySelector(".aided")!.textContent).toContain("−1 груз");
});

test("the last round of a lost case says how it was lost, a quiet one before it that nothing happened", () => {
  const turns = [1, 2].map((round) => ({ round, done: 0, mains: 0, failed: 0, stress: 0, told: [] }));
  const told = (lost: string): (string | null)[] => {
    put(Story, { view: move, turns, code: "ABCDEF", lost });
    return [...document.querySelectorAll(".rounds > li > ul")].map((one) => one.textContent!.trim());
  };
  const quiet = told("")[0];
  expect(told("Жетоны стресса кончились")).toEqual([quiet, "Жетоны стресса кончились"]);
  expect(told("")).toEqual([quiet, quiet]);
});

test("what a road costs lies over the plans that follow it and the thread that crosses it", () => {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  const plan = { seat: 1, agent: "asya", order: "1", route: ["moskva", "gorkiy"] };
  put(RoadMap, { lay: { at: new Map(), sized: "" }, view: move, picker, plans: [plan], planning: false, zoom: 1, room: 0, head: 0, bare: false, chosen: null, mover: null, near: [], oncity() {}, onover() {}, onmain() {} });
  const drawn = [...document.querySelectorAll(".drawing :is(.plate, .plan-line, .tie, .th)")].map((one) => one.classList[0]);
  expect(drawn.filter((name) => name !== "plate")).toContain("plan-line");
  expect(drawn.slice(drawn.indexOf("plate"))).toEqual(Array(move.roads.length).fill("plate"));
});

describe("two missions that change deadlines", () => {
  const act = view("3-act");
  const [one, other] = [...act.missions].sort((one, other) => one.fails_in - other.fails_in).filter(({ fails_in }, n, all) => n === 0 || fails_in !== all[0]!.fails_in);
  const action: CommitteeAction = { type: "committee.Swap", mission: Math.min(one!.mission, other!.mission), other_mission: Math.max(one!.mission, other!.mission) };
  const swap = { ...asked, name: "swap", suggestion: 0, actions: [{ action, text: { key: "committee-do-swap", args: [] } }] } as unknown as typeof asked;
  test("say what each takes, and the round it fails in before and after", () => {
    picker.ask([swap]);
    put(Swaps, { view: act, picker, who: { name: String, me: 0 }, advises: true });
    const rows = [...document.querySelectorAll(".half")].map((row) => row.textContent!.replaceAll("\u00a0", " "));
    expect(rows.map((row) => row.match(/р\. (\d+) → (\d+)/)!.slice(1).map(Number))).toEqual([[one!.fails_in, other!.fails_in], [other!.fails_in, one!.fails_in]]);
    for (const [n, mission] of [one!, other!].entries()) expect(rows[n]).toContain(cityName(mission.place ?? mission.target!));
    document.querySelector<HTMLButtonElement>("[data-swap]")!.click();
    expect(played.map((choice) => choice.action)).toEqual([action]);
  });
  test("name the best hope of a check, of two at most the harder", () => {
    const mission = { ...one!, candidates: [{ reason: null, seat: 0, odds: [{ helped: 0.9, spent: 1 }, { helped: 0.4, spent: 0.5 }] }, { reason: null, seat: 1, odds: [{ helped: 0.5, spent: 0.5 }, { helped: 0.5, spent: 0.5 }] }, { reason: "missions_banned", seat: 2, odds: [{ helped: 1, spent: 1 }, { helped: 1, spent: 1 }] }] } as unknown as MissionFacts;
    expect(bestOf(mission)).toMatchObject({ seat: 1, helped: 0.5 });
  });
});
