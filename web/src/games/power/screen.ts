import { MediaQuery } from "svelte/reactivity";

/** The board itself has two columns beside the column of the house: what is being chosen stands in the second. */
export const roomy = new MediaQuery("min-width: 80rem");

/** Beside the board there is room for what has happened since over a choice that was begun. */
export const tall = new MediaQuery("(min-width: 64rem) and (min-height: 54rem)");
