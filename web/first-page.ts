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
      const script = scripts(bundle);
      const styles = files.filter((file) => file.fileName.endsWith(".css") && isFirst(file));
      const texts = files.filter((file) => file.type === "chunk" && /\/ru\/(house|\w+-cover)\.ftl/.test(file.facadeModuleId ?? ""));
      const kb = sum([...script, ...styles, ...texts]);
      console.log(`first page: ${kb.toFixed(1)} kB of script and style, compressed (at most ${LIMIT_KB})`);
      if (kb > LIMIT_KB) this.error(`the first page is ${kb.toFixed(1)} kB, more than ${LIMIT_KB}`);
    },
  };
}

/** The entry and everything it imports before it can run. */
function scripts(bundle: Record<string, Output>): Output[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== "chunk" || found.has(name)) return;
    found.add(name);
    file.imports.forEach(add);
  };
  Object.values(bundle).forEach((file) => file.type === "chunk" && file.isEntry && add(file.fileName));
  return [...found].map((name) => bundle[name]!);
}

/** The style of the entry carries its name. */
function isFirst(file: Output): boolean {
  return /^assets\/index-[^/]*\.css$/.test(file.fileName);
}

function sum(files: Output[]): number {
  return files.reduce((total, file) => total + gzipSync(file.type === "chunk" ? file.code : file.source).length / 1000, 0);
}
