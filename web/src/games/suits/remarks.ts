import type { Touched } from "../../table/remarks";
import type { SuitsEvent } from "./words.gen";

/** A round with gems in it pleases; gems that are lost do not. */
export function touches(event: SuitsEvent): readonly Touched[] {
  if (event.type === "suits.RoundTaken" && event.gems > 0) return [{ seat: event.seat, how: "gain" }];
  return event.type === "suits.GemsRemoved" && event.gems > 0 ? [{ seat: event.seat, how: "loss" }] : [];
}
