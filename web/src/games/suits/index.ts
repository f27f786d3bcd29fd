import { list } from "../../core/i18n.svelte";
import type { Result as Ended } from "../../core/protocol.gen";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Dock from "./board/Dock.svelte";
import { ceremony } from "./end/ceremony.svelte";
import Holds from "./Holds.svelte";
import { log } from "./log";
import primer from "./primer";
import Printed from "./Printed.svelte";
import Result from "./Result.svelte";
import { isBeginning } from "./view";
import type { BeatId, SuitsAction, SuitsEvent, SuitsView } from "./words.gen";
import { t } from "./words";
import { sounds } from "./sounds";
import { touches } from "./remarks";
import "./theme.css";

function status(view: SuitsView): string {
  if (isBeginning(view)) return t("suits-board-status-begin");
  if (view.settling) return t("suits-board-status-final");
  return t("suits-board-status-round", { round: view.round, rounds: view.rounds });
}

/** While it is counted nobody has won yet; then the truth of whoever reads is on the sheet itself. */
function ending(view: SuitsView, result: Ended, name: (seat: number) => string): string {
  if (ceremony.on) return t("suits-board-line-by-line");
  return t("suits-board-ending", { seat: list(result.winners.map((seat) => (seat === view.seat ? t("house-you") : name(seat)))) });
}

const STAYS: Record<BeatId, number> = { given: 400, card: 480, round: 850, taken: 1500, gems: 600, trump: 600, end: 2200, joker: 800 };
export default { primer, Board, Dock, plates: true, once: true, Result, Holds, ending, log, Printed, status, stays: STAYS, reads: ["joker"], matters: ["round"], sounds, touches } satisfies GameModule<SuitsView, SuitsAction, SuitsEvent>;
