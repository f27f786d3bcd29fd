import { describe, expect, test, vi } from "vitest";
import { looking } from "../src/games/looks";

describe("a pointer", () => {
  const entered = (from: number, to: number): boolean => {
    vi.useFakeTimers();
    let glanced = false;
    const thing = document.createElement("button");
    document.body.append(thing);
    const stop = looking({ open: () => {}, glance: (at) => void (glanced ||= at !== null) })(thing);
    const pointer = (type: string, x: number): Event => Object.assign(new Event(type, { bubbles: type === "pointermove" }), { pointerType: "mouse", screenX: x, screenY: 5, movementX: 0, movementY: 0 });
    document.body.dispatchEvent(pointer("pointermove", from));
    thing.dispatchEvent(pointer("pointerenter", to));
    vi.advanceTimersByTime(1000);
    stop?.();
    thing.remove();
    vi.useRealTimers();
    return glanced;
  };
  test("that comes to rest on a thing asks about it", () => expect(entered(1, 2)).toBe(true));
  test("that rests while a thing moves under it asks about nothing", () => expect(entered(2, 2)).toBe(false));
});
