import { expect, test } from "vitest";
import { bestRound, courseOf, deedsOf } from "../../src/games/committee/end/course";
import type { CommitteeNews } from "../../src/games/committee/view";
import type { CommitteeEvent } from "../../src/games/committee/words.gen";

let number = 0;
const told = (type: string, more: object = {}): CommitteeNews => ({ number: (number += 1), event: { type: `committee.${type}`, ...more } as CommitteeEvent, text: { type: "Text", key: "", args: [] } }) as unknown as CommitteeNews;
const NEWS = [
  told("RoundBegan", { round: 1 }),
  told("MissionCompleted", { seat: 0, mission: 5, space: 1 }),
  told("StressLaid", { seat: 1, slot: 3 }),
  told("StressLaid", { seat: 0, slot: 3 }),
  told("RoundBegan", { round: 2 }),
  told("MissionFailed", { mission: 19, space: 2, count: 1 }),
  told("CheckCounted", { seat: 1, successes: 2, need: 1, failures: 0, passed: true }),
  told("CheckCounted", { seat: 1, successes: 0, need: 1, failures: 1, passed: false }),
  told("MainCompleted", { seat: 1, main: "light", space: 6 }),
  told("StressDiscarded", { seat: 1, slot: 3, stress: "slow" }),
];

test("a case is told round by round, cards added up, stress as it lies", () => {
  const turns = courseOf(NEWS);
  expect(turns.map(({ done, mains, failed, stress }) => [done, mains, failed, stress])).toEqual([[1, 0, 0, 2], [1, 1, 1, 1]]);
  expect(turns[1]!.told.map(({ event }) => event.type)).toEqual(["committee.MissionFailed", "committee.MainCompleted"]);
});

test("every agent has its own part in it", () => {
  expect(deedsOf(NEWS, 2)[1]).toEqual({ missions: 0, mains: 1, checks: 2, passed: 1, stress: 1, eased: 1 });
});

test("the round that did most is the one with the main mission", () => {
  expect(bestRound(courseOf(NEWS))).toEqual({ round: 2, cards: 1, mains: 1 });
  expect(bestRound(courseOf(NEWS.slice(0, 1)))).toBeNull();
});
