import { tick } from "svelte";
import { EASE, lift, send, shift, slow, travel, visible } from "../motion";
import { roomy } from "./screen";
import type { PowerNews } from "./view";

const NS = "http://www.w3.org/2000/svg";
/** Pieces fly one after another, so far apart. */
const STAGGER = 60;
/** More than these are not told apart in the air. */
const MANY = 6;

function sprite(icon: string): SVGElement {
  const svg = document.createElementNS(NS, "svg");
  const use = document.createElementNS(NS, "use");
  use.setAttribute("href", `#power-${icon}`);
  svg.append(use);
  return svg;
}

/** Sends drawings of the sprite from one place to another; they take no input and are gone on arrival. */
function fly(icon: string, count: number, from: DOMRect, to: DOMRect, { faded = false, delay = 0, colour = "var(--ink)" } = {}): number {
  const duration = slow();
  if (duration === 0 || from.width === 0 || to.width === 0) return 0;
  const number = Math.min(count, MANY);
  for (let n = 0; n < number; n++) {
    const svg = sprite(icon);
    svg.setAttribute("aria-hidden", "true");
    svg.style.cssText = `position:fixed;z-index:60;pointer-events:none;width:1.4rem;height:1.4rem;left:${from.x + from.width / 2}px;top:${from.y + from.height / 2}px;color:${colour};opacity:${faded ? 0.5 : 1};filter:drop-shadow(0 1px 2px #000)`;
    document.body.append(svg);
    travel(svg, { transform: shift(from, to) }, { duration, delay: delay + n * STAGGER });
  }
  return duration + number * STAGGER;
}

/** Lets points, or pieces that have come back, rise from the plate of whoever has them, and go. */
function rise(count: number, from: DOMRect, delay: number, pieces = false): void {
  const sign = document.createElement("b");
  sign.textContent = `+${count}`;
  if (pieces) {
    const icon = sprite("agent");
    icon.style.cssText = "width:1em;height:1em;margin-left:.15em;vertical-align:-.1em";
    sign.append(icon);
  }
  sign.setAttribute("aria-hidden", "true");
  sign.style.cssText = `position:fixed;z-index:61;pointer-events:none;left:${from.x + from.width / 2}px;top:${from.bottom - 10}px;padding:.1rem .5rem;background:var(${pieces ? "--slab" : "--ok"});color:var(${pieces ? "--slab-ink" : "--bg"});${pieces ? "box-shadow:0 0 0 2px var(--bg);" : ""}font:700 1.125rem/1.3 var(--font-display)`;
  (document.querySelector("[data-game=power].shell, [data-game=power] .shell") ?? document.body).append(sign);
  const away = { transform: "translateY(-14px)" };
  sign.animate([{ transform: "translateY(8px)", opacity: 0 }, { transform: "none", opacity: 1, offset: 0.25 }, { ...away, opacity: 1, offset: 0.75 }, { ...away, opacity: 0 }], { duration: slow() * 3, delay, easing: EASE, fill: "both" }).onfinish = () => sign.remove();
}

/** What an event has brought to a seat at once. */
function gainOf({ event }: PowerNews): { seat: number; points: number } | null {
  const gains = event.type === "power.Captured" || event.type === "power.OperationRun" || event.type === "power.Advanced" || event.type === "power.Concluded";
  return gains && event.points > 0 ? { seat: event.seat, points: event.points } : null;
}

/** A card that was captured, lifted off the row before it is gone from there. */
interface Captured {
  copy: HTMLElement;
  from: DOMRect;
  card: number;
  seat: number;
}

/** Lets a captured card go to whoever captured it: to its own place before them, where it is seen only when it has come unless it joins a pile that lay there, or to their plate. */
function land({ copy, from, card, seat }: Captured, map: Places, piles: ReadonlySet<Element>, delay: number): void {
  const duration = slow() * 1.6;
  const place = map.find(lies(seat, card));
  const seen = place !== null && map.sees(place);
  const to = seen ? place.getBoundingClientRect() : map.home(seat);
  if (!to) return copy.remove();
  travel(copy, { transform: `${shift(from, to)} scale(${seen ? to.width / from.width : 0.25})` }, { duration, delay, fades: !seen });
  if (seen && !piles.has(place)) place.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
}

const lies = (seat: number, card: number): string => `[data-objects="${seat}"] [data-object~="${card}"]`;

/** Lets the cards of the row move up to where they are from where they were, growing as they come within reach. */
function moveUp(before: ReadonlyMap<string, DOMRect>, map: Places): void {
  for (const [selector, from] of before) {
    const card = map.find(selector);
    const to = card?.getBoundingClientRect();
    if (!card || !to || from.width === 0 || (from.x === to.x && from.y === to.y)) continue;
    const away = { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`, transformOrigin: "0 0" };
    card.animate([away, { transform: "none", transformOrigin: "0 0" }], { duration: slow() * 1.2, delay: slow() / 2, easing: EASE, fill: "backwards" });
  }
}

/** Lets the cards of a new row come in one after another. */
function dealOut(cards: readonly number[], map: Places): void {
  cards.forEach((card, at) => {
    map.find(`li[data-card="${card}"]`)?.animate([{ transform: "translateX(2.5rem)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: slow(), delay: at * STAGGER, easing: EASE, fill: "backwards" });
  });
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

  /** Whether something is on the part of the board that is on screen. */
  sees(thing: HTMLElement): boolean {
    return inSight(thing.getBoundingClientRect(), this.root);
  }

  /** Where the pieces and cards of a seat are: on the board, where that is in sight, or else its plate over it. */
  home(seat: number): DOMRect | null {
    const pool = this.rect(`[data-pool="${seat}"]`);
    return pool && inSight(pool, this.root) ? pool : (document.querySelector(`.seats [data-seat="${seat}"]`)?.getBoundingClientRect() ?? pool);
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
  const captured: Captured[] = [];
  const laid = new Map<string, DOMRect>();
  for (const { event } of news) {
    if (event.type === "power.Infiltrated" || event.type === "power.Intercepted") rows[event.card] ??= map.rect(`[data-row="${event.card}"]`);
    if (event.type === "power.Captured") {
      const card = map.find(`[data-row="${event.card}"] .poster`);
      if (card) captured.push({ copy: lift(card), from: card.getBoundingClientRect(), card: event.card, seat: event.seat });
      for (const other of root.querySelectorAll<HTMLElement>("li[data-card]")) laid.set(`li[data-card="${other.dataset.card}"]`, other.getBoundingClientRect());
    }
    if (event.type === "power.Concluded") {
      const card = map.find(`#power-task [data-alliance="${event.alliance}"]`) ?? map.find(`[data-alliance="${event.alliance}"]`);
      const home = map.home(event.seat);
      if (roomy.current && card && home && map.sees(card)) send(card, home, { scale: 0.25, duration: slow() * 1.3, delay: 0 });
    }
    if (event.type === "power.Joined" || event.type === "power.Advanced" || event.type === "power.FalconAdvanced") {
      const seat = event.type === "power.FalconAdvanced" ? 1 : event.seat;
      const selector = `[data-flag="${seat}:${event.project}"]`;
      const from = map.rect(selector) ?? map.home(seat);
      if (from) flags.push([selector, from]);
    }
  }
  const piles = new Set(root.querySelectorAll("[data-object]"));
  await tick();
  moveUp(laid, map);
  captured.forEach((one, at) => land(one, map, piles, at * 80));
  for (const [selector, from] of flags) {
    const flag = map.find(selector);
    if (flag) hop(flag, from);
  }
  const plate = (seat: number): DOMRect | undefined => document.querySelector(`.seats [data-seat="${seat}"]`)?.getBoundingClientRect();
  for (const one of news) {
    const gain = gainOf(one);
    const back = one.event.type === "power.Recalled" ? { seat: one.event.seat, count: one.event.count } : one.event.type === "power.RecalledMore" || one.event.type === "power.RecalledFromOperation" ? { seat: one.event.seat, count: 1 } : null;
    const over = gain ? plate(gain.seat) : back ? plate(back.seat) : undefined;
    if (gain && over) rise(gain.points, over, one.event.type === "power.Captured" ? slow() : 0);
    if (back && over) rise(back.count, over, 0, true);
  }
  let delay = 0;
  for (const { event } of news) {
    if (event.type === "power.RowLaid") dealOut(event.cards, map);
    if (event.type === "power.Infiltrated" || event.type === "power.OperationRun") {
      const from = map.home(event.seat);
      const to = event.type === "power.OperationRun" ? map.rect(`[data-operation="${event.operation}"]`) : (map.rect(`[data-row="${event.card}"]`) ?? rows[event.card] ?? null);
      if (!from || !to) continue;
      const spent = fly("agent", event.pieces, from, to, { delay });
      fly("shadow", event.shadows, from, to, { faded: true, delay: delay + spent / 2 });
    }
    if (event.type === "power.Intercepted") {
      const from = map.rect(`[data-row="${event.card}"]`) ?? rows[event.card] ?? null;
      const to = map.home(event.loser_seat);
      if (!from || !to) continue;
      delay += fly("agent", event.pieces, from, to, { delay });
    }
    if (event.type === "power.AlliancesDrawn") {
      const [deck, home] = [map.rect("[data-decks]"), map.home(event.seat)];
      if (deck && home) fly("cards", event.count, deck, home);
    }
  }
}
