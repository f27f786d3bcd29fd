import type { Cover } from "../types";
import drawing from "./cover.svg?raw";

export default {
  place: 1,
  drawing,
  broad: "-40 128 400 272",
  options: { main: ["teams"], with: { jokers: ["teams", true], power: ["teams", true] } },
} satisfies Cover;
