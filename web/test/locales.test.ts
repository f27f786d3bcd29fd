import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGS } from "../src/core/i18n.svelte";

const HOME = join(import.meta.dirname, "../../src/kuluary/locales");
const SOURCE = join(import.meta.dirname, "../src");

/** What the house says: `house.ftl` and every `house-….ftl`. */
const said = (lang: string): string => readdirSync(join(HOME, lang)).filter((file) => /^house(-[a-z]+)?\.ftl$/.test(file)).map((file) => readFileSync(join(HOME, lang, file), "utf8")).join("\n");
const resource = (lang: string): FluentResource => new FluentResource(said(lang));
const keys = (lang: string): string[] => resource(lang).body.map((message) => message.id);

/** Every key of the house that the source names in full. */
function used(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  return files.flatMap((file) => [...readFileSync(join(SOURCE, file), "utf8").matchAll(/"(house-[a-z0-9-]+)"/g)].map((hit) => hit[1]!));
}

describe("texts of the house", () => {
  test.each(LANGS)("%s says the same things as the others", (lang) => expect(keys(lang).sort()).toEqual(keys("en").sort()));

  test("every text the client names is there", () => {
    const known = new Set(keys("ru"));
    expect([...new Set(used())].filter((key) => !known.has(key))).toEqual([]);
  });

  test("no key stands twice", () => {
    const all = keys("ru");
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });

  test("every Russian plural has one, few, many and other", () => {
    const source = said("ru");
    const blocks = source.split(/\n(?=house-)/).filter((block) => block.includes("[few]") || block.includes("[many]"));
    expect(blocks.filter((block) => !["[one]", "[few]", "[many]", "*[other]"].every((form) => block.includes(form)))).toEqual([]);
  });
});
