import type { CommitteeView } from "../../src/games/committee/words.gen";
import told from "./views.json";
import type { CommitteeDecision } from "../../src/games/committee/view";

const scenes = told as unknown as Record<string, { view: CommitteeView; decisions: CommitteeDecision[] }>;

/** Positions of real games, written by `scripts/committee_fixtures.py`. */
export const view = (scene: string): CommitteeView => scenes[scene]!.view;
export const decisions = (scene: string): CommitteeDecision[] => scenes[scene]!.decisions;
