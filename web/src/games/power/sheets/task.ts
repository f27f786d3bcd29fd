import { field } from "../../../core/field";
import type { Desk } from "../desk.svelte";
import type { PowerChoice } from "../view";
import type { AllianceView, AtomView } from "../words.gen";

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

/** Alliances as they lie, but those that can be chosen first, by what they bring, then those of which more is met; the order stays while the question is open. */
export function orderOf<T extends { alliance: number; seen?: AllianceView | undefined }>(alliances: readonly T[], legal: (alliance: number) => boolean): T[] {
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
  const part = (atoms: readonly AtomView[]): number => sum(atoms.map((atom) => (atom.met ? atom.need : Math.min(atom.have, atom.need)))) / sum(atoms.map((atom) => atom.need));
  const met = ({ alliance, seen }: T): number => (legal(alliance) ? 2 + (seen?.worth ?? 0) : seen ? part(seen.atoms) || 0 : 0);
  return [...alliances].sort((one, two) => met(two) - met(one));
}
