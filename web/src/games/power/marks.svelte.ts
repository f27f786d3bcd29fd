/** Alliances marked to be returned or discarded together; they are answered one after another once that is confirmed. */
class Marks {
  chosen: readonly number[] = $state.raw([]);
  sending = $state(false);
  #question = "";

  /** Forgets what was marked for another question; a question in the same words goes on with what is left. */
  ask(question: string): void {
    if (question === this.#question) return;
    this.#question = question;
    this.clear();
  }

  has(alliance: number): boolean {
    return this.chosen.includes(alliance);
  }

  /** Marks one more, the oldest mark giving way when there are enough; marked, it is let go. */
  toggle(alliance: number, limit: number): void {
    if (this.has(alliance)) this.chosen = this.chosen.filter((one) => one !== alliance);
    else this.chosen = [...this.chosen, alliance].slice(-limit);
  }

  clear(): void {
    this.chosen = [];
    this.sending = false;
  }
}

export const marks = new Marks();
