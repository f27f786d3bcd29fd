import type { Primer } from "../primer";
import Icon from "./pieces/Icon.svelte";
import { CHARACTERS, GUILDS } from "./words.gen";

export default {
  Icon,
  card: { goal: "guild-aristocrats", turn: "seal-duchess", take: "power", bribe: "gem", win: "joker" },
  signs: {
    characters: CHARACTERS.map((name) => `seal-${name}`),
    guilds: GUILDS.map((name) => `guild-${name}`),
    cards: ["joker", "penalty", "bonus", "power"],
    gems: ["gem", "gem-off"],
    teams: ["team-0", "team-1", "team-2"],
  },
} satisfies Primer;
