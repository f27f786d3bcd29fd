import { base } from "../../core/api";

/** The printed values with their provenance: the shapes of `kuluary.games.power.catalog`. */
export interface Catalog {
  objects: { id: string; group: number; minimum: number; interest: number; copies: number[]; marks: string[] }[];
  projects: { id: string; agents: number[]; signs: number[]; benefits: number[]; points: number[]; marks: string[] }[];
  operations: { id: string; agents: number; points: number; marks: string[] }[];
  alliances: CatalogAlliance[];
  professionals: { id: string; copies: number; marks: string[] }[];
}

export interface CatalogAlliance {
  id: string;
  family: string;
  rule: string;
  requires: [kind: string, what: string, number: number][];
  corner: "points" | "sign" | "secondary";
  corner_value: number;
  sign: number;
  group: number;
  groups: number[];
  kinds: number[];
  position: number;
  marks: string[];
}

export type Provenance = "rulebook" | "derived" | "inferred";

/** Where a printed value comes from. */
export function provenance(marks: readonly string[], ...fields: string[]): Provenance {
  if (fields.some((field) => marks.includes(`inferred:${field}`))) return "inferred";
  return fields.some((field) => marks.includes(`derived:${field}`)) ? "derived" : "rulebook";
}

/** The catalogue, fetched once a visit; the board draws when it is here. */
class Shelf {
  value: Catalog | null = $state.raw(null);
  failed = $state(false);
  #asked: Promise<void> | null = null;

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
    const response = await fetch(new URL("api/catalog/power", base));
    if (!response.ok) throw new Error(response.statusText);
    this.value = (await response.json()) as Catalog;
  }
}

export const shelf = new Shelf();
