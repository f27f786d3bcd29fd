import type { Attachment } from "svelte/attachments";

/** A finger that rests this long wants to know what a thing is, milliseconds. */
const LONG = 450;
/** A pointer that rests this long. */
const REST = 300;

export interface Looking {
  /** A finger has rested on it: everything about the thing. */
  open(at: HTMLElement): void;
  /** A pointer rests on it, or no longer does. */
  glance(at: DOMRect | null): void;
}

/** Where the pointer was last: what comes to lie under a pointer that rests was not asked about. */
let last = { x: -1, y: -1 };
if (typeof addEventListener === "function") addEventListener("pointermove", ({ screenX: x, screenY: y }) => (last = { x, y }), { capture: true, passive: true });

/** A long press opens what a thing is, a resting pointer shows a glance of it. */
export function looking({ open, glance }: Looking): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      stop();
      pressed = false;
      glance(null);
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        pressed = true;
        open(element);
      }, LONG);
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || (event.screenX === last.x && event.screenY === last.y)) return;
      stop();
      timer = setTimeout(() => glance(element.getBoundingClientRect()), REST);
    };
    const leave = (): void => {
      stop();
      glance(null);
    };
    /* what was pressed long is not tapped as well */
    const click = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (timer !== undefined && matchMedia("(pointer: coarse)").matches) event.preventDefault();
    };
    const listen = [["pointerdown", down], ["pointerup", stop], ["pointercancel", stop], ["pointermove", (event: PointerEvent) => Math.hypot(event.movementX, event.movementY) > 6 && stop()], ["pointerenter", enter], ["pointerleave", leave], ["contextmenu", menu]] as const;
    for (const [name, does] of listen) element.addEventListener(name, does as EventListener);
    element.addEventListener("click", click, true);
    return () => {
      leave();
      for (const [name, does] of listen) element.removeEventListener(name, does as EventListener);
      element.removeEventListener("click", click, true);
    };
  };
}
