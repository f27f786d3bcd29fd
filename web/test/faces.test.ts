import { describe, expect, test } from "vitest";
import { facesOf } from "../src/core/faces";

describe("faces at a table that is to be", () => {
  test("mine is kept, and nobody else has it", () => {
    expect(facesOf(2, [true, true, true, true])).toEqual([2, 1, 0, 3]);
  });

  test("an open seat has none", () => {
    expect(facesOf(0, [true, false, true])).toEqual([0, null, 2]);
  });
});
