import { messages, t } from "../core/i18n.svelte";
import type { PackSection } from "../core/protocol.gen";
import { kindOf } from "./notation";
import { fieldName } from "./words";

/** With more columns than these, a file is read entry by entry. */
const WIDEST = 8;

/** What the entries of a file have in common, where it reads as a table: one column a number. */
export interface Columns {
  /** Fields of numbers, and how many each has. */
  fields: readonly { key: string; numbers: number }[];
  heads: readonly string[];
}

/** The columns of a file whose entries all have the same few numbers, and only plain words beside them; null: it is no table. */
export function columnsOf(game: string, sections: readonly PackSection[]): Columns | null {
  const shapes = sections.map(shapeOf);
  const [first] = shapes;
  if (sections.length < 3 || !first || first.length === 0 || shapes.some((shape) => JSON.stringify(shape) !== JSON.stringify(first))) return null;
  const heads = first.flatMap(({ key, numbers }) => (numbers === 1 ? [fieldName(game, [], key)] : Array.from({ length: numbers }, (_, at) => headOf(game, key, at + 1))));
  return heads.length > WIDEST ? null : { fields: first, heads };
}

/** The numbers of an entry; null where there is something else than numbers and words. */
function shapeOf(section: PackSection): { key: string; numbers: number }[] | null {
  const kinds = section.fields.map((field) => ({ key: field.key, kind: kindOf(field), usual: field.usual ?? field.value }));
  if (kinds.some(({ kind }) => kind === "flag" || kind === "notation")) return null;
  return kinds.filter(({ kind }) => kind !== "words").map(({ key, usual }) => ({ key, numbers: Array.isArray(usual) ? usual.length : 1 }));
}

function headOf(game: string, key: string, n: number): string {
  const own = `packs-column-${game}-${key}-${n}`;
  return messages.has(own) ? t(own) : `${fieldName(game, [], key)} ${n}`;
}
