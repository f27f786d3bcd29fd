import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { bundle } from "../src/core/fluent";
import { messages } from "../src/core/i18n.svelte";
import type { RulesBook } from "../src/core/protocol.gen";
import { linked, meaning, search, similar } from "../src/rules/book";

const clause = (id: string, text: string) => ({ id, html: `<p><strong>${id}</strong> ${text}</p>` });
const section = (one: { id: string; html: string }): string => `<section class="clause" id="${one.id}">\n${one.html}</section>\n`;

/** The clauses and terms of a book as the server gives them, less its markup. */
function bookOf(lang: string): RulesBook {
  const text = readFileSync(join(import.meta.dirname, `../../docs/rules/suits.${lang}.md`), "utf8");
  const clauses = [...text.matchAll(/^\*\*(S-[\d.]+)\*\* ([^]*?)(?=\n\n)/gm)].map((found) => clause(found[1]!, found[2]!));
  const terms = [...text.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map((row) => `<tr>\n<td>${row[1]}</td>\n<td>${row[2]}</td></tr>`);
  return {
    game: "suits", lang, title: "", preface: "",
    chapters: [{ id: "S-3", title: "", html: clauses.map(section).join(""), clauses }, { id: "glossary", title: "", html: terms.join(""), clauses: [] }],
  };
}
const ru = bookOf("ru");
const en = bookOf("en");
const ids = (book: RulesBook, text: string): string[] => search(book, text).map((hit) => hit.id);

describe("rules", () => {
  beforeAll(() => {
    messages.bundle = bundle("ru", ["house-clause = Пункт { $rule }\nhouse-rules-table = Таблица\n"]);
  });

  test("without words nothing is searched", () => {
    expect(search(ru, " ")).toEqual([]);
    expect(search(ru, "(")).toEqual([]);
  });

  test.each(["козырь", "козыря", "козырей", "КОЗЫРЬ", "козыр"])("%s is found in whatever form, the clause on it first", (word) => {
    expect(ids(ru, word)[0]).toBe("S-4.3");
    expect(ids(ru, word)).toContain("S-4.4");
  });

  test.each([["bribe", "S-3.3"], ["bribes", "S-3.3"], ["trumps", "S-4.3"]])("%s is found in English", (word, id) => {
    expect(ids(en, word).slice(0, 3)).toContain(id);
  });

  test("the clause that says what a word means comes first", () => {
    for (const word of ["взятка", "взятки"]) expect(ids(ru, word)[0]).toBe("S-3.3");
  });

  test("what the glossary says of a word is told with what was found", () => {
    expect(meaning(ru, "взятки")?.means).toMatch(/^самоцвет, отданный в раунде/);
    expect(meaning(ru, "масти захода")?.term).toBe("масть захода");
    expect(meaning(en, "bribes")?.term).toBe("bribe");
    expect([meaning(ru, ""), meaning(ru, "взятка джокер"), meaning(ru, "S-1.5")]).toEqual([null, null, null]);
  });

  test("every word must be there, whatever the order", () => {
    expect(ids(ru, "взятку карту")).toContain("S-3.3");
    expect(ids(ru, "карта взятка")).toEqual(ids(ru, "взятка карта"));
    expect(ids(ru, "взятка джокер")).toEqual([]);
  });

  test("the number of a clause finds it", () => {
    expect(ids(ru, "s-4.3")).toEqual(["S-4.3"]);
    expect(ids(ru, "§ S-4.3")).toEqual(["S-4.3"]);
  });

  test("the whole word is marked, and nothing inside a tag", () => {
    expect(search(ru, "козырь")[0]!.html).toContain("<mark>Козырь</mark> бьёт");
    expect(search(ru, "strong")).toEqual([]);
  });

  test("the beginning of a clause is told in the signs of a text, not of a page", () => {
    const book = { ...en, chapters: [{ id: "S-3", title: "", html: "", clauses: [clause("S-3.1", "Say &quot;no&quot; &amp; wait.")] }] };
    expect(search(book, "wait")[0]!.begins).toBe('Say "no" & wait…');
  });

  test("what is not there is answered by what looks like it", () => {
    expect(search(ru, "козарь")).toEqual([]);
    expect(similar(ru, "козарь")).toContain("козырь");
    expect(similar(en, "jokker")).toContain("joker");
    expect(similar(ru, "ъъъъ")).toEqual([]);
  });

  test("every clause links to itself, the one asked for is lit, and a mention leads to what it names", () => {
    const html = linked(section(clause("S-3.1", "Заход.")) + section(clause("S-3.3", "Взятка (S-4.6).")), "suits", "S-3.3");
    expect(html).toContain('<section class="book__clause" id="S-3.1">');
    expect(html).toContain('<section class="book__clause book__clause--here" id="S-3.3">');
    expect(html).toContain('href="#/rules/suits/S-3.3"');
    expect(html).toContain('(<a href="#/rules/suits/S-4.6">S-4.6</a>)');
  });
});
