import type { GameAction } from "../../core/types";
import { CELLS, DEPARTMENTS, RESOURCES, type CommitteeView } from "./view";
import { agentName, allyName, capital, cityName, departmentShort, departmentWord, resourceIcon, t, three } from "./words";

/** The small picture of an answer: icons, and a short word where there is no room for the sentence. */
export interface Sign {
  icons: string[];
  word: string;
  /** What follows the word: `2 [документ] → [топливо]`. */
  after?: string[];
  /** The agent it is about. */
  agent?: string;
  /** It loses the game. */
  fatal?: boolean;
}

/** The name of a place stress lies on: «АН-3», or the number of an ally. */
export const slotWord = (slot: number): string => (slot < 100 ? `${departmentShort(DEPARTMENTS[Math.floor(slot / CELLS)]!)}-${(slot % CELLS) + 1}` : three(slot - 100));
const sign = (word: string, ...icons: string[]): Sign => ({ icons, word });

export function signOf(action: GameAction, view: CommitteeView): Sign {
  const verb = action.type.split(".").at(-1)!;
  const text = (field: string): string => String(action[field]);
  const number = (field: string): number => Number(action[field]);
  const agent = (field: string): Sign => ({ icons: [], word: agentName(view.seats[number(field)]?.agent ?? "artyom"), agent: view.seats[number(field)]?.agent ?? "artyom" });
  const short = (name: string): string => t(`committee-board-mark-${name}`);
  if (view.warnings.some((warning) => warning.defeat && JSON.stringify(warning.action) === JSON.stringify(action))) return { ...sign(short("lose"), "warn"), fatal: true };
  switch (verb) {
    case "Serve": return sign(short("serve"), "t-action");
    case "Relieve": return sign(short("relieve"), "t-stress");
    case "Broker": return sign(`${agentName(view.seats[number("first_seat")]!.agent)} ⇄ ${agentName(view.seats[number("second_seat")]!.agent)}`, "swap");
    case "Discard": return sign(short("discard"), "cross");
    case "Finish": return sign(short("finish"), "check");
    case "Return": return sign(short("return"), resourceIcon(text("resource")));
    case "Medicate": return sign(short("medicate"), "r-med");
    case "Leave": return sign(`${short("leave")} ${three(number("mission"))}`, "box");
    case "Redeem": return sign(t(`committee-clearance-${text("clearance")}`), "lock");
    case "Convert": return { ...sign("→ +1", resourceIcon(text("resource"))), after: ["t-action"] };
    case "HandOver": return { ...agent("seat"), icons: ["t-action"] };
    case "Stick": return sign(t(`committee-sticker-${text("sticker")}`), "stamp");
    case "Shift": return sign(short("shift"), "clock");
    case "Trace": return sign(t(`committee-permanent-${text("bonus")}`), "stamp");
    case "Move": return sign(`${cityName(text("city"))} ${number("cost")}`, "car");
    case "Partner": case "Treat": case "GiveBronze": case "Award": return agent("seat");
    case "Give": return sign(short("give"), resourceIcon(text("resource")));
    case "Take": return sign(short("take"), resourceIcon(text("resource")));
    case "GiveToken": return sign(`${short("give")} ${three(number("mission"))}`, "box");
    case "TakeToken": return sign(`${short("take")} ${three(number("mission"))}`, "box");
    case "Interrogate": {
      const check = view.cities.flatMap((city) => city.interrogations).find(([token]) => token === number("token"))?.[1];
      return sign(check ? `${capital(departmentWord(check.colour))} ${check.number}+` : short("interrogation"), "t-interro");
    }
    case "PutAnswer": case "DoMission": case "Hold": case "FailFirst": case "Strike": return sign(`${short("mission")} ${three(number("mission"))}`, verb === "Hold" ? "lock" : "flag");
    case "UseCity": return sign(cityName(text("city")), "any");
    case "TakeAlly": return sign(allyName(number("ally")).split(",")[0]!, "t-ally");
    case "DoMain": return sign(short("main"), "t-committee");
    case "DoPersonal": return sign(short("personal"), "key");
    case "DoScenario": return sign(t(`committee-${view.scenario}-${text("activation")}`), "clock");
    case "ByDepartment": case "UnlockFree": return sign(capital(departmentWord(text("department"))), `dept-${text("department")}`);
    case "Attempt": return sign(`${short("check")} ${number("check") + 1}${action["help"] === true ? " −1" : ""}`, "die", ...(action["help"] === true ? ["t-help"] : []));
    case "Reroll": return sign(short(`reroll-${text("reroll")}`), "reroll");
    case "PickDice": return sign("", ...(action["dice"] as number[]).map((die) => `d-${view.check?.dice[die]?.symbol ?? "anomaly"}`), "reroll");
    case "AddDice": return sign(short("dice"), "r-eq", "die");
    case "AddSuccess": return sign("+1", "t-action", "auto");
    case "Count": return sign(short("count"), "check");
    case "OpenStress": case "LayStress": case "Ease": return sign(slotWord(number("slot")), "t-stress");
    case "UseCalm": return sign(short("calm"), "t-calm");
    case "Pay": return sign(RESOURCES.filter((kind) => number(kind) > 0).map((kind) => number(kind)).join(" + "), ...RESOURCES.filter((kind) => number(kind) > 0).map(resourceIcon));
    case "Unlock": return sign(`×${number("count")}`, "lock");
    case "Gain": case "Supply": return sign(t(`committee-resource-${text("resource")}`), resourceIcon(text("resource")));
    case "Buy": return { ...sign("2 →", "r-doc"), after: [resourceIcon(text("resource"))] };
    case "Sell": return { ...sign("→ 2", resourceIcon(text("resource"))), after: ["r-doc"] };
    case "Lose": return sign(`${short("own")} −${number("count")}`, resourceIcon(text("resource")));
    case "LoseLimit": return sign(`${short("limit")} −${number("count")}`, resourceIcon(text("resource")));
    case "Income": return sign(`+${number("count")}`, "income", text("resource") === "limit" ? "r-doc" : resourceIcon(text("resource")));
    case "IncomeEase": return sign(slotWord(number("slot")), "income", "t-stress");
    case "Again": return sign(number("source") < 200 ? slotWord(number("source")) : short("base"), "income");
    case "EndIncome": return sign(short("enough"), "cross");
    case "Reward": return sign(text("reward") === "doc" ? "×2" : "×1", resourceIcon(text("reward")));
    case "Swap": return sign(`${three(number("mission"))} ⇄ ${three(number("other_mission"))}`, "clock");
    case "SwapTokens": return sign(`${number("first") + 1} ⇄ ${number("second") + 1}`, "t-committee");
    case "TakeHelp": return sign(t(`committee-help-${text("help")}`), "t-help");
    case "PutHelp": return sign(conditionWord(number("condition"), view), "t-help");
    case "PayTreatment": return sign(short("treat"), "r-doc");
    case "Resolve": return sign(t(`committee-scenario-${text("token")}`), "t-committee");
    default: return sign(short("pass"), "cross");
  }
}

/** A condition a help token may lie on: a mission, a part of a main mission, a personal mission. */
function conditionWord(condition: number, view: CommitteeView): string {
  if (condition < 100) return three(condition);
  if (condition >= 200) return agentName(view.seats[condition - 200]?.agent ?? "artyom");
  const [place, part] = [Math.floor((condition - 100) / 10), (condition - 100) % 10];
  const at = view.mains[place]?.conditions[part]?.city;
  return at ? `${place + 1}: ${cityName(at)}` : three(condition);
}
