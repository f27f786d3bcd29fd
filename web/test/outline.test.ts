import { describe, expect, test } from "vitest";
import type { Choice } from "../src/core/picker.svelte";
import type { Decision } from "../src/core/protocol.gen";
import type { Heading } from "../src/games/types";
import { flat, folded, spread, type Question } from "../src/table/outline";

const decision = { id: "0:1:act" } as Decision;
const choice = (index: number, verb: string, thing?: string): Choice =>
  ({ decision, index, action: { type: verb, thing }, text: { type: "Text", key: "", args: [] } }) as Choice;
const headings = ({ action }: Choice): Heading[] => {
  const verb = { key: action.type, text: action.type.toUpperCase() };
  if (action.type === "pass") return [];
  const { thing } = action as { type: string; thing?: string };
  return thing === undefined ? [verb] : [verb, { key: `thing:${thing}`, text: thing, ...(action.type === "take" ? { thing: `thing:${thing}` } : {}) }];
};
const question = (...choices: Choice[]): Question => ({ key: "act", title: null, free: false, choices });
const turn = question(choice(0, "take", "bank"), choice(1, "take", "bank"), choice(2, "take", "press"), choice(3, "join", "spies"), choice(4, "recruit"), choice(5, "pass"));
const texts = (of: ReturnType<typeof folded>) => of.map((section) => [section.title, section.entries.map((entry) => entry.heading?.text ?? entry.choices[0]!.index)]);

describe("the prompt with little room", () => {
  test("shows the verbs, those of one choice with its thing or as they are", () => {
    expect(texts(folded([turn], headings, null))).toEqual([[null, ["TAKE", "JOIN", 4, 5]]]);
    expect(folded([turn], headings, null)[0]!.entries[1]!.heading?.note).toBe("spies");
  });
  test("draws the sign of its verb on a single choice, too", () =>
    expect(folded([turn], headings, null)[0]!.entries.map((entry) => entry.verb)).toEqual(["take", "join", "recruit", undefined]));
  test("opens a verb into its things, and can close it", () => {
    const [open] = folded([turn], headings, "act/take");
    expect(texts([open!])).toEqual([["TAKE", ["bank", "press"]]]);
    expect(open!.opened).toBe(true);
    expect(open!.entries[0]!.choices).toHaveLength(2);
  });
  test("gathers under a thing only what the board goes on with", () =>
    expect(texts(folded([question(choice(0, "give", "bank"), choice(1, "give", "bank"))], headings, null))).toEqual([[null, ["bank", "bank"]]]));
  test("forgets a verb that the next question does not have", () =>
    expect(texts(folded([question(choice(0, "pass"), choice(1, "give", "bank"), choice(2, "give", "press"))], headings, "act/take"))).toEqual([[null, [0, "GIVE"]]]));
  test("opens the only verb by itself while it has few things, without a way back", () => {
    const [open] = folded([question(choice(0, "give", "a"), choice(1, "give", "b"))], headings, null);
    expect(texts([open!])).toEqual([[null, ["a", "b"]]]);
    expect(open!.opened).toBe(false);
  });
  test("keeps the only verb folded over many things", () => {
    const many = question(...["a", "b", "c"].map((thing, at) => choice(at, "give", thing)));
    expect(texts(folded([many], headings, null))).toEqual([[null, ["GIVE"]]]);
    expect(texts(folded([many], headings, "act/give"))).toEqual([["GIVE", ["a", "b", "c"]]]);
  });
  test("puts the verbs of a free decision beside those of the turn", () => {
    const free: Question = { key: "free", title: "В любой момент", free: true, choices: [choice(0, "attach", "a"), choice(1, "attach", "b")] };
    expect(texts(folded([turn, free], headings, null))).toEqual([[null, ["TAKE", "JOIN", 4, 5, "ATTACH"]]]);
  });
  test("has nothing where nothing is asked", () => expect(folded([], headings, null)).toEqual([]));
});

describe("the prompt with room", () => {
  test("spreads every verb over its things; what stands alone has no title", () =>
    expect(texts(spread([turn], headings, null))).toEqual([["TAKE", ["bank", "press"]], [null, [3]], [null, [4]], [null, [5]]]));
});

describe("what can be done at any moment", () => {
  const free: Question = { key: "free", title: "В любой момент", free: true, choices: [choice(0, "give", "a"), choice(1, "give", "b")] };
  test("names its verb, even where it is the only one", () => expect(texts(folded([free], headings, null))).toEqual([[null, ["GIVE"]]]));
  test("stays folded where there is room, under its own question, and opens", () => {
    expect(texts(spread([turn, free], headings, null)).at(-1)).toEqual(["В любой момент", ["GIVE"]]);
    const open = spread([turn, free], headings, "free/give").at(-1)!;
    expect(texts([open])).toEqual([["GIVE", ["a", "b"]]]);
    expect(open.opened).toBe(true);
  });
});

describe("a prompt without headings", () => {
  test("lists each choice, and the question of every further decision", () => {
    const free: Question = { key: "free", title: "В любой момент", free: true, choices: [choice(0, "attach", "a")] };
    expect(texts(flat([turn, free]))).toEqual([[null, [0, 1, 2, 3, 4, 5]], ["В любой момент", [0]]]);
  });
});
