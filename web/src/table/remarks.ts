import type { GameEvent, News, Result, Seating } from "../core/protocol.gen";
import type { GameModule } from "../games/types";

/** What happened to a seat, as far as somebody would say something about it. */
export type Occasion = "gain" | "loss" | "win" | "beaten";

export interface Touched {
  seat: number;
  how: Occasion;
}

/** What is said, and by whom. */
export interface Spoken {
  seat: number;
  character: string;
  key: string;
}

export const SPOKEN_MS = 5500;
/** So many entries of the log lie between two remarks at least. */
const BETWEEN = 14;
/** One occasion in so many is remarked upon. */
const RARELY = 3;
/** Everyone has so many sentences for an occasion. */
const WORDS = 2;

/** What a beat means to those it concerns: only what everyone saw, and the end. */
export function occasions(game: GameModule, beat: { news: readonly News<GameEvent>[]; over: boolean; result: Result | null }): Touched[] {
  if (beat.over && beat.result) {
    const { winners, places } = beat.result;
    return places.map((_, seat) => ({ seat, how: winners.includes(seat) ? "win" : "beaten" }));
  }
  return beat.news.flatMap(({ event }) => [...(game.touches?.(event) ?? [])]);
}

/** Chooses what is said, if anything; everyone who looks hears the same. */
export function pick(code: string, seating: readonly Seating[], touched: readonly Touched[], number: number, last: number): Spoken | null {
  const ending = touched.some(({ how }) => how === "win" || how === "beaten");
  if (!ending && number < last + BETWEEN) return null;
  const found = touched.flatMap((one) => {
    const character = seating[one.seat]?.character;
    return character ? [{ ...one, character }] : [];
  });
  const winner = found.find(({ how }) => how === "win");
  const chosen = winner ?? found[hash(`${code} ${number}`) % Math.max(1, found.length)];
  if (!chosen || (!ending && hash(`${code} ${number} ${chosen.seat}`) % RARELY > 0)) return null;
  const place = (hash(`${number} ${code}`) % WORDS) + 1;
  return { seat: chosen.seat, character: chosen.character, key: `character-${chosen.character}-${chosen.how}-${place}` };
}

/** A number that looks like chance and is the same everywhere. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619);
  return (value ^ (value >>> 15)) >>> 0;
}
