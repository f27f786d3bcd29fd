import type { GameAction } from "../../core/types";
import type { Heading } from "../types";
import { signOf } from "./mark";
import { ALLY_SLOT, CELLS, DEPARTMENTS, type CommitteeView } from "./view";
import { agentName, allyName, capital, cityName, departmentName, faceName, list, resourceCount, t, three } from "./words";

/** Verbs that come in crowds: their key and sign; the others stand for themselves. */
export const VERBS: Record<string, { key: string; icon: string }> = {
  Return: { key: "return", icon: "r-doc" },
  Broker: { key: "broker", icon: "swap" },
  HandOver: { key: "hand-over", icon: "t-action" },
  Convert: { key: "convert", icon: "t-action" },
  Redeem: { key: "redeem", icon: "lock" },
  Stick: { key: "stick", icon: "stamp" },
  Leave: { key: "leave", icon: "box" },
  Move: { key: "move", icon: "car" },
  UseCity: { key: "use-city", icon: "any" },
  TakeAlly: { key: "take-ally", icon: "t-ally" },
  Give: { key: "give", icon: "next" },
  GiveToken: { key: "give", icon: "next" },
  Take: { key: "take", icon: "back" },
  TakeToken: { key: "take", icon: "back" },
  PutHelp: { key: "put-help", icon: "t-help" },
  Swap: { key: "swap", icon: "clock" },
  SwapTokens: { key: "swap-tokens", icon: "t-committee" },
  PickDice: { key: "pick-dice", icon: "reroll" },
  Income: { key: "income", icon: "income" },
  IncomeEase: { key: "income", icon: "income" },
  Again: { key: "again", icon: "income" },
  Reroll: { key: "aid", icon: "die" },
  AddDice: { key: "aid", icon: "die" },
  AddSuccess: { key: "aid", icon: "die" },
  OpenStress: { key: "open-stress", icon: "t-stress" },
  LayStress: { key: "lay-stress", icon: "t-stress" },
  Ease: { key: "ease", icon: "t-stress" },
  Buy: { key: "buy", icon: "r-doc" },
  Sell: { key: "sell", icon: "r-doc" },
};

const PASS = "Pass";

/**
 * «Вернуть в лимит», and under it what; «Поехать», and under it the cities, whose detours are chosen on the map.
 * What stands for itself has a short name and nothing under it; only what declines says so in full.
 */
export function headingsOf(action: GameAction, view: CommitteeView): Heading[] {
  const verb = action.type.split(".").at(-1)!;
  const known = VERBS[verb];
  if (!known) {
    const short = verb === PASS ? "" : signOf(action, view).word;
    return short ? [{ key: JSON.stringify(action), text: capital(short) }, { key: verb, text: "" }] : [];
  }
  const thing = thingOf(action, verb, view);
  const head = { key: known.key, text: t(`committee-board-mark-${known.key}`) };
  return thing ? [head, thing] : [head];
}

/** A place stress lies on: «Отдел кадров, ячейка 2», or the ally. */
function slotName(slot: number): string {
  if (slot >= ALLY_SLOT) return allyName(slot - ALLY_SLOT);
  return capital(t("committee-cell", { department: departmentName(DEPARTMENTS[Math.floor(slot / CELLS)]!), place: (slot % CELLS) + 1 }));
}

function thingOf(action: GameAction, verb: string, view: CommitteeView): Heading | null {
  const text = (field: string): string => String(action[field]);
  const number = (field: string): number => Number(action[field]);
  const agent = (seat: number): string => agentName(view.seats[seat]?.agent ?? "artyom");
  switch (verb) {
    case "Move": return { key: text("city"), text: cityName(text("city")), note: resourceCount("car", number("cost")), thing: `city:${text("city")}` };
    case "Reroll": case "AddDice": case "AddSuccess": return { key: `${verb} ${text("reroll")}`, text: capital(verb === "Reroll" ? t(`committee-reroll-${text("reroll")}`) : t(`committee-board-add-${verb === "AddDice" ? "dice" : "success"}`)) };
    case "UseCity": return { key: text("city"), text: cityName(text("city")) };
    case "Broker": return { key: `${text("first_seat")}-${text("second_seat")}`, text: `${agent(number("first_seat"))} ⇄ ${agent(number("second_seat"))}` };
    case "HandOver": return { key: text("seat"), text: agent(number("seat")) };
    case "Redeem": return { key: text("clearance"), text: capital(t(`committee-clearance-${text("clearance")}`)) };
    case "Stick": return { key: text("sticker"), text: capital(t(`committee-sticker-${text("sticker")}`)) };
    case "TakeAlly": return { key: text("ally"), text: allyName(number("ally")) };
    case "Leave": case "GiveToken": case "TakeToken": return { key: text("mission"), text: capital(t("committee-board-mission-n", { mission: three(number("mission")) })) };
    case "OpenStress": case "LayStress": case "Ease": return { key: text("slot"), text: slotName(number("slot")) };
    case "PickDice": return { key: (action["dice"] as number[]).join(","), text: capital(list((action["dice"] as number[]).map((die) => faceName(view.check?.dice[die]?.symbol ?? "anomaly")))) };
    case "Return": case "Convert": case "Give": case "Take": case "Buy": case "Sell": return { key: text("resource"), text: capital(t(`committee-resource-${text("resource")}`)) };
    default: return null;
  }
}
