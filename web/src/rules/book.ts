import { api } from "../core/api";
import { t } from "../core/i18n.svelte";
import type { RulesBook } from "../core/types";

type Chapter = RulesBook["chapters"][number];

const books = new Map<string, Promise<RulesBook>>();

/** A book of rules; the server's are kept once read, the few clauses of the house are our own texts. */
export function loadBook(game: string, lang: string): Promise<RulesBook> {
  if (game === "house") return Promise.resolve(houseBook(lang));
  const key = `${game}:${lang}`;
  const known = books.get(key);
  if (known) return known;
  const asked = api.rules(game, lang);
  books.set(key, asked);
  asked.catch(() => books.delete(key));
  return asked;
}

/** The chapters and clauses that contain every word; all of them for no words, the hits marked. */
export function search(book: RulesBook, text: string): Chapter[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.chapters;
  return book.chapters.flatMap((chapter) => {
    const clauses = chapter.clauses
      .filter((clause) => has(`${clause.id} ${clause.html}`, words))
      .map((clause) => ({ ...clause, html: marked(clause.html, words) }));
    return clauses.length > 0 ? [{ ...chapter, html: "", clauses }] : [];
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

function houseBook(lang: string): RulesBook {
  const html = ["turn", "undo", "seat", "fair"].map((part) => `<p>${t(`house-law-${part}`)}</p>`).join("");
  const title = t("house-law");
  return { game: "house", lang, title, chapters: [{ id: "H", title, html: "", clauses: [{ id: "H-1", html }] }] };
}
