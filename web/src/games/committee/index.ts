import type { GameModule } from "../types";
import Board from "./Board.svelte";
import { headingsOf } from "./headings";
import Panel from "./Panel.svelte";
import Mark from "./Mark.svelte";
import Result from "./Result.svelte";
import Keepsake from "./Keepsake.svelte";
import type { CommitteeView, CommitteeAction, CommitteeEvent, IdFacts } from "./words.gen";
import type { CommitteeState } from "./view";
import { t } from "./words";
import "./theme.css";

function status(view: CommitteeView): string {
  return t("committee-board-status", { round: view.round, phase: t(`committee-phase-${view.phase}`) });
}

/** Every round opens a chapter. */
function chapter(event: CommitteeEvent): string | null {
  return event.type === "committee.RoundBegan" ? t("committee-board-chapter", { round: event.round }) : null;
}

const PANELS = new Set(["move", "activate", "check", "pick_dice", "pick_die", "income"]);

/** Where price, effect and odds matter, and wherever an answer would roll dice. */
function panel({ view, decisions }: CommitteeState): boolean {
  const asked = decisions.find((decision) => !decision.free);
  return asked !== undefined && (PANELS.has(asked.name) || view.odds.some((one) => one.rolls && one.seat === asked.seat));
}

export default { Board, Result, Mark, Panel, panel, Keepsake, headings: headingsOf, status, chapter } satisfies GameModule<CommitteeView, CommitteeAction, CommitteeEvent, IdFacts>;
