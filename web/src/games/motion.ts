/** How things move on every board: the token `--ease`. */
export const EASE = "cubic-bezier(.2,.7,.2,1)";

/** How long things travel, in milliseconds: the token `--slow`, 0 where motion is off. */
export function slow(): number {
  const root = document.querySelector("[data-motion]") ?? document.documentElement;
  const token = getComputedStyle(root).getPropertyValue("--slow").trim();
  const number = Number.parseFloat(token) || 0;
  return token.endsWith("ms") ? number : number * 1000;
}

/** The first of the things so named on a board that is on screen: layouts hide what another one shows. */
export function visible(root: HTMLElement, selector: string): HTMLElement | null {
  return [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

/** The transform that moves the middle of one place onto the middle of another. */
export function shift(from: DOMRect, to: DOMRect): string {
  return `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px)`;
}

/** A copy of something that is about to leave, where it is, over the page; it takes no input. */
export function lift(thing: HTMLElement): HTMLElement {
  const from = thing.getBoundingClientRect();
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  const size = `--w:${getComputedStyle(thing).getPropertyValue("--w")};width:${from.width}px;height:${from.height}px`;
  copy.style.cssText = `position:fixed;z-index:60;margin:0;pointer-events:none;left:${from.x}px;top:${from.y}px;${size}`;
  (thing.closest("[data-game]") ?? document.body).append(copy);
  return copy;
}

/** Sends a copy of something that is about to leave to a place; the copy is gone on arrival. */
export function send(thing: HTMLElement, to: DOMRect, { scale, duration, delay }: { scale: number; duration: number; delay: number }): void {
  const from = thing.getBoundingClientRect();
  if (duration === 0 || from.width === 0 || to.width === 0) return;
  travel(lift(thing), { transform: `${shift(from, to)} scale(${scale})` }, { duration, delay, fades: true });
}

/** Lets something that was put over the page go to its end and takes it out again there; what fades is seen until it has nearly arrived. */
export function travel(thing: Element, end: Keyframe, { duration, delay, fades = false }: { duration: number; delay: number; fades?: boolean }): void {
  const motion = thing.animate([{ transform: "none" }, end], { duration, delay, easing: EASE, fill: "both" });
  if (fades) thing.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration, delay, fill: "both" });
  motion.onfinish = motion.oncancel = () => thing.remove();
}
