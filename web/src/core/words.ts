import { shortTime } from "./clocks.svelte";
import { list, messages, personName, say, t } from "./i18n.svelte";
import type { GameOption, Keepsake, Seating, Table } from "./protocol.gen";

/** What a game is called; one whose texts are not here goes by the name the server gives it. */
export function gameName(game: string): string {
  return gameSays(game, "name") || game;
}

/** What the cover of a game says of it: `name`, `about`, `time`; nothing where it says nothing. */
export function gameSays(game: string, what: "name" | "about" | "time"): string {
  const key = `${game}-cover-${what}`;
  return messages.has(key) ? t(key) : "";
}

/** The name of a table, or that of its game where nobody named it. */
export function tableTitle(table: Table): string {
  if (table.lesson) return t("house-lesson-of", { game: gameName(table.game) });
  return table.name || gameName(table.game);
}

/** Whether a game waits for whoever looks; a seat at a bot's does not. */
export function isMyTurn(table: Table): boolean {
  if (table.status !== "playing") return false;
  if (table.plea) return table.plea.waits.some((seat) => table.seating[seat]?.you);
  return table.waiting.some((seat) => table.seating[seat]?.you && !table.seating[seat].stand_in);
}

/** What one is asked at a table, once the texts of its game are here. */
export function askedThere(table: Table): string | null {
  if (table.plea) return t("house-plea-card", { name: placeName(table.seating[table.plea.seat]!) });
  const asked = table.asked.find((one) => table.waiting.includes(one.seat));
  if (!asked || !messages.has(asked.text.key)) return null;
  return say(asked.text, { name: (seat) => placeName(table.seating[seat]!), me: asked.seat });
}

/** Who sits there; bots have a name of the house's choosing. */
export function placeName(place: Seating): string {
  if (place.kind === "person") return personName(place.name); // none is left of who has gone for good
  if (place.name) return place.name;
  if (place.kind === "bot" && place.character) return characterName(place.character);
  return place.kind === "bot" ? t(`house-bot-name-${place.face ?? place.seat}`) : t("house-seat-n", { n: place.seat + 1 });
}

/** The drawing of who is played on a seat, where a game with roles has begun: its pieces hold `<game>-p-<role>`. */
export function roleFace(table: Table, seat: number): { drawing: string; role: string } | null {
  const role = table.seating[seat]?.role;
  return role && seatRole(table, seat) && table.status !== "open" ? { drawing: `${table.game}-p-${role}`, role } : null;
}

/** Who plays a seat that is called by its role: «вы», «бот», somebody's name. */
export function playedBy(table: Table, seat: number): string {
  const place = table.seating[seat]!;
  if (place.you) return t("house-you");
  return place.kind === "bot" || place.stand_in ? t("house-bot") : placeName({ ...place, name: (place as { called?: string }).called ?? place.name });
}

/** A table with a name at every taken seat, for whoever draws them: in a game with roles the role's, else seats of the same name are told apart. */
export function named(table: Table): Table {
  const names = table.seating.map((place) => (place.kind === "open" ? "" : placeName(place)));
  const seating = table.seating.map((place) => {
    if (place.kind === "open") return place;
    const name = names[place.seat]!;
    if (roleFace(table, place.seat)) return { ...place, name: seatRole(table, place.seat)!, called: name };
    const same = table.seating.filter((other) => names[other.seat] === name);
    return same.length > 1 ? { ...place, name: apart(table, place, name, same) } : { ...place, name };
  });
  return { ...table, seating };
}

/** A name that several at a table have: with the role, as the bot among people, or counted from the second on. */
function apart(table: Table, place: Seating, name: string, same: readonly Seating[]): string {
  const role = seatRole(table, place.seat) ?? (place.kind === "bot" && same.some((other) => other.kind !== "bot") ? t("house-bot") : null);
  if (role) return t("house-name-role", { name, role });
  const nth = same.filter((other) => other.kind === place.kind).findIndex((other) => other.seat === place.seat) + 1;
  return nth > 1 ? `${name}\u00a0${nth}` : name;
}

/** What the role of a seat is called, where the game has roles and its texts are here. */
export function seatRole(table: Table, seat: number): string | null {
  const role = table.seating[seat]?.role;
  return role && messages.has(`${table.game}-role-${role}`) ? roleName(table.game, role) : null;
}

export function roleName(game: string, role: string): string {
  const key = `${game}-role-${role}`;
  return messages.has(key) ? t(key) : role;
}

/** What a character of the house is called; one we do not know goes by the name the server gives it. */
export function characterName(character: string): string {
  const key = `house-character-${character}`;
  return messages.has(key) ? t(key) : character;
}

/** What a character is known for in a game; nothing while the words are not here. */
export function characterSays(character: string, game: string): string {
  const key = `character-${character}-${game}`;
  return messages.has(key) ? t(key) : "";
}

/** A bot's strength in words; a level we do not know is named as the server names it. */
export function levelName(level: string): string {
  const key = `house-level-${level}`;
  return messages.has(key) ? t(key) : level;
}

/** What an option and its value are called by the game. */
export function optionName(game: string, option: string): string {
  const key = optionKey(game, option);
  return messages.has(key) ? t(key) : option;
}

export function valueName(game: string, option: string, value: unknown): string {
  const key = `${optionKey(game, option)}-${String(value)}`;
  return messages.has(key) ? t(key) : String(value);
}

/** Why an option is not chosen at this table: in the game's words, or by the tables that choose it. */
/** How it is with so many at the table, where an option is settled by that. */
export function optionAt(game: string, option: GameOption, seats: number): string | null {
  const key = `${optionKey(game, option.name)}-at-${seats}`;
  return messages.has(key) ? t(key) : null;
}

export function optionOut(game: string, option: GameOption): string {
  const key = `${optionKey(game, option.name)}-out`;
  const seats = option.seats ?? [];
  return messages.has(key) ? t(key) : t("house-option-out", { only: seats.length === 1 ? seats[0]! : 0, seats: list(seats.map(String)) });
}

/** An option inside another is written with a dot, which no message may have. */
export function optionKey(game: string, option: string): string {
  return `${game}-option-${option.replaceAll(".", "-")}`;
}

/** Something kept, in one line, as its game says it. */
export function keepsakeName(kept: Keepsake): string {
  const args = Object.fromEntries(Object.entries(kept.facts).filter(([, value]) => typeof value === "number")) as Record<string, number>;
  return t(`${kept.game}-keepsake${kept.spent ? "-spent" : ""}`, { ...args, role: roleName(kept.game, kept.role) });
}

/** What stands under a name: bot, away and since when, handed to a bot, on vacation; in a word where there is little room. */
export function placeNote(place: Seating, short = false): string | null {
  if (place.kind === "bot") return t("house-bot");
  if (place.lent === "back") return t(short ? "house-seat-back-short" : "house-seat-back");
  if (place.stand_in) return short ? t("house-bot") : t("house-seat-bot", { name: levelName(place.stand_in) });
  if (place.rests !== null) return short ? t("house-seat-rests-short") : t("house-seat-rests", { day: dayOf(place.rests) });
  if (!isAway(place)) return null;
  if (place.left === null) return t(short ? "house-away-unknown-short" : "house-away");
  return short ? t("house-away-short", { time: shortTime(Date.now() - 1000 * place.left) }) : t("house-away-since", { since: sinceWhen(place.left) });
}

/** Whether whoever plays there is somewhere else. */
export const isAway = (place: Seating): boolean => place.kind === "person" && !place.online && !place.you && place.stand_in === null;

/** «22 ноября». */
export function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(messages.locale, { day: "numeric", month: "long" }).format(seconds * 1000);
}

/** Hours and minutes in the reader's own time. */
export function clock(seconds: number): string {
  return new Intl.DateTimeFormat(messages.locale, { hour: "numeric", minute: "2-digit" }).format(seconds * 1000);
}

/** Since when, said as a fact: «с 20:41», «со вчера, 22:40», «с 12 ноября». */
export function sinceWhen(seconds: number): string {
  const then = new Date(seconds * 1000);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days < 2) return t(days < 1 ? "house-since-today" : "house-since-yesterday", { time: clock(seconds) });
  return t("house-since-day", { day: dayOf(seconds) });
}

/** The message that says how a game was decided: «Победа по очкам». */
export const endingKey = (game: string, how: string): string => `${game}-how-${how.replaceAll("_", "-")}`;
