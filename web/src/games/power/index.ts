import type { GameModule } from "../types";
import Board from "./Board.svelte";
import { headingsOf } from "./headings";
import Mark from "./Mark.svelte";
import Printed from "./Printed.svelte";
import Result from "./Result.svelte";
import { sounds } from "./sounds";
import "./theme.css";
import type { PowerView, PowerAction, PowerEvent } from "./words.gen";
import { t } from "./words";

/** «раунд 4/6 · действия». */
function status(view: PowerView): string {
  const { round, rounds, phase } = view;
  return t(`power-board-status-${phase}`, { round, rounds });
}

/** A new row opens a round in the log, and so does the alliance phase. */
function chapter(event: PowerEvent): string | null {
  if (event.type === "power.RowLaid") return t("power-board-chapter-round", { round: event.round });
  if (event.type === "power.PhaseBegun") return t("power-board-chapter-alliances");
  return event.type === "power.ScoringBegun" ? t("power-board-chapter-end") : null;
}

export default { Board, Result, Mark, Printed, headings: headingsOf, status, chapter, sounds } satisfies GameModule<PowerView, PowerAction, PowerEvent>;
