import { base } from "../core/api";

/** The pack that the table on screen plays, by its digest; null: the standard one. */
const played: { digest: string | null } = { digest: null };

/** Lets catalogues speak of what a table plays. */
export function playWith(pack: { digest: string; standard: boolean }): void {
  played.digest = pack.standard ? null : pack.digest;
}

/** The catalogue of a game (what is printed on its things, and how far it is known), fetched once a visit. */
export class Shelf<Catalog> {
  value: Catalog | null = $state.raw(null);
  failed = $state(false);
  #asked: Promise<void> | null = null;
  /** The pack that was asked for. */
  #digest: string | null = null;

  constructor(readonly game: string) {}

  /** Fetches the catalogue unless it is here or on its way; after a failure it can be asked for again. */
  load(): Promise<void> {
    if (this.#digest !== played.digest) {
      this.#digest = played.digest;
      this.#asked = null;
      this.value = null;
    }
    this.#asked ??= this.#fetch().catch(() => {
      this.#asked = null;
      this.failed = true;
    });
    return this.#asked;
  }

  /** Takes a catalogue that is at hand. */
  use(value: Catalog): void {
    this.value = value;
    this.#digest = played.digest;
    this.#asked = Promise.resolve();
  }

  async #fetch(): Promise<void> {
    this.failed = false;
    const digest = this.#digest;
    const response = await fetch(new URL(`api/catalog/${this.game}${digest ? `?content=${digest}` : ""}`, base));
    if (!response.ok) throw new Error(response.statusText);
    const found = (await response.json()) as Catalog;
    if (digest === this.#digest) this.value = found;
  }
}
