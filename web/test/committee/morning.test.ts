import { expect, test } from "vitest";
import { morningOf, sayAll } from "../../src/games/committee/morning";
import type { CommitteeNews } from "../../src/games/committee/view";

/** A sentence without words of its own reads as its key. */
const told = (key: string): CommitteeNews => ({ number: 1, event: { type: "committee.NothingLost" }, text: { type: "Text", key, args: [] } }) as unknown as CommitteeNews;

test("a morning that takes the same twice says so once", () => {
  const who = { name: () => "", me: 0 };
  const [one, other] = [sayAll([told("one")], who), sayAll([told("other")], who)];
  expect(one).not.toBe(other);
  expect(sayAll([told("one"), told("other"), told("one")], who)).toBe(`${one} ×2. ${other}`);
});

test("a morning tells what was closed in the round before, and no earlier", () => {
  const events = [{ type: "committee.RoundBegan", round: 1 }, { type: "committee.MissionCompleted", mission: 17 }, { type: "committee.RoundBegan", round: 2 }, { type: "committee.MissionCompleted", mission: 5 }, { type: "committee.RoundBegan", round: 3 }];
  const news = events.map((event, number) => ({ ...told("one"), number, event }) as unknown as CommitteeNews);
  expect([morningOf(news.slice(0, 3))?.closed, morningOf(news)?.closed]).toEqual([[17], [5]]);
});
