import type { Beat } from "../../core/stage.svelte";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import { headingsOf } from "./headings";
import Ask from "./Ask.svelte";
import Badge from "./Badge.svelte";
import Mark from "./Mark.svelte";
import primer from "./primer";
import Result from "./Result.svelte";
import Keepsake from "./Keepsake.svelte";
import { book } from "./log";
import type { BeatId, CommitteeView, CommitteeAction, CommitteeEvent, IdFacts } from "./words.gen";
import { hasPanel } from "./view";
import { attr, t } from "./words";
import { sounds } from "./sounds";
import { touches } from "./remarks";
import "./theme.css";

function status(view: CommitteeView): string {
  return t("committee-board-status", { round: view.round, phase: attr(`committee-phase-${view.phase}`, "short") });
}

/** How long a beat stays; each die is counted for itself before the stamp. */
const STAYS: Record<BeatId, number | ((beat: Beat<CommitteeView, CommitteeEvent>) => number)> = {
  round: 900, phase: 500, scenario: 700, mission: 600, came: 1200, token: 400, moved: 800, check: 400, roll: 700,
  counted: ({ view }) => 740 + 220 * (view.check?.dice.length ?? 3),
  stress: 500, opened: 900, calm: 400, relief: 400, done: 900, failed: 960, reward: 900, lost: 500, main: 900, unlocked: 600, clearance: 1200, end: 1500,
};

export default { primer, Board, Result, Mark, Ask, Badge, panel: hasPanel, Keepsake, headings: headingsOf, status, log: book, stays: STAYS, matters: ["counted", "opened", "failed", "clearance"], sounds, touches } satisfies GameModule<CommitteeView, CommitteeAction, CommitteeEvent, IdFacts>;
