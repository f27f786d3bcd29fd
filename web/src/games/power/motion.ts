import { tick } from "svelte";
import { EASE, send, shift, slow, travel, visible } from "../motion";
import { roomy } from "./screen";
import type { PowerNews } from "./view";

const NS = "http://www.w3.org/2000/svg";
/** Pieces fly one after another, so far apart. */
const STAGGER = 60;
/** More than these are not told apart in the air. */
const MANY = 6;

/** Sends drawings of the sprite from one place to another; they take no input and are gone on arrival. */
function fly(icon: string, count: number, from: DOMRect, to: DOMRect, { faded = false, delay = 0, colour = "var(--ink)" } = {}): number {
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
function leave(card: HTMLElement, to: DOMRect, delay = 0): void {
  send(card, to, { scale: 0.25, duration: slow() * 1.3, delay });
}

/** Lets a thing hop from where it was to where it is. */
function hop(thing: HTMLElement, from: DOMRect): void {
  const duration = slow();
  const end = thing.getBoundingClientRect();
  if (duration === 0 || from.width === 0 || end.width === 0) return;
  const dx = from.x - end.x;
  const dy = from.y - end.y;
  if (dx === 0 && dy === 0) return;
  thing.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: `translate(${dx / 2}px, ${dy / 2 - 14}px)`, offset: 0.5 }, { transform: "none" }], { duration: duration * 1.4, easing: EASE });
}

/** Where things are on the board: found before it changes, and again after. */
class Places {
  constructor(private readonly root: HTMLElement) {}

  find(selector: string): HTMLElement | null {
    return visible(this.root, selector);
  }

  rect(selector: string): DOMRect | null {
    return this.find(selector)?.getBoundingClientRect() ?? null;
  }

  /** Where the pieces and cards of a seat are: the first of its places that is in sight, or else its plate over the board. */
  home(seat: number, ...more: string[]): DOMRect | null {
    const seen = [...more, `[data-pool="${seat}"]`].map((selector) => this.rect(selector)).filter((rect) => rect !== null);
    return seen.find((rect) => inSight(rect, this.root)) ?? document.querySelector(`.seats [data-seat="${seat}"]`)?.getBoundingClientRect() ?? seen[0] ?? null;
  }
}

function inSight(rect: DOMRect, root: HTMLElement): boolean {
  const { top, bottom } = root.getBoundingClientRect();
  return rect.bottom > top && rect.top < bottom;
}

/** The part of the board in which an event is seen, as `seat` sees it; null: nowhere in particular. */
export function placeOf({ event }: PowerNews, seat: number | null): string | null {
  switch (event.type) {
    case "power.Infiltrated":
    case "power.Intercepted":
    case "power.Captured":
    case "power.InfiltrationFailed":
    case "power.FalconAimed":
    case "power.FalconPassedOver":
      return `[data-row="${event.card}"]`;
    case "power.RowLaid":
      return "#power-row";
    case "power.Joined":
    case "power.Advanced":
    case "power.FalconAdvanced":
      return `[data-project="${event.project}"]`;
    case "power.OperationRun":
      return `[data-operation="${event.operation}"]`;
    case "power.Recruited":
    case "power.Recalled":
      return event.seat === seat ? "[data-spot=agents]" : null;
    default:
      return null;
  }
}

/** Brings what happens into sight on a board that is longer than the screen; what lies in its first screen is shown with the head of the board. */
export function follow(root: HTMLElement, selector: string): void {
  const thing = visible(root, selector);
  if (!thing) return;
  const [view, rect] = [root.getBoundingClientRect(), thing.getBoundingClientRect()];
  const head = root.querySelector("nav")?.offsetHeight ?? 0;
  if (rect.top >= view.top + head && rect.bottom <= view.bottom) return;
  if (rect.bottom - view.top + root.scrollTop <= root.clientHeight) root.scrollTo({ top: 0 });
  else thing.scrollIntoView({ block: "center" });
}

/** Shows what the news moved. Call it while the board still shows what was; it goes on once the board has changed. */
export async function act(root: HTMLElement, news: readonly PowerNews[]): Promise<void> {
  if (slow() === 0 || news.length === 0) return;
  const map = new Places(root);
  const rows: Record<number, DOMRect | null> = {};
  const flags: [selector: string, from: DOMRect][] = [];
  let delay = 0;
  for (const { event } of news) {
    if (event.type === "power.Infiltrated" || event.type === "power.Intercepted") rows[event.card] ??= map.rect(`[data-row="${event.card}"]`);
    if (event.type === "power.Captured") {
      const card = map.find(`[data-row="${event.card}"] .poster`);
      const home = map.home(event.seat, `[data-objects="${event.seat}"]`);
      if (card && home) leave(card, home, delay);
      delay += 80;
    }
    if (event.type === "power.Concluded") {
      const card = map.find(`#power-task [data-alliance="${event.alliance}"]`) ?? map.find(`[data-alliance="${event.alliance}"]`);
      const home = map.home(event.seat);
      if (roomy.current && card && home && inSight(card.getBoundingClientRect(), root)) leave(card, home);
    }
    if (event.type === "power.Joined" || event.type === "power.Advanced" || event.type === "power.FalconAdvanced") {
      const seat = event.type === "power.FalconAdvanced" ? 1 : event.seat;
      const selector = `[data-flag="${seat}:${event.project}"]`;
      const from = map.rect(selector) ?? map.home(seat);
      if (from) flags.push([selector, from]);
    }
  }
  await tick();
  for (const [selector, from] of flags) {
    const flag = map.find(selector);
    if (flag) hop(flag, from);
  }
  delay = 0;
  for (const { event } of news) {
    if (event.type === "power.Infiltrated") {
      const from = map.home(event.seat);
      const to = map.rect(`[data-row="${event.card}"]`) ?? rows[event.card] ?? null;
      if (!from || !to) continue;
      const spent = fly("agent", event.pieces, from, to, { delay });
      fly("shadow", event.shadows, from, to, { faded: true, delay: delay + spent / 2 });
    }
    if (event.type === "power.Intercepted") {
      const from = map.rect(`[data-row="${event.card}"]`) ?? rows[event.card] ?? null;
      const to = map.home(event.loser_seat);
      if (!from || !to) continue;
      delay += fly("agent", event.pieces, from, to, { delay });
      const deck = map.rect("[data-decks]");
      if (deck) fly("cards", 1, deck, to, { delay });
    }
  }
}
