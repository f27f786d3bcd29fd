import { Shelf } from "../shelf.svelte";

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

/** The board draws when the catalogue is here. */
export const shelf = new Shelf<Catalog>("power");
