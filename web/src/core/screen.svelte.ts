import { MediaQuery } from "svelte/reactivity";

/** The board and the column stand side by side. */
export const wide = new MediaQuery("min-width: 64rem");
/** Covers stand side by side. */
export const broad = new MediaQuery("min-width: 40rem");
/** A tablet held upright: under a small board there is room for the log. */
export const tall = new MediaQuery("(min-width: 48rem) and (max-width: 63.99rem) and (min-height: 70rem)");
