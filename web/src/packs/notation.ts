import type { PackField } from "../core/protocol.gen";

/** How a value is edited: by a tick, a number, several, plain words, or in TOML notation. */
export type Kind = "flag" | "number" | "numbers" | "words" | "notation";

export function kindOf(field: PackField): Kind {
  const value: unknown = field.value ?? field.usual;
  if (typeof value === "boolean") return "flag";
  if (typeof value === "number") return "number";
  if (typeof value === "string") return "words";
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "number") ? "numbers" : "notation";
}

/** The numbers of a list as they were typed. */
export function parts(text: string): string[] {
  const inner = /^\s*\[(.*)\]\s*$/s.exec(text)?.[1];
  return inner === undefined ? [text] : inner.split(",").map((part) => part.trim());
}

export const joined = (numbers: readonly string[]): string => `[${numbers.join(", ")}]`;

/** A text without its quotes; what is no text stays as it was typed. */
export function unquoted(text: string): string {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "string" ? found : text;
  } catch {
    return text;
  }
}

export const quoted = (words: string): string => JSON.stringify(words);
