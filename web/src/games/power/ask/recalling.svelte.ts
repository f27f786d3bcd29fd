import type { Desk } from "../desk.svelte";
import type { PowerChoice } from "../view";
import type { PowerAction } from "../words.gen";

const RECALLS: readonly PowerAction["type"][] = ["power.Recall", "power.RecallFrom"];

/** An action that takes a piece back. */
export const recalls = ({ action }: PowerChoice): boolean => RECALLS.includes(action.type);

/** Pieces on the card or the operation that an action recalls from. */
export function lyingAt({ action }: PowerChoice, desk: Desk): number {
  if (action.type === "power.Recall") return desk.me?.objects.find((one) => one.card === action.card)?.pieces ?? 0;
  return action.type === "power.RecallFrom" ? desk.view.operations[action.operation]!.on_it : 0;
}

/** Several pieces taken back from the only place they lie in by one gesture; the rules ask for each. */
export class Recalling {
  #desk: Desk;
  /** How many are still to be answered for, after which question. */
  #owed = $state.raw({ count: 0, after: "" });

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  #choices: PowerChoice[] = $derived.by(() => (this.#desk.asked?.name === "recall" ? this.#desk.picker.choices.filter(recalls) : []));
  /** How many may come back at once; 0 where there is a choice between places, or one piece at most. */
  count: number = $derived.by(() => {
    const [choice] = this.#choices;
    const count = choice && this.#choices.length === 1 ? Math.min(this.#desk.asks("left"), lyingAt(choice, this.#desk)) : 0;
    return count > 1 ? count : 0;
  });

  all(): void {
    this.#play(this.count);
  }

  /** Answers the next question, where one is owed; another question ends it. */
  follow(): void {
    const { asked } = this.#desk;
    if (asked && asked.id !== this.#owed.after && this.#owed.count > 0) this.#play(this.#owed.count);
  }

  #play(count: number): void {
    const [choice] = this.#choices;
    this.#owed = { count: choice ? count - 1 : 0, after: this.#desk.asked?.id ?? "" };
    if (choice) this.#desk.play(choice);
  }
}
