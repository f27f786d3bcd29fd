import type { News, StateMessage } from "../../core/types";
import { frames, type Frame } from "./frames";
import { ledger } from "./ledger";
import { slow } from "../motion";
import type { SuitsView } from "./view";

/** How long a play and a finished round stay on the table before the next thing is shown, in `--slow`. */
const PLAY = 1.3;
const FINISHED = 3.4;
/** More than a round behind: go to the present at once. */
const BEHIND = 8;

/** What the board shows: the states of the server one after another, a finished round a little longer. */
export class Show {
  view: SuitsView = $state.raw() as SuitsView;
  /** Everything seen so far. */
  news: News[] = $state.raw([]);
  finished = $state(false);
  /** Cells of the ledger that the last step has changed: `side:column`. */
  changed: ReadonlySet<string> = $state.raw(new Set<string>());
  /** Whether the table has been drawn once: only then do things move. */
  moving = false;

  #number = -1;
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leave: (taker: number) => void;

  /** `leave` is called while a finished round is still on screen, just before it goes to its taker. */
  constructor(state: StateMessage, leave: (taker: number) => void) {
    this.#leave = leave;
    this.#jump(state);
  }

  /** Takes the next state of the server. */
  next(state: StateMessage): void {
    if (state.number === this.#number && this.#queue.length === 0) {
      this.view = state.view as SuitsView;
      return;
    }
    const fresh = state.news.filter((item) => item.number > this.#number);
    const other = state.reset || state.seat !== this.view.seat || state.number < this.#number;
    if (other || fresh.length === 0 || slow() === 0) return this.#jump(state);
    const last = this.#queue.at(-1)?.view ?? this.view;
    this.#number = state.number;
    this.#queue.push(...frames(last, state.view as SuitsView, fresh));
    if (this.#queue.length > BEHIND) return this.flush();
    if (this.#timer === undefined) this.#step();
  }

  /** Goes to the present at once. */
  flush(): void {
    const rest = this.#queue;
    this.stop();
    if (rest.length > 0) this.#put({ ...rest.at(-1)!, news: rest.flatMap((frame) => frame.news) });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #jump(state: StateMessage): void {
    const behind = this.#queue.flatMap((frame) => frame.news);
    this.stop();
    const again = state.reset || state.number < this.#number;
    if (again) this.news = [];
    const fresh = again ? state.news : [...behind, ...state.news.filter((item) => item.number > this.#number)];
    this.#number = state.number;
    this.#put({ view: state.view as SuitsView, finished: false, news: fresh });
  }

  #step(): void {
    const frame = this.#queue.shift();
    if (!frame) {
      this.#timer = undefined;
      return;
    }
    this.#put(frame);
    this.#timer = setTimeout(() => this.#step(), slow() * (frame.finished ? FINISHED : PLAY));
  }

  #put(frame: Frame): void {
    const old = this.view as SuitsView | undefined;
    if (old && this.moving && old.taker !== null && isTaken(old, frame.view)) this.#leave(old.taker);
    if (old) this.changed = changes(old, frame.view, this.changed);
    if (frame.news.length > 0) this.news = [...this.news, ...frame.news];
    this.finished = frame.finished;
    this.view = frame.view;
  }
}

const isTaken = (old: SuitsView, view: SuitsView): boolean =>
  view.round > old.round || (view.trump === null && old.trump !== null);

/** Cells that differ; as long as none do, those of the step before stay marked. */
function changes(old: SuitsView, view: SuitsView, before: ReadonlySet<string>): ReadonlySet<string> {
  if (old.standings.length !== view.standings.length) return new Set();
  const now = new Set<string>();
  const rows = ledger(old);
  ledger(view).forEach((row, at) => {
    const was = rows[at]!;
    row.guilds.forEach((cell, guild) => {
      const { symbols, ignored } = was.guilds[guild]!;
      if (cell.symbols !== symbols || cell.ignored !== ignored) now.add(`${row.side}:${guild}`);
    });
    if (row.jokers.count !== was.jokers.count || row.jokers.points !== was.jokers.points) now.add(`${row.side}:jokers`);
    if (row.neutral !== was.neutral) now.add(`${row.side}:neutral`);
    if (row.wealth !== was.wealth) now.add(`${row.side}:wealth`);
    if (row.total !== was.total) now.add(`${row.side}:total`);
  });
  return now.size > 0 ? now : before;
}
