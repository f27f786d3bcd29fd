import type { Attachment } from "svelte/attachments";
import { EASE, shift, slow } from "../motion";
import { HEIGHT, roadPoints, WIDTH, type Point } from "./board/places";

/** The points of a drive from where a pawn stood, by the roads through these cities, to where it stands. */
export function drive(from: Point, route: readonly string[], to: Point): Point[] {
  const legs = route.slice(1).flatMap((city, step) => roadPoints(route[step]!, city));
  return [from, ...legs, to];
}

/** Lets a pawn run along its way, one `--slow` a leg; it stands at the end of it already. */
export function run(pawn: HTMLElement, way: readonly Point[], legs: number): void {
  const duration = slow() * Math.max(1, legs);
  const map = pawn.parentElement?.getBoundingClientRect();
  const end = way.at(-1);
  if (duration === 0 || !map || !end) return;
  const frames = way.map(([x, y]) => ({ translate: `${((x - end[0]) / WIDTH) * map.width}px ${((y - end[1]) / HEIGHT) * map.height}px` }));
  pawn.animate(frames, { duration, easing: "ease-in-out" });
}

/** A die tumbles when it is rolled; those of one throw one after another. */
export function tumble(order: number): Attachment<HTMLElement> {
  return (die) => {
    const duration = slow();
    if (duration === 0) return;
    const spin = order % 2 ? -1 : 1;
    die.animate([{ transform: `translateY(-28px) rotate(${spin * 210}deg) scale(.8)`, opacity: 0.3 }, { transform: `translateY(4px) rotate(${spin * -14}deg)`, offset: 0.75 }, { transform: "none" }], { duration, delay: order * 80, easing: EASE, fill: "backwards" });
  };
}

/** A stress token comes down on its cell, from the heap where one is shown. */
export function fall(token: HTMLElement): void {
  const duration = slow();
  if (duration === 0) return;
  const heap = document.querySelector("[data-heap]")?.getBoundingClientRect();
  const end = token.getBoundingClientRect();
  const away = heap ? `${shift(end, heap)} scale(.5)` : "translateY(-24px) scale(1.2)";
  token.animate([{ transform: away, opacity: 0.5, zIndex: 9 }, { transform: "none", zIndex: 9 }], { duration: duration * 1.3, easing: EASE });
}

/** A token is turned over. */
export function flip(token: HTMLElement): void {
  const duration = slow();
  if (duration > 0) token.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration, easing: EASE });
}
