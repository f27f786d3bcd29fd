import type { Cover } from "../types";
import drawing from "./cover.svg?raw";

export default {
  place: 2,
  drawing,
  broad: "-157 30 634 320",
  options: { main: ["professionals", "deal", "falcon.level", "falcon.personality"] },
} satisfies Cover;
