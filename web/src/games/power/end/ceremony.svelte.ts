import { Ceremony } from "../../ceremony.svelte";

/** The pad, nine lines; the winner is named after the last. */
export const ceremony = new Ceremony(9, 700);
