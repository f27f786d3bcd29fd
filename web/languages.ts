import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The key under which every language says its own name. */
const NAME = /^house-language-name = (.+)$/m;

/** The languages there are messages for, each with its own name: a folder is a language. */
export function languagesIn(locales: string): { lang: string; name: string }[] {
  return readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: lang }) => ({ lang, name: NAME.exec(readFileSync(join(locales, lang, "house.ftl"), "utf8"))?.[1]?.trim() ?? lang }))
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
