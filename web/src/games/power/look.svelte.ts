import type { Attachment } from "svelte/attachments";

/** What a sheet or a glance tells about. */
export type Topic =
  | { of: "object"; card: number }
  | { of: "alliance"; alliance: number }
  | { of: "project"; project: number }
  | { of: "operation"; operation: number }
  | { of: "professional"; professional: number }
  | { of: "falcon"; card: number }
  | { of: "seat"; seat: number }
  | { of: "piles" };

/** A finger that rests this long wants to know what a thing is, milliseconds. */
const LONG = 450;
/** A pointer that rests this long. */
const REST = 300;

/** What the reader looks at: the sheet that is open, and what a resting pointer is told; one for board, prompt and log. */
class Look {
  topic: Topic | null = $state.raw(null);
  glance: { topic: Topic; at: DOMRect } | null = $state.raw(null);
  /** Where the open sheet was asked for: the focus goes back there, and a refusal points at it. */
  at: HTMLElement | null = null;

  open(topic: Topic, at: HTMLElement | null = null): void {
    this.at = at;
    this.glance = null;
    this.topic = topic;
  }

  close(): void {
    this.topic = null;
    this.at?.focus({ preventScroll: true });
    this.at = null;
  }
}

export const look = new Look();

/** The topic a field of an event or an action names. */
export function topicOf(field: string, value: number): Topic | null {
  switch (field) {
    case "card":
    case "cards":
    case "host":
      return { of: "object", card: value };
    case "alliance":
    case "alliances":
    case "taken":
      return { of: "alliance", alliance: value };
    case "project":
    case "projects":
      return { of: "project", project: value };
    case "operation":
      return { of: "operation", operation: value };
    case "professional":
      return { of: "professional", professional: value };
    case "falcon_card":
      return { of: "falcon", card: value };
    default:
      return null;
  }
}

/** A long press opens the sheet of a thing, a resting pointer shows a glance of it. */
export function looks(topic: Topic | null): Attachment<HTMLElement> {
  return (element) => {
    if (topic === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      stop();
      pressed = false;
      look.glance = null;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        pressed = true;
        look.open(topic, element);
      }, LONG);
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") return;
      stop();
      timer = setTimeout(() => (look.glance = { topic, at: element.getBoundingClientRect() }), REST);
    };
    const leave = (): void => {
      stop();
      look.glance = null;
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
