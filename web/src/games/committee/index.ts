import type { GameAction, GameEvent, GameView } from "../../core/types";
import type { GameModule, Heading } from "../types";
import Board from "./Board.svelte";
import { headingsOf } from "./headings";
import Mark from "./Mark.svelte";
import Result from "./Result.svelte";
import Keepsake from "./Keepsake.svelte";
import type { CommitteeView } from "./view";
import { t } from "./words";
import "./theme.css";

function status(seen: GameView): string {
  const view = seen as CommitteeView;
  return t("committee-board-status", { round: view.round, phase: t(`committee-phase-${view.phase}`) });
}

/** Every round opens a chapter. */
function chapter(event: GameEvent): string | null {
  return event.type === "committee.RoundBegan" ? t("committee-board-chapter", { round: event["round"] as number }) : null;
}

/** The headings an action stands under in the prompt. */
const headings = (action: GameAction, view: GameView): Heading[] => headingsOf(action, view as CommitteeView);

const committee = { Board, Result, Mark, Keepsake, headings, status, chapter };
export default committee satisfies GameModule;
