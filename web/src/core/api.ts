import type { AgainBody, AudienceBody, BotBody, BotWhy, BringBody, CheckBody, EnterBody, FaceBody, Failure, ForkBody, GameAction, GameInfo, GuestBody, Keepsake, KeepsakeBody, Lesson, LessonBody, LogBody, Me, OptionsBody, OwnPack, PackBody, PackSheet, PlayedPack, PuzzleJudged, PuzzleShown, Puzzles, Replay, ReportBody, ReviewState, RulesBook, SeatBody, SeatingBody, Series, SettingsBody, Table, TableBody, Tables, VacationBody, Verification, VoteBody, Welcome } from "./protocol.gen";

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
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const error = (answer as Failure | null)?.error;
  throw new ApiError(error?.code ?? "failed", error?.message ?? response.statusText, response.status, error?.field ?? null);
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: object = {}): Promise<T> => call<T>("POST", path, body);

/** Every call of docs/protocol.md that is not the socket. */
export const api = {
  me: () => get<Me>("me"),
  guest: (name: string, lang: string, face?: number) => post<Welcome>("guest", { name, lang, ...(face === undefined ? {} : { face }) } satisfies GuestBody),
  enter: (token: string) => post<Me>("enter", { token } satisfies EnterBody),
  leave: () => post<Me>("leave"),
  saveSettings: (settings: Record<string, unknown>) => post<unknown>("account/settings", { settings } satisfies SettingsBody),
  games: () => get<GameInfo[]>("games"),
  rules: (game: string, lang: string) => get<RulesBook>(`rules/${encodeURIComponent(game)}?lang=${lang}`),
  lesson: (game: string) => get<Lesson>(`lessons/${encodeURIComponent(game)}`),
  learn: (game: string, chapter: number | null) => post<Table>(`lessons/${encodeURIComponent(game)}`, { chapter } satisfies LessonBody),
  tables: () => get<Tables>("tables"),
  create: (table: TableBody) => post<Table>("tables", table),
  table: (code: string) => get<Table>(`tables/${code}`),
  sit: (code: string, seat: number) => post<Table>(`tables/${code}/seat`, { seat } satisfies SeatBody),
  stand: (code: string, seat: number) => post<Table>(`tables/${code}/stand`, { seat } satisfies SeatBody),
  seating: (code: string, seat: number, kind: string) => post<Table>(`tables/${code}/seating`, { seat, kind } satisfies SeatingBody),
  takeBack: (code: string, ms: number | null) => post<Table>(`tables/${code}/take_back`, { ms }),
  face: (code: string, seat: number, face: number) => post<Table>(`tables/${code}/face`, { seat, face } satisfies FaceBody),
  options: (code: string, change: OptionsBody) => post<Table>(`tables/${code}/options`, change),
  bring: (code: string, what: BringBody) => post<Table>(`tables/${code}/bring`, what),
  keepsakes: () => get<Keepsake[]>("keepsakes"),
  takeIn: (file: KeepsakeBody) => post<Keepsake>("keepsakes", file),
  discard: (id: string) => post<unknown>(`keepsakes/${id}/discard`),
  keepsakeUrl: (id: string) => new URL(`api/keepsakes/${id}`, base).href,
  packs: () => get<OwnPack[]>("packs"),
  sheet: (game: string, id: string | null) => get<PackSheet>(`sheet/${encodeURIComponent(game)}${id ? `?pack=${id}` : ""}`),
  checkPack: (pack: CheckBody) => post<PackSheet>("packs/check", pack),
  savePack: (pack: PackBody) => post<OwnPack>("packs", pack),
  discardPack: (id: string) => post<unknown>(`packs/${id}/discard`),
  packUrl: (id: string) => new URL(`api/packs/${id}`, base).href,
  tablePack: (code: string) => get<PlayedPack>(`tables/${code}/pack`),
  start: (code: string) => post<Table>(`tables/${code}/start`),
  why: (code: string, seat: number) => get<BotWhy>(`tables/${code}/why?seat=${seat}`),
  bot: (code: string, seat: number, level: string | null) => post<Table>(`tables/${code}/bot`, { seat, level } satisfies BotBody),
  fork: (code: string, body: ForkBody) => post<Table>(`tables/${code}/fork`, body),
  takeLog: (file: unknown) => post<Table>("logs", { file } satisfies LogBody),
  vote: (code: string, seat: number, bot: boolean) => post<Table>(`tables/${code}/vote`, { seat, bot } satisfies VoteBody),
  vacation: (code: string, days: number) => post<Table>(`tables/${code}/vacation`, { days } satisfies VacationBody),
  audience: (code: string, change: AudienceBody) => post<Table>(`tables/${code}/audience`, change),
  report: (code: string, body: ReportBody) => post<Record<string, unknown>>(`tables/${code}/report`, body),
  again: (code: string, rotate = false) => post<Table>(`tables/${code}/again`, { rotate } satisfies AgainBody),
  series: (code: string) => get<Series>(`tables/${code}/series`),
  verify: (code: string) => get<Verification>(`tables/${code}/verify`),
  replay: (code: string, as: number | null, from: number, to: number) =>
    get<Replay>(`tables/${code}/replay?as=${as ?? ""}&from=${from}&to=${to}`),
  /** What has happened since the log had so many entries, through one's own eyes. */
  since: (code: string, as: number | null, after: number) => get<Replay>(`tables/${code}/replay?as=${as ?? ""}&after=${after}`),
  puzzles: () => get<Puzzles>("puzzles"),
  puzzle: (id: string) => get<PuzzleShown>(`puzzles/${encodeURIComponent(id)}`),
  playPuzzle: (id: string) => post<Table>(`puzzles/${encodeURIComponent(id)}/play`, {}),
  solve: (id: string, action: GameAction) => post<PuzzleJudged>(`puzzles/${encodeURIComponent(id)}`, { action }),
  review: (code: string) => get<ReviewState>(`tables/${code}/review`),
  wantReview: (code: string) => post<ReviewState>(`tables/${code}/review`),
  logUrl: (code: string) => new URL(`api/tables/${code}/log`, base).href,
};
