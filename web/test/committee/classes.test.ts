import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const HOUSE = join(import.meta.dirname, "../../src/style");
const GAME = join(import.meta.dirname, "../../src/games/committee");

const classes = (css: string): string[] => [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{/g)].flatMap((rule) => [...rule[1]!.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((hit) => hit[1]!));
const house = new Set(readdirSync(HOUSE).flatMap((file) => classes(readFileSync(join(HOUSE, file), "utf8"))));

test("the board uses no class of the house by accident", () => {
  const own = readdirSync(GAME, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte")).flatMap((file) => classes(readFileSync(join(GAME, file), "utf8").split("<style>")[1] ?? ""));
  expect([...new Set(own)].filter((name) => house.has(name) && name !== "sr")).toEqual([]);
});
