import type { Plate } from "../types";
import { t } from "./words";
import type { PowerView } from "./words.gen";

/** The plate of a seat: its place in this circle, its points, whether its turn is still to come. Between two circles it is nobody's turn, and none has been. */
export function plate(view: PowerView, seat: number): Plate {
  const { to_move: coming, supervisor } = view.seats[seat]!;
  const order = view.phase === "setup" || view.phase === "end" ? -1 : view.order.indexOf(seat);
  const turns = view.phase === "action" && (view.turn !== null || view.seats.some((one) => one.to_move));
  const next = view.order.filter((other) => view.seats[other]!.to_move && other !== view.turn)[0];
  const note = !turns || view.turn === seat ? null : coming ? (next === seat ? "next" : "later") : "done";
  return {
    ...(view.phase === "takeover" ? { turn: t("power-board-plate-takeover") } : {}),
    points: view.pads[seat]!.total,
    ...(order >= 0 ? { order: order + 1 } : {}),
    ...(note ? { note: t(`power-board-plate-${note}`) } : {}),
    ...(supervisor && order >= 0 ? { marked: { sign: "supervisor", text: t("power-board-supervisor") } } : {}),
  };
}
