import { field } from "../../core/field";
import type { Beat } from "../../core/stage.svelte";
import { slow } from "../motion";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import { effectOf } from "./deeds";
import { headingsOf } from "./headings";
import Ask from "./Ask.svelte";
import Badge from "./Badge.svelte";
import Lately from "./Lately.svelte";
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

/** Dice have tumbled after so long, one is counted, the stamp has fallen: as the styles of a check have it. */
const [TOLD_MS, COUNT_MS, STRIKE_MS] = [740, 220, 140];

/** A card is stamped, read, and on its track. */
const CLOSED_MS = 1800;

/** Incomes come soon after each other, those of the others sooner; even at a fast pace each is seen. */
const [OWN_MS, OTHERS_MS] = [250, 160];

/** How long a beat stays; each die is counted for itself before the stamp. */
const STAYS: Record<BeatId, number | ((beat: Beat<CommitteeView, CommitteeEvent>) => number)> = {
  round: 900, phase: 500, scenario: 700, mission: 600, came: 1200, token: 400, actions: 500, ready: 300,
  gained: ({ view, news }) => (view.phase !== "income" ? 900 : news.some(({ event }) => field(event, "seat") === view.seat) ? OWN_MS : OTHERS_MS),
  paid: 400, handed: 500, lost: 600, served: 350, moved: 800, exchange: 300, answered: 700, ally: 900, loaded: 700, used: 600, swapped: 800, help: 700, shift: 500, clock: 500,
  check: 1000, roll: 900,
  counted: ({ view }) => 900 + COUNT_MS * (view.check?.dice.length ?? 3),
  stress: 600, opened: 2200, calm: 500, relief: 500, done: CLOSED_MS, missed: 1500, failed: CLOSED_MS, condition: 1500, main: CLOSED_MS, unlocked: 700, clearance: 1200, sticker: 700, end: 1500,
};

/** The words of a throw come when the dice lie, those of a check when it is stamped; where nothing moves, at once. */
const TELLS = {
  roll: () => (slow() > 0 ? TOLD_MS : 0),
  counted: ({ view }: Beat<CommitteeView, CommitteeEvent>) => (slow() > 0 ? STRIKE_MS + COUNT_MS * (view.check?.dice.length ?? 3) : 0),
} satisfies Partial<Record<BeatId, (beat: Beat<CommitteeView, CommitteeEvent>) => number>>;
const told = (beat: string): string | null => (beat in TELLS ? t(`committee-board-told-${beat}`) : null);

/** What an agent does; what is gained, paid and handed on by it is seen. */
const READS: readonly BeatId[] = ["moved", "ally", "loaded", "used", "swapped", "help", "done", "missed", "failed"];

export default { primer, Board, Result, Mark, Ask, Lately, Badge, planned: "act", panel: hasPanel, Keepsake, headings: headingsOf, leads: (action) => ["committee.Serve", "committee.Finish"].includes(action.type), proposes: (action) => action.type !== "committee.Serve", effect: effectOf, status, told, log: book, stays: STAYS, tells: TELLS, reads: READS, matters: ["counted", "opened", "failed", "clearance"], sounds, touches } satisfies GameModule<CommitteeView, CommitteeAction, CommitteeEvent, IdFacts>;
