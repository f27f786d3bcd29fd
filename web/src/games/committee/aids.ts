import { field } from "../../core/field";
import type { CheckNow, CommitteeAction, Helper } from "./words.gen";

const SPENT: readonly string[] = ["committee.AddSuccess", "committee.AddDice", "committee.Stick"];

/** Whether it takes a token, cargo or a sticker. */
export const spends = (action: CommitteeAction): boolean => SPENT.includes(action.type);

const isReroll = (helper: Helper): boolean => helper.action.type === "committee.Reroll";

/** The chance after some help; where nothing changes by it alone, that of all that can still be spent. */
export function hopeOf(check: CheckNow, helper: Helper): { chance: number; all: boolean } {
  const all = helper.chance <= check.chance && check.spent > check.chance;
  return { chance: all ? check.spent : helper.chance, all };
}

/** What costs something and would help most, where the dice do not suffice as they lie; what to begin with, where it takes several. */
export function aidOf(check: CheckNow): Helper | undefined {
  if (check.successes >= check.need) return undefined;
  const paid = check.helpers.filter((one) => one.usable && (spends(one.action) || (isReroll(one) && one.docs > 0)));
  const [best] = paid.filter((one) => one.chance > check.chance).sort((one, other) => other.chance - one.chance || one.docs - other.docs);
  return best ?? (check.spent > check.chance ? (paid.find((one) => isReroll(one)) ?? paid[0]) : undefined);
}

/** The reroll a button offers: the one chosen, else one for nothing, else the cheapest where dice are picked for it or nothing helps more. */
export function rerollOf(check: CheckNow, chosen: string | undefined, picked: boolean): Helper | undefined {
  const open = check.helpers.filter((one) => one.usable && isReroll(one)).sort((one, other) => one.docs - other.docs);
  if (chosen) return open.find((one) => field(one.action, "reroll") === chosen);
  const [cheapest] = open;
  if (!cheapest || cheapest.docs === 0 || picked) return cheapest;
  const aid = aidOf(check);
  return aid && isReroll(aid) ? aid : undefined;
}
