import type { News, StateMessage } from "../../core/types";
import { slow } from "../motion";
import type { PowerView } from "./view";

/** How long a state stays before the next one is shown, in `--slow`: with news, and without. */
const TOLD = 2.2;
/** More than so many states behind: go to the present at once. */
const BEHIND = 6;

interface Frame {
  view: PowerView;
  news: News[];
}

/** What the board shows: the states of the server one after another, each long enough to be seen. */
export class Show {
  view: PowerView = $state.raw() as PowerView;
  /** Everything seen so far. */
  news: News[] = $state.raw([]);
  /** Whether the table has been drawn once: only then do things move. */
  moving = false;

  #number = -1;
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #before: (news: News[]) => void;

  /** `before` is called with the news of a state while the one before it is still on screen. */
  constructor(state: StateMessage, before: (news: News[]) => void) {
    this.#before = before;
    this.#jump(state);
  }

  /** Takes the next state of the server. */
  next(state: StateMessage): void {
    if (state.number === this.#number && this.#queue.length === 0) {
      this.view = state.view as PowerView;
      return;
    }
    const fresh = state.news.filter((item) => item.number > this.#number);
    if (state.reset || state.seat !== this.view.seat || state.number < this.#number || slow() === 0) return this.#jump(state);
    this.#number = state.number;
    this.#queue.push({ view: state.view as PowerView, news: fresh });
    if (this.#queue.length > BEHIND) return this.flush();
    if (this.#timer === undefined) this.#step();
  }

  /** Goes to the present at once. */
  flush(): void {
    const last = this.#queue.at(-1);
    const news = this.#queue.flatMap((frame) => frame.news);
    this.stop();
    if (last) this.#put({ view: last.view, news });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #jump(state: StateMessage): void {
    this.stop();
    const fresh = state.news.filter((item) => state.reset || item.number > this.#number);
    this.news = state.reset || state.number < this.#number ? state.news : [...this.news, ...fresh];
    this.#number = state.number;
    this.view = state.view as PowerView;
  }

  #step(): void {
    const frame = this.#queue.shift();
    if (!frame) {
      this.#timer = undefined;
      return;
    }
    this.#put(frame);
    this.#timer = setTimeout(() => this.#step(), this.#queue.length > 0 ? slow() * TOLD : 0);
  }

  #put(frame: Frame): void {
    if (this.moving) this.#before(frame.news);
    this.news = [...this.news, ...frame.news];
    this.view = frame.view;
  }
}
