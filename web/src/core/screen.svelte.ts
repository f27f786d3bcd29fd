import { MediaQuery } from "svelte/reactivity";

/** The board and the column stand side by side. */
export const wide = new MediaQuery("min-width: 64rem");
