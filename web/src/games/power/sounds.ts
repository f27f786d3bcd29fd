import type { SoundName } from "../../core/sound";
import { heard } from "../sounds";
import type { BeatId, PowerEvent } from "./words.gen";

/** Every beat has its sound: pieces on wood, a dull seal, a card on cloth, pieces in a pouch, the lock of a briefcase. */
const BEATS: Record<BeatId, SoundName> = {
  intercepted: "low", placed: "knock", operation: "typewriter", takeover: "seal", captured: "card", recalled: "rustle", phase: "tick", alliances: "bell", row: "rustle",
  recruited: "knock", drawn: "flip", discarded: "rustle", returned: "card", concluded: "seal", gained: "gem", tribute: "gem", attached: "card", project: "seal",
  professional: "card", falcon: "radio", passed: "low", aimed: "bell", turn: "tick", end: "abacus",
};

export const sounds = heard<PowerEvent>({ "power.Assassinated": "low", "power.InfiltrationFailed": "low", "power.Joined": "knock" }, BEATS);
