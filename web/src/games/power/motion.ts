const EASE = "cubic-bezier(.2,.7,.2,1)";
const NS = "http://www.w3.org/2000/svg";

/** How long things travel, in milliseconds: the token `--slow`, 0 where motion is off. */
export function slow(): number {
  const token = getComputedStyle(document.querySelector("[data-motion]") ?? document.documentElement).getPropertyValue("--slow").trim();
  const number = Number.parseFloat(token) || 0;
  return token.endsWith("ms") ? number : number * 1000;
}

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
    const dx = to.x + to.width / 2 - from.x - from.width / 2;
    const dy = to.y + to.height / 2 - from.y - from.height / 2;
    const moving = svg.animate([{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px)` }], { duration, delay: delay + n * STAGGER, easing: EASE, fill: "both" });
    moving.onfinish = moving.oncancel = () => svg.remove();
  }
  return duration + number * STAGGER;
}

/** Sends a copy of something that is about to leave to a place. */
export function leave(thing: Element, to: DOMRect, delay = 0): void {
  const duration = slow();
  const start = thing.getBoundingClientRect();
  if (duration === 0 || start.width === 0 || to.width === 0) return;
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  copy.style.cssText = `--w:${start.width}px;position:fixed;z-index:60;margin:0;pointer-events:none;left:${start.x}px;top:${start.y}px;width:${start.width}px;height:${start.height}px`;
  document.body.append(copy);
  const dx = to.x + to.width / 2 - start.x - start.width / 2;
  const dy = to.y + to.height / 2 - start.y - start.height / 2;
  const moving = copy.animate([{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px) scale(.25)`, opacity: 0.2 }], { duration: duration * 1.3, delay, easing: EASE, fill: "both" });
  moving.onfinish = moving.oncancel = () => copy.remove();
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
