import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { EASE, send, shift, slow } from "../motion";

/** Lets a thing come from somewhere when it appears; without a place to come from it simply is there. The slower, the smaller it is. */
export function arrive(from: () => DOMRect | null, pace = 1): Attachment<HTMLElement> {
  return (element) => {
    const start = untrack(from);
    const duration = slow() * pace;
    if (!start || duration === 0) return;
    const end = element.getBoundingClientRect();
    const scale = Math.min(1.4, Math.max(0.5, start.width / Math.max(1, end.width)));
    const away = { transform: `${shift(end, start)} scale(${scale})`, zIndex: 9, opacity: 0.6 };
    element.animate([away, { transform: "none", zIndex: 9 }], { duration, easing: EASE });
  };
}

/** Lets things go from where they lay to where they lie now. */
export function glide(things: Iterable<HTMLElement>, from: (thing: HTMLElement) => DOMRect | null): void {
  const duration = slow() * 1.2;
  for (const thing of things) {
    const start = from(thing);
    const end = thing.getBoundingClientRect();
    if (!start || duration === 0 || (start.x === end.x && start.y === end.y)) continue;
    thing.animate([{ transform: `${shift(end, start)} scale(${start.width / Math.max(1, end.width)})` }, { transform: "none" }], { duration, easing: EASE });
  }
}

/** Sends the things of a finished round one after another, each to its own place. */
export function sweep(things: Iterable<HTMLElement>, to: (thing: HTMLElement) => DOMRect | null): void {
  const duration = slow() * 1.5;
  [...things].forEach((thing, order) => {
    const place = to(thing);
    if (place) send(thing, place, { scale: 0.3, duration, delay: (order * duration) / 6 });
  });
}
