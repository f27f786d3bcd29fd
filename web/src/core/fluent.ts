import { FluentBundle, FluentResource } from "@fluent/bundle";

/** A bundle of one language; our texts need no isolation marks around names. */
export function bundle(lang: string, sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) {
    for (const error of made.addResource(new FluentResource(source))) console.warn(`${lang}: ${error.message}`);
  }
  return made;
}
