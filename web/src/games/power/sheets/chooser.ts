import type { PowerView, RowCard, Spark, Strength } from "../words.gen";

/** What so many agents on a card would mean, as the view tells it. */
export interface Choosing {
  /** Agents on the card, shadow agents included. */
  force: number;
  /** No later seat can intercept, by what lies open. */
  safe: boolean;
  /** Later seats that could. */
  threats: Strength[];
  /** More pieces that may return at the takeover. */
  extra: number;
  /** My alliances that answer this infiltration; `almost` with more agents only. */
  sparks: { spark: Spark; almost: boolean }[];
}

export function chooserOf(card: RowCard, count: number, view: PowerView): Choosing {
  const threats = card.rivals.filter((rival) => rival.held_off > count);
  return {
    force: count + card.own_shadows,
    safe: threats.length === 0,
    threats,
    extra: view.more_recalls[count] ?? 0,
    sparks: card.sparks.map((spark) => ({ spark, almost: count < spark.pieces })),
  };
}
