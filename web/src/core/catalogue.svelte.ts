import { isBuilt } from "../games";
import { api } from "./api";
import { messages } from "./i18n.svelte";
import { me } from "./person.svelte";
import type { GameInfo } from "./protocol.gen";

/** The games of the house, in the order they are shown. */
export const GAMES = ["suits", "power", "committee"] as const;

const isOurs = (game: string): boolean => (GAMES as readonly string[]).includes(game);

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

  /** Every game: those of the house, then those that came to it from outside. */
  get names(): string[] {
    return [...GAMES, ...this.games.map((info) => info.name).filter((name) => !isOurs(name))];
  }

  async #load(): Promise<void> {
    const games = await api.games();
    for (const { name } of games) if (!isOurs(name)) await messages.need(name);
    this.games = games;
  }

  find(game: string): GameInfo | undefined {
    return this.games.find((info) => info.name === game);
  }

  /** Whether a game can be played: the server knows it; as long as it has not been heard, its board is built. */
  ready(game: string): boolean {
    return this.games.length === 0 ? isBuilt(game) : this.find(game) !== undefined;
  }
}

export const catalogue = new Catalogue();

/** Who sits down to a first game: a partner that plans where all play together, else the simplest opponent that thinks. */
export function usualBot(info: GameInfo): string {
  if (info.bots.includes("planner")) return "planner";
  return info.bots.find((level) => level !== "random") ?? info.bots[0] ?? "random";
}

export function usualSeats(info: GameInfo): number {
  return info.seats.includes(USUAL_SEATS) ? USUAL_SEATS : info.seats[0]!;
}

/** One click to a game: a table of bots and me, started. */
export async function quickGame(game: string): Promise<string> {
  await catalogue.load();
  const info = catalogue.find(game);
  if (!info) throw new Error(`the server does not play ${game}`);
  await me.ensure();
  const seats = usualSeats(info);
  const bots = Array.from({ length: seats - 1 }, () => `bot:${usualBot(info)}`);
  const { code } = await api.create({ game, seats, seating: ["me", ...bots] });
  await api.start(code);
  return code;
}
