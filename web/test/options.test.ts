import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { sorted } from "../src/core/options";
import { optionKey } from "../src/core/words";

const HOME = join(import.meta.dirname, "../../src/kuluary/locales");
const SUITS = [
  { name: "deck", values: ["standard", "uniform6"], default: "standard" },
  { name: "teams", values: [false, true], default: false, seats: [4] },
  { name: "jokers", values: ["pooled", "own_only"], default: "pooled", seats: [4, 6] },
];
const names = (options: { name: string }[]): string[] => options.map((option) => option.name);

test("what people choose comes first, fine points apart", () => {
  const { main, fine } = sorted("suits", 4, SUITS, { teams: true });
  expect([names(main), names(fine)]).toEqual([["teams"], ["deck", "jokers"]]);
});

test("what teams share is not asked where each plays alone", () => {
  expect(names(sorted("suits", 4, SUITS, {}).fine)).toEqual(["deck"]);
});

test("six always play in teams, so what teams share is asked", () => {
  expect(names(sorted("suits", 6, SUITS, {}).fine)).toEqual(["deck", "jokers"]);
});

test("what another number of seats could choose is shown as out of reach", () => {
  expect(names(sorted("suits", 5, SUITS, {}).out)).toEqual(["teams"]);
  expect(names(sorted("suits", 4, SUITS, {}).out)).toEqual([]);
});

test("the option for three is not asked of four", () => {
  const options = [{ name: "three_literal", values: [false, true], default: false }];
  expect(names(sorted("committee", 4, options, {}).fine)).toEqual([]);
  expect(names(sorted("committee", 3, options, {}).fine)).toEqual(["three_literal"]);
});

test.each(["ru", "en"])("an option written with a dot has a name (%s)", (lang) => {
  const texts = new FluentResource(readFileSync(join(HOME, lang, "power-options.ftl"), "utf8")).body.map((message) => message.id);
  expect(texts).toContain(optionKey("power", "falcon.level"));
});
