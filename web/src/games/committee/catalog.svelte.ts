import { Shelf } from "../shelf.svelte";
import type { Catalog } from "./words.gen";

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
