import { afterEach, describe, expect, test } from "vitest";
import { send, shift, slow, visible } from "../src/games/motion";

const rect = (x: number, y: number, width: number, height: number): DOMRect => ({ x, y, width, height }) as DOMRect;
const root = document.documentElement;

function thing(box: DOMRect): HTMLElement {
  const made = document.createElement("i");
  made.className = "thing";
  made.getBoundingClientRect = () => box;
  document.body.append(made);
  return made;
}

afterEach(() => {
  root.style.removeProperty("--slow");
  document.body.replaceChildren();
});

describe("how long things travel", () => {
  test.each([["260ms", 260], [".3s", 300], ["0ms", 0]])("is the token: %s", (token, expected) => {
    root.style.setProperty("--slow", token);
    expect(slow()).toBe(expected);
  });
  test("is no time where there is no token", () => expect(slow()).toBe(0));
});

describe("moving things", () => {
  test("goes from middle to middle", () => expect(shift(rect(0, 0, 10, 10), rect(100, 50, 20, 40))).toBe("translate(105px, 65px)"));
  test("finds the one that is on screen", () => {
    thing(rect(0, 0, 0, 0));
    const second = thing(rect(5, 5, 10, 10));
    expect(visible(document.body, ".thing")).toBe(second);
  });
  test.each([
    ["the thing is hidden", rect(0, 0, 0, 0), rect(9, 9, 9, 9), 200],
    ["its goal is hidden", rect(0, 0, 9, 9), rect(9, 9, 0, 0), 200],
    ["motion is off", rect(0, 0, 9, 9), rect(9, 9, 9, 9), 0],
  ])("sends nothing where %s", (_, from, to, duration) => {
    send(thing(from), to, { scale: 1, duration, delay: 0 });
    expect(document.querySelectorAll(".thing")).toHaveLength(1);
  });
});
