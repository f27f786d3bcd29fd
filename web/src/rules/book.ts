import { api } from "../core/api";
import { t } from "../core/i18n.svelte";
import { href } from "../core/router.svelte";
import type { RulesBook } from "../core/protocol.gen";

/** What is shown of a chapter: the whole of it, or the clauses found in it. */
export interface Shown {
  id: string;
  title: string;
  html: string;
  clauses: number;
}

const books = new Map<string, Promise<RulesBook>>();

/** A book of rules, kept once read. */
export function loadBook(game: string, lang: string): Promise<RulesBook> {
  const key = `${game}:${lang}`;
  const known = books.get(key);
  if (known) return known;
  const asked = api.rules(game, lang);
  books.set(key, asked);
  asked.catch(() => books.delete(key));
  return asked;
}

/** The chapters; with words, only the clauses that contain them all, the hits marked. */
export function search(book: RulesBook, text: string): Shown[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return book.chapters.map(({ id, title, html, clauses }) => ({ id, title, html, clauses: clauses.length }));
  }
  return book.chapters.flatMap(({ id, title, clauses }) => {
    const found = clauses.filter((clause) => has(clause.html, words));
    const html = found.map((clause) => `<section class="clause" id="${clause.id}">${marked(clause.html, words)}</section>`);
    return found.length > 0 ? [{ id, title, html: html.join(""), clauses: found.length }] : [];
  });
}

/** Makes the bold id of every clause a link to it, lights up the one asked for, and makes tables scroll by keyboard and name no empty headings. */
export function linked(html: string, game: string, here: string | null): string {
  const table = `<div class="scroll" tabindex="0" role="group" aria-label="${t("house-rules-table")}"><table>`;
  const headed = html.replace(/<th([^>]*)><\/th>/g, "<td$1></td>");
  const scrolled = headed.replaceAll("<table>", table).replaceAll("</table>", "</table></div>");
  return scrolled.replace(/<section class="clause" id="([\w.-]+)">\s*<p><strong>(.*?)<\/strong>/g, (_, id: string, shown: string) => {
    const lit = id === here ? " book__clause--here" : "";
    const link = href({ page: "rules", game, clause: id });
    const label = t("house-clause", { rule: id });
    return `<section class="book__clause${lit}" id="${id}"><p><a class="book__id" href="${link}" aria-label="${label}">${shown}</a>`;
  });
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, " ").toLocaleLowerCase();

function has(html: string, words: string[]): boolean {
  const text = plain(html);
  return words.every((word) => text.includes(word));
}

/** Marks the words in the text between tags. */
function marked(html: string, words: string[]): string {
  const any = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "giu");
  return html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag: string | undefined, text: string | undefined) =>
    tag ?? (text ?? "").replace(any, (hit) => `<mark>${hit}</mark>`),
  );
}
