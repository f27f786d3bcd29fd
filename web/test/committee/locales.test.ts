import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const HOME = join(import.meta.dirname, "../../../src/kuluary/locales");
const SOURCE = join(import.meta.dirname, "../../src/games/committee");

const keys = (lang: string, file: string): string[] => new FluentResource(readFileSync(join(HOME, lang, file), "utf8")).body.map((message) => message.id);
const source = readdirSync(SOURCE).filter((file) => /\.(ts|svelte)$/.test(file)).map((file) => readFileSync(join(SOURCE, file), "utf8")).join("\n");
/** Keys written in full, and the beginnings of those put together: `committee-board-brings-${kind}`. */
const named = [...source.matchAll(/["`](committee-board-[a-z_-]*[a-z])["`]/g)].map((hit) => hit[1]!);
const begun = [...source.matchAll(/`(committee-board-[a-z_-]*-)\$\{/g)].map((hit) => hit[1]!);

describe("texts of the board", () => {
  test("both languages say the same things", () => {
    expect(keys("ru", "committee-board.ftl").sort()).toEqual(keys("en", "committee-board.ftl").sort());
  });
  test("every text the board names is there", () => {
    const known = new Set(keys("ru", "committee-board.ftl"));
    expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([]);
  });
  test("no text is left that nobody says", () => {
    expect(keys("ru", "committee-board.ftl").filter((key) => !named.includes(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
  });
});
