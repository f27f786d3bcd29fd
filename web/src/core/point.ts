import { thingsOf } from "./picker.svelte";
import type { GameAction } from "./protocol.gen";

/** How long a thing stays marked. */
const SHOWN_MS = 4_000;

/**
 * Marks on the board what an action mentions: a board names its pieces by `data-<field>="<value>"`, as actions do. Says
 * whether something was there to be marked.
 */
export function pointAt(action: GameAction, seat: number | null): boolean {
  const things = [...thingsOf(action).filter((thing) => !thing.startsWith("type:")), ...(seat === null ? [] : [`seat:${seat}`])];
  const found = things.flatMap((thing) => {
    const [field, value] = [thing.slice(0, thing.indexOf(":")), thing.slice(thing.indexOf(":") + 1)];
    return [...document.querySelectorAll<HTMLElement>(`.board [data-${CSS.escape(field)}="${CSS.escape(value)}"]`)];
  });
  const seen = found.filter((element) => element.checkVisibility?.() ?? true);
  seen[0]?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  for (const element of seen) {
    element.classList.add("pointed");
    setTimeout(() => element.classList.remove("pointed"), SHOWN_MS);
  }
  return seen.length > 0;
}
