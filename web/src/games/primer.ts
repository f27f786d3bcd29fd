import type { Component } from "svelte";

/** What a game says of itself in a minute, and the signs on its pieces; texts are `<game>-primer-…`, `<game>-picture-…` and `<game>-sign-…`. */
export interface Primer {
  /** Draws a sign by its name, as the board does. */
  Icon: Component<{ name: string; label?: string }>;
  /** Goal, turn, how one wins: the sign beside each, by what is said. */
  card: Readonly<Record<string, string>>;
  /** The pictures at the head of the rules, six at most: what each shows, and the clause it draws. */
  pictures: Readonly<Record<string, string>>;
  /** Draws such a picture out of the pieces of the board. */
  Picture: Component<{ name: string }>;
  /** The signs of the legend, in groups, each under its heading. */
  signs: Readonly<Record<string, readonly string[]>>;
}

/** The message that says what a sign means. */
export const signKey = (game: string, sign: string): string => `${game}-sign-${sign.replaceAll("_", "-")}`;
