import type { Desk } from "../desk.svelte";
import type { PowerChoice } from "../view";
import type { RowCard } from "../words.gen";
import { t } from "../words";

/** What the picker calls a number of pieces by. */
const PIECES = "pieces:";

/** How many pieces go to a card: every legal number, and the one that is wanted. */
export class Counting {
  #desk: Desk;
  #card: () => RowCard | null;
  #wanted: { card: number; pieces: number } | null = $state.raw(null);

  constructor(desk: Desk, card: () => RowCard | null) {
    this.#desk = desk;
    this.#card = card;
  }

  choices: { pieces: number; choice: PowerChoice }[] = $derived.by(() =>
    this.#desk.choices(`card:${this.#card()?.card}`).flatMap((choice) => (choice.action.type === "power.Infiltrate" ? [{ choice, pieces: choice.action.pieces }] : [])),
  );
  numbers: number[] = $derived.by(() => this.choices.map((one) => one.pieces));
  /** A number that was lifted with the card, as the coach does it, until another is wanted. */
  count: number = $derived.by(() => {
    const lifted = this.numbers.find((pieces) => this.#desk.picker.isChosen(`${PIECES}${pieces}`));
    const wanted = this.#wanted?.card === this.#card()?.card ? this.#wanted?.pieces : undefined;
    return lifted ?? (wanted !== undefined && this.numbers.includes(wanted) ? wanted : (this.numbers[0] ?? 0));
  });

  /** What is done with that many. */
  get verb(): string {
    const card = this.#card();
    return t(card?.holder === null ? "power-board-infiltrate" : "power-board-intercept-with", { count: this.count, shadows: card?.own_shadows ?? 0 });
  }

  set(number: number): void {
    const card = this.#card()?.card;
    if (card === undefined || !this.numbers.includes(number)) return;
    this.#wanted = { card, pieces: number };
    const { picker } = this.#desk;
    picker.chosen = picker.chosen.filter((thing) => !thing.startsWith(PIECES));
  }

  step(by: number): void {
    this.set(this.numbers[Math.max(0, Math.min(this.numbers.indexOf(this.count) + by, this.numbers.length - 1))]!);
  }

  confirm(): void {
    const found = this.choices.find((one) => one.pieces === this.count);
    if (found) this.#desk.play(found.choice);
  }

  /** A digit is the number; arrows change it, Enter confirms. A number that is not legal is explained. */
  key(event: KeyboardEvent, at: HTMLElement | null): boolean {
    const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (/^[1-9]$/.test(event.key)) {
      const pieces = Number(event.key);
      const card = this.#card()?.card ?? 0;
      if (this.numbers.includes(pieces)) this.set(pieces);
      else this.#desk.picker.touch(`${PIECES}${pieces}`, { type: "power.Infiltrate", card, pieces }, at ?? undefined);
    } else if (step !== undefined) this.step(step);
    else if (event.key === "Enter") this.confirm();
    else return false;
    return true;
  }
}
