import type { Attachment } from "svelte/attachments";
import { looking } from "../looks";

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
  if (topic === null) return () => undefined;
  return looking({ open: (at) => look.open(topic, at), glance: (at) => (look.glance = at && { topic, at }) });
}
