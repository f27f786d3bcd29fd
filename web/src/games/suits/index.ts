import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Dock from "./board/Dock.svelte";
import Holds from "./Holds.svelte";
import { log } from "./log";
import primer from "./primer";
import Printed from "./Printed.svelte";
import Result from "./Result.svelte";
import { isBeginning } from "./view";
import type { BeatId, SuitsAction, SuitsEvent, SuitsView } from "./words.gen";
import { t } from "./words";
import { sounds } from "./sounds";
import "./theme.css";

function status(view: SuitsView): string {
  if (isBeginning(view)) return t("suits-board-status-begin");
  if (view.settling) return t("suits-board-status-final");
  return t("suits-board-status-round", { round: view.round, rounds: view.rounds });
}

/** How long a beat stays: a card lies, then who takes it, then it goes to the piles and is counted, then the next trump. */
const STAYS: Record<BeatId, number> = { card: 700, round: 800, taken: 1500, gems: 700, trump: 950, end: 900, joker: 800 };

export default { primer, Board, Dock, plates: true, Result, Holds, log, Printed, status, stays: STAYS, matters: ["round"], sounds } satisfies GameModule<SuitsView, SuitsAction, SuitsEvent>;
