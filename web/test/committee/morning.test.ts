import { expect, test } from "vitest";
import { sayAll } from "../../src/games/committee/morning";
import type { CommitteeNews } from "../../src/games/committee/view";

/** A sentence without words of its own reads as its key. */
const told = (key: string): CommitteeNews => ({ number: 1, event: { type: "committee.NothingLost" }, text: { type: "Text", key, args: [] } }) as unknown as CommitteeNews;

test("a morning that takes the same twice says so once", () => {
  const who = { name: () => "", me: 0 };
  const [one, other] = [sayAll([told("one")], who), sayAll([told("other")], who)];
  expect(one).not.toBe(other);
  expect(sayAll([told("one"), told("other"), told("one")], who)).toBe(`${one} ×2. ${other}`);
});
