import type { LogBook, LogLine } from "../types";
import { characterOf } from "./cards";
import Name from "./pieces/Name.svelte";
import Sign from "./pieces/Sign.svelte";
import type { SuitsEvent } from "./words.gen";
import { shortName, t } from "./words";

function line(event: SuitsEvent): LogLine {
  switch (event.type) {
    case "suits.TrumpTurned":
      return { round: t("suits-board-log-round", { round: event.round, card: shortName(event.card) }), points: event.points, sides: event.sides, silent: true };
    case "suits.RoundsEnded":
      return { round: t("suits-board-final"), points: event.points, sides: event.sides, silent: true };
    case "suits.Dealt":
      return { round: t("suits-board-log-deal"), silent: true };
    case "suits.HandDealt":
      return { silent: true };
    case "suits.Led":
    case "suits.Played":
      return { sign: `seal-${characterOf(event.card)}` };
    case "suits.Bribed":
    case "suits.GemsRemoved":
      return { sign: "gem" };
    case "suits.RoundTaken":
      return { sign: "takes", counts: true };
    case "suits.JokerPlaced":
    case "suits.JokersDiscarded":
      return { sign: "joker" };
    default:
      return { sign: "back" };
  }
}

/** A round is a chapter with its trump and the points before it, the last one first; every card has its seal, and who takes has what it brought. */
export const log: LogBook<SuitsEvent> = { line, Sign, Name, newest: true };
