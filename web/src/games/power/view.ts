import type { GameView } from "../../core/types";

/** The table as one seat sees it: the shapes of `kuluary.games.power.views`. */
export interface PowerView extends GameView {
  seat: number | null;
  phase: "setup" | "action" | "takeover" | "alliance" | "end";
  round: number;
  rounds: number;
  circle: number;
  wars: number;
  wars_left: number;
  supervisor: number;
  headhunter: number | null;
  turn: number | null;
  order: number[];
  row: RowCard[];
  row_length: number;
  deck: number;
  deck_kinds: number[];
  discard: number[];
  supply: number[];
  projects: ProjectView[];
  operations: OperationView[];
  seats: PowerSeat[];
  hand: AllianceView[];
  professionals: ProfessionalView[];
  alliance_deck: number;
  alliance_discard: number[];
  known_top: (number | null)[];
  professional_deck: number;
  professional_discard: number[];
  pads: PadView[];
  circles: CircleAdvice | null;
  falcon: FalconView | null;
}

export interface RowCard {
  card: number;
  place: number;
  group: number;
  minimum: number;
  interest: number;
  holder: number | null;
  pieces: number;
  shadows: number;
  within_reach: boolean;
  opens_at: number | null;
  own_shadows: number;
  least: number | null;
  can: boolean;
  missing: number;
  safe: number | null;
  safe_is_certain: boolean;
  rivals: Strength[];
  worth: number | null;
  opens: number[];
}

export interface Strength {
  seat: number;
  agents: number;
}

export interface ProjectView {
  project: number;
  stages: number[];
  agents: number[];
  signs: number[];
  benefits: number[];
  points: number[];
  stage: number;
  benefit: number;
  agents_printed: number;
  agents_needed: number;
  active: number;
  signs_printed: number;
  signs_needed: number;
  held: number;
  can: boolean;
  missing_agents: number;
  missing_signs: number;
  complete: boolean;
}

export interface OperationView {
  operation: number;
  agents: number;
  points: number;
  owner: number | null;
  on_it: number;
  on_top: boolean;
  pieces: number | null;
  shadows: number;
  can: boolean;
  missing: number;
}

export interface ObjectView {
  card: number;
  group: number;
  pieces: number;
  circle: number | null;
  host: number | null;
  interest: number;
  worth: number | null;
}

export interface AtomView {
  kind: "all" | "any" | "without" | "most";
  what: string;
  have: number;
  need: number;
  met: boolean;
}

export interface AllianceView {
  alliance: number;
  family: string;
  rule: string;
  corner: "points" | "sign" | "secondary";
  corner_value: number;
  qualifies: boolean;
  atoms: AtomView[];
  worth: number;
}

export interface ProfessionalView {
  professional: number;
  playable: boolean;
  fresh: boolean;
}

export interface PadLine {
  key: string;
  points: number;
  args: [name: string, value: unknown][];
}

export interface PadView {
  seat: number;
  rows: number[];
  total: number;
  lines: PadLine[];
}

export interface PowerSeat {
  seat: number;
  falcon: boolean;
  active: number;
  reserve: number;
  on_objects: number;
  on_row: number;
  on_operations: number;
  coordinators: number;
  shadows: number;
  positional: number[];
  reach: number;
  groups: number[];
  secondaries: number[];
  signs: number[];
  stages: number[];
  objects: ObjectView[];
  concluded: number[];
  hand: number;
  known: number[];
  professionals: number;
  operations: number[];
  supervisor: boolean;
  headhunter: boolean;
  to_move: boolean;
}

export interface CircleAdvice {
  circles: number[];
  alone: number;
  hosts: { host: number; gain: number }[];
  suggestion: number | null;
}

export interface FalconAim {
  place: number | null;
  reason: string;
  possible: boolean;
  pieces: number;
}

export interface FalconView {
  level: "beginner" | "medium" | "high" | "maximum";
  personality: "negotiator" | "manager";
  deck: number;
  deck_cards: number[];
  discard: number[];
  project_order: number[];
  shadow: number;
  hand: AllianceView[];
  aims: FalconAim[];
}

/** The seats clockwise from whoever looks, the viewer left out; a spectator sees all from seat 0. */
export function rivalsOf(view: PowerView): PowerSeat[] {
  const me = view.seat ?? 0;
  const round = view.seats.map((_, step) => view.seats[(me + step) % view.seats.length]!);
  return view.seat === null ? round : round.slice(1);
}

export const ownSeat = (view: PowerView): PowerSeat | null => (view.seat === null ? null : view.seats[view.seat]!);

/** Pieces on row cards, objects and operations together. */
export const onCards = (seat: PowerSeat): number => seat.on_objects + seat.on_row + seat.on_operations;
