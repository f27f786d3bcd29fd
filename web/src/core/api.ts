import type { GameInfo, Keepsake, Person, Replay, RulesBook, Table, Verification } from "./types";

/** The server said no, with a stable code, or could not be reached (`code` is "offline"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    /** Which part of what was sent is wrong, where the server says so. */
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

/** Where the server is mounted; the page itself lives there, because routes are in the hash. */
export const base = new URL("./", document.baseURI);

export function socketUrl(code: string): string {
  const url = new URL(`ws/${code}`, base);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

async function call<T>(method: "GET" | "POST", path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(new URL(`api/${path}`, base), {
      method,
      credentials: "same-origin",
      ...(body ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new ApiError("offline", "the server cannot be reached");
  }
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const error = answer?.error ?? {};
  throw new ApiError(error.code ?? "failed", error.message ?? response.statusText, response.status, error.field ?? null);
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  name?: string;
  public?: boolean;
  seating?: string[];
  roles?: (string | null)[];
}

/** Every call of docs/protocol.md that is not the socket. */
export const api = {
  me: () => call<{ person: Person | null }>("GET", "me"),
  guest: (name: string, lang: string) => call<{ person: Person }>("POST", "guest", { name, lang }),
  leave: () => call<unknown>("POST", "leave", {}),
  games: () => call<GameInfo[]>("GET", "games"),
  rules: (game: string, lang: string) => call<RulesBook>("GET", `rules/${encodeURIComponent(game)}?lang=${lang}`),
  tables: () => call<{ mine: Table[]; open: Table[] }>("GET", "tables"),
  create: (table: NewTable) => call<Table>("POST", "tables", table),
  table: (code: string) => call<Table>("GET", `tables/${code}`),
  sit: (code: string, seat: number) => call<Table>("POST", `tables/${code}/seat`, { seat }),
  stand: (code: string, seat: number) => call<Table>("POST", `tables/${code}/stand`, { seat }),
  seating: (code: string, seat: number, kind: string) => call<Table>("POST", `tables/${code}/seating`, { seat, kind }),
  options: (code: string, change: { options?: Record<string, unknown>; name?: string; public?: boolean }) =>
    call<Table>("POST", `tables/${code}/options`, change),
  bring: (code: string, seat: number, what: { role?: string | null; keepsake?: string | null }) =>
    call<Table>("POST", `tables/${code}/bring`, { seat, ...what }),
  keepsakes: () => call<Keepsake[]>("GET", "keepsakes"),
  takeIn: (file: { game: string; card: unknown }) => call<Keepsake>("POST", "keepsakes", file),
  discard: (id: string) => call<unknown>("POST", `keepsakes/${id}/discard`, {}),
  keepsakeUrl: (id: string) => new URL(`api/keepsakes/${id}`, base).href,
  start: (code: string) => call<Table>("POST", `tables/${code}/start`, {}),
  bot: (code: string, seat: number, level: string | null) => call<Table>("POST", `tables/${code}/bot`, { seat, level }),
  again: (code: string) => call<Table>("POST", `tables/${code}/again`, {}),
  verify: (code: string) => call<Verification>("GET", `tables/${code}/verify`),
  replay: (code: string, as: number | null, from: number, to: number) =>
    call<Replay>("GET", `tables/${code}/replay?as=${as ?? ""}&from=${from}&to=${to}`),
  logUrl: (code: string) => new URL(`api/tables/${code}/log`, base).href,
};
