import type { Cover } from "../types";
import drawing from "./cover.svg?raw";

export default {
  place: 1,
  drawing,
  broad: "-82 150 486 245",
  taste: () => import("./Taste.svelte"),
  options: { main: ["teams"], with: { jokers: ["teams", true], power: ["teams", true] } },
} satisfies Cover;
