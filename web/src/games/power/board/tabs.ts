import { field } from "../../../core/field";
import type { PhaseId, PowerAction } from "../words.gen";

/** In which part of the board an action is done. */
export type Part = "row" | "projects" | "table" | "mine";

const PARTS: Partial<Record<PowerAction["type"], Part>> = {
  "power.Infiltrate": "row",
  "power.Advance": "projects",
  "power.RunOperation": "projects",
  "power.RecallFrom": "projects",
  "power.Assassinate": "table",
  "power.Conclude": "mine",
  "power.Attach": "mine",
  "power.PlayProfessional": "mine",
  "power.Discard": "mine",
  "power.Give": "mine",
  "power.Recall": "mine",
};

/** How many different things can be touched in each part: a card of the row counts once, however many agents. */
export function tabCounts(actions: readonly PowerAction[]): Record<Part, number> {
  const things: Record<Part, Set<string>> = { row: new Set(), projects: new Set(), table: new Set(), mine: new Set() };
  for (const action of actions) {
    const part = PARTS[action.type];
    if (part) things[part].add(`${action.type}:${field(action, "card") ?? field(action, "alliance") ?? field(action, "project") ?? field(action, "operation") ?? field(action, "professional")}`);
  }
  return { row: things.row.size, projects: things.projects.size, table: things.table.size, mine: things.mine.size };
}

/** Whether a row has been laid in this round: its tab stays when its last card is taken. */
export const keepsRow = (phase: PhaseId): boolean => phase !== "setup" && phase !== "end";
