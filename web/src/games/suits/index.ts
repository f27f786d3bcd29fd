import type { GameEvent, GameView } from "../../core/types";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Mark from "./Mark.svelte";
import Result from "./Result.svelte";
import { isBeginning, isSettling, type SuitsView } from "./view";
import { t } from "./words";
import "./theme.css";

function status(seen: GameView): string {
  const view = seen as SuitsView;
  if (isBeginning(view)) return t("suits-board-status-begin");
  if (isSettling(view)) return t("suits-board-status-final");
  return t("suits-board-status-round", { round: view.round, rounds: view.rounds });
}

/** A new trump opens a round, the end of the rounds opens the score. */
function chapter(event: GameEvent): string | null {
  if (event.type === "suits.TrumpTurned") return t("suits-board-chapter-round", { round: event["round"] as number });
  return event.type === "suits.RoundsEnded" ? t("suits-board-final") : null;
}

export default { Board, Result, Mark, status, chapter } satisfies GameModule;
