import type { GameModule } from "../types";
import Board from "./Board.svelte";
import { headingsOf } from "./headings";
import Mark from "./Mark.svelte";
import Result from "./Result.svelte";
import Keepsake from "./Keepsake.svelte";
import type { CommitteeView, CommitteeAction, CommitteeEvent, IdFacts } from "./words.gen";
import { t } from "./words";
import { sounds } from "./sounds";
import "./theme.css";

function status(view: CommitteeView): string {
  return t("committee-board-status", { round: view.round, phase: t(`committee-phase-${view.phase}`) });
}

/** Every round opens a chapter. */
function chapter(event: CommitteeEvent): string | null {
  return event.type === "committee.RoundBegan" ? t("committee-board-chapter", { round: event.round }) : null;
}

export default { Board, Result, Mark, Keepsake, headings: headingsOf, status, chapter, sounds } satisfies GameModule<CommitteeView, CommitteeAction, CommitteeEvent, IdFacts>;
