import type { GameModule, Plate } from "../types";
import Ask from "./Ask.svelte";
import Badge from "./pieces/Badge.svelte";
import Board from "./Board.svelte";
import { book } from "./log";
import Mark from "./Mark.svelte";
import Notice from "./Notice.svelte";
import Result from "./Result.svelte";
import "./theme.css";
import type { PowerView, PowerAction, PowerEvent } from "./words.gen";
import { t } from "./words";

/** «раунд 4/6 · действия, круг 2». */
function status(view: PowerView): string {
  const { round, rounds, phase, circle } = view;
  return t(`power-board-status-${phase}`, { round, rounds, circle });
}

/** The plate of a seat: its place in this circle, its points, whether its turn is still to come. */
function plate(view: PowerView, seat: number): Plate {
  const { to_move: coming, supervisor } = view.seats[seat]!;
  const order = view.phase === "setup" || view.phase === "end" ? -1 : view.order.indexOf(seat);
  const next = view.order.filter((other) => view.seats[other]!.to_move && other !== view.turn)[0];
  const note = view.phase !== "action" || view.turn === seat ? null : coming ? (next === seat ? "next" : "later") : "done";
  return {
    points: view.pads[seat]!.total,
    ...(order >= 0 ? { order: order + 1 } : {}),
    ...(note ? { note: t(`power-board-plate-${note}`) } : {}),
    ...(supervisor && order >= 0 ? { marked: { sign: "supervisor", text: t("power-board-supervisor") } } : {}),
  };
}

export default { Board, Result, Ask, Notice, Badge, Mark, status, plate, log: book } satisfies GameModule<PowerView, PowerAction, PowerEvent>;
