import type { FluentBundle } from "@fluent/bundle";
import languages from "virtual:languages";
import { base } from "./api";
import { bundle } from "./fluent";
import type { GameEvent, Text, Value } from "./protocol.gen";

/** A language by its folder of messages. */
export type Lang = string;
export const LANGS: readonly Lang[] = languages.map(({ lang }) => lang);
/** Spoken to whoever speaks none of them. */
export const FALLBACK: Lang = "en";

/** What a language calls itself. */
export const languageName = (lang: Lang): string => languages.find((one) => one.lang === lang)?.name ?? lang;

/** Whether somebody has given no name: then they go by the word for a guest, of the language they were greeted in. */
export const isNameless = (name: string): boolean => name === "" || languages.some((one) => one.guest === name);
/** What somebody is called in the language on screen. */
export const personName = (name: string): string => (isNameless(name) ? t("house-guest") : name);

/** Who sits where, as the reader should see it; `me` is the seat one looks from. */
export interface Who {
  name(seat: number): string;
  me: number | null;
}

export type Args = Record<string, string | number>;

const sources = import.meta.glob<string>("../../../src/kuluary/locales/*/*.ftl", { query: "?raw", import: "default" });

/** Stands for the reader until the sentence is whole: then it is known whether it begins it. */
const YOU = "\uE000";

/** The language on screen and the messages loaded for it. */
class Messages {
  lang: Lang = $state(FALLBACK);
  bundle: FluentBundle | null = $state.raw(null);
  #wanted: string[] = [];
  #missing = new Set<string>();
  #coming: Promise<void> = Promise.resolve();

  /** The language on screen as it is written where the reader lives: days and hours differ. */
  get locale(): string {
    return navigator.languages.find((one) => one.split("-")[0] === this.lang) ?? this.lang;
  }

  /** Loads the house, the covers and every game used so far in a language, then switches to it. */
  use(lang: Lang): Promise<void> {
    this.#coming = this.#load(lang);
    return this.#coming;
  }

  async #load(lang: Lang): Promise<void> {
    const wanted = this.#wanted.length;
    const texts = await Promise.all(["house", COVERS, ...this.#wanted].map((name) => textsOf(lang, name)));
    if (this.#wanted.length > wanted) return this.#load(lang); // more was asked for meanwhile
    this.bundle = bundle(lang, texts.flat());
    this.lang = lang;
  }

  /** Adds the messages of a game: those of its engine, of its cards, of its board. */
  async need(game: string): Promise<void> {
    if (this.#wanted.includes(game)) return this.#coming;
    this.#wanted.push(game);
    await this.use(this.lang);
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  format(key: string, args: Args): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    if (!this.bundle || !pattern) {
      if (this.bundle && !this.#missing.has(key)) {
        this.#missing.add(key);
        console.warn(`no text for ${key} (${this.lang})`);
      }
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0 && !this.#missing.has(key)) {
      this.#missing.add(key);
      console.warn(`${key} (${this.lang}): ${errors.map((error) => error.message).join("; ")}`);
    }
    return text.replace(/(^|[^\p{L}\d])-(?=\d)/gu, "$1−");
  }

  attribute(key: string, name: string, args: Args): string {
    const pattern = this.bundle?.getMessage(key)?.attributes[name];
    return this.bundle && pattern ? this.bundle.formatPattern(pattern, args) : "";
  }
}

export const messages = new Messages();

/** The covers of all games. */
const COVERS = "[a-z]+-cover";

/** The messages of the house, of all covers, or of a game: from files, or from the server for a game from outside. */
async function textsOf(lang: Lang, name: string): Promise<string[]> {
  const files = filesOf(lang, name);
  if (files.length > 0) return Promise.all(files.map((load) => load()));
  const response = await fetch(new URL(`api/messages/${name}?lang=${lang}`, base)).catch(() => null);
  return response?.ok ? [await response.text()] : [];
}

/** The files of a game: `suits.ftl` and every `suits-….ftl` but its cover, which is here with all covers. */
function filesOf(lang: Lang, name: string): (() => Promise<string>)[] {
  const own = new RegExp(`/${lang}/${name}(-(?!cover)[a-z]+)?\\.ftl$`);
  return Object.keys(sources).filter((path) => own.test(path)).map((path) => sources[path]!);
}

/** A text of the house or of a board, by key. */
export function t(key: string, args: Args = {}): string {
  return messages.format(key, args);
}

/** An attribute of a text: `.effect` of a card, `.task` of a mission; empty where there is none. */
export function attr(key: string, name: string, args: Args = {}): string {
  return messages.attribute(key, name, args);
}

/** A text of the protocol; seats become names, and the reader becomes «Вы». */
export function say(text: Text, who: Who): string {
  const you = (capital: boolean): string => t(capital ? "house-you-first" : "house-you");
  return render(text, who).replaceAll(YOU, (_, at: number, whole: string) => you(begins(whole, at)));
}

/** A stretch of a sentence; `thing` where it names something an event mentions: its field and its number or id. */
export interface Stretch {
  text: string;
  thing?: readonly [field: string, value: number | string];
  /** The stop or comma right after it, which no line may begin with. */
  tail?: string;
}

const NAMED = "\uE001";
const AFTER = "\uE002";
const SUBJECT = "\uE003";

/** The sentence of an event with the names of things apart; without whoever it begins with, where `bare` asks for it. */
export function tell(text: Text, event: GameEvent, who: Who, bare = false): Stretch[] {
  const fields = event as unknown as Record<string, unknown>;
  const things: [string, number | string][] = [];
  const names: string[] = [];
  const mark = (field: string, value: unknown, noun: Value): Value => {
    if ((typeof value !== "number" && typeof value !== "string") || noun === null || typeof noun !== "object" || Array.isArray(noun)) return noun;
    things.push([field, value]);
    names.push(render(noun as Text, who));
    return `${NAMED}${things.length - 1}${AFTER}`;
  };
  const args = text.args.map(([name, value]): readonly [string, Value] => {
    const given = fields[name];
    if (isSeat(name)) return [name, bare && name === "seat" && value !== who.me ? SUBJECT : value];
    if (Array.isArray(value) && Array.isArray(given)) return [name, value.map((noun: Value, at) => mark(name, (given as unknown[])[at], noun))];
    return [name, mark(name, given, value)];
  });
  const whole = say({ ...text, args }, who);
  const own = new RegExp(`^(${SUBJECT}|${t("house-log-own") || SUBJECT})[:\\s]+|^${t("house-you-first")}:\\s+`, "u");
  const said = (bare ? whole.replace(own, "") : whole)
    .replaceAll(SUBJECT, () => subjectOf(text, who))
    .replace(new RegExp(`[«“"](${NAMED}\\d+${AFTER})[»”"]`, "gu"), "$1");
  const parts = said.split(new RegExp(`${NAMED}(\\d+)${AFTER}([,.:;!?]*)`, "u"));
  return parts.flatMap((part, at): Stretch[] => {
    if (at % 3 === 1) return [{ text: names[Number(part)]!, thing: things[Number(part)]!, ...(parts[at + 1] && { tail: parts[at + 1]! }) }];
    return at % 3 === 2 || part === "" ? [] : [{ text: part }];
  });
}

/** Whom a line that leaves out whoever it begins with has to be read with: not every language can do without its «Вы», unless it only names whose line it is. */
export function leftOut(text: Text, who: Who): string {
  const subject = subjectOf(text, who);
  return subject === t("house-you-first") && !t("house-log-own") && !say(text, who).startsWith(`${subject}:`) ? "" : subject;
}

/** Whom a sentence is about: the name at its seat, or the noun that stands there. */
export function subjectOf(text: Text, who: Who): string {
  const value = text.args.find(([name]) => name === "seat")?.[1];
  if (value === undefined || value === null) return "";
  return value === who.me ? t("house-you-first") : String(word(value, true, who));
}

/** A word that begins a sentence or a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** «+3», «−1», «0». */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** A total: with a sign only where it is below nothing. */
export const signless = (value: number): string => (value < 0 ? signed(value) : String(value));

/** Joins names as the language does: «Ася, Борис и Вера»; what has commas of its own is parted by semicolons. */
export function list(items: string[]): string {
  if (items.some((item) => item.includes(","))) return items.join("; ");
  return new Intl.ListFormat(messages.lang, { type: "conjunction" }).format(items);
}

function begins(whole: string, at: number): boolean {
  return /(^|[.!?…]\s+)[«"(]*$/u.test(whole.slice(0, at));
}

function render(text: Text, who: Who): string {
  const args: Args = {};
  for (const [name, value] of text.args) {
    const seat = isSeat(name);
    args[name] = word(value, seat, who);
    if (seat && !Array.isArray(value)) args[`${name}_is`] = value === who.me ? "me" : "other";
    if (Array.isArray(value)) args[`${name}_count`] = value.length;
  }
  return t(text.key, args);
}

function isSeat(name: string): boolean {
  return name === "seat" || name === "seats" || name.endsWith("_seat") || name.endsWith("_seats");
}

function word(value: Value, seat: boolean, who: Who): string | number {
  if (value instanceof Array) return list(value.map((item) => String(word(item, seat, who))));
  if (typeof value === "number") return seat ? (value === who.me ? YOU : who.name(value)) : value;
  if (value === null) return "";
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string") return value;
  return render(value, who);
}
