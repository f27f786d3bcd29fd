import { expect, test } from "vitest";
import { book } from "../../src/games/committee/log";
import { EFFECTS, type CommitteeEvent } from "../../src/games/committee/words.gen";
import ru from "../../../src/kuluary/locales/ru/committee-board.ftl?raw";
import en from "../../../src/kuluary/locales/en/committee-board.ftl?raw";
import { chapters } from "../../src/table/log";
import type { News } from "../../src/core/protocol.gen";

const event = (type: string, more: object = {}): CommitteeEvent => ({ type: `committee.${type}`, ...more }) as unknown as CommitteeEvent;
const news = (...events: CommitteeEvent[]): News[] => events.map((one, number) => ({ number, event: one, text: { type: "Text", key: one.type, args: [] } }) as unknown as News);

test("the log of a case has a heading a round and a phase, which say no more than that", () => {
  const [first, second] = chapters(news(event("RoundBegan", { round: 1 }), event("PhaseBegan", { phase: "income" }), event("Gained", { seat: 0, resource: "doc", count: 2 }), event("Gained", { seat: 0, resource: "fuel", count: 1 }), event("RoundBegan", { round: 2 }), event("PhaseBegan", { phase: "missions" }), event("MissionFailed", { mission: 3, space: 1, count: 1 })), { line: (one) => book.line(one as CommitteeEvent, 0), me: 0, since: null, filter: "all" });
  expect(first!.phases).toHaveLength(1);
  expect(first!.phases[0]!.blocks.map((block) => block.entries.map((entry) => entry.line.sign))).toEqual([["r-doc", "r-fuel"]]);
  expect(second!.phases[0]!.blocks[0]!.loud).toBe(true);
});

test("a reader can look at what matters alone", () => {
  const line = (type: string) => book.line(event(type), null).under;
  expect(line("MainCompleted")).toEqual(["matters"]);
  expect(line("Rolled")).toEqual(["checks"]);
  expect(line("Served")).toEqual([]);
});

test.each([ru, en])("every effect of a city that is refused says why in few words", (texts) => {
  for (const effect of EFFECTS) expect(texts).toContain(`committee-board-cannot-city-${effect} =`);
});
