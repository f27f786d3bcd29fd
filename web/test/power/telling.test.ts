import { afterEach, describe, expect, test } from "vitest";
import { causes, course, largest, upTo } from "../../src/games/power/end/story";
import { act, follow, placeOf } from "../../src/games/power/motion";
import { linesOf } from "../../src/games/power/pieces/requirement";
import { fewOf, opensTurn, recapOf, takenOf } from "../../src/games/power/recap.svelte";
import type { PowerNews } from "../../src/games/power/view";
import type { AllianceView, PowerEvent, PowerView } from "../../src/games/power/words.gen";

const told = (...events: [string, Record<string, unknown>][]): PowerNews[] =>
  events.map(([name, fields], number) => ({ number, event: { type: `power.${name}`, ...fields } as unknown as PowerEvent, text: { type: "Text", key: "", args: [] } }));

describe("what happened since my last move", () => {
  const news = told(
    ["Joined", { seat: 1, project: 0, paid: 1 }], ["Infiltrated", { seat: 0, card: 8, pieces: 1, shadows: 0 }], ["Infiltrated", { seat: 1, card: 8, pieces: 2, shadows: 0 }],
    ["Intercepted", { seat: 1, loser_seat: 0, card: 8, pieces: 1 }], ["AlliancesDrawn", { seat: 0, count: 1 }], ["AlliancesSeen", { seat: 0, alliances: [3] }], ["OperationRun", { seat: 2, operation: 0, pieces: 5, shadows: 0 }],
    ["Captured", { seat: 1, card: 8, pieces: 2 }], ["SupervisorPassed", { seat: 1, circle: 2 }],
  );
  test("begins after it, and tells an interception once", () =>
    expect(recapOf(news, 0).happenings.map((one) => one.news.event.type)).toEqual(["power.Intercepted", "power.OperationRun", "power.Captured"]));
  test("names the card I lost, what I drew for it, and where it went", () => {
    const { lost, ghosts } = recapOf(news, 0);
    expect([lost?.event.seat, lost?.alliances]).toEqual([1, [3]]);
    expect(ghosts).toEqual([{ card: 8, seat: 1 }]);
  });
  test("counts shadows on both sides of a card I lost, and nothing before the winner stands there", () => {
    const came = (seat: number, pieces: number, shadows: number): Parameters<typeof told>[number] => ["Infiltrated", { seat, card: 8, pieces, shadows }];
    const taken: Parameters<typeof told>[number] = ["Intercepted", { seat: 1, loser_seat: 0, card: 8, pieces: 2 }];
    const forces = (...events: Parameters<typeof told>) => recapOf(told(...events), 0).lost?.forces;
    expect(forces(came(1, 1, 0), came(0, 2, 1), taken, came(1, 3, 1))).toEqual([4, 3]);
    expect(forces(came(1, 1, 0), came(0, 2, 1), taken)).toBeNull();
  });
  test("begins after a professional was taken, but not after pieces an office brought", () => {
    const since = (...events: Parameters<typeof told>) => recapOf(told(["Joined", { seat: 1, project: 0, paid: 1 }], ...events), 0).happenings.map((one) => one.news.event.type);
    expect(since(["ProfessionalTaken", { seat: 0 }], ["OperationRun", { seat: 2, operation: 0, pieces: 5, shadows: 0 }])).toEqual(["power.OperationRun"]);
    expect(since(["SupervisorPassed", { seat: 0, circle: 2 }], ["Recruited", { seat: 0, count: 2, by: "supervisor" }])).toEqual(["power.Joined", "power.SupervisorPassed"]);
    expect(since(["Recruited", { seat: 0, count: 1, by: "action" }])).toEqual([]);
    expect(since(["Recruited", { seat: 0, count: 1, by: "action" }], ["SupervisorPassed", { seat: 0, circle: 2 }])).toEqual([]);
  });
  test("goes back over a turn that passed without me, and tells of it; that others passed is in the log alone", () =>
    expect(recapOf(told(["Joined", { seat: 0, project: 0, paid: 1 }], ["SupervisorPassed", { seat: 0, circle: 2 }], ["TurnPassed", { seat: 0, supervised: true }], ["OperationRun", { seat: 2, operation: 0, pieces: 5, shadows: 0 }], ["TurnPassed", { seat: 1, supervised: false }]), 0).happenings.map((one) => one.news.event.type)).toEqual(["power.SupervisorPassed", "power.TurnPassed", "power.OperationRun"]));
  test("says which objects a rival gave up: his score falls for it", () =>
    expect(recapOf(told(["Recruited", { seat: 0, count: 1, by: "action" }], ["ObjectDiscarded", { seat: 1, card: 8, lost: 4, pays: true }], ["Joined", { seat: 1, project: 3, paid: 1 }]), 0).happenings.map((one) => [one.news.event.type, one.to])).toEqual([["power.ObjectDiscarded", '[data-pool="1"]'], ["power.Joined", '[data-flag="1:3"]']]));
  test("is told of no search that found nothing", () => expect(recapOf(told(["Joined", { seat: 0, project: 0, paid: 1 }], ["AlliancesRevealed", { seat: 1, alliances: [], taken: [] }]), 0).happenings).toEqual([]));
  test("of many things tells what touches me, and the first of the rest, as they happened", () => {
    const { happenings } = recapOf(told(["Joined", { seat: 0, project: 0, paid: 1 }], ...[1, 2, 3, 1, 2].map((seat): Parameters<typeof told>[number] => ["Joined", { seat, project: 1, paid: 1 }]), ["TributeGiven", { seat: 0, taker_seat: 1, card: 8, alliance: 6 }], ["Joined", { seat: 3, project: 1, paid: 1 }]), 0);
    expect(fewOf(happenings, 0).map((one) => one.news.number)).toEqual([1, 2, 3, 4, 6]);
  });
  test("is told where a turn begins, and nowhere else", () => expect(["act", "act_supervised", "recruit_headhunter", "recruit_gain", "recall", undefined].map(opensTurn)).toEqual([true, true, true, false, false, false]));
  test("knows who has taken which card of the row that lies there", () =>
    expect(takenOf(told(["Captured", { seat: 2, card: 3 }], ["RowLaid", { cards: [8, 9] }], ["Captured", { seat: 1, card: 8 }], ["Joined", { seat: 0, project: 1, paid: 1 }], ["Captured", { seat: 0, card: 9 }]))).toEqual([{ card: 8, seat: 1 }, { card: 9, seat: 0 }]));
  test("is nothing to a spectator", () => expect(recapOf(news, null)).toEqual({ happenings: [], lost: null, ghosts: [] }));
});

describe("where an event is seen", () => {
  const places = (seat: number | null, ...events: Parameters<typeof told>) => told(...events).map((one) => placeOf(one, seat));
  test("on a card of the row, a project, an operation", () =>
    expect(places(0, ["Captured", { seat: 1, card: 8 }], ["Joined", { seat: 1, project: 2, paid: 1 }], ["OperationRun", { seat: 1, operation: 0, pieces: 5, shadows: 0 }])).toEqual(['[data-row="8"]', '[data-project="2"]', '[data-operation="0"]']));
  test("at my pieces, if they are mine", () => expect(places(0, ["Recalled", { seat: 0, count: 1 }], ["Recalled", { seat: 1, count: 1 }])).toEqual(["[data-spot=agents]", null]));
});

describe("a board longer than the screen", () => {
  const at = (top: number, height: number): DOMRect => new DOMRect(0, top, 300, height);
  const scene = (top: number): [HTMLElement, () => string] => {
    const root = document.createElement("div");
    root.innerHTML = '<nav></nav><p data-row="8"></p>';
    let went = "";
    const card = root.querySelector<HTMLElement>("p")!;
    root.getBoundingClientRect = () => at(100, 400);
    Object.defineProperty(root, "clientHeight", { value: 400 });
    Object.defineProperty(root, "scrollTop", { value: 600 });
    card.getBoundingClientRect = () => at(top, 150);
    root.scrollTo = (() => (went = "top")) as typeof root.scrollTo;
    card.scrollIntoView = () => (went = "there");
    return [root, () => went];
  };
  test("goes to what happens, with its head where that is near it", () => {
    const gone = [-450, -100, 200].map((top) => {
      const [root, went] = scene(top);
      follow(root, '[data-row="8"]');
      return went();
    });
    expect(gone).toEqual(["top", "there", ""]);
  });
});

describe("what moves", () => {
  const box = (x: number, y: number, width: number): DOMRect => ({ x, y, width, height: width, top: y, bottom: y + width }) as DOMRect;
  const play = Element.prototype.animate;
  afterEach(() => {
    document.body.replaceChildren();
    document.documentElement.style.removeProperty("--slow");
    Element.prototype.animate = play;
  });

  /** What flies when that is told, and how far. */
  async function flights(html: string, places: readonly (readonly [string, DOMRect])[], ...news: PowerNews[]): Promise<string[]> {
    const flown: string[] = [];
    Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
      flown.push(`${this.querySelector("use")?.getAttribute("href")} ${String(frames.at(-1)!.transform)}`);
      return {} as Animation;
    } as typeof play;
    document.documentElement.style.setProperty("--slow", "200ms");
    document.body.innerHTML = `<main>${html}</main>`;
    const root = document.querySelector("main")!;
    for (const [selector, rect] of places) root.querySelector(selector)!.getBoundingClientRect = () => rect;
    root.getBoundingClientRect = () => box(0, 0, 900);
    await act(root, news);
    return flown;
  }

  test("goes onto an operation, piece by piece", async () => {
    const flown = await flights(`<b data-pool="1"></b><i data-operation="2"></i>`, [["b", box(0, 0, 10)], ["i", box(100, 50, 10)]], ...told(["OperationRun", { seat: 1, operation: 2, pieces: 2, shadows: 1, points: 10 }]));
    expect(flown).toEqual([...Array<string>(2).fill("#power-agent translate(100px, 50px)"), "#power-shadow translate(100px, 50px)"]);
  });
  test("is an alliance when its draw is told, not at the interception that it is drawn for", async () => {
    const scene = [`<b data-pool="1"></b><i data-row="8"></i><u data-decks></u>`, [["b", box(0, 0, 10)], ["i", box(100, 50, 10)], ["u", box(0, 300, 10)]]] as const;
    expect(await flights(...scene, ...told(["Intercepted", { seat: 0, loser_seat: 1, card: 8, pieces: 1, shadows: 0 }]))).toEqual(["#power-agent translate(-100px, -50px)"]);
    expect(await flights(...scene, ...told(["AlliancesDrawn", { seat: 1, count: 1 }]))).toEqual(["#power-cards translate(0px, -300px)"]);
  });

  test("from the row flies to its own place, is not seen there before it has come, and the row moves up", async () => {
    const moved: [thing: string, first: Keyframe, last: Keyframe][] = [];
    Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
      moved.push([this.getAttribute("data-object") ?? this.getAttribute("data-card") ?? this.className, frames[0]!, frames.at(-1)!]);
      return {} as Animation;
    } as typeof play;
    document.documentElement.style.setProperty("--slow", "200ms");
    document.body.innerHTML = `<main><ol><li data-card="8"><a data-row="8"><b class="poster"></b></a></li><li data-card="9"></li></ol><ul data-objects="0"></ul></main>`;
    const root = document.querySelector("main")!;
    const place = (selector: string, rect: DOMRect): void => void (root.querySelector(selector)!.getBoundingClientRect = () => rect);
    place("[data-row]", box(0, 0, 100));
    place(".poster", box(0, 0, 100));
    place('[data-card="9"]', box(110, 0, 50));
    root.getBoundingClientRect = () => box(0, 0, 900);
    const done = act(root, told(["Captured", { seat: 0, card: 8, pieces: 1 }]));
    root.querySelector('[data-card="8"]')!.remove();
    root.querySelector("ul")!.innerHTML = `<li data-object="4 8"></li>`;
    place("[data-object]", box(400, 300, 50));
    place('[data-card="9"]', box(0, 0, 100));
    await done;
    expect(moved).toEqual([
      ["9", { transform: "translate(110px, 0px) scale(0.5)", transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }],
      ["poster", { transform: "none" }, { transform: "translate(375px, 275px) scale(0.5)" }],
      ["4 8", { opacity: 0 }, { opacity: 0 }],
    ]);
  });
});

describe("the end", () => {
  const pads = [[10, 16, 0, 12, 0, 0, 0, 6, 6], [2, 10, 0, 0, 0, 14, 40, 9, 30]].map((rows, seat) => ({ seat, rows, total: rows.reduce((sum, one) => sum + one), lines: [] }));
  const view = { pads } as unknown as PowerView;
  test("was decided by the two largest gaps, and shows one's own best line", () =>
    expect(causes(view, 1, 0).map((cause) => [cause.row, cause.kind])).toEqual([[7, "gap"], [9, "gap"], [2, "strength"]]));
  test("was not decided by a row that made little of the distance", () => {
    const few = [[1, 0, 0, 0, 0, 18, 0, 0, 0], [4, 0, 0, 0, 0, 18, 0, 0, 56]].map((rows, seat) => ({ seat, rows, total: rows.reduce((sum, one) => sum + one), lines: [] }));
    expect(causes({ pads: few } as unknown as PowerView, 1, 0).map((cause) => [cause.row, cause.kind])).toEqual([[9, "gap"], [6, "strength"]]);
  });
  test("calls nothing one's strength in which the winner made more", () => {
    const behind = [[10, 0, 0, 0, 0, 14, 0, 0, 0], [11, 0, 0, 0, 0, 22, 0, 0, 90]].map((rows, seat) => ({ seat, rows, total: rows.reduce((sum, one) => sum + one), lines: [] }));
    expect(causes({ pads: behind } as unknown as PowerView, 1, 0).map((cause) => [cause.row, cause.kind])).toEqual([[9, "gap"]]);
  });
  test("names the largest parts of a row, and counts the others", () =>
    expect(largest([6, 0, 10, 12, 14].map((points) => ({ points })))).toEqual({ named: [{ points: 14 }, { points: 12 }, { points: 10 }], rest: 6 }));
  test("has the score of every round, the last as it was counted", () => {
    const news = told(["RowLaid", { round: 1, points: [0, 0] }], ["RowLaid", { round: 2, points: [3, 5] }], ["ScoringBegun", { left: 0, points: [40, 100] }]);
    expect(course(news, view)).toEqual([[0, 0], [3, 5], [50, 105]]);
  });
  test("is opened row by row", () => expect(upTo(view, 1, 6)).toBe(26));
});

describe("a requirement line by line", () => {
  const atom = (kind: string, what: string, met: boolean) => ({ type: "power.AtomView", kind, what, have: met ? 1 : 0, need: 1, met });
  test("has an or between alternatives, and calls one moot where the other is met", () => {
    const seen = { atoms: [atom("all", "banks", false), atom("any", "media", true), atom("any", "patents", false)] } as unknown as AllianceView;
    expect(linesOf({} as Parameters<typeof linesOf>[0], seen).map((line) => [line.or, line.moot])).toEqual([[false, false], [false, false], [true, true]]);
  });
});
