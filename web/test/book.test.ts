import { beforeAll, describe, expect, test } from "vitest";
import { bundle } from "../src/core/fluent";
import { messages } from "../src/core/i18n.svelte";
import type { RulesBook } from "../src/core/protocol.gen";
import { linked, search } from "../src/rules/book";

const clause = (id: string, text: string) => ({ id, html: `<p><strong>${id}</strong> ${text}</p>` });
const lead = clause("S-3.1", "Первый игрок кладёт карту.");
const bribe = clause("S-3.3", "Вместо карты можно дать <em>взятку</em>.");
const section = (one: { id: string; html: string }): string => `<section class="clause" id="${one.id}">\n${one.html}</section>\n`;
const book: RulesBook = {
  game: "suits",
  lang: "ru",
  title: "Масти Власти",
  preface: "",
  chapters: [{ id: "S-3", title: "Раунд", html: section(lead) + section(bribe), clauses: [lead, bribe] }],
};

describe("rules", () => {
  beforeAll(() => {
    messages.bundle = bundle("ru", ["house-clause = Пункт { $rule }\nhouse-rules-table = Таблица\n"]);
  });

  test("without words the whole book is shown", () => {
    expect(search(book, " ")[0]).toMatchObject({ id: "S-3", clauses: 2, html: book.chapters[0]!.html });
  });

  test("only clauses with all the words are found, and the hits are marked", () => {
    expect(search(book, "карты взятк")).toEqual([
      expect.objectContaining({ clauses: 1, html: expect.stringContaining("<mark>взятк</mark>у") }),
    ]);
  });

  test("a word inside a tag is no hit", () => {
    expect(search(book, "strong")).toEqual([]);
  });

  test("a sign of regular expressions is a sign like any other", () => {
    expect(search(book, "(")).toEqual([]);
  });

  test("every clause links to itself, and the one asked for is lit", () => {
    const html = linked(book.chapters[0]!.html, "suits", "S-3.3");
    expect(html).toContain('<section class="book__clause" id="S-3.1">');
    expect(html).toContain('<section class="book__clause book__clause--here" id="S-3.3">');
    expect(html).toContain('href="#/rules/suits/S-3.3"');
  });
});
