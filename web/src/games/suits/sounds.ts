import { heard } from "../sounds";
import type { SuitsEvent } from "./words.gen";

export const sounds = heard<SuitsEvent>({
  "suits.Dealt": "rustle",
  "suits.Contributed": "card",
  "suits.TrumpTurned": "flip",
  "suits.DeckRecycled": "rustle",
  "suits.Led": "card",
  "suits.Played": "card",
  "suits.Bribed": "gem",
  "suits.RoundTaken": "seal",
  "suits.CardLeft": "card",
  "suits.RoundsEnded": "abacus",
  "suits.JokerPlaced": "abacus",
});
