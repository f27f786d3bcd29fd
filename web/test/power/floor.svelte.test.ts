import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { Floor } from "../../src/games/power/board/floor.svelte";

test("a part that things leave stays as high as it was, until it is let go", () => {
  let held = $state(false);
  let shown = $state(0);
  let floor: Floor;
  const end = $effect.root(() => {
    floor = new Floor(() => held, () => shown);
  });
  let height = 384;
  floor!.element = { get offsetHeight() { return height; } } as HTMLElement;
  flushSync();
  const heights = [[true, 190], [true, 41], [false, 41]].map(([keeps, after]) => {
    [held, shown] = [keeps as boolean, shown + 1];
    flushSync();
    height = after as number;
    return floor.height;
  });
  expect(heights).toEqual(["384px", "384px", null]);
  end();
});
