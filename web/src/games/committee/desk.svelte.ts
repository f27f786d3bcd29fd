import { field } from "../../core/field";
import { storyOf, type Story } from "./story";
import type { BeatId, CheckCounted, CheckNow, CityId, CommitteeEvent, DepartmentId, SymbolId } from "./words.gen";
import type { CommitteeNews, CommitteeState } from "./view";

/** What lies on top of the map; the prompt stays beside it. */
export type Page =
  | { kind: "map" }
  | { kind: "agent"; seat: number }
  | { kind: "city"; city: CityId }
  | { kind: "mission"; mission: number }
  | { kind: "main"; main: string }
  | { kind: "missions" }
  | { kind: "cities" }
  | { kind: "stock" }
  | { kind: "check" }
  | { kind: "income" }
  | { kind: "exchange" }
  | { kind: "ids" }
  | { kind: "story" };

/** The last check in the news: what was rolled and how it was counted. */
export interface Past {
  symbols: readonly SymbolId[];
  /** How often each die has been thrown, as far as can be seen. */
  throws: number[];
  department: DepartmentId;
  counted: CheckCounted | null;
}

export const MAP: Page = { kind: "map" };

/** Beats that are seen on an agent's board. */
const ON_BOARDS: readonly string[] = ["stress", "opened", "calm", "relief", "unlocked", "clearance"] satisfies BeatId[];

/** Where what happens is best seen, and a question best answered; null leaves the map open. */
export function pageFor(state: CommitteeState): Page | null {
  const view = state.view;
  if (view.check) return { kind: "check" };
  if (!state.settled && ON_BOARDS.includes(state.name)) {
    const seat = state.news.map((item) => field(item.event, "seat")).findLast((one) => typeof one === "number");
    return seat === undefined ? null : { kind: "agent", seat: Number(seat) };
  }
  if (!state.settled && state.name === ("sticker" satisfies BeatId)) return { kind: "ids" };
  const asked = state.decisions.find((decision) => !decision.free);
  switch (asked?.name) {
    case "move":
    case "any_city":
      return MAP;
    case "exchange":
      return { kind: "exchange" };
    case "award":
      return { kind: "ids" };
    case "open_stress":
    case "lay_stress":
    case "ease":
    case "unlock":
    case "unlock_free":
    case "pay_unlock":
    case "department":
    case "trace":
      return { kind: "agent", seat: asked.seat };
    default:
      return view.phase === "income" && view.seat !== null ? { kind: "income" } : null;
  }
}

/** What the viewer has open, and what has been seen so far. */
export class Desk {
  page: Page = $state.raw(MAP);
  /** Story sheets not read yet, oldest first. */
  stories: Story[] = $state.raw([]);
  /** The last round whose report has been read. */
  morning = $state(0);
  /** The check under way, or the one that is being counted. */
  check: CheckNow | null = $state.raw(null);
  /** It has been counted: its stamp falls, and lies there until the game goes on. */
  counting = $state(false);
  #asked = "";
  /** The table, or null in a replay, which leaves no trace. */
  #code: string | null;
  #seen: number;
  /** What was shown last. */
  #state: CommitteeState | null = null;

  /** Everything told so far. */
  #news: () => readonly CommitteeNews[];

  constructor(code: string | null, state: CommitteeState, news: () => readonly CommitteeNews[]) {
    this.#code = code;
    this.#news = news;
    this.#seen = Number(this.#recall("seen") ?? -1);
    this.morning = Number(this.#recall("morning") ?? 0);
    this.take(state);
  }

  /** The last check, for as long as its stress is being dealt. */
  past: Past | null = $derived.by(() => pastOf(this.#news()));

  /** A new state; those who serve while somebody looks something up, and for whom it is laid aside: bots that were let go, and oneself. */
  take(state: CommitteeState, led: readonly number[] = []): void {
    const fresh = this.#seen < 0 ? [] : state.jump ? state.news.filter((item) => item.number > this.#seen) : state.news;
    if (state.jump && state.number < this.#seen) this.stories = [];
    this.#seen = state.number;
    this.#keep("seen", String(state.number));
    for (const { event } of fresh) this.#tell(event);
    if (LOOKED_UP.includes(this.page.kind) && fresh.some(({ event }) => event.type === "committee.Served" && led.includes(event.seat))) this.page = MAP;
    const view = state.view;
    /* what a service has opened stays while whoever serves thinks: the next thing that happens shows where it is seen */
    const held = state.settled && !state.jump && !state.over && view.serving !== null && !state.decisions.some((decision) => !decision.free);
    /* counted as the last thing that happens, it is already gone from the table */
    const counting = state.name === "counted" && (!state.settled || held) ? this.check : null;
    this.counting = counting !== null;
    const check = view.check ?? counting;
    /* in the midst of it, as something is paid or counted, it is not known for a moment what it is for */
    const before = this.check && check?.purpose === "other" && state.name !== "check" && check.seat === this.check.seat ? this.check : check;
    this.check = check && before && { ...check, purpose: before.purpose, mission: before.mission };
    this.#state = state;
    /* who takes income over the introduction wants to see it */
    if (this.page.kind === "story" && fresh.some(({ event }) => event.type === "committee.Gained" && event.seat === view.seat)) this.begin();
    if (held && !view.check && (this.page.kind === "check" || this.page.kind === "agent")) return;
    if (!state.settled && !view.check && state.decisions.length > 0 && !isAnswer(this.page)) return; // whoever is choosing is left to it
    const page: Page | null = counting ? { kind: "check" } : pageFor(state);
    const name = page?.kind === "income" ? "" : (state.decisions.find((decision) => !decision.free)?.name ?? "");
    const asked = `${page ? JSON.stringify(page) : ""}:${name}:${view.round}`;
    if (asked === this.#asked) return;
    const first = this.#asked === "";
    this.#asked = asked;
    if (first && state.given === undefined && view.round <= 1 && !state.over && this.#code !== null && this.#recall("read") === null) this.page = { kind: "story" };
    else if (page || this.page.kind !== "story") this.page = page ?? (isAnswer(this.page) ? MAP : this.page);
  }

  /** A story is told until the next service or round begins. */
  #tell(event: CommitteeEvent): void {
    if (event.type === "committee.Served" || event.type === "committee.RoundBegan") this.stories = [];
    const story = storyOf(event);
    if (story) this.stories = [...this.stories, story].slice(-4);
  }

  /** The report of a round has been read. */
  wake(round: number): void {
    this.morning = round;
    this.#keep("morning", String(round));
    this.stories = this.stories.filter((story) => story.stamp !== "failed");
  }

  open(page: Page): void {
    this.page = page;
  }

  close(): void {
    if (this.page.kind === "story") this.#keep("read", "1");
    this.page = MAP;
  }

  /** The introduction has been read: what is asked comes next. */
  begin(): void {
    this.close();
    this.page = pageFor(this.#state!) ?? MAP;
  }

  dismiss(): void {
    this.stories = this.stories.slice(1);
  }

  #recall(what: "read" | "seen" | "morning"): string | null {
    try {
      return this.#code === null ? null : sessionStorage.getItem(`committee:${this.#code}:${what}`);
    } catch {
      return null;
    }
  }

  #keep(what: "read" | "seen" | "morning", value: string): void {
    try {
      if (this.#code !== null) sessionStorage.setItem(`committee:${this.#code}:${what}`, value);
    } catch {
      // without storage the introduction comes again
    }
  }
}

/** Pages that somebody has opened over the map. */
const LOOKED_UP: readonly Page["kind"][] = ["city", "cities", "mission", "missions", "main", "stock"];

/** Pages that open by themselves close by themselves. */
function isAnswer(page: Page): boolean {
  return page.kind === "check" || page.kind === "income" || page.kind === "exchange" || page.kind === "agent" || page.kind === "ids";
}

function pastOf(news: readonly CommitteeNews[]): Past | null {
  let past: Past | null = null;
  for (const { event } of news) past = follow(past, event);
  return past;
}

function follow(past: Past | null, event: CommitteeEvent): Past | null {
  switch (event.type) {
    case "committee.CheckBegan":
      return { symbols: [], throws: [], department: event.department, counted: null };
    case "committee.Rolled":
      return past && { ...past, ...thrown(past, event.symbols) };
    case "committee.CheckCounted":
      return past && { ...past, counted: event };
    case "committee.Served":
    case "committee.PhaseBegan":
      return null;
    default:
      return past;
  }
}

/** Dice that show something else have been thrown; if none does, all that may have been. */
export function thrown(past: Pick<Past, "symbols" | "throws">, symbols: readonly SymbolId[]): Pick<Past, "symbols" | "throws"> {
  const same = symbols.every((symbol, die) => past.symbols[die] === symbol);
  return { symbols, throws: symbols.map((symbol, die) => (past.throws[die] ?? 0) + Number(same || past.symbols[die] !== symbol)) };
}
