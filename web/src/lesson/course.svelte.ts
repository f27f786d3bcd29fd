import { aimed } from "../core/aimed.svelte";
import { thingsOf, type Choice } from "../core/picker.svelte";
import type { Lesson } from "../core/protocol.gen";
import type { Room } from "../core/room.svelte";
import { counting } from "../games/ceremony.svelte";
import { elementsOf } from "./aim";
import { fits, stretchAt, stretches, type Part } from "./plan";

/** After so many wrong answers the right one is offered first. */
const PATIENCE = 2;

/** One lesson at a table: what is said now, and what an answer is told. */
export class Course {
  readonly #all;
  /** The stretch whose words were read, and how many of them. */
  #read = $state.raw({ at: -1, count: 0 });
  /** The message that answers a wrong action, and what was chosen for it: another choice is another question. */
  #answered: { say: string; chosen: readonly string[] } | null = $state.raw(null);
  answer: string | null = $derived.by(() => (this.#answered && this.#answered.chosen === this.room.picker.chosen ? this.#answered.say : null));
  #missed = $state(0);
  /** The right answer is lit. */
  shown = $state(false);

  constructor(
    readonly lesson: Lesson,
    readonly room: Room,
  ) {
    this.#all = stretches(lesson);
  }

  given: number = $derived.by(() => this.room.state?.given ?? 0);
  stretch = $derived.by(() => stretchAt(this.#all, this.given));
  #count: number = $derived(this.#read.at === this.stretch?.at ? this.#read.count : 0);
  /** What is said; null once all is read. */
  part: Part | null = $derived.by(() => this.stretch?.parts[this.#count] ?? null);
  /** The part of this stretch that awaits an answer. */
  awaited: Part | null = $derived.by(() => this.stretch?.parts.find((part) => part.step.awaits?.length) ?? null);
  /** The legal actions that lead on; none where the game has left the script. */
  right: Choice[] = $derived.by(() => {
    const patterns = this.awaited?.step.awaits ?? [];
    const { choices } = this.room.picker;
    const found = patterns.flatMap((pattern) => choices.filter(({ action }) => fits(action, pattern)));
    return [...new Set(found)];
  });
  chapter: number = $derived.by(() => {
    const part = this.part ?? this.stretch?.parts.at(-1);
    return part?.chapter ?? this.#chapterBefore();
  });
  /** All is said and done. */
  ended: boolean = $derived.by(() => this.stretch === this.#all.at(-1) && this.part === null);
  lost: boolean = $derived(this.#missed >= PATIENCE);
  /** Nothing is left on the way to this moment: the words may come. */
  ready: boolean = $derived.by(() => {
    const { room } = this;
    if (!room.state?.settled || room.pending || aimed.busy || room.link === "off") return false;
    if (room.state.over && counting()) return false;
    return this.awaited === null ? room.state.over || room.state.waiting.length === 0 || room.myTurn : room.myTurn;
  });

  next(): void {
    this.#answered = null;
    this.#read = { at: this.stretch!.at, count: this.#count + 1 };
  }

  /** Whether an answer may be given; a wrong one is told why, and nothing is sent. */
  takes({ action }: Choice): boolean {
    const { awaited, right, stretch } = this;
    if (!awaited || right.length === 0) return true;
    this.#read = { at: stretch!.at, count: stretch!.parts.indexOf(awaited) };
    this.shown = false;
    if (right.some((one) => one.action === action)) {
      this.#answered = null;
      this.#missed = 0;
      return true;
    }
    this.#missed += 1;
    this.#answered = { say: awaited.step.wrong?.find((one) => fits(action, one.when ?? {}))?.say ?? "", chosen: this.room.picker.chosen };
    return false;
  }

  /** Something impossible was tried: the table itself says why. */
  miss(): void {
    this.#missed += 1;
  }

  /** Goes on after a wrong answer. */
  retry(): void {
    this.#answered = null;
    this.room.picker.clear();
  }

  /** Lights one right answer. */
  show(): void {
    this.retry();
    this.shown = true;
    if (this.right[0]) this.room.picker.lift(this.right[0]);
  }

  /** What the step is about, as pieces and places. */
  aims: readonly string[] = $derived.by(() => {
    const { part, right } = this;
    if (!part) return [];
    const lit = this.shown && right[0] ? thingsOf(right[0].action).filter((thing) => elementsOf(thing).length > 0) : [];
    if (lit.length > 0) return lit;
    if (part.step.at?.length) return part.step.at;
    return part === this.awaited ? [...new Set(right.flatMap(({ action }) => thingsOf(action)))] : [];
  });

  #chapterBefore(): number {
    const before = this.#all.filter((one) => one.at <= this.given && one.parts.length > 0).at(-1);
    return before?.parts.at(-1)?.chapter ?? 0;
  }
}
