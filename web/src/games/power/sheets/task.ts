import { field } from "../../../core/field";
import type { Desk } from "../desk.svelte";
import type { PowerChoice } from "../view";

/** How a question is laid out; none for a turn of the action phase, which the whole board is about, and for what the prompt alone asks. */
export type Task = "chain" | "tribute" | "attach" | "looking" | "hand" | "picks";

const TASKS: Record<string, Task> = {
  return_alliances: "hand",
  trim_hand: "hand",
  conclude: "chain",
  conclude_more: "chain",
  conclude_follow_up: "chain",
  conclude_freely: "chain",
  informant: "looking",
  arrange: "looking",
  falcon_conclude: "looking",
  give: "tribute",
  falcon_give: "tribute",
  final_attach: "attach",
};

/** Questions about nothing that lies on the board, and one of a few buttons that is put after every takeover: nothing makes room for it. */
const PROMPT_ALONE: readonly string[] = ["act", "act_supervised", "attach", "recruit_supervisor", "recruit_headhunter", "recruit_gain", "recruiter", "recall"];

/** Questions that ask for several alliances, one after another: all are marked, then confirmed together. */
export const MARKED: readonly string[] = ["return_alliances", "trim_hand"];

export function taskOf(question: string): Task | null {
  if (question === "" || PROMPT_ALONE.includes(question)) return null;
  return TASKS[question] ?? "picks";
}

/** Questions about the hand: it is shown there, not once more below. */
export const showsHand = (question: string): boolean => ["hand", "chain"].includes(taskOf(question) ?? "");

/** Questions that leave room beside them: a few lines or a few alliances, without a hand to be read or a sheet of points. */
export const isSmall = (question: string): boolean => ["picks", "looking"].includes(taskOf(question) ?? "");

/** What can be done with an alliance in the pending question. */
export function allianceChoice(desk: Desk, alliance: number): PowerChoice | undefined {
  return desk.choices(`alliance:${alliance}`).find((choice) => choice.decision === desk.asked && field(choice.action, "alliance") === alliance);
}

/** Alliances as they lie: those that can be chosen first; the order stays while the question is open. */
export function orderOf<T extends { alliance: number }>(alliances: readonly T[], legal: (alliance: number) => boolean): T[] {
  return [...alliances].sort((one, two) => Number(legal(two.alliance)) - Number(legal(one.alliance)));
}
