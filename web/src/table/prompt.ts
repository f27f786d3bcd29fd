import type { Link } from "../core/socket";
import type { Decision, Seating } from "../core/protocol.gen";

/** What the prompt bar is for at this moment; exactly one holds. */
export type PromptMode =
  | "loading"
  | "offline"
  | "unsent"
  | "sending"
  | "over"
  | "stand-in"
  | "mine"
  | "several"
  | "watching"
  | "others";

export interface Situation {
  link: Link;
  /** A state has been received. */
  known: boolean;
  over: boolean;
  /** An answer is on its way. */
  pending: boolean;
  /** The seat one looks from. */
  seat: number | null;
  /** At a hot seat between two hands: seated, but nobody's hand is open. */
  seated: boolean;
  standIn: boolean;
  waiting: readonly number[];
  decisions: readonly Decision[];
}

export function promptMode(now: Situation): PromptMode {
  if (now.pending) return now.link === "open" ? "sending" : "unsent";
  if (now.link === "off") return "offline";
  if (!now.known) return "loading";
  if (now.over) return "over";
  if (now.standIn) return "stand-in";
  if (now.decisions.some((decision) => !decision.free)) return now.waiting.length > 1 ? "several" : "mine";
  if (now.seat === null && !now.seated) return "watching";
  return "others";
}

/** The line tells what others do: to who waits, watches, or has left the seat to a bot of their own will; who has lost it is told why. */
export const looksOn = (mode: PromptMode, lent: Seating["lent"]): boolean => mode === "others" || mode === "watching" || (mode === "stand-in" && lent === null);

/** How the line is shown: a tick, a dashed ring, or struck waves. */
export function linkMark(link: Link): "ok" | "wait" | "off" {
  if (link === "open") return "ok";
  return link === "off" || link === "gone" || link === "closed" ? "off" : "wait";
}

/** A question up to so many pixels high keeps its place while its answer is shown: it was under the finger. */
export const HELD = 224;

/** On how much the prompt stands while an answer is shown: as before where another question follows, or on no more than it needs where that would be an empty half of the screen. It settles once. */
export function heldHeight(follows: boolean, ...before: number[]): number {
  const height = Math.max(...before);
  return height > HELD && !follows ? 0 : height;
}
