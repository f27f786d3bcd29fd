import type { Cover } from "../types";
import drawing from "./cover.svg?raw";

export default {
  place: 2,
  drawing,
  broad: "-74 22 468 336",
  options: { main: ["professionals", "deal", "falcon.level", "falcon.personality"] },
} satisfies Cover;
