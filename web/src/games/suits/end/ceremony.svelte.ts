import { Ceremony } from "../../ceremony.svelte";

/** Six guilds, bonuses, penalties, power cards, wealth. */
export const ceremony = new Ceremony(10, 900);
