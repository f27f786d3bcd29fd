import type { Desk } from "../desk.svelte";
import type { PowerChoice } from "../view";
import type { RowCard } from "../words.gen";
import { t } from "../words";

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
  count: number = $derived.by(() => {
    const wanted = this.#wanted?.card === this.#card()?.card ? this.#wanted?.pieces : undefined;
    return wanted !== undefined && this.numbers.includes(wanted) ? wanted : (this.numbers[0] ?? 0);
  });

  /** What is done with that many. */
  get verb(): string {
    const card = this.#card();
    return t(card?.holder === null ? "power-board-infiltrate" : "power-board-intercept-with", { count: this.count, shadows: card?.own_shadows ?? 0 });
  }

  set(number: number): void {
    const card = this.#card()?.card;
    if (card !== undefined && this.numbers.includes(number)) this.#wanted = { card, pieces: number };
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
      else this.#desk.picker.touch(`pieces:${pieces}`, { type: "power.Infiltrate", card, pieces }, at ?? undefined);
    } else if (step !== undefined) this.step(step);
    else if (event.key === "Enter") this.confirm();
    else return false;
    return true;
  }
}
