import { describe, expect, test } from "vitest";
import { pilesOf } from "../../src/games/power/board/objects";
import { provenance } from "../../src/games/power/catalog.svelte";
import type { AtomView, ObjectView, PowerAction, PowerEvent, PowerSeat, PowerView, RowCard } from "../../src/games/power/words.gen";
import { chooserOf } from "../../src/games/power/sheets/chooser";
import { chainOf, dealtIn, falconSteps, searchOf } from "../../src/games/power/history";
import { groupOf, pictureOf, secondaryCard, signOfCard } from "../../src/games/power/cards";
import { argument, padRows } from "../../src/games/power/pieces/pad";
import { plate } from "../../src/games/power/plate";
import { lacking, partsOf } from "../../src/games/power/pieces/requirement";
import { isLarge, reachOf, standingOf } from "../../src/games/power/board/row";
import { keepsRow, tabCounts } from "../../src/games/power/board/tabs";
import { isSmall, showsHand, taskOf } from "../../src/games/power/sheets/task";
import { low, soft } from "../../src/games/power/words";
import { isHeld, type PowerNews } from "../../src/games/power/view";

const card = (change: Partial<RowCard> = {}): RowCard => ({
  type: "power.RowCard", sign: null, open_to_all: true, sparks: [], closer: [], card: 8, place: 1, group: 0, minimum: 1, interest: 1, holder: null, pieces: 0, shadows: 0, within_reach: true, opens_at: null,
  own_shadows: 0, least: 1, can: true, missing: 0, safe: 1, safe_is_certain: true, rivals: [], worth: 1, opens: [], ...change,
});
const seat = (change: Partial<PowerSeat> = {}): PowerSeat => ({
  type: "power.PowerSeat", seat: 0, falcon: false, active: 3, reserve: 7, on_objects: 0, on_row: 0, on_operations: 0, coordinators: 0, shadows: 0,
  positional: [0, 0, 0], reach: 3, groups: [0, 0, 0, 0, 0, 0], secondaries: [0, 0, 0, 0], signs: [0, 0, 0, 0], stages: [0, 0, 0, 0],
  objects: [], concluded: [], hand: 4, known: [], professionals: 0, operations: [], supervisor: false, headhunter: false, to_move: true, ...change,
});
const view = (change: Partial<PowerView> = {}): PowerView => ({ type: "power.PowerView", seat: 0, row: [], seats: [seat()], projects: [], more_recalls: [], ...change }) as PowerView;
const object = (change: Partial<ObjectView>): ObjectView => ({ type: "power.ObjectView", sign: null, signs: 0, card: 0, group: 0, pieces: 0, circle: null, host: null, interest: 0, worth: 1, ...change });
const atom = (change: Partial<AtomView>): AtomView => ({ type: "power.AtomView", kind: "all", what: "control", have: 0, need: 1, met: false, ...change });
const told = (...events: (PowerEvent | [string, Record<string, unknown>])[]): PowerNews[] =>
  events.map((event, number) => ({
    number,
    event: (Array.isArray(event) ? { type: `power.${event[0]}`, ...event[1] } : event) as PowerEvent,
    text: { type: "Text", key: "", args: [] },
  }));

describe("a card of the row", () => {
  test("is open where nobody stands and the viewer has enough", () => expect(standingOf(card(), view())).toBe("open"));
  test("is held where a rival can be intercepted", () => expect(standingOf(card({ holder: 1 }), view())).toBe("held"));
  test("is mine where I stand, whatever else", () => expect(standingOf(card({ holder: 0, can: false }), view())).toBe("mine"));
  test("is too dear within reach without the agents", () => expect(standingOf(card({ can: false, holder: 1 }), view())).toBe("dear"));
  test("is locked while a stage of Spyware would open it", () => expect(standingOf(card({ within_reach: false, opens_at: 2 }), view())).toBe("locked"));
  test("waits where nothing opens it", () => expect(standingOf(card({ within_reach: false }), view())).toBe("far"));
  test("tells a spectator nothing of reach", () => expect(standingOf(card({ holder: 1 }), view({ seat: null }))).toBe("seen"));
  test("is large within reach, for a spectator among the first three", () => {
    expect(isLarge(card({ within_reach: false }), view())).toBe(false);
    expect(isLarge(card({ within_reach: false, place: 3 }), view({ seat: null }))).toBe(true);
  });
  test("counts towards the reach while it is within it", () =>
    expect(reachOf(view({ row: [card(), card({ card: 16 }), card({ card: 24, within_reach: false })] }))).toBe(2));
});

describe("choosing agents", () => {
  test("counts shadow agents into the force", () => expect(chooserOf(card({ own_shadows: 2 }), 3, view()).force).toBe(5));
  test("is safe with as many as the strongest later seat", () => {
    const rivals = [{ type: "power.Strength", seat: 1, agents: 5, held_off: 5 }, { type: "power.Strength", seat: 2, agents: 3, held_off: 3 }] as const;
    expect(chooserOf(card({ rivals }), 5, view()).safe).toBe(true);
    expect(chooserOf(card({ rivals }), 4, view()).threats).toMatchObject([{ seat: 1, agents: 5 }]);
  });
  test("names the alliances that answer, and those that would with more pieces", () => {
    const sparks = [{ type: "power.Spark", alliance: 0, brings: "secondary", pieces: 4 }, { type: "power.Spark", alliance: 1, brings: "advance", pieces: 1 }] as const;
    expect(chooserOf(card({ sparks }), 3, view()).sparks.map((one) => one.almost)).toEqual([true, false]);
    expect(chooserOf(card({ sparks }), 4, view()).sparks.map((one) => one.almost)).toEqual([false, false]);
  });
  test("knows how many more may return", () => expect(chooserOf(card(), 2, view({ more_recalls: [0, 0, 1] })).extra).toBe(1));
});

describe("a requirement", () => {
  test("lacks every part that is needed and not met", () =>
    expect(lacking([atom({ what: "control" }), atom({ what: "banks", met: true })]).map((one) => one.what)).toEqual(["control"]));
  test("lacks only the nearest of alternatives", () =>
    expect(lacking([atom({ kind: "any", need: 2 }), atom({ kind: "any", what: "banks" })]).map((one) => one.what)).toEqual(["banks"]));
  test("lacks no alternative where one is met", () => expect(lacking([atom({ kind: "any" }), atom({ kind: "any", what: "banks", met: true })])).toEqual([]));
  test("is read from the catalogue where nobody holds the card", () => {
    const print = { requires: [["all", "finance", 3]] } as unknown as Parameters<typeof partsOf>[0];
    expect(partsOf(print)).toEqual([{ kind: "all", what: "finance", need: 3 }]);
  });
});

describe("a play area", () => {
  test("lays cards alike on one pile, and others apart", () => {
    const mine = seat({ objects: [object({ card: 0 }), object({ card: 1 }), object({ card: 8 })] });
    expect(pilesOf(mine).map((pile) => pile.cards)).toEqual([[0, 1], [8]]);
  });
  test("keeps as many piles when pieces come home, and says what stands on each card", () => {
    const before = seat({ objects: [object({ card: 0 }), object({ card: 1, pieces: 1 }), object({ card: 2, pieces: 2 })] });
    const after = seat({ objects: [object({ card: 0 }), object({ card: 1 }), object({ card: 2, pieces: 1 })] });
    expect([before, after].map((one) => pilesOf(one).map((pile) => [pile.cards, pile.pieces]))).toEqual([[[[0, 1, 2], [1, 2]]], [[[0, 1, 2], [1]]]]);
  });
  test("keeps an attached Inner Circle with its host", () => {
    const mine = seat({ objects: [object({ card: 96, group: 4, circle: 136 }), object({ card: 136, group: 5, host: 96 })] });
    expect(pilesOf(mine).map((pile) => [pile.card, pile.circle])).toEqual([[96, true]]);
  });
  test("puts secondary objects after the objects of their group", () => {
    const mine = seat({ objects: [object({ card: 24, group: 1 }), object({ card: 0 })], secondaries: [2, 0, 0, 0] });
    expect(pilesOf(mine).map((pile) => [pile.card, pile.cards.length])).toEqual([[0, 1], [secondaryCard(0), 2], [24, 1]]);
  });
});

describe("the plates", () => {
  const table = (change: Partial<PowerView>, ...to_move: boolean[]): PowerView =>
    view({ phase: "action", turn: 1, order: [0, 1, 2], seats: to_move.map((one, at) => seat({ seat: at, to_move: one })), pads: to_move.map(() => ({ total: 0 })) as unknown as PowerView["pads"], ...change });
  const notes = (of: PowerView): (string | undefined)[] => of.seats.map((_, at) => plate(of, at).note);
  test("say who has played in this circle and who comes", () => expect(notes(table({}, false, true, true))).toEqual(["power-board-plate-done", undefined, "power-board-plate-next"]));
  test("say nothing between two circles, when nobody has played in the new one", () => expect(notes(table({ turn: null }, false, false, false))).toEqual([undefined, undefined, undefined]));
  test("call no turn what is none", () => expect([plate(table({}, true, true, true), 1).turn, plate(table({ phase: "takeover" }, false, false, false), 1).turn]).toEqual([undefined, "power-board-plate-takeover"]));
});

describe("a takeover", () => {
  test("brings something where somebody stands on a card of the row", () => expect([isHeld(view({ row: [card()] })), isHeld(view({ row: [card(), card({ holder: 2 })] }))]).toEqual([false, true]));
});

describe("the tabs", () => {
  test("keep that of the row until the round is over, though its last card is taken", () =>
    expect((["setup", "action", "takeover", "alliance", "end"] as const).filter(keepsRow)).toEqual(["action", "takeover", "alliance"]));
  test("count a card once, however many agents may be placed", () => {
    const actions = [1, 2, 3].map((pieces): PowerAction => ({ type: "power.Infiltrate", card: 8, pieces }));
    expect(tabCounts([...actions, { type: "power.Advance", project: 0 }, { type: "Pass" }])).toEqual({ row: 1, projects: 1, table: 0, mine: 0 });
  });
});

describe("the record", () => {
  test("gives the chain a seat is in, from its own turn on", () => {
    const news = told(["Concluded", { seat: 0, alliance: 1 }], ["PhaseBegun", {}], ["Concluded", { seat: 1, alliance: 2 }], ["Concluded", { seat: 0, alliance: 3 }], ["Concluded", { seat: 0, alliance: 4 }]);
    expect(chainOf(news, 0)).toEqual([3, 4]);
  });
  test("begins a chain anew with a step in a project", () =>
    expect(chainOf(told(["Concluded", { seat: 0, alliance: 3 }], ["Advanced", { seat: 0, project: 3 }]), 0)).toEqual([]));
  test("shows a search until the next action phase begins", () => {
    const found = ["AlliancesRevealed", { seat: 1, alliances: [1, 2], taken: [2] }] as [string, Record<string, unknown>];
    expect(searchOf(told(found))).toEqual({ number: 0, seat: 1, alliances: [1, 2], taken: [2] });
    expect(searchOf(told(found, ["SupervisorPassed", { seat: 0 }]))).toBeNull();
  });
  test("shows an alliance while it is concluded, one's own where it does not come from the hand before one's eyes", () => {
    const [mine, theirs] = [0, 1].map((seat) => ({ name: "concluded", settled: false, news: told(["Concluded", { seat, alliance: 7 }]) }));
    expect([dealtIn(mine!, 0, false), dealtIn(mine!, 0, true), dealtIn(theirs!, 0, true), dealtIn({ ...mine!, settled: true }, 0, false)]).toEqual([7, null, 7, null]);
  });
  test("tells Сокол's own steps and what anybody does only of him", () => {
    const news = told(["Infiltrated", { seat: 0 }], ["FalconAimed", { card: 8, reason: "colour_match" }], ["Infiltrated", { seat: 1 }]);
    expect(falconSteps(news, 1).map((step) => [step.news.number, step.rule])).toEqual([[1, "P-12.11"], [2, "P-12.12"]]);
  });
});

describe("questions", () => {
  test("of a turn are about the whole board", () => expect(taskOf("act")).toBeNull());
  test("that follow every takeover leave the board where it is", () => expect(taskOf("recall")).toBeNull());
  test("that are not known are laid out as a list", () => expect(taskOf("something_new")).toBe("picks"));
  test("of a few lines or alliances leave room for a short row beside them", () =>
    expect(["falcon_recall", "informant", "give", "conclude", "final_attach"].map(isSmall)).toEqual([true, true, false, false, false]));
  test("about the hand show it themselves", () => expect([showsHand("conclude_more"), showsHand("pay_interest")]).toEqual([true, false]));
});

describe("printed things", () => {
  test("a power card is never of the colour it scores", () => expect(groupOf(12 << 3)).toBe(4));
  test("a secondary object belongs to its group", () => expect([0, 1, 2, 3].map((one) => groupOf(secondaryCard(one)))).toEqual([0, 1, 2, 4]));
  test("a support card gives the sign of its project", () => expect([signOfCard(9 << 3), signOfCard(11 << 3), signOfCard(0)]).toEqual([0, 2, null]));
  test("what a requirement counts has a picture", () =>
    expect([pictureOf("crime"), pictureOf("finance"), pictureOf("spy"), pictureOf("stage")].map((one) => [one.icon, one.group])).toEqual([
      ["object-crime", "power"], ["group-finance", "finance"], ["sign-spy", null], ["coord", null],
    ]));
  test("a value is from the rulebook unless it is marked", () =>
    expect([provenance([], "minimum"), provenance(["derived:minimum"], "minimum"), provenance(["inferred:signs.2"], "signs", "signs.2")]).toEqual(["rulebook", "derived", "inferred"]));
});

describe("the pad", () => {
  test("leaves out rows with nothing on them", () => expect(padRows([0, 4, 0, -1])).toEqual([{ row: 2, points: 4 }, { row: 4, points: -1 }]));
  test("reads the numbers behind a line", () => expect(argument({ type: "Line", key: "sets", points: 3, args: [["row", 3], ["circle", true]] }, "circle")).toBe(1));
});

describe("words", () => {
  test("long ones can be broken between syllables", () => {
    expect(soft("Правительства").split("\u00AD").join("")).toBe("Правительства");
    expect(soft("Правительства")).toContain("\u00AD");
    expect(soft("Патенты")).toBe("Патенты");
  });
  test("no part of a broken word is without a vowel", () => {
    for (const part of soft("Социалисты-революционеры Исследования Университеты Laboratories").split(/[\u00AD\s-]/)) expect(part).toMatch(/[аеёиоуыэюяaeiouy]/i);
  });
  test("abbreviations keep their capitals inside a sentence", () => expect([low("СМИ"), low("Контроль")]).toEqual(["СМИ", "контроль"]));
});
