import { expect, test } from "vitest";
import { doorway } from "../doorway.ts";

const doors = doorway("src", "../src/kuluary/locales");

test.each(["", "suits", "power", "committee"])("the page knows names and colours of %j before the program comes", (game) => {
  const { name, look } = doors[game]!;
  expect(Object.keys(name)).toEqual(["en", "ru"]);
  expect(Object.values(name).every(Boolean)).toBe(true);
  for (const theme of ["dark", "light"]) for (const colour of Object.values(look[theme]!)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test("dark and light are told apart", () => {
  for (const { look } of Object.values(doors)) expect(look["dark"]).not.toEqual(look["light"]);
});
