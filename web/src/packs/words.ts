import { capital, messages, t } from "../core/i18n.svelte";
import type { OwnPack, PackFault } from "../core/protocol.gen";
import { parts, unquoted } from "./notation";

/** What the house or the game calls an id of its content: `power-object-banks`, or the id itself. */
export function word(game: string, parent: string, id: string): string {
  const known = [`${game}-${parent}-${id}`, `packs-word-${game}-${id}`, `packs-word-${id}`].find((key) => messages.has(key));
  return known ? t(known) : id;
}

/** `objects.toml`: «Объекты». */
export function fileName(game: string, file: string): string {
  const key = `packs-file-${game}-${stem(file)}`;
  return messages.has(key) ? t(key) : file;
}

/** The name of a section, part by part. */
export function sectionName(game: string, file: string, path: readonly string[]): string {
  if (path.length === 0) return t("packs-whole");
  const own = `${game}-${path.join("-")}`;
  const id = path.at(-1)!;
  if (path.length > 1 && messages.has(own)) return /^\d+$/.test(id) ? `${id} · ${t(own)}` : capital(t(own));
  const parts = path.map((part, at) => word(game, at === 0 ? single(stem(file)) : path[at - 1]!, part));
  return capital(parts.join(" · "));
}

/** The name of a field of a section. */
export function fieldName(game: string, path: readonly string[], key: string): string {
  return word(game, path.at(-1) ?? "", key);
}

/** What is wrong, in the reader's language; null for what only the game's own reader has words for. */
export function faultText({ reason, facts }: PackFault): string | null {
  const key = `packs-fault-${reason?.replaceAll("_", "-")}`;
  return reason && messages.has(key) ? t(key, facts) : null;
}

/** The way to a value in words, for a list of differences. */
export function placeName(game: string, file: string, path: readonly string[]): string {
  const inner = path.slice(0, -1);
  const key = fieldName(game, inner, path.at(-1) ?? "");
  return inner.length === 0 ? key : `${sectionName(game, file, inner)}, ${key}`;
}

/** A value as it is read: a list of ids by their names, anything else as it is written. */
export function valueText(game: string, text: string): string {
  const ids = parts(text).map(unquoted);
  return /^\s*\["/.test(text) ? ids.map((id) => word(game, "", id)).join(", ") : text;
}

/** A pack in one line: name, author, how far it is from the standard. */
export function packLine(pack: OwnPack): string {
  return [pack.name, pack.author, t("packs-differences", { count: pack.differences })].join(" · ");
}

const stem = (file: string): string => file.replace(/\.toml$/, "");
const single = (word: string): string => word.replace(/s$/, "");
