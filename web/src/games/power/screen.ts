import { MediaQuery } from "svelte/reactivity";

/** The board itself has two columns beside the column of the house: what is being chosen stands in the second. */
export const roomy = new MediaQuery("min-width: 80rem");
