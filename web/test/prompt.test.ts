import { describe, expect, test } from "vitest";
import type { Decision } from "../src/core/protocol.gen";
import { HELD, heldHeight, linkMark, looksOn, promptMode, type Situation } from "../src/table/prompt";

const decision = (free: boolean): Decision => ({
  id: "0:1:lead",
  seat: 0,
  prompt: { type: "Text", key: "ask", args: [] },
  name: "lead",
  rule: "S-3.1",
  free,
  actions: [],
  suggestion: null,
});

const quiet: Situation = {
  link: "open",
  known: true,
  over: false,
  pending: false,
  seat: 0,
  seated: true,
  standIn: false,
  waiting: [1],
  decisions: [],
};

describe("prompt", () => {
  test.each<[string, Partial<Situation>]>([
    ["mine", { waiting: [0], decisions: [decision(false)] }],
    ["several", { waiting: [0, 2], decisions: [decision(false)] }],
    ["others", {}],
    ["others", { decisions: [decision(true)] }],
    ["sending", { pending: true, waiting: [0], decisions: [decision(false)] }],
    ["unsent", { pending: true, link: "waiting" }],
    ["unsent", { pending: true, link: "off" }],
    ["offline", { link: "off", waiting: [0], decisions: [decision(false)] }],
    ["loading", { known: false, link: "connecting" }],
    ["watching", { seat: null, seated: false }],
    ["others", { seat: null, seated: true }],
    ["stand-in", { standIn: true, waiting: [0] }],
    ["over", { over: true, waiting: [] }],
  ])("it is %s for %o", (mode, change) => {
    expect(promptMode({ ...quiet, ...change })).toBe(mode);
  });

  test("it tells what others do to who waits, watches, or has left the seat to a bot; who lost it is told why", () => {
    expect((["others", "watching", "stand-in", "mine", "sending", "over"] as const).map((mode) => looksOn(mode, null))).toEqual([true, true, true, false, false, false]);
    expect(looksOn("stand-in", "time")).toBe(false);
  });

  test("a line that is being made is neither there nor lost", () => {
    expect(linkMark("connecting")).toBe("wait");
  });
});

describe("what an answered question leaves", () => {
  test("stays as it was where it was low", () => expect(heldHeight(false, 0, 120, 180)).toBe(180));
  test("is no empty half of the screen where it was high, and settles at once", () => expect(heldHeight(false, 350, 0, 90)).toBe(0));
  test("stays however high it was where another question follows at once", () => expect(heldHeight(true, 350, 0, 90)).toBe(350));
  test("stays up to so high", () => expect([heldHeight(false, HELD), heldHeight(false, HELD + 1)]).toEqual([HELD, 0]));
});
