import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { languagesIn } from "./languages.ts";

/** What the page itself paints with, before any script or style has come. */
interface Look {
  bg: string;
  ink: string;
  accent: string;
}

const THEMES = ["dark", "light"] as const;

/** A colour of a block of custom properties. */
const colour = (block: string, name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1] ?? "inherit";

/** The colours that a style sheet gives a theme: those of the first block whose selectors name it. */
function lookOf(css: string, theme: string): Look {
  const block = css.split("}").find((rule) => rule.includes("--bg:") && rule.split("{")[0]!.includes(`[data-theme="${theme}"]`)) ?? "";
  return { bg: colour(block, "bg"), ink: colour(block, "ink"), accent: colour(block, "accent") };
}

/** What the house and its games are called and how they look, by game; the house itself is "". */
export function doorway(src: string, locales: string): Record<string, { name: Record<string, string>; look: Record<string, Look> }> {
  const read = (...path: string[]): string => readFileSync(join(...path), "utf8");
  const langs = languagesIn(locales).map(({ lang }) => lang);
  const looks = (css: string): Record<string, Look> => Object.fromEntries(THEMES.map((theme) => [theme, lookOf(css, theme)]));
  const names = (file: string, key: string): Record<string, string> =>
    Object.fromEntries(langs.map((lang) => [lang, new RegExp(`^${key} = (.+)$`, "m").exec(read(locales, lang, file))?.[1] ?? ""]));
  const games = readdirSync(join(src, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory() && readdirSync(join(src, "games", entry.name)).includes("theme.css"));
  return {
    "": { name: names("house.ftl", "house-name"), look: looks(read(src, "style", "tokens.css")) },
    ...Object.fromEntries(games.map(({ name }) => [name, { name: names(`${name}-cover.ftl`, `${name}-cover-name`), look: looks(read(src, "games", name, "theme.css")) }])),
  };
}

/** Tells the page what it paints at once, and lets no style sheet of the program hold that up: they count once they are there (`core/sheets.ts`). */
export function paintsAtOnce(src: string, locales: string): Plugin {
  return {
    name: "paints-at-once",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const page = html.replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="print" fetchpriority="high"');
        return page.replace("DOORWAY", () => JSON.stringify(doorway(src, locales)));
      },
    },
  };
}
