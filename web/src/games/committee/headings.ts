import type { Heading } from "../types";
import { signOf } from "./mark";
import { ALLY_CODE, BASE_SOURCE, CELLS, PERSONAL_SOURCE, type PartFacts, type CommitteeView, DEPARTMENTS, PRICE_OF_CARGO, type CommitteeAction } from "./words.gen";
import { agentName, allyName, attr, capital, cellWords, cityEffect, cityName, departmentName, faceName, list, missionName, partWords, quoted, resourceCount, stressName, t, three } from "./words";
import { allyWorth } from "./deeds";
import { needOf } from "./pieces/needs";
import { allyOf, missionOf } from "./view";

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
  UseCity: { key: "use-city", icon: "pin" },
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
export function headingsOf(action: CommitteeAction, view: CommitteeView): Heading[] {
  const verb = action.type.split(".").at(-1)!;
  const known = VERBS[verb];
  if (!known) {
    const short = verb === PASS ? "" : signOf(action, view).word;
    return short ? [{ key: JSON.stringify(action), text: capital(short) }, { key: verb, text: noteOf(action, view) }] : [];
  }
  const thing = thingOf(action, view);
  const head = { key: known.key, text: t(`committee-board-mark-${known.key}`) };
  return thing ? [head, thing] : [head];
}

/** What a short name leaves open: what a mission is called and has, what a token does, out of which stock something goes. */
function noteOf(action: CommitteeAction, view: CommitteeView): string {
  switch (action.type) {
    case "committee.PutAnswer": {
      const mission = missionOf(view, action.mission);
      return [quoted(missionName(action.mission)), mission ? needOf(view, mission) : ""].filter((part) => part).join(" · ");
    }
    case "committee.Hold": case "committee.FailFirst": case "committee.Strike": return quoted(missionName(action.mission));
    case "committee.Resolve": return attr(`committee-scenario-${action.token}`, "text");
    case "committee.Lose": return t(`committee-board-mark-${action.resource === "doc" && action.count === 1 ? "half" : "own"}`);
    case "committee.LoseLimit": return t("committee-board-mark-limit");
    case "committee.UseCalm": return t("committee-board-calm-left", { count: view.limit.calm });
    case "committee.Reward": return action.reward === "calm" ? t("committee-board-calm-note") : "";
    default: return "";
  }
}

/** A place stress lies on: «Отдел кадров, ячейка 2», or the ally. */
function slotName(slot: number): string {
  if (slot >= ALLY_CODE) return allyName(slot - ALLY_CODE);
  return capital(t("committee-cell", { department: departmentName(DEPARTMENTS[Math.floor(slot / CELLS)]!), place: (slot % CELLS) + 1 }));
}

/** What would close, or what lies there and on what. */
export function slotNote(view: CommitteeView, slot: number, lays: boolean): string {
  const seat = view.seat === null ? undefined : view.seats[view.seat];
  const ally = slot >= ALLY_CODE ? allyOf(view, slot - ALLY_CODE) : undefined;
  const cell = seat?.cells[slot];
  const cars = !ally && cell && cell.cars > 0 ? resourceCount("car", cell.cars) : "";
  const gives = list([ally ? allyWorth(ally) : cell ? cellWords(cell) : "", cars].filter((part) => part));
  if (lays) return gives ? t("committee-board-slot-closes", { gives }) : "";
  const token = seat?.stress.find((one) => one.slot === slot && !one.under);
  return [token?.open ? t("committee-board-stress-open", { stress: stressName(token.stress ?? "") }) : t("committee-board-stress-closed"), gives ? t("committee-board-slot-over", { gives }) : ""].filter((part) => part).join("; ");
}

/** What an income brings, and where it comes from. */
function incomeOf(view: CommitteeView, source: number): { parts: readonly PartFacts[]; from: string } {
  const seat = view.seat === null ? undefined : view.seats[view.seat];
  if (source >= PERSONAL_SOURCE) return { parts: seat?.personal[source - PERSONAL_SOURCE]?.income ?? [], from: t("committee-source-personal", { number: source - PERSONAL_SOURCE + 1 }) };
  if (source >= BASE_SOURCE) return { parts: seat?.base[source - BASE_SOURCE] ?? [], from: t("committee-source-base", { number: source - BASE_SOURCE + 1 }) };
  return { parts: (source >= ALLY_CODE ? allyOf(view, source - ALLY_CODE)?.income : seat?.cells[source]?.income) ?? [], from: slotName(source) };
}

function thingOf(action: CommitteeAction, view: CommitteeView): Heading | null {
  const agent = (seat: number): string => agentName(view.seats[seat]!.agent);
  switch (action.type) {
    case "committee.Move": return { key: action.city, text: cityName(action.city), note: resourceCount("car", action.cost), thing: `city:${action.city}` };
    case "committee.Reroll": return { key: `reroll ${action.reroll}`, text: capital(t(`committee-reroll-${action.reroll}`)) };
    case "committee.AddDice": return { key: "dice", text: capital(t("committee-board-add-dice")) };
    case "committee.AddSuccess": return { key: "success", text: capital(t("committee-board-add-success")) };
    case "committee.Again": {
      const { parts, from } = incomeOf(view, action.source);
      return { key: String(action.source), text: capital(list(parts.map(partWords))), note: capital(from) };
    }
    case "committee.UseCity": return { key: action.city, text: cityName(action.city), note: cityEffect(action.city) };
    case "committee.Broker": return { key: `${action.first_seat}-${action.second_seat}`, text: `${agent(action.first_seat)} ⇄ ${agent(action.second_seat)}` };
    case "committee.HandOver": return { key: String(action.seat), text: agent(action.seat) };
    case "committee.Redeem": return { key: action.clearance, text: capital(t(`committee-clearance-${action.clearance}`)) };
    case "committee.Stick": return { key: action.sticker, text: capital(t(`committee-sticker-${action.sticker}`)) };
    case "committee.TakeAlly": {
      const ally = allyOf(view, action.ally);
      return { key: String(action.ally), text: allyName(action.ally), note: ally ? allyWorth(ally) : "" };
    }
    case "committee.Leave": case "committee.GiveToken": case "committee.TakeToken": return { key: String(action.mission), text: capital(t("committee-board-mission-n", { mission: three(action.mission) })) };
    case "committee.OpenStress": case "committee.LayStress": case "committee.Ease": return { key: String(action.slot), text: slotName(action.slot), note: slotNote(view, action.slot, action.type === "committee.LayStress") };
    case "committee.PickDice": return { key: action.dice.join(","), text: capital(list(action.dice.map((die) => faceName(view.check?.dice[die]?.symbol ?? "anomaly")))) };
    case "committee.Return": case "committee.Convert": case "committee.Give": case "committee.Take": return { key: action.resource, text: capital(t(`committee-resource-${action.resource}`)) };
    case "committee.Buy": case "committee.Sell": {
      const [docs, cargo] = [resourceCount("doc", PRICE_OF_CARGO), resourceCount(action.resource, 1)];
      return { key: action.resource, text: action.type === "committee.Buy" ? `${docs} → ${cargo}` : `${cargo} → ${docs}` };
    }
    default: return null;
  }
}
