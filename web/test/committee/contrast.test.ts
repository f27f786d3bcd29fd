import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Measures the palette by WCAG 2: text at least 4.5 : 1, pieces against what they lie on at least 3 : 1. */
const css = readFileSync("src/games/committee/theme.css", "utf8");

function palette(theme: "light" | "dark"): Map<string, string> {
  const block = css.match(theme === "light" ? /\[data-theme="light"\] \{([^}]*)\}/ : /\[data-theme="dark"\] \{([^}]*)\}/)![1]!;
  return new Map([...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!]));
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The colours of the agents, as `Agent.svelte` takes them. */
const AGENTS = ["--ink", "--brass", "--hr", "--rust", "--teal", "--plum"];
const DEPARTMENTS = ["--hr", "--an", "--tr"];
const PAPERS = ["--surface", "--surface-2", "--strip"];
const TEXTS = ["--ink", "--ink-2", "--danger", "--ok", "--anom", "--link", "--route", "--accent-text", "--bronze"];

describe.each(["light", "dark"] as const)("the %s palette", (theme) => {
  const colours = palette(theme);
  const of = (name: string): string => colours.get(name)!;
  test.each(AGENTS)("the letters on %s can be read", (agent) => {
    expect(contrast(of(agent), of("--surface"))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(AGENTS)("an agent in %s stands out from the map", (agent) => {
    expect(contrast(of(agent), of("--map"))).toBeGreaterThanOrEqual(3);
  });
  test.each(DEPARTMENTS)("the head of the department %s can be read", (department) => {
    expect(contrast(of(department), of("--surface"))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(TEXTS.flatMap((text) => PAPERS.map((paper) => [text, paper] as const)))("%s on %s can be read", (text, paper) => {
    expect(contrast(of(text), of(paper))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(AGENTS.flatMap((one, n) => AGENTS.slice(n + 1).map((other) => [one, other] as const)))("%s and %s are not one colour", (one, other) => {
    expect(of(one)).not.toBe(of(other));
  });
});
