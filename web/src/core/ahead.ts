/** What a table is shown with, fetched while one is still on the way to it. */
import { loadGame } from "../games";
import type { GameModule } from "../games/types";
import { api } from "./api";
import { messages } from "./i18n.svelte";
import { router } from "./router.svelte";
import type { Table } from "./protocol.gen";

/** What was said of a table so long ago is good enough to begin with: the line to it says what has changed. */
const FRESH_MS = 15_000;

interface Told {
  /** Null while it is asked for. */
  table: Table | null;
  answer: Promise<Table>;
  at: number;
}

const told = new Map<string, Told>();

const fresh = (code: string): Told | undefined => {
  const found = told.get(code);
  return found && performance.now() - found.at < FRESH_MS ? found : undefined;
};

/** Keeps what was said of a table for whoever opens it next. */
export function remember(table: Table): void {
  told.set(table.code, { table, answer: Promise.resolve(table), at: performance.now() });
}

/** What was said of a table just now. */
export const remembered = (code: string): Table | null => fresh(code)?.table ?? null;

/** A table: what was said of it just now, else what the server says. */
export function tableOf(code: string): Promise<Table> {
  const answer = fresh(code)?.answer ?? api.table(code);
  told.delete(code);
  return answer;
}

export const tablePage = () => import("../pages/Table.svelte");

/** The board and the words of a game, and the page they stand on. */
export async function lay(game: string): Promise<GameModule> {
  const [module] = await Promise.all([loadGame(game), messages.need(game), messages.need("coach"), tablePage()]);
  return module;
}

/** Fetches what a table of a game will need; if that fails, the table says so. */
export function layAhead(game: string): void {
  lay(game).catch(() => undefined);
}

/** Asks for a table and its page before there is anything on screen. */
export function comeTo(code: string): void {
  const asked: Told = { table: null, answer: api.table(code), at: performance.now() };
  told.set(code, asked);
  const come = asked.answer.then((table) => {
    asked.table = table;
    return loadGame(table.game);
  });
  Promise.all([tablePage(), come]).catch(() => undefined); // the page asks again, and says what is wrong
}

/** Goes to a table of which the server has just told. */
export function goTo(table: Table): void {
  remember(table);
  router.go({ page: "table", code: table.code });
}
