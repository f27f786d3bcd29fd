import type { AllianceView, AtomView, CatalogAlliance } from "../words.gen";

/** A part of a requirement, counted for its holder where that is known. */
export interface Part {
  kind: string;
  what: string;
  need: number;
  met?: boolean;
}

/** The parts of a requirement; the view of a hand knows which are met, the catalogue does not. */
export function partsOf(card: CatalogAlliance, seen?: AllianceView): Part[] {
  if (seen) return seen.atoms.map(({ kind, what, need, met }) => ({ kind, what, need, met }));
  return card.requires.map(([kind, what, need]) => ({ kind, what, need }));
}

/** A part of a requirement as a line of its own. */
export interface RequirementLine extends Part {
  have?: number;
  /** It is an alternative to the line before. */
  or: boolean;
  /** An alternative to one that is met: it does not matter. */
  moot: boolean;
}

/** The requirement line by line; an *or* stands between alternatives. */
export function linesOf(card: CatalogAlliance, seen?: AllianceView): RequirementLine[] {
  const parts: (Part & { have?: number })[] = seen ? [...seen.atoms] : partsOf(card);
  const chosen = parts.some((part) => part.kind === "any" && part.met);
  return parts.map((part, at) => ({
    kind: part.kind,
    what: part.what,
    need: part.need,
    ...(part.met === undefined ? {} : { met: part.met }),
    ...(part.have === undefined ? {} : { have: part.have }),
    or: part.kind === "any" && parts[at - 1]?.kind === "any",
    moot: part.kind === "any" && chosen && !part.met,
  }));
}

/** The parts that stand in the way: of alternatives the nearest one only. */
export function lacking(atoms: readonly AtomView[]): AtomView[] {
  const needed = atoms.filter((atom) => atom.kind !== "any" && !atom.met);
  const options = atoms.filter((atom) => atom.kind === "any");
  if (options.length === 0 || options.some((atom) => atom.met)) return needed;
  const nearest = [...options].sort((one, two) => one.need - one.have - (two.need - two.have));
  return [...needed, nearest[0]!];
}
