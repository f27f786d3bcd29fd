import type { Touched } from "../../table/remarks";
import type { CommitteeEvent } from "./words.gen";

/** A check passes or fails; an ally pleases. */
export function touches(event: CommitteeEvent): readonly Touched[] {
  if (event.type === "committee.CheckCounted") return [{ seat: event.seat, how: event.passed ? "gain" : "loss" }];
  return event.type === "committee.AllyTaken" ? [{ seat: event.seat, how: "gain" }] : [];
}
