import { Show } from "../show.svelte";
import { frames, type Frame } from "./frames";
import { ledger } from "./board/ledger";
import type { SuitsEvent, SuitsView } from "./words.gen";
import type { SuitsNews, SuitsState } from "./view";

/** How long a play and a finished round stay on the table before the next thing is shown, in `--slow`. */
const PLAY = 1.3;
const FINISHED = 3.4;

/** The table a play at a time, a finished round a little longer. */
export class SuitsShow extends Show<SuitsView, SuitsEvent, Frame> {
  finished = $state(false);
  /** Cells of the ledger that the last step has changed: `side:column`. */
  changed: ReadonlySet<string> = $state.raw(new Set<string>());
  /** More than a round. */
  protected readonly behind = 8;
  #leave: (taker: number) => void;

  /** `leave` is called while a finished round is still on screen, just before it goes to its taker. */
  constructor(state: SuitsState, leave: (taker: number) => void) {
    super(state);
    this.#leave = leave;
  }

  protected frame(view: SuitsView, news: readonly SuitsNews[]): Frame {
    return { view, finished: false, news };
  }

  protected override frames(last: SuitsView, view: SuitsView, news: readonly SuitsNews[]): Frame[] {
    return frames(last, view, news);
  }

  protected stay(frame: Frame): number {
    return frame.finished ? FINISHED : PLAY;
  }

  protected before({ view, finished }: Frame): void {
    const old = this.view;
    if (this.moving && old.taker !== null && isTaken(old, view)) this.#leave(old.taker);
    this.changed = changes(old, view, this.changed);
    this.finished = finished;
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
