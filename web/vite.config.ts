import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fileURLToPath } from "node:url";
import { paintsAtOnce } from "./doorway.ts";
import { firstPage } from "./first-page.ts";
import { languages } from "./languages.ts";

/** Where `npm run dev` finds the game server. */
const server = process.env["KULUARY_SERVER"] ?? "http://127.0.0.1:8000";

/** What the first page needs, and what several pages share: a part each, as dozens of small ones keep a phone waiting. */
const PARTS = [
  { name: "index", tags: ["$initial" as const] },
  { name: "shared", test: /[\\/]web[\\/]src[\\/](?!games[\\/])/, minShareCount: 2 },
];

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const locales = at("../src/kuluary/locales");

export default defineConfig({
  base: "./",
  plugins: [svelte(), languages(locales), paintsAtOnce(at("src"), locales), firstPage()],
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    outDir: "../src/kuluary/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } }, checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: { environment: "jsdom", setupFiles: ["test/setup.ts"], include: ["test/**/*.test.ts"], isolate: false, fileParallelism: false },
});
