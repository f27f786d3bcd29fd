import { EASE, send, shift, slow, travel } from "../motion";

const NS = "http://www.w3.org/2000/svg";
/** Pieces fly one after another, so far apart. */
const STAGGER = 60;
/** More than these are not told apart in the air. */
const MANY = 6;

/** Sends drawings of the sprite from one place to another; they take no input and are gone on arrival. */
export function fly(icon: string, count: number, from: DOMRect, to: DOMRect, { faded = false, delay = 0, colour = "var(--ink)" } = {}): number {
  const duration = slow();
  if (duration === 0 || from.width === 0 || to.width === 0) return 0;
  const number = Math.min(count, MANY);
  for (let n = 0; n < number; n++) {
    const svg = document.createElementNS(NS, "svg");
    const use = document.createElementNS(NS, "use");
    use.setAttribute("href", `#power-${icon}`);
    svg.append(use);
    svg.setAttribute("aria-hidden", "true");
    svg.style.cssText = `position:fixed;z-index:60;pointer-events:none;width:1.4rem;height:1.4rem;left:${from.x + from.width / 2}px;top:${from.y + from.height / 2}px;color:${colour};opacity:${faded ? 0.5 : 1};filter:drop-shadow(0 1px 2px #000)`;
    document.body.append(svg);
    travel(svg, { transform: shift(from, to) }, { duration, delay: delay + n * STAGGER });
  }
  return duration + number * STAGGER;
}

/** Lets a card that was captured go to whoever captured it. */
export function leave(card: HTMLElement, to: DOMRect, delay = 0): void {
  send(card, to, { scale: 0.25, duration: slow() * 1.3, delay });
}

/** Lets a thing hop from where it was to where it is. */
export function hop(thing: HTMLElement, from: DOMRect): void {
  const duration = slow();
  const end = thing.getBoundingClientRect();
  if (duration === 0 || from.width === 0 || end.width === 0) return;
  const dx = from.x - end.x;
  const dy = from.y - end.y;
  if (dx === 0 && dy === 0) return;
  thing.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: `translate(${dx / 2}px, ${dy / 2 - 14}px)`, offset: 0.5 }, { transform: "none" }], { duration: duration * 1.4, easing: EASE });
}
