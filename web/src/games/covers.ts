import type { Cover } from "./types";

const found = import.meta.glob<Cover>("./*/cover.ts", { eager: true, import: "default" });

/** The covers of the games that have a folder here, by name, in the order in which the house shows them. */
export const covers: Readonly<Record<string, Cover>> = Object.fromEntries(
  Object.entries(found)
    .map(([path, cover]) => [path.split("/")[1]!, cover] as const)
    .sort(([, one], [, other]) => one.place - other.place),
);
