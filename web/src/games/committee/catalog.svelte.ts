import { base } from "../../core/api";

/** What is reconstructed, and the sticker table: the shapes of `kuluary.games.committee.catalog`. */
export interface Catalog {
  inferred: [entry: string, fields: string[]][];
  scenarios: { scenario: string; stickers: [space: number, count: number][] }[];
  drops: number[];
  squares: number;
  lines: number;
  stickers: [sticker: string, clause: string][];
  permanents: [bonus: string, clause: string][];
}

/** The catalogue, fetched once a visit; without it the board is whole and only the marks are missing. */
class Shelf {
  value: Catalog | null = $state.raw(null);
  #weak = $derived(new Map(this.value?.inferred ?? []));
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= this.#fetch().catch(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  /** Takes a catalogue that is at hand. */
  use(value: Catalog): void {
    this.value = value;
    this.#asked = Promise.resolve();
  }

  /** Whether a printed value is reconstructed: any of these fields of an entry, or any field at all. */
  weak(entry: string, ...fields: string[]): boolean {
    const found = this.#weak.get(entry) ?? [];
    return fields.length === 0 ? found.length > 0 : fields.some((field) => found.includes(field));
  }

  async #fetch(): Promise<void> {
    const response = await fetch(new URL("api/catalog/committee", base));
    if (!response.ok) throw new Error(response.statusText);
    this.value = (await response.json()) as Catalog;
  }
}

export const shelf = new Shelf();
