import { heard } from "../sounds";
import type { CommitteeEvent } from "./words.gen";

export const sounds = heard<CommitteeEvent>({
  "committee.RoundBegan": "bell",
  "committee.MissionCame": "typewriter",
  "committee.AllyCame": "flip",
  "committee.JamLaid": "radio",
  "committee.AnomalyMoved": "radio",
  "committee.Moved": "knock",
  "committee.Handed": "rustle",
  "committee.Supplied": "rustle",
  "committee.Rolled": "dice",
  "committee.RerollUsed": "dice",
  "committee.CheckCounted": "tick",
  "committee.StressLaid": "card",
  "committee.StressOpened": "low",
  "committee.Unlocked": "typewriter",
  "committee.ClearanceRevealed": "typewriter",
  "committee.AllyTaken": "card",
  "committee.MissionCompleted": "seal",
  "committee.MissionFailed": "low",
  "committee.MainCompleted": "seal",
  "committee.PersonalCompleted": "seal",
  "committee.ClockMoved": "tick",
  "committee.ClockStruck": "bell",
});
