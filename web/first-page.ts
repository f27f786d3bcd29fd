import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** What a phone may have to load before the first page stands: script and style, compressed. */
const LIMIT_KB = 150;

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Prints the size of the first page after a build, and refuses one that has grown too large. */
export function firstPage(): Plugin {
  return {
    name: "first-page",
    apply: "build",
    writeBundle(_, bundle) {
      const files = Object.values(bundle);
      const page = String(sourceOf(bundle["index.html"]!));
      const named = files.filter((file) => /\.(js|css)$/.test(file.fileName) && page.includes(file.fileName));
      const texts = files.filter((file) => file.type === "chunk" && /\/ru\/(house|\w+-cover)\.ftl/.test(file.facadeModuleId ?? ""));
      const kb = sum([...named, ...texts]);
      console.log(`first page: ${kb.toFixed(1)} kB of script and style, compressed (at most ${LIMIT_KB})`);
      if (kb > LIMIT_KB) this.error(`the first page is ${kb.toFixed(1)} kB, more than ${LIMIT_KB}`);
    },
  };
}

const sourceOf = (file: Output): string | Uint8Array => (file.type === "chunk" ? file.code : file.source);

function sum(files: Output[]): number {
  return files.reduce((total, file) => total + gzipSync(sourceOf(file)).length / 1000, 0);
}
