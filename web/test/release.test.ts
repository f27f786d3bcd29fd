import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isOutdated } from "../src/core/release";

const page = (name: string): string => `<!doctype html><head><script type="module" src="./assets/${name}.js"></script></head>`;
const serve = (body: string, status = 200) => vi.stubGlobal("fetch", async () => new Response(body, { status }));

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="./assets/index-old.js"></script>';
});
afterEach(() => {
  document.head.innerHTML = "";
  vi.unstubAllGlobals();
});

test("a program is outdated when the house begins with another file", async () => {
  serve(page("index-new"));
  expect(await isOutdated()).toBe(true);
});

test("the same file, an error, another page and no line say nothing of it", async () => {
  serve(page("index-old"));
  expect(await isOutdated()).toBe(false);
  serve(page("index-new"), 502);
  expect(await isOutdated()).toBe(false);
  serve("<p>Доступ через портал</p>");
  expect(await isOutdated()).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  expect(await isOutdated()).toBe(false);
});
