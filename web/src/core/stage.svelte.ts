import { patched, type Patch } from "./patch";
import type { Pace } from "./settings.svelte";
import type { Answer, Beat as SentBeat, Decision, GameAction, GameEvent, GameView, News, Renewed, StateMessage } from "./protocol.gen";

/** With more beats than these still to come when others happen, or after so long out of sight, there is no film but a recap. */
export const FILM = 12;
export const AWAY_MS = 20_000;

/** So much has to have happened while the line was gone to be told again. */
const MISSED = 3;

/** A beat is so many times as long as its game says; at once, only what matters is shown, and so long. */
const PACES: Record<Exclude<Pace, "once">, number> = { slow: 1.6, normal: 1, fast: 0.45 };
const ONCE_MS = 400;
/** A beat of which the game does not say how long it lasts. */
const USUAL_MS = 700;
/** A sentence is found, then read letter by letter; more than so long nobody waits for it. */
const FIND_MS = 350;
const LETTER_MS = 22;
const READ_MS = 2200;

/** What is shown at one time: what has happened, and the table then. */
export interface Beat<V extends GameView = GameView, E extends GameEvent = GameEvent> {
  /** What the rules call it; empty where they do not say. */
  name: string;
  news: readonly News<E>[];
  view: V;
}

/** How a game wants its beats shown. */
export interface Timing<V extends GameView = GameView, E extends GameEvent = GameEvent> {
  /** How long a beat stays at normal pace, by its name, in milliseconds. */
  stays?: Readonly<Record<string, number | ((beat: Beat<V, E>) => number)>>;
  /** The beats that are read and not only looked at: they stay as long as their sentences take, unless somebody wants it fast. */
  reads?: readonly string[];
  /** What comes by itself every time is no news: its sentence is not waited for. */
  skims?: (event: E) => boolean;
  /** The beats that are shown even to those who want everything at once. */
  matters?: readonly string[];
  /** How long after a beat has begun its words come, in milliseconds, by its name: what is still tumbling is not told yet. */
  tells?: Readonly<Record<string, (beat: Beat<V, E>) => number>>;
}

/** What the server says of a position beside the table and what happened. */
export type Told<A extends GameAction = GameAction> = Pick<
  StateMessage<GameView, A>,
  "number" | "seat" | "waiting" | "undo" | "turn" | "plea" | "over" | "result" | "given"
> & { decisions: readonly Decision<A>[]; others: readonly Decision<A>[] };

/** What everything on screen shows. */
export interface Shown<V extends GameView = GameView, A extends GameAction = GameAction, E extends GameEvent = GameEvent> extends Told<A>, Beat<V, E> {
  /** Counts what was shown, so that two beats can be told apart. */
  tick: number;
  /** What lies between this and what was shown before is not told. */
  jump: boolean;
  /** Nothing is to come: only then is anything asked. */
  settled: boolean;
}

/** What was passed over. */
export interface Recap {
  news: readonly News[];
  /** How long the log was when this was last seen. */
  since: number;
  /** The beats themselves; null: the server has them. */
  film: Film | null;
}

/** The table as it was last seen, and the beats since then. */
export interface Film {
  from: Beat & { number: number };
  /** So much had been told by then. */
  heard: number;
  beats: readonly (Beat & { number: number })[];
}

interface Step extends Beat {
  number: number;
  tick: number;
  jump: boolean;
}

/**
 * What happens at a table as it is shown, a beat at a time. Everything on the screen reads from here: the header, the board, the
 * question, the log, the sounds, what is spoken.
 */
export class Stage {
  /** What has been told by what is on screen. */
  news: readonly News[] = $state.raw([]);
  /** So many beats are to come. */
  behind = $state(0);
  /** What the beat on screen brings is not to be read yet. */
  hushed = $state(false);
  settled = $state(true);
  paused = $state(false);
  recap: Recap | null = $state.raw(null);
  /** What was passed over is being shown. */
  catching = $state(false);
  /** How long the log was when this table was seen at another time. */
  known: number | null = null;
  /** Called whenever nothing is to come any more. */
  onsettled: () => void = () => {};
  timing: Timing = {};
  /** How fast whoever looks wants to be shown things. */
  pace: () => Pace = () => "normal";
  /** What whoever looks reads of something that has happened; empty for what they know. */
  said: (item: News) => string = () => "";

  #told: Told | null = $state.raw(null);
  #step: Step | null = $state.raw(null);
  /** What was asked when nothing was to come. */
  #asked: readonly Decision[] = $state.raw([]);
  /** The answers to what each of the others was asked last, by seat and name of the question. */
  #answers = new Map<string, readonly Answer[]>();
  #queue: Step[] = [];
  #ticks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hush: ReturnType<typeof setTimeout> | undefined;
  #ends = 0;
  #left = 0;
  /** So many beats are shown fast, whatever the pace. */
  #rush = 0;
  #hidden = 0;

  state: Shown | null = $derived.by(() => {
    const [told, step] = [this.#told, this.#step];
    if (!told || !step) return null;
    if (this.settled) return { ...told, ...step, settled: true };
    /* a question that stays open may be answered while something else is shown, but not while the past is */
    const decisions = this.catching ? [] : this.#asked.filter(({ id }) => told.decisions.some((one) => one.id === id));
    const waiting = [...new Set(decisions.filter((one) => !one.free).map((one) => one.seat))];
    return { ...told, ...step, decisions, others: [], waiting, over: false, result: null, settled: false };
  });

  /** What may be read of it: a board moves first, and then it is told. */
  told: readonly News[] = $derived(this.hushed ? this.news.slice(0, this.news.length - (this.#step?.news.length ?? 0)) : this.news);

  /** The length of the log once everything is shown. */
  get number(): number | null {
    return this.#told?.number ?? null;
  }

  /** All that is known to have happened, shown or not. */
  get heard(): readonly News[] {
    return [...this.news, ...this.#queue.flatMap((step) => step.news)];
  }

  /** What happens before something is asked of whoever looks; null where nothing is. */
  get until(): readonly News[] | null {
    return this.#told?.decisions.some((one) => !one.free) ? this.#queue.flatMap((step) => step.news) : null;
  }

  /** Takes what the server says; false where it stands on something that is not here. */
  take(message: StateMessage): boolean {
    const told = this.#whole(message);
    if (message.reset) {
      const [beat] = message.beats;
      this.#start(told, { name: "", news: beat!.news, view: beat!.view! });
      return true;
    }
    const last = this.#queue.at(-1) ?? this.#step;
    if (!last || message.after !== this.number || message.seat !== this.#told?.seat) return false;
    this.push(told, unfold(message.beats, last.view));
    return true;
  }

  /** A message with all its questions: of one that is as it was, only the id is sent. */
  #whole(message: StateMessage): Told {
    if (message.reset) this.#answers.clear();
    const { decisions = [], others = [] } = message.reset ? {} : (this.#told ?? {});
    const before = (name: string): Decision[] => [...decisions, ...others].filter(({ id }) => id === name);
    return {
      ...message,
      decisions: message.decisions.flatMap((one) => (typeof one === "string" ? before(one) : [one])),
      others: message.others.flatMap((one) => (typeof one === "string" ? before(one) : [this.#renewed(one)])),
    };
  }

  /** A question to others with all its answers: of those that stood in the one before it, only the place is sent. */
  #renewed(asked: Renewed): Decision {
    const name = `${asked.seat}:${asked.name}`;
    const before = this.#answers.get(name) ?? [];
    const actions = asked.actions.flatMap((one) => (typeof one === "number" ? (before[one] ?? []) : one));
    this.#answers.set(name, actions);
    return { ...asked, actions };
  }

  /** Begins with a table as it stands, or goes to one; nothing that lies between is told. */
  jump(told: Told, beat: Beat, news: readonly News[] = beat.news): void {
    this.#stop();
    this.recap = null;
    this.#told = told;
    this.news = news;
    this.#show({ ...beat, number: told.number }, true);
    this.#settle();
  }

  /** Goes on with the beats that lead to a new position. */
  push(told: Told, beats: readonly Beat[]): void {
    this.#told = told;
    const quiet = beats.length === 1 && beats[0]!.news.length === 0;
    if (quiet) return this.#renew(beats[0]!.view, told.number);
    const late = this.#queue.length > FILM && this.#rush === 0;
    this.#queue.push(...beats.map((beat) => ({ ...beat, number: told.number, tick: 0, jump: false })));
    this.behind = this.#queue.length;
    if (this.#hidden > 0) this.settled = false;
    else if (late) this.#skip();
    else if (this.settled) this.#next();
  }

  /** Holds the beat on screen; where nothing is to come yet, the next one. */
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.#left = Math.max(0, this.#ends - Date.now());
    clearTimeout(this.#timer);
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    if (!this.settled) this.#wait(this.#left);
  }

  /** Ends the beat on screen; never two. */
  next(): void {
    if (this.settled) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Goes to the present. */
  finish(): void {
    if (this.settled) return;
    const last = this.#queue.at(-1);
    const { heard } = this;
    this.#stop();
    if (last) {
      this.news = heard;
      this.#show(last, true);
    }
    this.#settle();
  }

  /** The page is out of sight, or in sight again. */
  hide(hidden: boolean): void {
    if (hidden) {
      if (this.#hidden === 0) this.#hidden = Date.now();
      clearTimeout(this.#timer);
      return;
    }
    if (this.#hidden === 0) return;
    const away = Date.now() - this.#hidden;
    this.#hidden = 0;
    if (this.settled) return;
    if (away > AWAY_MS || this.#queue.length > FILM) this.#skip();
    else this.next();
  }

  /** Shows what was passed over, fast; what the film does not reach is told at its end. */
  replay({ from, heard, beats }: Film): void {
    this.finish();
    const [now, { news, number }] = [this.#step!, this];
    const shown = beats.filter((beat) => beat.number <= number!);
    const rest = news.slice(heard + shown.flatMap((beat) => beat.news).length);
    const steps = (shown.at(-1)?.number ?? from.number) < number! ? [...shown, { ...now, name: "", news: rest }] : shown;
    this.#stop();
    this.recap = null;
    this.catching = true;
    this.news = news.slice(0, heard);
    this.#step = { ...from, tick: ++this.#ticks, jump: true };
    this.#queue = steps.map((step) => ({ ...step, tick: 0, jump: false }));
    this.#rush = this.#queue.length;
    this.#next();
  }

  dismiss(): void {
    this.recap = null;
  }

  close(): void {
    this.#stop();
    this.#told = null;
    this.#step = null;
    this.news = [];
    this.settled = true;
    this.recap = null;
  }

  /** The whole table anew: what is new in it since it was last seen is told in a recap. */
  #start(told: Told, beat: Beat): void {
    const [before, recap] = [this.#told, this.recap];
    const since = before ? before.number : this.known;
    this.known = null;
    this.jump(told, beat);
    if (since === null || told.over || (before && before.seat !== told.seat) || told.number < since) return;
    const missed = beat.news.filter((item) => item.number > since);
    this.recap = missed.length >= MISSED ? { news: missed, since, film: null } : recap;
  }

  /** Nothing has happened, but the table may be told otherwise: it takes the place of the last one. */
  #renew(view: GameView, number: number): void {
    const last = this.#queue.at(-1);
    if (last) this.#queue[this.#queue.length - 1] = { ...last, view, number };
    else if (this.#step) this.#step = { ...this.#step, view, number };
    if (this.settled) this.#settle();
  }

  #skip(): void {
    const beats = [...this.#queue];
    const [from, heard] = [this.#step!, this.news.length];
    this.finish();
    if (beats.length > 0) this.recap = { news: beats.flatMap((beat) => beat.news), since: from.number, film: { from, heard, beats } };
  }

  #next(): void {
    this.settled = false;
    for (;;) {
      const step = this.#queue.shift();
      if (!step) return this.#settle();
      const ms = this.#lasts(step);
      this.news = step.news.length > 0 ? [...this.news, ...step.news] : this.news;
      this.#show(step, false);
      this.#tell(ms > 0 ? (this.timing.tells?.[step.name]?.(step) ?? 0) : 0);
      if (this.paused) return void (this.#left = ms);
      if (ms > 0) return this.#wait(ms);
    }
  }

  /** The words of what is shown come so much later, at the end of its beat at the latest. */
  #tell(ms: number): void {
    this.hushed = ms > 0;
    if (this.hushed) this.#hush = setTimeout(() => (this.hushed = false), ms);
  }

  #lasts(step: Step): number {
    const { stays = {}, matters = [], reads = [], skims } = this.timing;
    const told = stays[step.name] ?? (step.news.length > 0 ? USUAL_MS : 0);
    const usual = typeof told === "number" ? told : told(step);
    if (this.#rush > 0) {
      this.#rush -= 1;
      return usual * PACES.fast;
    }
    const pace = this.pace();
    if (pace === "once") return usual > 0 && matters.includes(step.name) ? ONCE_MS : 0;
    const read = pace === "fast" || !reads.includes(step.name) ? 0 : Math.max(0, ...step.news.map((item) => (skims?.(item.event) ? 0 : timeToRead(this.said(item)))));
    return Math.max(usual, read) * PACES[pace];
  }

  /** Counts the time of a beat from when it is drawn, at the end of this task: on a slow machine that takes a good part of it. */
  #wait(ms: number): void {
    const tick = this.#ticks;
    this.#ends = Date.now() + ms;
    queueMicrotask(() => {
      if (tick === this.#ticks && !this.paused) this.#ends = Date.now() + ms;
    });
    this.#timer = setTimeout(() => this.#end(), ms);
  }

  #end(): void {
    const left = this.#ends - Date.now();
    if (left > 0) this.#timer = setTimeout(() => this.#end(), left);
    else this.#next();
  }

  #show(step: Omit<Step, "tick" | "jump">, jump: boolean): void {
    clearTimeout(this.#hush);
    this.hushed = false;
    this.#step = { ...step, tick: ++this.#ticks, jump };
    this.behind = this.#queue.length;
  }

  #settle(): void {
    clearTimeout(this.#hush);
    this.hushed = false;
    this.settled = true;
    this.paused = false;
    this.catching = false;
    this.#asked = this.#told?.decisions ?? [];
    this.onsettled();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#hush);
    this.#queue = [];
    this.#rush = 0;
    this.behind = 0;
  }
}

/** How long a sentence takes whoever reads it for the first time, in milliseconds. */
function timeToRead(sentence: string): number {
  return sentence === "" ? 0 : Math.min(READ_MS, FIND_MS + LETTER_MS * sentence.length);
}

/** The beats of a message with their tables, from the table before. */
export function unfold(beats: readonly SentBeat[], before: GameView): Beat[] {
  let view = before;
  return beats.map(({ name, news, view: whole, change }) => {
    view = whole ?? patched(view, change as Patch);
    return { name, news, view };
  });
}
