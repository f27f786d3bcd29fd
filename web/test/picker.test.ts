import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { Picker, thingsOf } from "../src/core/picker.svelte";
import type { Decision, Why } from "../src/core/protocol.gen";

type Toy = { type: "x.Give"; card: number; seat: number } | { type: "x.Play"; card: number } | { type: string };

const decision = (id: string, actions: Toy[]): Decision<Toy> => ({
  id,
  seat: 0,
  prompt: { type: "Text", key: "ask", args: [] },
  name: "ask",
  rule: "S-3.5",
  free: false,
  actions: actions.map((action) => ({ action, text: { type: "Text", key: action.type, args: [] } })),
  suggestion: null,
});

const why: Why = { reason: "must_follow", rule: "S-3.5", text: { type: "Text", key: "why", args: [] } };

function picker(actions: Toy[]) {
  const host = { play: vi.fn(), explain: vi.fn(async () => why) };
  const made = new Picker<Toy>(host);
  made.ask([decision("0:1:ask", actions)]);
  flushSync();
  return { made, host };
}

const move = (card: number, seat: number): Toy => ({ type: "x.Give", card, seat });

describe("picker", () => {
  test("an action mentions its verb, its fields and the elements of its lists", () => {
    expect(thingsOf({ type: "x.Pay", ...{ card: 3, coins: [1, 2], free: true } })).toEqual([
      "type:x.Pay",
      "card:3",
      "coins:1",
      "coins:2",
    ]);
  });

  test("what only lies there is told of without a refusal, until something is chosen", () => {
    const { made } = picker([move(1, 0)]);
    made.tell("told", [["card", "x"]], "S-4.3", document.body);
    expect(made.bubble).toMatchObject({ reason: null, rule: "S-4.3", text: { key: "told" } });
    made.touch("card:1", null);
    expect(made.bubble).toBeNull();
  });

  test("a tap on a legal thing keeps the actions that mention it", () => {
    const { made } = picker([move(1, 0), move(1, 1), move(2, 0)]);
    made.touch("card:1", move(1, 0));
    expect(made.shown.map((choice) => choice.index)).toEqual([0, 1]);
  });

  test("a second tap on the only action left plays it", () => {
    const { made, host } = picker([{ type: "x.Play", card: 1 }, { type: "x.Play", card: 2 }]);
    made.touch("card:2", { type: "x.Play", card: 2 });
    made.touch("card:2", { type: "x.Play", card: 2 });
    expect(host.play).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ index: 1 }));
  });

  test("a second tap with several actions left puts the thing back", () => {
    const { made, host } = picker([move(1, 0), move(1, 1)]);
    made.touch("card:1", move(1, 0));
    made.touch("card:1", move(1, 0));
    expect(made.chosen).toEqual([]);
    expect(host.play).not.toHaveBeenCalled();
  });

  test("another value of a chosen field stays legal and takes its place", () => {
    const { made } = picker([move(1, 0), move(2, 0)]);
    made.touch("card:1", move(1, 0));
    expect(made.isLegal("card:2")).toBe(true);
    made.touch("card:2", move(2, 0));
    expect(made.chosen).toEqual(["card:2"]);
  });

  test("a thing no action joins to what is chosen is not legal", () => {
    const { made } = picker([move(1, 0), move(2, 1)]);
    made.touch("card:1", move(1, 0));
    expect(made.isLegal("seat:1")).toBe(false);
  });

  test("a thing that is not legal is explained where it was touched", async () => {
    const { made, host } = picker([move(1, 0)]);
    const at = document.createElement("button");
    made.touch("card:9", move(9, 0), at);
    await vi.waitFor(() => expect(made.bubble).toEqual({ ...why, at }));
    expect(host.explain).toHaveBeenCalledWith(move(9, 0));
  });

  test("a new question forgets what was chosen", () => {
    const { made } = picker([move(1, 0)]);
    made.touch("card:1", move(1, 0));
    made.ask([decision("0:2:ask", [move(1, 0)])]);
    expect(made.chosen).toEqual([]);
  });

  test("the same question again keeps what was chosen", () => {
    const { made } = picker([move(1, 0)]);
    made.touch("card:1", move(1, 0));
    made.ask([decision("0:1:ask", [move(1, 0)])]);
    expect(made.chosen).toEqual(["card:1"]);
  });
});
