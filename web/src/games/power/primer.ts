import type { Primer } from "../primer";
import Picture from "./Picture.svelte";
import Icon from "./pieces/Icon.svelte";
import { GROUPS, SIGNS } from "./words.gen";

export default {
  Icon,
  card: { goal: "group-inner_circle", turn: "agent", intercept: "warn", round: "chain", win: "ok" },
  Picture,
  pictures: { infiltrate: "P-4.2", intercept: "P-4.3", capture: "P-6.2", recall: "P-6.5", project: "P-5.3", alliance: "P-7.2" },
  signs: {
    pieces: ["agent", "reserve", "shadow", "supervisor", "falcon"],
    groups: GROUPS.map((name) => `group-${name}`),
    marks: SIGNS.map((name) => `sign-${name}`),
    alliances: ["chain", "effect-instant", "effect-lasting", "effect-final"],
    places: ["operation", "war", "cards", "deck", "attach"],
    notes: ["coord", "shield", "lock", "warn", "inferred"],
  },
} satisfies Primer;
