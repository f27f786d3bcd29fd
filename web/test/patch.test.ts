import { expect, test } from "vitest";

import { patched } from "../src/core/patch";

test("items that go leave no gap, and what comes after the end is new", () => {
  const stays = { n: 2 };
  const after = patched([{ n: 1 }, stays, { n: 3 }], { "0": [], "2": { n: [4] }, "3": [{ n: 5 }] });
  expect(after).toEqual([{ n: 2 }, { n: 4 }, { n: 5 }]);
  expect(after[0]).toBe(stays);
});

test("a key is taken away, set, or gone into", () => {
  expect(patched({ a: 1, b: { c: 2, d: 3 }, e: [1, 2] }, { a: [], b: { c: [4] }, e: [[]] })).toEqual({
    b: { c: 4, d: 3 },
    e: [],
  });
});
