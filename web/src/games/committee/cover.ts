import type { Cover } from "../types";
import drawing from "./cover.svg?raw";

export default {
  place: 3,
  drawing,
  broad: "-157 62 634 320",
  options: { main: ["scenario"], seats: { three_literal: 3 } },
  team: () => import("./Team.svelte"),
} satisfies Cover;
