import { Picker } from "../../src/core/picker.svelte";
import { describe, expect, test } from "vitest";
import type { Text } from "../../src/core/protocol.gen";
import { pageFor } from "../../src/games/committee/desk.svelte";
import { signOf } from "../../src/games/committee/mark";
import { missionMark, touchMission } from "../../src/games/committee/board/missionPicks";
import { decisions, view } from "./views";
import type { CommitteeDecision, CommitteePicker, CommitteeState } from "../../src/games/committee/view";
import type { CommitteeAction } from "../../src/games/committee/words.gen";

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
