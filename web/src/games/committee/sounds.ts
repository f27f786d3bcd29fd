import type { SoundName } from "../../core/sound";
import { heard } from "../sounds";
import type { BeatId, CommitteeEvent } from "./words.gen";

/** Every beat has its sound: papers on a desk, boots on a floor, a typewriter, a stamp, dice, and the radio for what nobody can explain. */
const BEATS: Record<BeatId, SoundName> = {
  round: "bell", phase: "tick", scenario: "radio", mission: "typewriter", came: "flip", token: "card", actions: "tick", ready: "tick",
  gained: "rustle", paid: "rustle", handed: "rustle", lost: "low", exchange: "rustle", loaded: "rustle", swapped: "rustle",
  served: "knock", moved: "knock", used: "knock", help: "card", ally: "card", answered: "typewriter", shift: "tick", clock: "tick",
  check: "flip", roll: "dice", counted: "tick", stress: "card", opened: "low", calm: "rustle", relief: "rustle",
  done: "seal", missed: "low", failed: "low", condition: "typewriter", main: "seal", unlocked: "typewriter", clearance: "typewriter", sticker: "seal", end: "seal",
};

export const sounds = heard<CommitteeEvent>({ "committee.JamLaid": "radio", "committee.AnomalyMoved": "radio", "committee.RerollUsed": "dice", "committee.ClockStruck": "bell" }, BEATS);
