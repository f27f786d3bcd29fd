import type { Cover } from "../types";
import drawing from "./cover.svg?raw";
import { useSprite } from "./sprite";

export default {
  place: 2,
  drawing,
  broad: "-157 30 634 320",
  options: { main: ["professionals", "deal", "falcon.level", "falcon.personality"] },
  rival: { seats: 1, name: "power-board-falcon", drawing: "power-falcon", draw: useSprite, option: "falcon.level" },
} satisfies Cover;
