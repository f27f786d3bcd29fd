import type { GameAction, GameEvent, GameView } from "../../core/types";
import type { GameModule, Heading } from "../types";
import Board from "./Board.svelte";
import { headingsOf } from "./headings";
import Mark from "./Mark.svelte";
import Result from "./Result.svelte";
import "./theme.css";
import type { PowerView } from "./view";
import { t } from "./words";

/** «раунд 4/6 · действия». */
function status(seen: GameView): string {
  const { round, rounds, phase } = seen as PowerView;
  return t(`power-board-status-${phase}`, { round, rounds });
}

/** A new row opens a round in the log, and so does the alliance phase. */
function chapter(event: GameEvent): string | null {
  if (event.type === "power.RowLaid") return t("power-board-chapter-round", { round: event["round"] as number });
  if (event.type === "power.PhaseBegun") return t("power-board-chapter-alliances");
  return event.type === "power.ScoringBegun" ? t("power-board-chapter-end") : null;
}

const headings = (action: GameAction, seen: GameView, name: (seat: number) => string): Heading[] => headingsOf(action, seen as PowerView, name);

export default { Board, Result, Mark, headings, status, chapter } satisfies GameModule;
