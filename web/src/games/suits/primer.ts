import type { Primer } from "../primer";
import Picture from "./Picture.svelte";
import Sign from "./pieces/Sign.svelte";
import { CHARACTERS, GUILDS } from "./words.gen";

export default {
  Icon: Sign,
  card: { goal: "guild-aristocrats", turn: "seal-duchess", take: "takes", bribe: "gem", win: "joker" },
  Picture,
  pictures: { lead: "S-3.1", follow: "S-3.5", trump: "S-4.3", prize: "S-4.5", pile: "S-6.5", wealth: "S-6.8" },
  signs: {
    characters: CHARACTERS.map((name) => `seal-${name}`),
    guilds: GUILDS.map((name) => `guild-${name}`),
    cards: ["joker", "penalty", "bonus", "power"],
    table: ["takes"],
    gems: ["gem", "gem-off"],
    teams: ["team-0", "team-1", "team-2"],
  },
} satisfies Primer;
