import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import committee from "../src/games/committee/primer";
import power from "../src/games/power/primer";
import { signKey, type Primer } from "../src/games/primer";
import suits from "../src/games/suits/primer";
import { LANGS } from "../src/core/i18n.svelte";

const ROOT = join(import.meta.dirname, "..");
const PRIMERS: [string, Primer][] = [["suits", suits], ["power", power], ["committee", committee]];
const said = (lang: string, game: string): string[] =>
  new FluentResource(readFileSync(join(ROOT, `../src/kuluary/locales/${lang}/${game}-primer.ftl`), "utf8")).body.map((message) => message.id);

describe.each(PRIMERS)("the minute of %s", (game, primer) => {
  const signs = Object.values(primer.signs).flat();

  test("draws signs that are on the pieces", () => {
    const drawn = readFileSync(join(ROOT, `src/games/${game}/sprite.svg`), "utf8");
    expect([...signs, ...Object.values(primer.card)].filter((sign) => !drawn.includes(`id="${game}-${sign}"`))).toEqual([]);
  });

  test.each(LANGS)("pictures clauses of its rules (%s), six at most", (lang) => {
    const rules = readFileSync(join(ROOT, `../docs/rules/${game}.${lang}.md`), "utf8");
    const clauses = Object.values(primer.pictures);
    expect(clauses.length).toBeLessThanOrEqual(6);
    expect(clauses.filter((clause) => !rules.includes(`\n**${clause}** `))).toEqual([]);
  });

  test.each(LANGS)("says all of it in %s, and nothing else", (lang) => {
    const keys = [...Object.keys(primer.card).map((key) => `${game}-primer-${key}`), ...Object.keys(primer.pictures).map((key) => `${game}-picture-${key}`), ...Object.keys(primer.signs).map((key) => `${game}-signs-${key}`), ...signs.map((sign) => signKey(game, sign))];
    expect(said(lang, game).sort()).toEqual(keys.sort());
  });
});
