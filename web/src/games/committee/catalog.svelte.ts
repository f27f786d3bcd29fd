import { Shelf } from "../shelf.svelte";

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

/** Without its catalogue the board is whole and only the marks are missing. */
class CommitteeShelf extends Shelf<Catalog> {
  #weak = $derived(new Map(this.value?.inferred ?? []));

  /** Whether a printed value is reconstructed: any of these fields of an entry, or any field at all. */
  weak(entry: string, ...fields: string[]): boolean {
    const found = this.#weak.get(entry) ?? [];
    return fields.length === 0 ? found.length > 0 : fields.some((field) => found.includes(field));
  }
}

export const shelf = new CommitteeShelf("committee");
