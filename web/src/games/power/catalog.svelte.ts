import { Shelf } from "../shelf.svelte";
import type { Catalog } from "./words.gen";

export type Provenance = "rulebook" | "derived" | "inferred";

/** Where a printed value comes from. */
export function provenance(marks: readonly string[], ...fields: string[]): Provenance {
  if (fields.some((field) => marks.includes(`inferred:${field}`))) return "inferred";
  return fields.some((field) => marks.includes(`derived:${field}`)) ? "derived" : "rulebook";
}

/** The board draws when the catalogue is here. */
export const shelf = new Shelf<Catalog>("power");
