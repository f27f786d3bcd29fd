import type { Primer } from "../primer";
import Icon from "./pieces/Icon.svelte";
import { GROUPS, SIGNS } from "./words.gen";

export default {
  Icon,
  card: { goal: "group-inner_circle", turn: "agent", intercept: "warn", round: "chain", win: "ok" },
  signs: {
    pieces: ["agent", "reserve", "shadow", "supervisor", "falcon"],
    groups: GROUPS.map((name) => `group-${name}`),
    marks: SIGNS.map((name) => `sign-${name}`),
    alliances: ["chain", "effect-instant", "effect-lasting", "effect-final"],
    places: ["operation", "war", "cards", "deck", "attach"],
    notes: ["coord", "shield", "lock", "warn"],
  },
} satisfies Primer;
