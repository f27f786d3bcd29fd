import { getContext, setContext } from "svelte";
import { thingsOf, type Thing } from "../../core/picker.svelte";
import type { Table } from "../../core/protocol.gen";
import type { PowerSeat, PowerView, PowerAction } from "./words.gen";
import { chainOf } from "./history";
import { look, type Topic } from "./look.svelte";
import { peopleOf, type Person } from "./people";
import { ownSeat, type PowerChoice, type PowerDecision, type PowerNews, type PowerPicker, type PowerState } from "./view";

export interface DeskProps {
  table: Table;
  told: PowerState;
  /** Everything seen so far. */
  news: readonly PowerNews[];
  view: PowerView;
  picker: PowerPicker;
  live: boolean;
  name(seat: number): string;
}

const KEY = Symbol("power");

/** What every part of the board shares: the view, the people, what can be done now, and the open sheet. */
export class Desk {
  #props: () => DeskProps;

  constructor(props: () => DeskProps) {
    this.#props = props;
    setContext(KEY, this);
  }

  get table(): Table {
    return this.#props().table;
  }
  get view(): PowerView {
    return this.#props().view;
  }
  get picker(): PowerPicker {
    return this.#props().picker;
  }
  get news(): readonly PowerNews[] {
    return this.#props().news;
  }
  get told(): PowerState {
    return this.#props().told;
  }

  me: PowerSeat | null = $derived.by(() => ownSeat(this.view));
  people: Person[] = $derived.by(() => peopleOf(this.table, this.view, this.#props().name));
  /** Only then can anything be done here: it is no replay. */
  live: boolean = $derived.by(() => this.#props().live);
  /** The game is over and its end has been told: until then everything stays where it lay. */
  ended: boolean = $derived.by(() => this.view.phase === "end" && !this.live);
  asked: PowerDecision | null = $derived.by(() => (this.live ? (this.picker.decisions.find((one) => !one.free) ?? null) : null));
  /** My one action is what is asked: only then is what I cannot pay for in my way. */
  acts: boolean = $derived.by(() => this.asked?.name === "act" || this.asked?.name === "act_supervised");

  /** What I have concluded in this chain so far. */
  chain: number[] = $derived.by(() => chainOf(this.#props().news, this.view.seat));

  #byThing: Map<Thing, PowerChoice[]> = $derived.by(() => {
    const found = new Map<Thing, PowerChoice[]>();
    if (!this.live) return found;
    for (const choice of this.picker.choices)
      for (const thing of thingsOf(choice.action)) found.set(thing, [...(found.get(thing) ?? []), choice]);
    return found;
  });

  /** Every legal action that mentions a thing. */
  choices(thing: Thing): PowerChoice[] {
    return this.#byThing.get(thing) ?? [];
  }

  /** The legal action exactly like this one. */
  choice(action: PowerAction): PowerChoice | undefined {
    const things = thingsOf(action);
    return this.picker.choices.find((one) => things.every((thing) => thingsOf(one.action).includes(thing)));
  }

  can(thing: Thing): boolean {
    return this.#byThing.has(thing);
  }

  person(seat: number): Person {
    return this.people[seat]!;
  }

  open(topic: Topic, at: HTMLElement | null = null): void {
    look.open(topic, at);
  }

  /** Raises one legal action: the prompt then says what it costs and brings, and plays it; once more lets it go. */
  choose(choice: PowerChoice): void {
    if (this.isChosen(choice)) return this.picker.clear();
    this.picker.bubble = null;
    this.picker.chosen = thingsOf(choice.action);
  }

  isChosen(choice: PowerChoice): boolean {
    const { chosen, shown } = this.picker;
    return chosen.length > 0 && shown.length === 1 && shown[0] === choice;
  }

  /** A number the question was asked with: how many are left to discard, say. */
  asks(name: string): number {
    const found = this.asked?.prompt.args.find(([key]) => key === name)?.[1];
    return typeof found === "number" ? found : 0;
  }

  /** The one action that is raised. */
  raised: PowerChoice | null = $derived.by(() => (this.live && this.picker.chosen.length > 0 && this.picker.shown.length === 1 ? this.picker.shown[0]! : null));

  play(choice: PowerChoice): void {
    look.topic = null;
    look.at = null;
    this.picker.play(choice);
  }
}

export const useDesk = (): Desk => getContext<Desk>(KEY);
