import type { SoundName } from "../../core/sound";
import { heard } from "../sounds";
import type { BeatId, SuitsEvent, SuitsView } from "./words.gen";

/** What of a table says how the scores stand. */
type Scored = { readonly standings: readonly Pick<SuitsView["standings"][number], "total">[] };

/** Every beat has its sound: a card on cloth, wax, cards to their piles, the next one turned. */
const BEATS: Record<BeatId, SoundName> = { given: "card", card: "card", round: "seal", taken: "rustle", gems: "gem", trump: "flip", end: "abacus", joker: "abacus" };

const sound = heard<SuitsEvent>({ "suits.CardLeft": "card", "suits.DeckRecycled": "rustle" }, BEATS);

/** A gem chimes where it lies, and where it goes with a round; a round that costs its taker points sounds low. */
export function sounds(events: readonly SuitsEvent[], beat: string, view: Scored, before: Scored): SoundName[] {
  const gem = events.some((event) => event.type === "suits.Bribed" || (event.type === "suits.RoundTaken" && event.gems > 0));
  const costs = beat === "taken" && view.standings.some(({ total }, side) => total < (before.standings[side]?.total ?? total));
  return [...(events.some((event) => event.type === "suits.Bribed") ? [] : sound(events, beat)), ...(gem ? (["gem"] as const) : []), ...(costs ? (["low"] as const) : [])];
}
