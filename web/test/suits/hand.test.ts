import { describe, expect, test } from "vitest";
import { handRows, walk } from "../../src/games/suits/board/hand";

/** So many cards of each character, from its lowest up. */
const hand = (...counts: number[]): number[] => counts.flatMap((count, suit) => Array.from({ length: count }, (_, at) => suit * 13 + at));
const lengths = (cards: number[]): number[] => handRows(cards).map((row) => row.length);

describe("rows of the hand", () => {
  test("five cards lie in one row", () => expect(lengths(hand(2, 3))).toEqual([5]));
  test("eight cards lie in two equal rows", () => expect(lengths(hand(4, 4))).toEqual([4, 4]));
  test("twelve cards lie in two equal rows", () => expect(lengths(hand(3, 3, 3, 3))).toEqual([6, 6]));
  test("rows break between characters where they stay nearly equal", () => expect(lengths(hand(3, 5))).toEqual([3, 5]));
  test("one character alone is broken in the middle", () => expect(lengths(hand(8))).toEqual([4, 4]));
  test("an uneven break is not worth it", () => expect(lengths(hand(5, 2))).toEqual([4, 3]));
  test("no card is lost and the order stays", () => expect(handRows(hand(4, 2, 3)).flat()).toEqual(hand(4, 2, 3)));
  test("a card keeps its row while others leave, as long as the rows stay nearly equal", () => {
    const before = handRows(hand(4, 4));
    expect(handRows(hand(4, 4).slice(2), before)).toEqual([[2, 3], [13, 14, 15, 16]]);
    expect(handRows(hand(4, 4).slice(3, -1), [[3, 13], [14, 15]])).toHaveLength(1);
    expect(handRows([3, 13, 14, 15, 16, 17], [[1, 2, 3, 4], [13, 14, 15, 16, 17]]).map((row) => row.length)).toEqual([3, 3]);
    expect(handRows([0, 1, 2, 3, 4, 5, 13, 14, 15], [[0, 1, 2, 3, 4, 5], [13, 14, 15, 16]])[0]).toHaveLength(6);
  });
  test("an empty hand is one empty row", () => expect(handRows([])).toEqual([[]]));
});

describe("keys in the hand", () => {
  const rows = [[0, 1, 2, 3], [13, 14, 15]];
  test("right goes on into the next row", () => expect(walk(rows, 3, "ArrowRight")).toBe(13));
  test("left stops at the first card", () => expect(walk(rows, 0, "ArrowLeft")).toBeNull());
  test("down goes to the card below", () => expect(walk(rows, 1, "ArrowDown")).toBe(14));
  test("down from beyond a shorter row goes to its last card", () => expect(walk(rows, 3, "ArrowDown")).toBe(15));
  test("up from the first row leads nowhere", () => expect(walk(rows, 1, "ArrowUp")).toBeNull());
  test("End goes to the last card", () => expect(walk(rows, 0, "End")).toBe(15));
  test("another key leads nowhere", () => expect(walk(rows, 0, "x")).toBeNull());
});
