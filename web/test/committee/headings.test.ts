import { describe, expect, test } from "vitest";
import { BASE_SOURCE, type CommitteeAction, type CommitteeView } from "../../src/games/committee/words.gen";
import { allyWorth } from "../../src/games/committee/deeds";
import { headingsOf } from "../../src/games/committee/headings";
import { signOf } from "../../src/games/committee/mark";
import { cityEffect, list, missionName, partWords, quoted, resourceCount } from "../../src/games/committee/words";
import { view } from "./views";

const act = view("3-act");

describe("headings of the prompt", () => {
  test("what is given back stands under one verb, by what it is", () => {
    const one = headingsOf({ type: "committee.Return", resource: "doc" }, act);
    const other = headingsOf({ type: "committee.Return", resource: "fuel" }, act);
    expect([one[0]!.key, one[1]!.key !== other[1]!.key]).toEqual([other[0]!.key, true]);
  });
  test("detours to a city stand under the city and are chosen on the map", () => {
    const [, short] = headingsOf({ type: "committee.Move", city: "perm", cost: 2 }, act);
    const [, long] = headingsOf({ type: "committee.Move", city: "perm", cost: 5 }, act);
    expect([short!.key, short!.thing]).toEqual([long!.key, "city:perm"]);
  });
  test("what is done once has a short name and nothing under it", () => {
    expect(headingsOf({ type: "committee.Serve" }, act)[1]!.text).toBe("");
  });
  test("two answers that stand for themselves are not gathered", () => {
    const [one, other] = [0, 1].map((seat) => headingsOf({ type: "committee.Partner", seat }, act)[0]!.key);
    expect(one).not.toBe(other);
  });
  test("an income to gain again is called by what it brings, and where it comes from stands under it", () => {
    const seat = act.seats[act.seat!]!;
    const [, base] = headingsOf({ type: "committee.Again", source: BASE_SOURCE }, act);
    expect(base!.text.toLowerCase()).toBe(list(seat.base[0]!.map(partWords)).toLowerCase());
    const slot = seat.cells.findIndex((cell) => cell.income.length > 0);
    const [, cell] = headingsOf({ type: "committee.Again", source: slot }, act);
    expect(cell!.text.toLowerCase()).toBe(list(seat.cells[slot]!.income.map(partWords)).toLowerCase());
    expect(base!.note).not.toBe(cell!.note);
  });
  test("under a short name stands what it leaves open", () => {
    const { mission } = act.missions[0]!;
    const note = (action: CommitteeAction) => headingsOf(action, act)[1]!.text;
    for (const action of [{ type: "committee.Strike", mission }, { type: "committee.PutAnswer", mission }] as const) expect(note(action)).toContain(quoted(missionName(mission)));
    expect(note({ type: "committee.Lose", resource: "doc", count: 2 })).not.toBe(note({ type: "committee.LoseLimit", resource: "doc", count: 2 }));
  });
  test("under an ally and a city stands what they bring", () => {
    for (const ally of act.allies) expect(headingsOf({ type: "committee.TakeAlly", ally: ally.ally }, act)[1]!.note).toBe(allyWorth(ally));
    expect(headingsOf({ type: "committee.UseCity", city: "moskva" }, act)[1]!.note).toBe(cityEffect("moskva"));
    expect(act.allies).not.toEqual([]);
  });
  test("to decline has no heading", () => {
    expect(headingsOf({ type: "Pass" }, act)).toEqual([]);
  });
});

describe("signs of answers", () => {
  test("a payment counts each thing beside its name", () => {
    const { word } = signOf({ type: "committee.Pay", doc: 4, med: 0, eq: 0, fuel: 2 }, act);
    expect(word).toBe(`${resourceCount("doc", 4)} + ${resourceCount("fuel", 2)}`);
  });
  test("a purchase reads from the price to the goods", () => {
    const sign = signOf({ type: "committee.Buy", resource: "fuel" }, act);
    expect([sign.icons, sign.word, sign.after]).toEqual([["r-doc"], "2 →", ["r-fuel"]]);
  });
  test("an answer that loses the game says so", () => {
    const action = { type: "committee.DoMission", mission: 7 } as const;
    const warned: CommitteeView = { ...act, warnings: [{ type: "committee.Caution", seat: 0, action, reveals: null, space: null, left: 0, defeat: true }] };
    expect(signOf(action, warned).fatal).toBe(true);
  });
});
