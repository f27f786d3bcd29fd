import { heard } from "../sounds";
import type { PowerEvent } from "./words.gen";

export const sounds = heard<PowerEvent>({
  "power.RowLaid": "rustle",
  "power.SupervisorPassed": "tick",
  "power.Recruited": "knock",
  "power.Infiltrated": "knock",
  "power.Joined": "knock",
  "power.Intercepted": "low",
  "power.OperationRun": "typewriter",
  "power.Advanced": "seal",
  "power.Captured": "seal",
  "power.Recalled": "rustle",
  "power.AlliancesDrawn": "flip",
  "power.Concluded": "seal",
  "power.TributeGiven": "gem",
  "power.Attached": "card",
  "power.ProfessionalTaken": "flip",
  "power.ProfessionalPlayed": "card",
  "power.Assassinated": "low",
  "power.PhaseBegun": "bell",
  "power.ScoringBegun": "abacus",
  "power.FalconDrew": "radio",
  "power.FalconOperated": "typewriter",
  "power.FalconAdvanced": "seal",
});
