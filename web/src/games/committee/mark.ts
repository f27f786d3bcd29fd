import { ALLY_CODE, BASE_SOURCE, CELLS, DEPARTMENTS, MAIN_CONDITION, PERSONAL_CONDITION, PRICE_OF_CARGO, RESOURCE_IDS, REWARD_DOCS, type CommitteeAction, type CommitteeView } from "./words.gen";
import { PLACES } from "./board/places";
import { agentName, allyName, capital, cityName, departmentShort, departmentWord, resourceCount, resourceIcon, t, three } from "./words";

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
export const slotWord = (slot: number): string => (slot < ALLY_CODE ? `${departmentShort(DEPARTMENTS[Math.floor(slot / CELLS)]!)}-${(slot % CELLS) + 1}` : three(slot - ALLY_CODE));
const sign = (word: string, ...icons: string[]): Sign => ({ icons, word });

export function signOf(action: CommitteeAction, view: CommitteeView): Sign {
  const agent = (seat: number): Sign => ({ icons: [], word: agentName(view.seats[seat]!.agent), agent: view.seats[seat]!.agent });
  const short = (name: string): string => t(`committee-board-mark-${name}`);
  if (view.warnings.some((warning) => warning.defeat && JSON.stringify(warning.action) === JSON.stringify(action))) return { ...sign(short("lose"), "warn"), fatal: true };
  switch (action.type) {
    case "committee.Serve": return sign(short("serve"), "t-action");
    case "committee.Relieve": return sign(short("relieve"), "t-stress");
    case "committee.Broker": return sign(`${agentName(view.seats[action.first_seat]!.agent)} ⇄ ${agentName(view.seats[action.second_seat]!.agent)}`, "swap");
    case "committee.Discard": return sign(short("discard"), "cross");
    case "committee.Finish": return sign(short("finish"), "check");
    case "committee.Return": return sign(short("return"), resourceIcon(action.resource));
    case "committee.Medicate": return sign(short("medicate"), "r-med");
    case "committee.Leave": return sign(`${short("leave")} ${three(action.mission)}`, "box");
    case "committee.Redeem": return sign(t(`committee-clearance-${action.clearance}`), "lock");
    case "committee.Convert": return { ...sign("→ +1", resourceIcon(action.resource)), after: ["t-action"] };
    case "committee.HandOver": return { ...agent(action.seat), icons: ["t-action"] };
    case "committee.Stick": return sign(t(`committee-sticker-${action.sticker}`), "stamp");
    case "committee.Shift": return sign(short("shift"), "clock");
    case "committee.Trace": return sign(t(`committee-permanent-${action.bonus}`), "stamp");
    case "committee.Move": return sign(`${cityName(action.city)} ${action.cost}`, "car");
    case "committee.Partner": case "committee.Treat": case "committee.GiveBronze": case "committee.Award": return agent(action.seat);
    case "committee.Give": return sign(short("give"), resourceIcon(action.resource));
    case "committee.Take": return sign(short("take"), resourceIcon(action.resource));
    case "committee.GiveToken": return sign(`${short("give")} ${three(action.mission)}`, "box");
    case "committee.TakeToken": return sign(`${short("take")} ${three(action.mission)}`, "box");
    case "committee.Interrogate": {
      const check = view.cities.flatMap((city) => city.interrogations).find(([token]) => token === action.token)?.[1];
      return sign(check ? `${capital(departmentWord(check.colour))} ${check.number}+` : short("interrogation"), "t-interro");
    }
    case "committee.PutAnswer": case "committee.DoMission": case "committee.Hold": case "committee.FailFirst": case "committee.Strike": return sign(`${short("mission")} ${three(action.mission)}`, action.type === "committee.Hold" ? "lock" : "flag");
    case "committee.UseCity": return sign(cityName(action.city), PLACES[action.city].icon);
    case "committee.TakeAlly": return sign(allyName(action.ally).split(",")[0]!, "t-ally");
    case "committee.DoMain": return sign(short("main"), "t-committee");
    case "committee.DoPersonal": return sign(short("personal"), "key");
    case "committee.DoScenario": return sign(t(`committee-${view.scenario}-${action.activation}`), "clock");
    case "committee.ByDepartment": case "committee.UnlockFree": return sign(capital(departmentWord(action.department)), `dept-${action.department}`);
    case "committee.Attempt": return sign(`${short("check")} ${action.check + 1}${action.help ? " −1" : ""}`, "die", ...(action.help ? ["t-help"] : []));
    case "committee.Reroll": return sign(short(`reroll-${action.reroll}`), "reroll");
    case "committee.PickDice": return sign("", ...action.dice.map((die) => `d-${view.check?.dice[die]?.symbol ?? "anomaly"}`), "reroll");
    case "committee.AddDice": return sign(short("dice"), "r-eq", "die");
    case "committee.AddSuccess": return sign("+1", "t-action", "auto");
    case "committee.Count": return sign(short("count"), "check");
    case "committee.OpenStress": case "committee.LayStress": case "committee.Ease": return sign(slotWord(action.slot), "t-stress");
    case "committee.UseCalm": return sign(short("calm"), "t-calm");
    case "committee.Pay": return sign(RESOURCE_IDS.filter((kind) => action[kind] > 0).map((kind) => resourceCount(kind, action[kind])).join(" + "), ...RESOURCE_IDS.filter((kind) => action[kind] > 0).map(resourceIcon));
    case "committee.Unlock": return sign(`×${action.count}`, "lock");
    case "committee.Gain": case "committee.Supply": return sign(t(`committee-resource-${action.resource}`), resourceIcon(action.resource));
    case "committee.Buy": return { ...sign(`${PRICE_OF_CARGO} →`, "r-doc"), after: [resourceIcon(action.resource)] };
    case "committee.Sell": return { ...sign(`→ ${PRICE_OF_CARGO}`, resourceIcon(action.resource)), after: ["r-doc"] };
    case "committee.Lose": case "committee.LoseLimit": return sign(`−${resourceCount(action.resource, action.count)}`, resourceIcon(action.resource));
    case "committee.Income": return sign(`+${action.count}`, "income", action.resource === "limit" ? "r-doc" : resourceIcon(action.resource));
    case "committee.IncomeEase": return sign(slotWord(action.slot), "income", "t-stress");
    case "committee.Again": return sign(action.source < BASE_SOURCE ? slotWord(action.source) : short("base"), "income");
    case "committee.EndIncome": return sign(short("enough"), "cross");
    case "committee.Reward": return sign(resourceCount(action.reward, action.reward === "doc" ? REWARD_DOCS : 1), resourceIcon(action.reward));
    case "committee.Swap": return sign(`${three(action.mission)} ⇄ ${three(action.other_mission)}`, "clock");
    case "committee.SwapTokens": return sign(`${action.first + 1} ⇄ ${action.second + 1}`, "t-committee");
    case "committee.TakeHelp": return sign(t(`committee-help-${action.help}`), "t-help");
    case "committee.PutHelp": return sign(conditionWord(action.condition, view), "t-help");
    case "committee.PayTreatment": return sign(short("treat"), "r-doc");
    case "committee.Resolve": return sign(t(`committee-scenario-${action.token}`), "t-committee");
    default: return sign(short("pass"), "cross");
  }
}

/** A condition a help token may lie on: a mission, a part of a main mission, a personal mission. */
function conditionWord(condition: number, view: CommitteeView): string {
  if (condition < MAIN_CONDITION) return three(condition);
  if (condition >= PERSONAL_CONDITION) return agentName(view.seats[condition - PERSONAL_CONDITION]!.agent);
  const [place, part] = [Math.floor((condition - MAIN_CONDITION) / 10), (condition - MAIN_CONDITION) % 10];
  const at = view.mains[place]?.conditions[part]?.city;
  return at ? `${place + 1}: ${cityName(at)}` : three(condition);
}
