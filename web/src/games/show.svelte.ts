import { untrack } from "svelte";
import type { GameEvent, GameView, News, StateMessage } from "../core/protocol.gen";
import { slow } from "./motion";

/** What is shown at one time. */
export interface Frame<V extends GameView, E extends GameEvent> {
  view: V;
  /** What has been seen once this is shown. */
  news: readonly News<E>[];
}

type Told<V extends GameView, E extends GameEvent> = Pick<StateMessage<V, never, E>, "number" | "seat" | "view" | "news" | "reset">;

/** What a board shows: the states of the server one after another, each long enough to be seen. */
export abstract class Show<V extends GameView & { seat: number | null }, E extends GameEvent, One extends Frame<V, E> = Frame<V, E>> {
  view: V = $state.raw() as V;
  /** Everything seen so far. */
  news: readonly News<E>[] = $state.raw([]);
  /** Whether the table has been drawn once: only then do things move. */
  moving = false;

  #number: number;
  #queue: One[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(state: Told<V, E>) {
    this.#number = state.number;
    this.view = state.view;
    this.news = state.news;
  }

  /** With more frames than these to come the board goes to the present at once. */
  protected abstract readonly behind: number;

  /** The frame of a view by itself. */
  protected abstract frame(view: V, news: readonly News<E>[]): One;

  /** The frames from the last view to the next. */
  protected frames(_last: V, view: V, news: readonly News<E>[]): One[] {
    return [this.frame(view, news)];
  }

  /** How long a frame stays before the next one may come, in `--slow`; `last` where none waits yet. */
  protected abstract stay(frame: One, last: boolean): number;

  /** Called before a frame is shown, while the one before it is on screen; `jump` where what lies between them is not told. */
  protected abstract before(frame: One, jump: boolean): void;

  /** The table is drawn: from now on things move, until what this gives is called. */
  start(): () => void {
    this.moving = true;
    return () => this.stop();
  }

  /** Takes the next state of the server. */
  next(state: Told<V, E>): void {
    untrack(() => this.#take(state)); // an effect that hands the states over runs for them, not for what is shown
  }

  /** Goes to the present at once. */
  flush(): void {
    const rest = this.#queue;
    this.stop();
    if (rest.length > 0) this.#put({ ...rest.at(-1)!, news: newsOf(rest) });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #take(state: Told<V, E>): void {
    if (state.reset || state.seat !== this.view.seat || state.number < this.#number || slow() === 0) return this.#jump(state);
    const fresh = state.news.filter((item) => item.number > this.#number);
    this.#number = state.number;
    if (fresh.length === 0) return this.#renew(state.view);
    const last = this.#queue.at(-1)?.view ?? this.view;
    this.#queue.push(...this.frames(last, state.view, fresh));
    if (this.#queue.length > this.behind) return this.flush();
    if (this.#timer === undefined) this.#step();
  }

  /** Nothing has happened: the newest view takes the place of the one before it. */
  #renew(view: V): void {
    const last = this.#queue.pop();
    if (last) this.#queue.push({ ...last, view });
    else this.view = view;
  }

  #jump(state: Told<V, E>): void {
    const again = state.reset || state.number < this.#number;
    const fresh = again ? state.news : [...newsOf(this.#queue), ...state.news.filter((item) => item.number > this.#number)];
    this.stop();
    if (again) this.news = [];
    this.#number = state.number;
    this.#put(this.frame(state.view, fresh), true);
  }

  #step(): void {
    const frame = this.#queue.shift();
    if (!frame) {
      this.#timer = undefined;
      return;
    }
    this.#put(frame);
    this.#timer = setTimeout(() => this.#step(), slow() * this.stay(frame, this.#queue.length === 0));
  }

  #put(frame: One, jump = false): void {
    this.before(frame, jump);
    if (frame.news.length > 0) this.news = [...this.news, ...frame.news];
    this.view = frame.view;
  }
}

const newsOf = <E extends GameEvent>(frames: readonly { news: readonly News<E>[] }[]): News<E>[] => frames.flatMap((frame) => frame.news);
