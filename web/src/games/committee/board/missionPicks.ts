import { thingsOf, type Thing } from "../../../core/picker.svelte";
import type { CommitteePicker } from "../view";

const FIELDS = ["mission", "other_mission", "condition"] as const;

/** The things a tap on a mission may mean, those already chosen first. */
const names = (mission: number): Thing[] => FIELDS.map((field) => `${field}:${mission}`);

/** Whether a mission may be chosen now, or is chosen. */
export function missionMark(picker: CommitteePicker, mission: number): "legal" | "chosen" | null {
  if (names(mission).some((thing) => picker.isChosen(thing))) return "chosen";
  return names(mission).some((thing) => picker.isLegal(thing)) ? "legal" : null;
}

/** Whether the question is which mission; what may be done with one at any moment is no such question. */
export const asksMission = (picker: CommitteePicker, missions: readonly { mission: number }[]): boolean =>
  picker.choices.some(({ action, decision }) => !decision.free && thingsOf(action).some((thing) => missions.some(({ mission }) => names(mission).includes(thing))));

/** Chooses a mission, or the second of two to be swapped, whichever was named first; false where it means nothing. */
export function touchMission(picker: CommitteePicker, mission: number, at?: HTMLElement): boolean {
  const first = picker.chosen.find((thing) => thing.startsWith("mission:") || thing.startsWith("other_mission:"));
  const other = first === undefined ? null : Number(first.split(":")[1]);
  if (other !== null && other !== mission && isPair(picker, Math.min(other, mission), Math.max(other, mission))) {
    const [low, high] = [Math.min(other, mission), Math.max(other, mission)];
    picker.clear();
    picker.touch(`mission:${low}`, null, at);
    picker.touch(`other_mission:${high}`, null, at);
    return true;
  }
  const thing = names(mission).find((one) => picker.isChosen(one)) ?? names(mission).find((one) => picker.isLegal(one));
  if (thing === undefined) return false;
  picker.touch(thing, null, at);
  return true;
}

function isPair(picker: CommitteePicker, low: number, high: number): boolean {
  return picker.choices.some(({ action }) => {
    const things = thingsOf(action);
    return things.includes(`mission:${low}`) && things.includes(`other_mission:${high}`);
  });
}
