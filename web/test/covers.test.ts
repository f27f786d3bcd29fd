import { mkdtempSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { languagesIn } from "../languages.ts";
import { LANGS, languageName } from "../src/core/i18n.svelte";
import { covers } from "../src/games/covers";

const LOCALES = join(import.meta.dirname, "../../src/kuluary/locales");
const GAMES = join(import.meta.dirname, "../src/games");

describe("a game is its folder", () => {
  test("every folder with a board has a cover, but for the plain board", () => {
    const folders = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== "placeholder");
    expect(folders.map((entry) => entry.name).sort()).toEqual(Object.keys(covers).sort());
  });
  test.each(Object.entries(covers))("the cover of %s is drawn under its name", (game, cover) => expect(cover.drawing).toContain(`id="cover-${game}"`));
  test.each(LANGS.flatMap((lang) => Object.keys(covers).map((game) => [lang, game] as const)))("%s says what %s is", (lang, game) => {
    const keys = new FluentResource(readFileSync(join(LOCALES, lang, `${game}-cover.ftl`), "utf8")).body.map((message) => message.id);
    expect(keys).toEqual(["name", "about", "time"].map((what) => `${game}-cover-${what}`));
  });
});

describe("a language is its folder", () => {
  test("each has a name of its own", () => expect(LANGS.map(languageName)).toEqual(["English", "Русский"]));
  test("a new one is found, and one that does not name itself goes by its folder", () => {
    const home = mkdtempSync(join(tmpdir(), "locales-"));
    for (const [lang, text] of [["xx", "house-name = X\nhouse-language-name = Ĺàñĝ\nhouse-guest = Ĝùéšť\n"], ["aa", ""]] as const) {
      mkdirSync(join(home, lang));
      writeFileSync(join(home, lang, "house.ftl"), text);
    }
    expect(languagesIn(home)).toEqual([{ lang: "aa", name: "aa", guest: "" }, { lang: "xx", name: "Ĺàñĝ", guest: "Ĝùéšť" }]);
  });
});
