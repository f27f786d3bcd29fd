import type { Decision } from "../../src/core/types";
import type { CommitteeView } from "../../src/games/committee/view";
import told from "./views.json";

const scenes = told as unknown as Record<string, { view: CommitteeView; decisions: Decision[] }>;

/** Positions of real games, written by `scripts/committee_fixtures.py --tests`. */
export const view = (scene: string): CommitteeView => scenes[scene]!.view;
export const decisions = (scene: string): Decision[] => scenes[scene]!.decisions;
