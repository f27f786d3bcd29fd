import { covers } from "../games/covers";
import { layAhead } from "./ahead";
import { api } from "./api";
import { messages } from "./i18n.svelte";
import { me } from "./person.svelte";
import { isPlain } from "./options";
import type { GameInfo, Table, TableBody } from "./protocol.gen";

/** So many sit down when nobody says how many. */
const USUAL_SEATS = 4;

/** What the server can play. */
class Catalogue {
  games: GameInfo[] = $state.raw([]);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= this.#load().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  async #load(): Promise<void> {
    const games = await api.games();
    for (const { name } of games) if (!(name in covers)) await messages.need(name);
    this.games = games;
  }

  find(game: string): GameInfo | undefined {
    return this.games.find((info) => info.name === game);
  }

  /** The games in the order they are shown: those with a cover, then what else the server plays, on the plain board. */
  names: string[] = $derived([...new Set([...Object.keys(covers), ...this.games.map((info) => info.name)])]);

  /** How many play it, as the server says: «3–6». */
  seats(game: string): string {
    const seats = this.find(game)?.seats ?? [];
    return seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : seats.join("");
  }

  /** Whether a game can be played from here: the server, as far as heard, knows it. */
  ready(game: string): boolean {
    return this.games.length === 0 || this.find(game) !== undefined;
  }
}

export const catalogue = new Catalogue();

/** Who sits down to a first game: somebody who plays well enough, where the game has such, else the simplest that thinks. */
export function usualBot(info: GameInfo): string {
  if (info.bots.includes("regular")) return "regular";
  return info.bots.find((level) => level !== "random") ?? info.bots[0] ?? "random";
}

export function usualSeats(info: GameInfo): number {
  return info.seats.includes(USUAL_SEATS) ? USUAL_SEATS : info.seats[0]!;
}

/** One click to a game: a table of bots and me, started; the same as another one, where one is given. */
export async function quickGame(game: string, like?: Table): Promise<Table> {
  layAhead(game);
  await catalogue.load();
  const info = catalogue.find(game);
  if (!info) throw new Error(`the server does not play ${game}`);
  await me.ensure();
  const { code } = await api.create(like ? asBefore(like) : usualTable(info));
  return api.start(code);
}

function usualTable(info: GameInfo): TableBody {
  const seats = usualSeats(info);
  const bots = Array.from({ length: seats - 1 }, () => `bot:${usualBot(info)}`);
  return { game: info.name, seats, seating: ["me", ...bots] };
}

function asBefore({ game, seats, seating, options }: Table): TableBody {
  const plain = Object.entries(options).filter(([, value]) => isPlain(value));
  return { game, seats, options: Object.fromEntries(plain), seating: seating.map((place) => (place.kind === "bot" ? `bot:${place.level}${place.character ? `+${place.character}` : ""}` : "me")) };
}

/** Whether a table was played against bots alone, with nothing that has to be chosen first. */
export function isAlone(table: Table): boolean {
  return !table.keepsakes && table.seating.every((place) => place.kind === "bot" || (place.kind === "person" && place.you));
}
