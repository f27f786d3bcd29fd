import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

const EASE = "cubic-bezier(.2,.7,.2,1)";

/** How long things travel, in milliseconds: the token `--slow`, 0 where motion is off. */
export function slow(): number {
  const root = document.querySelector("[data-motion]") ?? document.documentElement;
  const token = getComputedStyle(root).getPropertyValue("--slow").trim();
  const number = Number.parseFloat(token) || 0;
  return token.endsWith("ms") ? number : number * 1000;
}

/** Lets a thing come from somewhere when it appears; without a place to come from it simply is there. */
export function arrive(from: () => DOMRect | null): Attachment<HTMLElement> {
  return (element) => {
    const start = untrack(from);
    const duration = slow();
    if (!start || duration === 0) return;
    const end = element.getBoundingClientRect();
    const dx = start.x + start.width / 2 - end.x - end.width / 2;
    const dy = start.y + start.height / 2 - end.y - end.height / 2;
    const scale = Math.min(1.4, Math.max(0.5, start.width / Math.max(1, end.width)));
    const away = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 9, opacity: 0.6 };
    element.animate([away, { transform: "none", zIndex: 9 }], { duration, easing: EASE });
  };
}

/** Sends copies of things that are about to leave to a place; the copies take no input and are gone on arrival. */
export function sweep(things: Iterable<HTMLElement>, to: DOMRect): void {
  const duration = slow();
  if (duration === 0) return;
  let delay = 0;
  for (const thing of things) {
    const start = thing.getBoundingClientRect();
    const copy = thing.cloneNode(true) as HTMLElement;
    copy.inert = true;
    copy.setAttribute("aria-hidden", "true");
    const width = getComputedStyle(thing).getPropertyValue("--w");
    const at = `left:${start.x}px;top:${start.y}px;width:${start.width}px`;
    copy.style.cssText = `--w:${width};position:fixed;z-index:60;margin:0;pointer-events:none;${at}`;
    document.body.append(copy);
    const dx = to.x + to.width / 2 - start.x - start.width / 2;
    const dy = to.y + to.height / 2 - start.y - start.height / 2;
    const moving = copy.animate(
      [{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px) scale(.3)`, opacity: 0.2 }],
      { duration, delay, easing: EASE, fill: "both" },
    );
    moving.onfinish = moving.oncancel = () => copy.remove();
    delay += duration / 8;
  }
}
