import { base } from "../core/api";

/** The catalogue of a game (what is printed on its things, and how far it is known), fetched once a visit. */
export class Shelf<Catalog> {
  value: Catalog | null = $state.raw(null);
  failed = $state(false);
  #asked: Promise<void> | null = null;

  constructor(readonly game: string) {}

  /** Fetches the catalogue unless it is here or on its way; after a failure it can be asked for again. */
  load(): Promise<void> {
    this.#asked ??= this.#fetch().catch(() => {
      this.#asked = null;
      this.failed = true;
    });
    return this.#asked;
  }

  /** Takes a catalogue that is at hand. */
  use(value: Catalog): void {
    this.value = value;
    this.#asked = Promise.resolve();
  }

  async #fetch(): Promise<void> {
    this.failed = false;
    const response = await fetch(new URL(`api/catalog/${this.game}`, base));
    if (!response.ok) throw new Error(response.statusText);
    this.value = (await response.json()) as Catalog;
  }
}
