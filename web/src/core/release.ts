import { base } from "./api";

/** The file a page begins with: its name changes with anything in the program. */
const begins = (page: Document): string | null => page.querySelector("script[type=module]")?.getAttribute("src") ?? null;

/** Whether the house serves another program by now than the one that runs here. */
export async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch(base, { cache: "no-store" });
    const there = answer.ok ? begins(new DOMParser().parseFromString(await answer.text(), "text/html")) : null;
    return there !== null && there !== begins(document);
  } catch {
    return false; // the line is lost again: it is asked when it is back
  }
}

/** Begins anew with the program of the house: a page that was open while it was changed would not understand it. */
export async function comeUpToDate(): Promise<void> {
  if (await isOutdated()) location.reload();
}
