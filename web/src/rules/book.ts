import { api } from "../core/api";
import { messages, t } from "../core/i18n.svelte";
import { href } from "../core/router.svelte";
import type { RulesBook } from "../core/protocol.gen";
import { loadGame } from "../games";
import type { Primer } from "../games/primer";

/** A clause that was searched for and found. */
export interface Hit {
  id: string;
  /** Its text without the number, the words marked. */
  html: string;
  /** How it begins. */
  begins: string;
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

/** What a game says of itself in a minute, with its words; null for one that says nothing. */
export async function loadPrimer(game: string): Promise<Primer | null> {
  const { primer } = await loadGame(game);
  if (primer) await messages.need(game);
  return primer ?? null;
}

/** The clauses that have all the words, in whatever form, the best first; or those whose number begins so. */
export function search(book: RulesBook, text: string): Hit[] {
  const clauses = book.chapters.flatMap((chapter) => chapter.clauses);
  const number = text.trim().replace(/^§\s*/, "").toLocaleUpperCase();
  if (/^\p{Lu}-\d/u.test(number)) return clauses.filter(({ id }) => id.startsWith(number)).map(({ id, html }) => hit(id, html, []));
  const asked = wordsOf(text);
  if (asked.length === 0) return [];
  return clauses
    .map(({ id, html }) => ({ id, html, worth: worth(wordsOf(plain(html)), asked) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ id, html }) => hit(id, html, asked));
}

/** A word of the glossary, and what it means there, without its markup. */
export interface Term {
  term: string;
  means: string;
}

const termsOf = (book: RulesBook): Term[] => book.chapters.flatMap((chapter) => (chapter.clauses.length > 0 ? [] : [...chapter.html.matchAll(/<tr>\s*<td>(.*?)<\/td>(?:\s*<td>(.*?)<\/td>)?/g)].map(([, term, means]) => ({ term: plain(term!).trim(), means: plain(means ?? "").trim() })))).filter(({ term }) => !/^\p{Lu}-\d/u.test(term));

/** What the glossary says of just these words, in whatever form; of several names of one thing any will do. */
export function meaning(book: RulesBook, text: string): Term | null {
  const asked = wordsOf(text).map(stem);
  const isAsked = (name: string): boolean => {
    const words = wordsOf(name);
    return words.length === asked.length && words.every((word, at) => matches(word, asked[at]!));
  };
  return (asked.length > 0 && termsOf(book).find(({ term, means }) => means && term.split(",").some(isAsked))) || null;
}

/** Terms of the glossary and words of the clauses that look like what was not found. */
export function similar(book: RulesBook, text: string): string[] {
  const terms = termsOf(book).map(({ term }) => term);
  const words = book.chapters.flatMap((chapter) => chapter.clauses.flatMap((clause) => wordsOf(plain(clause.html)))).filter((word) => word.length > 3);
  const asked = pairs(text);
  const near = [...new Set([...terms, ...words])].map((word) => ({ word, like: likeness(pairs(word), asked) })).filter(({ like }) => like > 0.45);
  const found: string[] = [];
  for (const { word } of near.sort((a, b) => b.like - a.like)) {
    if (found.length === 3) break;
    if (!found.some((one) => matches(word, stem(one))) && search(book, word).length > 0) found.push(word);
  }
  return found;
}

/** Makes the bold id of every clause and every mention of one a link to it, lights up the one asked for, and makes tables scroll by keyboard and name no empty headings. */
export function linked(html: string, game: string, here: string | null): string {
  const table = `<div class="scroll" tabindex="0" role="group" aria-label="${t("house-rules-table")}"><table>`;
  const headed = html.replace(/<th([^>]*)><\/th>/g, "<td$1></td>");
  const scrolled = headed.replaceAll("<table>", table).replaceAll("</table>", "</table></div>");
  const anchored = scrolled.replace(/<section class="clause" id="([\w.-]+)">\s*<p><strong>(.*?)<\/strong>/g, (_, id: string, shown: string) => {
    const lit = id === here ? " book__clause--here" : "";
    const link = href({ page: "rules", game, clause: id });
    const label = t("house-clause", { rule: id });
    return `<section class="book__clause${lit}" id="${id}"><p><a class="book__id" href="${link}" aria-label="${label}">${shown}</a>`;
  });
  return anchored.replace(/(<a\b.*?<\/a>|<[^>]*>)|([A-Z]-\d+\.\d+)/g, (_, other: string | undefined, id: string) => other ?? `<a href="${href({ page: "rules", game: id.startsWith("H-") ? "house" : game, clause: id })}">${id}</a>`);
}

/** What markdown writes for signs that html keeps for itself. */
const SIGNS = new Map([["&quot;", '"'], ["&lt;", "<"], ["&gt;", ">"], ["&amp;", "&"]]);

const plain = (html: string): string => html.replace(/<strong>[A-Z]-[\d.]+<\/strong>/, " ").replace(/<[^>]*>/g, " ").replace(/&\w+;/g, (sign) => SIGNS.get(sign) ?? sign);

/** Words in small letters, with one letter for е and ё. */
const wordsOf = (text: string): string[] => text.toLocaleLowerCase().replaceAll("ё", "е").match(/[\p{L}\d]+/gu) ?? [];

/** What stays of a word in its other forms: козыр- of козырь, карт- of карта. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, 5) : word.length === 5 ? word.slice(0, 4) : word);

const matches = (word: string, start: string): boolean => (/^\d+$/.test(start) ? word === start : word.startsWith(start));

/** What it is worth that a text begins with the word, or has it early. */
const FIRST = 9;
const EARLY = 3;

/** How well a text answers: it has every word; the same form, an early place, most of all the first, where what a word means is said, and few other words count for it. */
function worth(words: readonly string[], asked: readonly string[]): number {
  let sum = 0;
  for (const word of asked) {
    const places = words.flatMap((one, at) => (matches(one, stem(word)) ? [at] : []));
    if (places.length === 0) return 0;
    sum += Math.min(places.length, 3) + (words.includes(word) ? 1 : 0) + (places[0] === 0 ? FIRST : places[0]! < 3 ? EARLY : 0);
  }
  return sum / (40 + words.length);
}

function hit(id: string, html: string, asked: readonly string[]): Hit {
  const starts = asked.map(stem);
  const text = html.replace(`<strong>${id}</strong>`, "").replace(/(<[^>]*>)|([\p{L}\d]+)/gu, (word, tag: string | undefined) =>
    tag || !starts.some((start) => matches(wordsOf(word)[0]!, start)) ? word : `<mark>${word}</mark>`,
  );
  const begins = plain(html).trim().split(/\s+/).slice(0, 24).join(" ");
  return { id, html: text, begins: `${begins.replace(/[\p{P}\s]+$/u, "")}…` };
}

/** The pairs of neighbouring letters in a word, its beginning and end among them. */
function pairs(text: string): Set<string> {
  const whole = ` ${wordsOf(text).join(" ")} `;
  return new Set(Array.from({ length: whole.length - 1 }, (_, at) => whole.slice(at, at + 2)));
}

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
