import type { Catalog, PowerView, RowCard, Strength } from "../words.gen";
import { UNIFIED_NATIONS } from "../cards";

/** Pieces that set off an alliance of family I (P-9.9). */
const GENEROUS = 4;

/** What so many agents on a card would mean, drawn from what the view tells. */
export interface Choosing {
  /** Agents on the card, shadow agents included. */
  force: number;
  /** No later seat can intercept, by what lies open. */
  safe: boolean;
  /** Later seats that could. */
  threats: Strength[];
  /** More pieces that may return at the takeover. */
  extra: number;
  /** My alliances that answer this infiltration. */
  sparks: { alliance: number; kind: "advance" | "secondary" | "almost" }[];
}

export function chooserOf(card: RowCard, count: number, view: PowerView, catalog: Catalog): Choosing {
  const force = count + card.own_shadows;
  const threats = card.rivals.filter((rival) => rival.agents > force);
  const own = view.seat === null ? [] : view.seats[view.seat]!.concluded;
  const project = view.projects[UNIFIED_NATIONS];
  const sparks = own.flatMap((alliance): Choosing["sparks"] => {
    const { family, groups } = catalog.alliances[alliance]!;
    if (family === "H" && groups.includes(card.group)) return [{ alliance, kind: "advance" }];
    if (family === "I") return [{ alliance, kind: count >= GENEROUS ? "secondary" : "almost" }];
    return [];
  });
  return { force, safe: threats.length === 0, threats, extra: project && project.stage > 0 ? Math.min(project.benefit, count - 1) : 0, sparks };
}
