/** How a question is laid out; none for a turn of the action phase, which the whole board is about. */
export type Task = "chain" | "tribute" | "recall" | "attach" | "looking" | "hand" | "picks";

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
  recall: "recall",
  final_attach: "attach",
};

export function taskOf(question: string): Task | null {
  if (question === "" || question === "act" || question === "act_supervised" || question === "attach") return null;
  return TASKS[question] ?? "picks";
}

/** Questions about the hand: it is shown there, not once more below. */
export const showsHand = (question: string): boolean => ["hand", "chain"].includes(taskOf(question) ?? "");
