import type { GameModule } from "../types";
import Board from "./Board.svelte";
import { headingsOf } from "./headings";
import Mark from "./Mark.svelte";
import primer from "./primer";
import Result from "./Result.svelte";
import { sounds } from "./sounds";
import "./theme.css";
import type { BeatId, PowerView, PowerAction, PowerEvent } from "./words.gen";
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

/** How long a beat stays: agents step back and land; the takeover, card by card, and what comes back; Сокол's thoughts. */
const STAYS: Record<BeatId, number> = {
  intercepted: 640, placed: 660, operation: 700, takeover: 800, captured: 820, recalled: 420, phase: 460, alliances: 600, row: 900,
  recruited: 600, drawn: 500, discarded: 500, returned: 300, concluded: 900, gained: 500, tribute: 700, attached: 600, project: 700,
  professional: 800, falcon: 700, passed: 900, aimed: 850, end: 1200,
};

export default { primer, Board, Result, Mark, headings: headingsOf, status, chapter, stays: STAYS, matters: ["intercepted", "takeover", "aimed"], sounds } satisfies GameModule<PowerView, PowerAction, PowerEvent>;
