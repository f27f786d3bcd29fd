import { describe, expect, test } from "vitest";
import { href, inviteCode, parse, type Route } from "../src/core/router.svelte";

const ROUTES: Route[] = [
  { page: "home" },
  { page: "tables" },
  { page: "settings" },
  { page: "about" },
  { page: "new", game: null },
  { page: "new", game: "suits" },
  { page: "new", game: null, people: true },
  { page: "new", game: "suits", people: true },
  { page: "packs" },
  { page: "pack", game: "power", id: null },
  { page: "pack", game: "power", id: "0a1b2c" },
  { page: "table", code: "ABCDEF", game: "suits" },
  { page: "table", code: "KRTVND" },
  { page: "replay", code: "KRTVND", number: null, as: null },
  { page: "replay", code: "KRTVND", number: 17, as: 0 },
  { page: "replay", code: "KRTVND", number: null, as: 0, entry: 140 },
  { page: "replay", code: "KRTVND", number: null, as: null, entry: 140 },
  { page: "rules", game: null, clause: null },
  { page: "rules", game: "suits", clause: null },
  { page: "rules", game: "suits", clause: "S-3.5" },
];

describe("router", () => {
  test.each(ROUTES)("what is written for $page is read back", (route) => {
    expect(parse(href(route))).toEqual(route);
  });

  test("a code is read in any case", () => {
    expect(parse("#/t/krtvnd")).toEqual({ page: "table", code: "KRTVND" });
  });

  test.each(["#/nowhere", "#/t", "#/t/KRT", "#/t/KRTVND/other", "#/tables/more", "#/t/KRTVND/replay/1/2"])(
    "%s is no page of ours",
    (hash) => {
      expect(parse(hash).page).toBe("lost");
    },
  );

  test("an address with a broken escape is no page, and no error", () => {
    expect(parse("#/%E0%A4%A").page).toBe("lost");
  });

  test("a moment that is no number is the beginning", () => {
    expect(parse("#/t/KRTVND/replay/x?as=me")).toEqual({ page: "replay", code: "KRTVND", number: null, as: null });
  });

  test.each([
    ["KRTVND", "KRTVND"],
    [" krt vnd ", "KRTVND"],
    ["krt-vnd", "KRTVND"],
    ["ккнсхв", "KKHCXB"],
    ["задяйз", "PFLZQP"],
    ["https://games.example/sub/#/t/krtvnd", "KRTVND"],
    ["https://games.example/#/t/KRTVND/replay/3?as=1", "KRTVND"],
  ])("«%s» invites to %s", (text, code) => {
    expect(inviteCode(text)).toBe(code);
  });

  test.each(["", "KRT", "https://games.example/", "KRTVND7"])("«%s» invites nowhere", (text) => {
    expect(inviteCode(text)).toBeNull();
  });
});
