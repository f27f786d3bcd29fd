import type { SoundName } from "../../core/sound";
import { heard } from "../sounds";
import type { BeatId, SuitsEvent } from "./words.gen";

/** Every beat has its sound: a card on cloth, wax, cards to their piles, the next one turned. */
const BEATS: Record<BeatId, SoundName> = { given: "card", card: "card", round: "seal", taken: "rustle", gems: "gem", trump: "flip", end: "abacus", joker: "abacus" };

const sound = heard<SuitsEvent>({ "suits.CardLeft": "card", "suits.DeckRecycled": "rustle" }, BEATS);

/** A gem chimes where it lies, and where it goes with a round. */
export function sounds(events: readonly SuitsEvent[], beat: string): SoundName[] {
  const gem = events.some((event) => event.type === "suits.Bribed" || (event.type === "suits.RoundTaken" && event.gems > 0));
  return [...(events.some((event) => event.type === "suits.Bribed") ? [] : sound(events, beat)), ...(gem ? (["gem"] as const) : [])];
}
