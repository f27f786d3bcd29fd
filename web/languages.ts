import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What every language says of itself: its own name, and what it calls somebody who gave none. */
const NAME = /^house-language-name = (.+)$/m;
const GUEST = /^house-guest = (.+)$/m;

/** The languages there are messages for, each with its own name and its word for a guest: a folder is a language. */
export function languagesIn(locales: string): { lang: string; name: string; guest: string }[] {
  return readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: lang }) => {
      const house = readFileSync(join(locales, lang, "house.ftl"), "utf8");
      return { lang, name: NAME.exec(house)?.[1]?.trim() ?? lang, guest: GUEST.exec(house)?.[1]?.trim() ?? "" };
    })
    .sort((one, other) => (one.lang < other.lang ? -1 : 1));
}

/** Gives `virtual:languages`: the list, without the messages themselves. */
export function languages(locales: string): Plugin {
  const id = "\0virtual:languages";
  return {
    name: "languages",
    resolveId: (source) => (source === "virtual:languages" ? id : undefined),
    load: (source) => (source === id ? `export default ${JSON.stringify(languagesIn(locales))};` : undefined),
  };
}
