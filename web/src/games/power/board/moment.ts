import { isHeld, type PowerState } from "../view";
import { allianceName, cardName, operationName, t } from "../words";

/** What a beat is about, said large: what begins, and whose it is or what it pays. */
export interface Moment {
  title: string;
  lines: readonly { seat: number | null; text: string }[];
}

/** The beats that have weight: the takeover with who takes what, an operation and an alliance with their points, the phase of alliances, a round with the score. */
export function momentOf({ name, view, news }: Pick<PowerState, "name" | "view" | "news">): Moment | null {
  if (name === "takeover" && isHeld(view)) return { title: t("power-board-chapter-takeover"), lines: view.row.flatMap((card) => (card.holder === null ? [] : [{ seat: card.holder, text: cardName(card.card) }])) };
  if (name === "operation") return news.flatMap(({ event }) => (event.type === "power.OperationRun" ? [{ title: operationName(event.operation), lines: [{ seat: event.seat, text: t("power-board-moment-points", { count: event.points }) }] }] : []))[0] ?? null;
  if (name === "concluded") return news.flatMap(({ event }) => (event.type === "power.Concluded" ? [{ title: allianceName(event.alliance), lines: [{ seat: event.seat, text: event.points > 0 ? t("power-board-moment-points", { count: event.points }) : t("power-board-moment-concluded") }] }] : []))[0] ?? null;
  if (name === "alliances") return { title: t("power-board-chapter-alliances"), lines: [{ seat: null, text: t("power-board-moment-alliances") }] };
  if (name !== "row") return null;
  const title = view.round === view.rounds ? t("power-board-moment-last") : t("power-board-chapter-round", { round: view.round });
  const score = view.pads.map((pad) => ({ seat: pad.seat, points: pad.total })).sort((one, two) => two.points - one.points);
  return { title, lines: view.round === 1 ? [{ seat: null, text: t("power-board-moment-goal") }] : score.map(({ seat, points }) => ({ seat, text: `${points}` })) };
}
