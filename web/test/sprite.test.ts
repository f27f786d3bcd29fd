import { afterEach, describe, expect, test, vi } from "vitest";
import { fetchSprite, putSprite } from "../src/games/sprite";

const DRAWING = '<svg><symbol id="toy-star"></symbol></svg>';
const answer = (text: string, status = 200): void => void vi.stubGlobal("fetch", vi.fn(async () => new Response(text, { status })));

afterEach(() => {
  vi.unstubAllGlobals();
  document.getElementById("toy-sprite")?.remove();
});

describe("the drawings of a game", () => {
  test("are in the page at once where they came with the script", () => {
    putSprite("toy", DRAWING);
    expect(document.getElementById("toy-star")).not.toBeNull();
  });
  test("are put in once, however often they are used", () => {
    putSprite("toy", DRAWING);
    putSprite("toy", DRAWING);
    expect(document.querySelectorAll("#toy-sprite")).toHaveLength(1);
  });
  test("of a file of their own come when they are here", async () => {
    answer(DRAWING);
    fetchSprite("toy", "toy.svg");
    await vi.waitFor(() => expect(document.getElementById("toy-star")).not.toBeNull());
  });
  test("of a file are asked for once while they are on their way", () => {
    answer(DRAWING);
    fetchSprite("toy", "toy.svg");
    fetchSprite("toy", "toy.svg");
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  test("that did not come are asked for again", async () => {
    answer("", 503);
    fetchSprite("toy", "toy.svg");
    await vi.waitFor(() => expect(document.getElementById("toy-sprite")).toBeNull());
    answer(DRAWING);
    fetchSprite("toy", "toy.svg");
    await vi.waitFor(() => expect(document.getElementById("toy-star")).not.toBeNull());
  });
});
