import type { LogBook, LogLine } from "../types";
import Icon from "./pieces/Icon.svelte";
import Name from "./pieces/Name.svelte";
import type { CommitteeEvent } from "./words.gen";
import { capital, resourceIcon, t } from "./words";

const SIGNS: Partial<Record<CommitteeEvent["type"], string>> = {
  "committee.Posted": "pin", "committee.MissionCame": "flag", "committee.AllyCame": "t-ally", "committee.JamLaid": "t-jam", "committee.JamCleared": "t-jam", "committee.InterrogationLaid": "t-interro", "committee.NoTokenLeft": "warn",
  "committee.MainsLaid": "t-committee", "committee.AnomalyMoved": "d-anomaly", "committee.BronzeGiven": "t-action", "committee.ActionsGiven": "t-action", "committee.ActionLost": "warn", "committee.Spent": "back", "committee.NothingLost": "check",
  "committee.Served": "t-action", "committee.Moved": "car", "committee.ExchangeBegan": "swap", "committee.Handed": "swap", "committee.TokenHanded": "box", "committee.ActionHanded": "t-action", "committee.ActionGained": "t-action", "committee.ActionUsed": "t-action",
  "committee.Ready": "check", "committee.CheckBegan": "die", "committee.Rolled": "die", "committee.RerollUsed": "reroll", "committee.StressLaid": "t-stress", "committee.StressOpened": "t-stress", "committee.StressClosed": "t-stress",
  "committee.StressDiscarded": "t-stress", "committee.StressCancelled": "t-calm", "committee.StressVanished": "t-stress", "committee.StressShuffled": "t-stress", "committee.Unlocked": "lock", "committee.ClearanceRevealed": "lock", "committee.ClearanceUsed": "lock",
  "committee.AllyTaken": "t-ally", "committee.InterrogationAnswered": "t-interro", "committee.InterrogationDiscarded": "t-interro", "committee.TokenLoaded": "box", "committee.TokenLeft": "box", "committee.MissionCompleted": "check", "committee.MissionMissed": "die", "committee.MissionFailed": "cross",
  "committee.MissionHeld": "lock", "committee.MissionsSwapped": "clock", "committee.MissionMoved": "clock", "committee.TokensSwapped": "swap", "committee.ConditionMet": "t-committee", "committee.MainCompleted": "t-committee", "committee.TokenActive": "t-committee",
  "committee.TokenResolved": "t-committee", "committee.PersonalCompleted": "key", "committee.HelpPut": "t-help", "committee.HelpBack": "t-help", "committee.CityUsed": "pin", "committee.ScenarioUsed": "clock", "committee.ShiftWorked": "clock",
  "committee.ClockMoved": "clock", "committee.ClockStruck": "clock", "committee.StickerUsed": "stamp", "committee.LineTraced": "stamp", "committee.Won": "check", "committee.Defeated": "cross", "committee.StickerAwarded": "stamp", "committee.DropCrossed": "drop",
};

/** What decides the case. */
const MATTERS: readonly CommitteeEvent["type"][] = [
  "committee.MissionCame", "committee.MissionCompleted", "committee.MissionFailed", "committee.ConditionMet", "committee.MainCompleted", "committee.AnomalyMoved", "committee.PersonalCompleted", "committee.AllyTaken", "committee.TokenActive", "committee.Won", "committee.Defeated",
];
const CHECKS: readonly CommitteeEvent["type"][] = [
  "committee.CheckBegan", "committee.Rolled", "committee.RerollUsed", "committee.CheckCounted", "committee.MissionMissed", "committee.StressLaid", "committee.StressOpened", "committee.StressClosed", "committee.StressDiscarded", "committee.StressCancelled", "committee.StressVanished",
];

function own(event: CommitteeEvent, me: number | null): LogLine {
  switch (event.type) {
    case "committee.RoundBegan":
      return { round: t("committee-board-chapter", { round: event.round }), silent: true };
    case "committee.PhaseBegan":
      return { phase: capital(t(`committee-phase-${event.phase}`)), silent: true };
    case "committee.Gained":
    case "committee.Supplied":
    case "committee.Returned":
    case "committee.Lost":
    case "committee.LimitLost":
      return { sign: resourceIcon(event.resource) };
    case "committee.CheckCounted":
      return { sign: event.passed ? "check" : "cross", ...(event.failures > 0 ? { gain: { number: event.failures, of: "t-stress" } } : {}) };
    case "committee.Handed":
    case "committee.TokenHanded":
    case "committee.ActionHanded":
      return { about: [event.to_seat] };
    case "committee.MissionFailed":
    case "committee.Defeated":
      return { about: me === null ? [] : [me], loud: true };
    default:
      return {};
  }
}

/** Round by round, phase by phase; what decides the case and what was checked can be read alone. */
function line(event: CommitteeEvent, me: number | null): LogLine {
  const sign = SIGNS[event.type];
  const under = [...(MATTERS.includes(event.type) ? ["matters"] : []), ...(CHECKS.includes(event.type) ? ["checks"] : [])];
  return { ...(sign ? { sign } : {}), under, ...own(event, me) };
}

export const book: LogBook<CommitteeEvent> = { line, filters: [["matters", "committee-board-log-matters"], ["checks", "committee-board-log-checks"]], Sign: Icon, Name };
