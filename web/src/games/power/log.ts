import type { LogBook, LogLine } from "../types";
import Icon from "./pieces/Icon.svelte";
import Name from "./pieces/Name.svelte";
import type { PowerEvent } from "./words.gen";
import { t } from "./words";

/** Сокол's seat, the second of a game alone. */
const FALCON = 1;

const SIGNS: Partial<Record<PowerEvent["type"], string>> = {
  "power.FirstChosen": "supervisor", "power.HandDealt": "cards", "power.AllianceReturned": "cards", "power.ReturnedAlliance": "cards", "power.SupervisorPassed": "supervisor",
  "power.HeadhunterPassed": "professional-recruiter", "power.Recruited": "reserve", "power.Infiltrated": "agent", "power.Intercepted": "warn", "power.OperationRun": "operation",
  "power.Joined": "coord", "power.Advanced": "coord", "power.TurnPassed": "clock", "power.AlliancesDrawn": "cards", "power.AlliancesSeen": "cards", "power.AlliancesReshuffled": "cards",
  "power.Captured": "deck", "power.Recalled": "undo", "power.RecalledMore": "undo", "power.RecalledFromOperation": "undo", "power.PiecesLost": "reserve", "power.Concluded": "chain",
  "power.SecondaryTaken": "plus", "power.SecondaryMissing": "no", "power.AlliancesRevealed": "cards", "power.TributeGiven": "arrow", "power.TributeAvoided": "shield", "power.Recovered": "undo",
  "power.NothingRecovered": "no", "power.ObjectDiscarded": "no", "power.PiecesToReserve": "reserve", "power.Attached": "attach", "power.AllianceDiscarded": "no", "power.ProfessionalTaken": "cards",
  "power.ProfessionalSeen": "cards", "power.ProfessionalPlayed": "cards", "power.ProfessionalDiscarded": "no", "power.Assassinated": "warn", "power.InfiltrationFailed": "warn",
  "power.AlliancesLookedAt": "project-spyware", "power.AllianceKept": "cards", "power.TopArranged": "deck", "power.RowLaid": "deck", "power.FalconAimed": "effect-lasting", "power.FalconPassedOver": "no",
  "power.FalconCounted": "agent", "power.FalconOperated": "operation", "power.FalconAdvanced": "coord", "power.FalconCardPlayed": "falcon", "power.FalconDrew": "cards", "power.FalconPaid": "reserve",
};

/** What the reader is told once more by an event of his own. */
const TWICE: readonly PowerEvent["type"][] = ["power.AllianceReturned", "power.AlliancesDrawn", "power.ProfessionalTaken", "power.AlliancesLookedAt"];
const OF_FALCON: readonly PowerEvent["type"][] = ["power.ProjectOrderLaid", "power.ProjectTokenGone"];

function headings(event: PowerEvent): LogLine {
  switch (event.type) {
    case "power.RowLaid":
      return { round: t("power-board-chapter-round", { round: event.round }), points: event.points, under: ["points"] };
    case "power.ScoringBegun":
      return { round: t("power-board-chapter-end"), points: event.points, under: ["points"] };
    case "power.FirstChosen":
    case "power.HandDealt":
      return { phase: t("power-board-chapter-deal") };
    case "power.SupervisorPassed":
      return { phase: t("power-board-chapter-circle", { circle: event.circle }) };
    case "power.Captured":
      return { phase: t("power-board-chapter-takeover"), under: ["points"] };
    case "power.Recalled":
      return { phase: t("power-board-chapter-recall"), gain: { number: event.count, of: "agent" } };
    case "power.PhaseBegun":
      return { phase: t("power-board-chapter-alliances"), silent: event.wars === 0 };
    default:
      return {};
  }
}

function facts(event: PowerEvent): LogLine {
  switch (event.type) {
    case "power.Recruited":
      return { gain: { number: event.count, of: "agent" } };
    case "power.Infiltrated":
      return { gain: { number: -event.pieces, of: "agent" } };
    case "power.OperationRun":
    case "power.Concluded":
    case "power.ObjectDiscarded":
    case "power.Attached":
    case "power.Recovered":
    case "power.SecondaryTaken":
      return { under: ["points"] };
    case "power.Joined":
    case "power.Advanced":
      return { under: ["points"], ...(event.paid > 0 ? { gain: { number: -event.paid, of: "agent" } } : {}) };
    case "power.RecalledMore":
    case "power.RecalledFromOperation":
      return { gain: { number: 1, of: "agent" } };
    case "power.Intercepted":
      return { about: [event.loser_seat], loud: true, under: ["taken"] };
    case "power.Assassinated":
      return { about: [event.victim_seat], loud: true, under: ["taken"] };
    case "power.TributeGiven":
      return { about: [event.taker_seat], under: ["taken", "points"] };
    default:
      return {};
  }
}

function line(event: PowerEvent, me: number | null): LogLine {
  const falcon = event.type.startsWith("power.Falcon") || OF_FALCON.includes(event.type);
  const sign = SIGNS[event.type];
  return {
    ...(sign ? { sign } : {}),
    ...(falcon ? { seat: FALCON } : {}),
    ...(TWICE.includes(event.type) && "seat" in event && event.seat === me ? { silent: true } : {}),
    ...facts(event),
    ...headings(event),
  };
}

export const book: LogBook<PowerEvent> = { line, filters: [["taken", "power-board-log-taken"], ["points", "power-board-log-points"]], Sign: Icon, Name };
