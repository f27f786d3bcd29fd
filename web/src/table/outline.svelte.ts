import type { Choice, Picker } from "../core/picker.svelte";
import { entriesOf, flat, folded, spread, type Entry, type HeadingsOf, type Question, type Section } from "./outline";

interface OutlineProps {
  picker: Picker;
  /** The headings of the game; none where it has no need of them. */
  headings: HeadingsOf | null;
  /** There is room for every heading with what is under it. */
  roomy: boolean;
  /** Plays a choice at one gesture. */
  play(choice: Choice): void;
  /** The question a decision asks, in words. */
  ask(choice: { decision: Question["choices"][number]["decision"] }): string;
}

/** What the prompt lists: choices under their headings, of which a narrow screen opens one at a time. */
export class Outline {
  #opened: string | null = $state(null);
  #props: () => OutlineProps;

  constructor(props: () => OutlineProps) {
    this.#props = props;
  }

  #questions: Question[] = $derived.by(() => {
    const { picker, ask } = this.#props();
    return picker.decisions
      .map((decision) => ({ decision, choices: picker.shown.filter((choice) => choice.decision === decision) }))
      .filter(({ choices }) => choices.length > 0)
      .sort((one, other) => Number(one.decision.free) - Number(other.decision.free))
      .map(({ decision, choices }, at) => ({ key: decision.id, title: at > 0 || decision.free ? ask({ decision }) : null, free: decision.free, choices }));
  });

  /** Headings are for the first look: what has been chosen on the board leaves few actions, shown as they are. */
  folds: boolean = $derived.by(() => this.#props().headings !== null && this.#props().picker.chosen.length === 0);

  sections: Section[] = $derived.by(() => {
    const { headings, roomy } = this.#props();
    if (!headings || !this.folds) return flat(this.#questions);
    return roomy ? spread(this.#questions, headings, this.#opened) : folded(this.#questions, headings, this.#opened);
  });

  /** Every line in the order of the digits. */
  entries: Entry[] = $derived.by(() => this.sections.flatMap((section) => section.entries));

  /** How many lines a heading opens into. */
  count(entry: Entry): number {
    const { headings } = this.#props();
    return headings ? entriesOf({ key: entry.key, title: null, free: false, choices: entry.choices }, headings, 1).length : entry.choices.length;
  }

  /** Plays a choice, opens a heading, or leaves the rest of the choice to the board. */
  press(entry: Entry): void {
    const { picker, play } = this.#props();
    const { heading, choices } = entry;
    if (choices.length === 1) play(choices[0]!);
    else if (heading?.thing) picker.touch(heading.thing, choices[0]!.action);
    else this.#opened = entry.key;
  }

  /** Closes what is open; tells whether there was anything. */
  back(): boolean {
    const open = this.sections.some((section) => section.opened);
    this.#opened = null;
    return open;
  }
}
