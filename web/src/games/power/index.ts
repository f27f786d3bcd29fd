import { field } from "../../core/field";
import { list } from "../../core/i18n.svelte";
import type { Result as Ended } from "../../core/protocol.gen";
import type { Beat } from "../../core/stage.svelte";
import type { GameModule } from "../types";
import Ask from "./Ask.svelte";
import Badge from "./pieces/Badge.svelte";
import Before from "./Before.svelte";
import Board from "./Board.svelte";
import { ceremony } from "./end/ceremony.svelte";
import Holds from "./Holds.svelte";
import Lately from "./Lately.svelte";
import { book } from "./log";
import Mark from "./Mark.svelte";
import Notice from "./Notice.svelte";
import { plate } from "./plate";
import primer from "./primer";
import Printed from "./Printed.svelte";
import Result from "./Result.svelte";
import Standing from "./Standing.svelte";
import { sounds } from "./sounds";
import { touches } from "./remarks";
import "./theme.css";
import { isHeld, type PowerNews } from "./view";
import type { BeatId, PowerView, PowerAction, PowerEvent } from "./words.gen";
import { t } from "./words";

/** «раунд 4/6 · действия, круг 2». */
function status(view: PowerView): string {
  const { round, rounds, phase, circle } = view;
  return t(`power-board-status-${phase}`, { round, rounds, circle });
}

/** Сокол has a plate beside that of who plays against him. */
function against(view: PowerView): { seat: number; name: string } | null {
  const seat = view.seats.findIndex((one) => one.falcon);
  return seat < 0 ? null : { seat, name: t("power-board-falcon") };
}

/** What is drawn unseen is told in passing; a professional is looked at, and alliances that are named are read. */
function drawn({ news }: Beat<PowerView, PowerEvent>): number {
  const named = news.map(({ event }) => (event.type === "power.AlliancesRevealed" || event.type === "power.AlliancesSeen" ? event.alliances.length : 0)).reduce((sum, count) => sum + count, 0);
  if (named > 0) return 600 + 300 * named;
  return news.some(({ event }) => event.type === "power.ProfessionalTaken") ? 1200 : 500;
}

/** What happens to whoever looks, and was not their doing, is read: pieces that an operation has cost, a turn that passes without them. */
const unlessMine = (type: PowerEvent["type"], usual: number, read: number) => ({ news, view }: Beat<PowerView, PowerEvent>): number =>
  news.some(({ event }) => event.type === type && field(event, "seat") === view.seat) ? read : usual;

/** Whoever recalls alone is seen at a glance, several together are looked over. */
const recalled = (beat: Beat<PowerView, PowerEvent>): number => unlessMine("power.PiecesLost", beat.news.length > 1 ? 800 : 300, 1200)(beat);

/** How long a beat stays: agents step back and land; the takeover, card by card, and what comes back; Сокол's thoughts. */
const STAYS: Record<BeatId, number | ((beat: Beat<PowerView, PowerEvent>) => number)> = {
  intercepted: 1000, placed: 660, operation: 1100, takeover: ({ view }) => (isHeld(view) ? 1000 : 500), captured: 820, recalled, phase: 460, alliances: 1000, row: 1300,
  recruited: 500, drawn, discarded: 500, returned: 300, concluded: 900, gained: 500, tribute: 700, attached: 600, project: 700,
  professional: 800, falcon: 1000, passed: 900, aimed: 850, turn: unlessMine("power.TurnPassed", 600, 3200), end: 1200,
};

/** What somebody does on their turn, or in the phase of alliances. */
const READS: readonly BeatId[] = ["aimed", "intercepted", "placed", "operation", "recruited", "project", "professional", "turn", "concluded", "attached", "tribute"];

/** The office recruits in every circle. */
const skims = (event: PowerEvent): boolean => event.type === "power.Recruited" && (event.by === "supervisor" || event.by === "headhunter");

/** The takeover begins before the first card goes; where nobody stands on one, it is over. */
const told = (beat: string, view: PowerView): string | null => (beat === "takeover" ? t(isHeld(view) ? "power-board-told-takeover" : "power-board-told-nothing-taken") : null);

/** The cards of a new row lie on the board: the prompt counts them; of all who recall at once it says what they do, the plates how many. */
function brief(event: PowerEvent, beat: readonly PowerNews[]): string | null {
  if (event.type === "power.RowLaid") return t("power-board-told-row", { count: event.cards.length, wars: event.wars });
  return event.type === "power.Recalled" && beat.filter((one) => one.event.type === "power.Recalled").length > 1 ? t("power-board-told-recall") : null;
}

/** Who won, and what the reader has made; alone, the title beside it (P-12.42). */
function ending(view: PowerView, result: Ended, name: (seat: number) => string): string {
  if (ceremony.on) return t("power-board-line-by-line");
  const points = (seat: number): number => view.pads[seat]!.total;
  const [first = 0] = result.winners;
  if (view.falcon) {
    const who = result.winners.length > 1 ? "shared" : first === 0 ? "won" : "lost";
    return t(`power-board-end-solo-${who}`, { mine: points(0), his: points(1), title: t(`power-title-${Number(result.args.find(([key]) => key === "title")?.[1])}`) });
  }
  const me = view.seat;
  if (result.winners.length > 1) return t("power-board-won-shared", { names: list(result.winners.map((seat) => (seat === me ? t("power-board-you") : name(seat)))) });
  if (me === null) return t("power-board-end-seen", { name: name(first), best: points(first) });
  return first === me ? t("power-board-end-won", { mine: points(me) }) : t("power-board-end-lost", { name: name(first), best: points(first), mine: points(me) });
}

export default { primer, Board, Result, Holds, Ask, Notice, Before, Lately, Badge, Mark, Printed, Standing, status, plate, against, told, brief, ending, log: book, stays: STAYS, reads: READS, skims, matters: ["intercepted", "takeover", "aimed"], sounds, touches } satisfies GameModule<PowerView, PowerAction, PowerEvent>;
