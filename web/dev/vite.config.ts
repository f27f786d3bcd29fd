/** Builds the gallery beside its scenes; the first page has no part in it. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fileURLToPath } from "node:url";
import { languages } from "../languages.ts";

const web = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root: web,
  base: "./",
  plugins: [svelte(), languages(`${web}../src/kuluary/locales`)],
  build: { outDir: "build/gallery", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022", rollupOptions: { input: `${web}gallery.html` } },
});
