import { Picker } from "../../src/core/picker.svelte";
import { describe, expect, test } from "vitest";
import type { Text } from "../../src/core/protocol.gen";
import { pageFor } from "../../src/games/committee/desk.svelte";
import { signOf } from "../../src/games/committee/mark";
import { asksMission, missionMark, touchMission } from "../../src/games/committee/board/missionPicks";
import { likelyFirst } from "../../src/games/committee/deeds";
import { tasks } from "../../src/games/committee/tasks.svelte";
import { decisions, view } from "./views";
import type { CommitteeDecision, CommitteePicker, CommitteeState } from "../../src/games/committee/view";
import type { CommitteeAction, DeedFacts, OddsFacts } from "../../src/games/committee/words.gen";

const TEXT: Text = { type: "Text", key: "", args: [] };

function asking(...actions: CommitteeAction[]): CommitteePicker {
  const picker = new Picker<CommitteeAction>({ play: () => {}, explain: async () => null });
  const decision: CommitteeDecision = { id: "0:1:swap", seat: 0, prompt: TEXT, name: "swap", rule: "C-5.7", free: false, actions: actions.map((action) => ({ action, text: TEXT })), suggestion: null };
  picker.ask([decision]);
  return picker;
}

const swap = (mission: number, other_mission: number): CommitteeAction => ({ type: "committee.Swap", mission, other_mission });

describe("two missions to be swapped", () => {
  test("may be named in either order", () => {
    const picker = asking(swap(3, 7), swap(3, 9), swap(7, 9));
    touchMission(picker, 9);
    touchMission(picker, 3);
    expect(picker.shown.map((choice) => choice.action)).toEqual([swap(3, 9)]);
  });
  test("are marked once they are chosen", () => {
    const picker = asking(swap(3, 7), swap(3, 9));
    touchMission(picker, 7);
    expect([missionMark(picker, 7), missionMark(picker, 12)]).toEqual(["chosen", null]);
  });
  test("a mission of no action is left to its sheet", () => {
    expect(touchMission(asking(swap(3, 7)), 12)).toBe(false);
  });
});

describe("where a question is answered", () => {
  const state = (scene: string): CommitteeState => ({ view: view(scene), decisions: decisions(scene) }) as unknown as CommitteeState;
  test("a check opens its sheet", () => {
    expect(pageFor(state("3-check"))).toEqual({ kind: "check" });
  });
  test("stress is laid on one's own board", () => {
    expect(pageFor(state("3-lay"))).toEqual({ kind: "agent", seat: 0 });
  });
  test("a move is planned on the map", () => {
    expect(pageFor(state("3-move"))).toEqual({ kind: "map" });
  });
});

describe("the small pictures of answers", () => {
  test.each(["3-act", "3-move", "3-check", "3-lay"])("every answer of %s has one", (scene) => {
    for (const decision of decisions(scene))
      for (const { action } of decision.actions) expect(signOf(action, view(scene)).icons.length + signOf(action, view(scene)).word.length).toBeGreaterThan(0);
  });
});

test("a mission is asked for only where that is the question, not where something may be done with one at any moment", () => {
  const picker = asking({ type: "committee.Leave", mission: 3 });
  expect(asksMission(picker, [{ mission: 3 }])).toBe(true);
  picker.ask(picker.choices.map(({ decision }) => ({ ...decision, free: true })));
  expect(asksMission(picker, [{ mission: 3 }])).toBe(false);
});

test("of several missions those that are sooner done come first, kind by kind", () => {
  const deed = (action: CommitteeAction, spent?: number): DeedFacts => ({ action, odds: spent === undefined ? [] : [{ spent } as unknown as OddsFacts] }) as unknown as DeedFacts;
  const [hard, sure, city] = [deed({ type: "committee.DoMission", mission: 32 }, 0.03), deed({ type: "committee.DoMission", mission: 26 }), deed({ type: "committee.UseCity", city: "moskva" })];
  expect(likelyFirst([hard, sure, city])).toEqual([sure, hard, city]);
});

test("stress is removed in one gesture: open tokens are closed first, and no more than may be", () => {
  const act = view("3-act");
  const played: CommitteeAction[] = [];
  const picker = new Picker<CommitteeAction>({ play: ({ action }) => void played.push(action), explain: async () => null });
  const state = (left: number, stress: [number, boolean][]): CommitteeState => {
    const tokens = stress.map(([slot, open]) => ({ type: "committee.Token" as const, slot, open, stress: null, under: false }));
    const actions: CommitteeAction[] = [...stress.map(([slot]) => ({ type: "committee.Ease" as const, slot })), { type: "Pass" }];
    const asked: CommitteeDecision = { id: `0:${left}:ease`, seat: 0, prompt: { ...TEXT, args: [["left", left]] }, name: "ease", rule: "C-7.11", free: false, actions: actions.map((action) => ({ action, text: TEXT })), suggestion: null };
    picker.ask([asked]);
    return { view: { ...act, seats: act.seats.map((seat, at) => (at === 0 ? { ...seat, stress: tokens } : seat)) }, decisions: [asked], others: [], settled: true } as unknown as CommitteeState;
  };
  tasks.ease(state(2, [[1, false], [4, true]]), picker);
  tasks.go(state(1, [[1, false], [4, false]]), picker);
  tasks.go(state(1, [[4, false]]), picker);
  expect(played).toEqual([{ type: "committee.Ease", slot: 4 }, { type: "committee.Ease", slot: 1 }]);
});
