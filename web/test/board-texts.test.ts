import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGS } from "../src/core/i18n.svelte";
import { covers } from "../src/games/covers";

const LOCALES = join(import.meta.dirname, "../../src/kuluary/locales");
const GAMES = join(import.meta.dirname, "../src/games");

const keysOf = (lang: string, game: string): string[] =>
  new FluentResource(readFileSync(join(LOCALES, lang, `${game}-board.ftl`), "utf8")).body.map((message) => message.id);

function sourceOf(game: string): string {
  const files = readdirSync(join(GAMES, game), { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  return files.map((file) => readFileSync(join(GAMES, game, file), "utf8")).join("\n");
}

describe.each(Object.keys(covers))("texts of the board of %s", (game) => {
  const source = sourceOf(game);
  /** Keys written in full, and the beginnings of those put together: `suits-board-brings-${kind}`. */
  const named = [...source.matchAll(new RegExp(`["\`](${game}-board-[a-z0-9_-]*[a-z0-9])["\`]`, "g"))].map((hit) => hit[1]!);
  const begun = [...source.matchAll(new RegExp(`\`(${game}-board-[a-z0-9_-]*-)\\$\\{`, "g"))].map((hit) => hit[1]!);

  test.each(LANGS)("%s says the same things as the others", (lang) => expect(keysOf(lang, game).sort()).toEqual(keysOf("en", game).sort()));
  test("every text the board names is there", () => {
    const known = new Set(keysOf("ru", game));
    expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([]);
  });
  test("no text is left that nobody says", () => {
    expect(keysOf("ru", game).filter((key) => !named.includes(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
  });
});
