import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { PackField } from "../src/core/protocol.gen";
import { Draft } from "../src/packs/draft.svelte";
import { joined, kindOf, parts, quoted, unquoted } from "../src/packs/notation";

const SOURCE = join(import.meta.dirname, "../src");
const HOME = join(import.meta.dirname, "../../src/kuluary/locales");
const keys = (lang: string): string[] => new FluentResource(readFileSync(join(HOME, lang, "packs.ftl"), "utf8")).body.map((message) => message.id);
const field = (value: unknown): PackField => ({ key: "x", value, text: "", mark: "stated", usual: null, usual_text: null, changed: false });

describe("packs", () => {
  test("both languages say the same things, each once", () => {
    expect(keys("ru")).toEqual(keys("en"));
    expect(new Set(keys("ru")).size).toBe(keys("ru").length);
  });

  test("every text the pages name is there", () => {
    const files = ["packs", "pages"].flatMap((folder) => readdirSync(join(SOURCE, folder)).map((file) => join(SOURCE, folder, file)));
    const used = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/["'](packs-[a-z-]*[a-z])["']/g)].map((hit) => hit[1]!));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((key) => !keys("ru").includes(key))).toEqual([]);
  });

  test.each([
    [true, "flag"],
    [3, "number"],
    ["north", "words"],
    [[1, 2], "numbers"],
    [["a"], "notation"],
    [[], "notation"],
    [{ doc: 2 }, "notation"],
  ])("%j is edited as a %s", (value, kind) => {
    expect(kindOf(field(value))).toBe(kind);
  });

  test("lists of as many ids are chosen from what they are made of, others are not", () => {
    const draft = new Draft("suits", null);
    const section = (path: string, ...usual: unknown[]) => ({ path: [path], fields: usual.map((one, at) => ({ ...field(one), key: String(at), usual: one })) });
    draft.sheet = { game: "suits", name: "", digest: "", errors: [], differences: [], files: [{ name: "deck.toml", sections: [section("even", ["b", "a"], ["a", "c"]), section("odd", ["b", "a"], ["a"]), section("plain", ["b", "a"], 3)] }] };
    expect(draft.idsOf("deck.toml", ["even"])).toEqual(["a", "b", "c"]);
    expect(draft.idsOf("deck.toml", ["odd"])).toBeNull();
    expect(draft.idsOf("deck.toml", ["plain"])).toBeNull();
  });

  test("numbers and words come back as they were typed", () => {
    expect(parts("[1, x, 3]")).toEqual(["1", "x", "3"]);
    expect(joined(parts("[1, 2]"))).toBe("[1, 2]");
    expect(unquoted(quoted('say "no"'))).toBe('say "no"');
    expect(unquoted("north")).toBe("north");
  });
});
