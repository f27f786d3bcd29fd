import type { Decision, GameAction, Text, Why } from "./protocol.gen";

/** A thing an action touches: `card:12`, `guild:3`, `seat:1`; a verb is one too: `type:suits.Bribe`. */
export type Thing = string;

export interface Choice<A extends GameAction = GameAction> {
  decision: Decision<A>;
  index: number;
  action: A;
  text: Text;
}

/** A refusal, or what was asked about something (without a reason), and the element it points at. */
export interface Bubble extends Why {
  /** What was likely meant, where it may be left to be played later. */
  guess?: GameAction;
  at: HTMLElement | null;
}

/** What the picker asks of the table. */
export interface PickerHost<A extends GameAction = GameAction> {
  play(choice: Choice<A>): void;
  /** Plays at one gesture, or asks first where that is wished. */
  press?(choice: Choice<A>): void;
  explain(guess: A): Promise<Why | null>;
}

/** Everything an action mentions: one thing a field, and one an element where the field is a list. */
export function thingsOf(action: GameAction): Thing[] {
  return Object.entries(action).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => typeof item === "number" || typeof item === "string")
      .map((item) => `${field}:${item}`),
  );
}

const fieldOf = (thing: Thing): string => thing.slice(0, thing.indexOf(":"));

/** Turns taps on pieces into one of the legal actions; it never decides legality itself. */
export class Picker<A extends GameAction = GameAction> {
  decisions: readonly Decision<A>[] = $state.raw([]);
  chosen: Thing[] = $state.raw([]);
  bubble: Bubble | null = $state.raw(null);

  #host: PickerHost<A>;
  #asked = 0;

  constructor(host: PickerHost<A>) {
    this.#host = host;
  }

  /** Every legal action of the decisions on screen. */
  choices: Choice<A>[] = $derived(
    this.decisions.flatMap((decision) =>
      decision.actions.map(({ action, text }, index) => ({ decision, index, action, text })),
    ),
  );

  #things: Thing[][] = $derived(this.choices.map((choice) => thingsOf(choice.action)));

  /** Those that mention everything chosen so far. */
  shown: Choice<A>[] = $derived(
    this.choices.filter((_, at) => this.chosen.every((thing) => this.#things[at]!.includes(thing))),
  );

  /** Things that may be touched now: of choices that mention all that is chosen in other fields. */
  #legal: Set<Thing> = $derived.by(() => {
    const legal = new Set<Thing>();
    for (const things of this.#things) {
      const missing = this.chosen.filter((thing) => !things.includes(thing));
      if (missing.length === 0) things.forEach((thing) => legal.add(thing));
      else if (missing.every((thing) => fieldOf(thing) === fieldOf(missing[0]!)))
        things.filter((thing) => fieldOf(thing) === fieldOf(missing[0]!)).forEach((thing) => legal.add(thing));
    }
    return legal;
  });

  /**
   * New questions: what was chosen stays only while it still leads to an action, and where the questions are others, only
   * if it was somebody else who changed them.
   */
  ask(decisions: readonly Decision<A>[], byOthers = false): void {
    const same =
      decisions.length === this.decisions.length && decisions.every((d, at) => d.id === this.decisions[at]!.id);
    this.decisions = decisions;
    if (same && this.shown.length > 0) return;
    if (!byOthers || this.shown.length === 0) this.chosen = [];
    this.bubble = null;
  }

  /** Lifts an action that came too late, if it can still be played; says whether it can. */
  lift(late: Choice<A>): boolean {
    const words = JSON.stringify(late.action);
    const still = this.choices.find((one) => one.decision.seat === late.decision.seat && JSON.stringify(one.action) === words);
    if (still) this.chosen = thingsOf(still.action);
    return still !== undefined;
  }

  isLegal(thing: Thing): boolean {
    return this.#legal.has(thing);
  }

  isChosen(thing: Thing): boolean {
    return this.chosen.includes(thing);
  }

  /** Chooses a legal thing, plays a chosen one that leaves a single action, explains any other by what was likely meant. */
  touch(thing: Thing, guess: A | null, at?: HTMLElement): void {
    this.bubble = null;
    if (this.isChosen(thing)) {
      if (this.shown.length === 1) this.play(this.shown[0]!);
      else this.chosen = this.chosen.filter((other) => other !== thing);
      return;
    }
    if (this.isLegal(thing)) {
      const kept = this.chosen.filter((other) => this.#together(other, thing));
      this.chosen = [...kept, thing];
      return;
    }
    if (guess) void this.#explain(guess, at ?? null);
  }

  play(choice: Choice<A>): void {
    this.bubble = null;
    this.#host.play(choice);
  }

  press(choice: Choice<A>): void {
    this.bubble = null;
    if (this.#host.press) this.#host.press(choice);
    else this.#host.play(choice);
  }

  clear(): void {
    this.chosen = [];
    this.bubble = null;
  }

  /** Shows a refusal the server gave. */
  refuse(why: Why, at: HTMLElement | null = null): void {
    this.bubble = { ...why, at };
  }

  /** Tells of something that only lies there. */
  tell(key: string, args: Text["args"], rule: string, at: HTMLElement): void {
    this.bubble = { reason: null, rule, text: { type: "Text", key, args }, at };
  }

  #together(one: Thing, other: Thing): boolean {
    return this.#things.some((things) => things.includes(one) && things.includes(other));
  }

  async #explain(guess: A, at: HTMLElement | null): Promise<void> {
    const asked = ++this.#asked;
    const why = await this.#host.explain(guess);
    if (asked === this.#asked && why?.reason) this.bubble = { ...why, at, ...(why.reason === "not_your_turn" ? { guess } : {}) };
  }
}
