import type { Touched } from "../../table/remarks";
import type { PowerEvent } from "./words.gen";

/** An interception concerns two, an alliance pleases one. */
export function touches(event: PowerEvent): readonly Touched[] {
  if (event.type === "power.Intercepted") return [{ seat: event.seat, how: "gain" }, { seat: event.loser_seat, how: "loss" }];
  return event.type === "power.Concluded" ? [{ seat: event.seat, how: "gain" }] : [];
}
