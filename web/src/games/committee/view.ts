import type { GameAction, GameView } from "../../core/types";

/** The shapes of `kuluary.games.committee.looks`: the whole table, with what the rules make of it worked out. */
export interface CommitteeView extends GameView {
  seat: number | null;
  scenario: string;
  round: number;
  phase: string;
  how: string;
  limit: Stock;
  fund: Stock;
  actions: number;
  stress_discard: Counted;
  stress_unseen: Counted;
  deck: number;
  serving: number | null;
  missions: Mission[];
  fails: [round: number, missions: number[]][];
  mains: Main[];
  anomaly: string | null;
  progress: Space[];
  failures: number;
  failures_left: number;
  next_space: number | null;
  spaces_left: number;
  area: string[];
  clock: number | null;
  strikes_at: number | null;
  cities: City[];
  roads: Road[];
  allies: Ally[];
  help: [help: string, on: number | null][];
  interrogation_supply: number;
  seats: Seat[];
  check: CheckNow | null;
  due: number;
  warnings: Caution[];
  odds: { seat: number; action: GameAction; odds: Odds[] }[];
}

export type Counted = [name: string, count: number][];
export type Department = "hr" | "an" | "tr";
export type Resource = "doc" | "med" | "eq" | "fuel";

export interface Stock {
  doc: number;
  med: number;
  eq: number;
  fuel: number;
  calm: number;
  stress: number;
}

export interface Price {
  doc: number;
  med: number;
  eq: number;
  fuel: number;
  any: number;
  same: number[];
}

export interface Check {
  colour: Department | "any";
  number: number;
}

export interface Part {
  kind: "gain" | "limit" | "calm" | "relief" | "action";
  amount: number;
  choices: string[];
}

export interface Cell {
  department: Department;
  place: number;
  price: Price | null;
  income: Part[];
  bonus: string | null;
  colour: string | null;
  symbols: string[];
  rerolls: number;
  cars: number;
  places: number;
}

export interface Ally {
  ally: number;
  city: string;
  frame: Department | "black";
  gain: Price | null;
  check: Check | null;
  income: Part[];
  cars: number;
  auto: number;
  easier: string | null;
  symbols: string[];
  rerolls: number;
}

export interface Token {
  slot: number;
  open: boolean;
  stress: string | null;
  under: boolean;
}

export interface DepartmentNow {
  department: Department;
  dice: number;
  symbols: number[];
  covered: number[];
  rerolls: number;
  next_price: Price | null;
  unlockable: number;
}

export interface Way {
  city: string;
  cost: number;
  fuel: number;
  missing: number;
  route: string[];
  costs: number[];
}

export interface Odds {
  department: Department;
  need: number;
  dice: number;
  rerolls: number;
  chance: number;
  stress: number;
  helped: number;
  helped_stress: number;
}

export interface Candidate {
  seat: number;
  city: string;
  cost: number;
  fuel: number;
  missing: number;
  reason: string | null;
  rule: string | null;
  odds: Odds[];
}

export interface Personal {
  personal: string;
  city: string | null;
  price: Price | null;
  check: Check | null;
  situation: string | null;
  number: number;
  bonus: Counted;
  income: Part[];
  done: boolean;
  help: string[];
  progress: number;
}

export interface IdCard {
  agent: string;
  curator: string;
  level: number;
  squares: { level: number; sticker: string | null; used: boolean }[];
  lines: Counted;
  drops: number;
  drop_stickers: number[];
  won: string[];
  games: number;
}

export interface Seat {
  seat: number;
  agent: string;
  city: string | null;
  doc: number;
  med: number;
  eq: number;
  fuel: number;
  actions: number;
  bronze: boolean;
  cells: Cell[];
  unlocked: number[];
  available: number[];
  allies: number[];
  stress: Token[];
  penalties: Counted;
  departments: DepartmentNow[];
  base: Part[][];
  auto: number;
  strength: number;
  cars: number;
  fuel_cars: number;
  places: number;
  room: number;
  tokens: number[];
  clearance: Counted;
  sealed: Counted;
  personal: Personal[];
  id: IdCard | null;
  ways: Way[];
  ready: boolean;
}

export interface Mission {
  mission: number;
  kind: "interrogation" | "delivery" | "road" | "checks" | "spend";
  division: number;
  fails_in: number;
  city: string;
  place: string | null;
  carrier: number | null;
  cities: string[];
  target: string | null;
  price: Price | null;
  now: Price | null;
  checks: Check[];
  answers: Check[];
  missing_answers: number;
  help: string[];
  candidates: Candidate[];
}

export interface Main {
  main: string;
  space: number;
  conditions: { city: string; price: Price | null; check: Check | null; met: boolean; current: boolean; help: string[] }[];
  token: string | null;
  done: boolean;
  current: boolean;
  latest_round: number | null;
  candidates: Candidate[];
}

export interface Space {
  space: number;
  kind: "free" | "done" | "failed" | "main" | "waiting";
  mission: number | null;
  main: string | null;
}

export interface City {
  city: string;
  region: string;
  effect: string;
  closed: boolean;
  anomaly: boolean;
  agents: number[];
  missions: number[];
  allies: number[];
  interrogations: [token: number, check: Check][];
}

export interface Road {
  city: string;
  other_city: string;
  cost: number;
  jammed: boolean;
}

export interface Die {
  symbol: string;
  successes: number;
  failures: number;
}

export interface Helper {
  action: GameAction;
  usable: boolean;
  reason: string | null;
  rule: string | null;
  docs: number;
  chance: number;
  stress: number;
  together: number;
}

export interface CheckNow {
  seat: number;
  colour: Check["colour"];
  department: Department;
  need: number;
  number: number;
  penalties: number;
  reductions: number;
  dice: Die[];
  auto: number;
  bought: number;
  successes: number;
  failures: number;
  chance: number;
  before: Odds;
  helpers: Helper[];
}

export interface Caution {
  seat: number;
  action: GameAction;
  reveals: string | null;
  space: number | null;
  left: number | null;
  defeat: boolean;
}

export const DEPARTMENTS: readonly Department[] = ["hr", "an", "tr"];
/** What is carried in the trunk; documents are not. */
export const CARGO = ["med", "eq", "fuel"] as const satisfies Resource[];
export const RESOURCES: readonly Resource[] = ["doc", ...CARGO];
export const FACES = ["fist", "eye", "book", "shake", "lamp"] as const;
/** From here on a slot is an ally and not a cell. */
export const ALLY_SLOT = 100;
/** From here on a source of income is the base of an agent, and then a personal mission. */
export const BASE_SOURCE = 200;
export const PERSONAL_SOURCE = 300;
export const CELLS = 5;

/** The drawings of stickers and permanent bonuses. */
export const STICKER_ICONS: Record<string, string> = { incomes: "income", relief: "t-stress", action: "t-action", cargo: "box", cars: "car", city: "any", docs: "r-doc", successes: "auto", unlock: "lock", ally: "t-ally", reroll: "reroll", income: "income", car: "car" };

/** The odds of an answer that leads straight to a check, as they are before the roll; none for another. */
export function oddsOf(view: CommitteeView, action: GameAction): Odds[] {
  const told = JSON.stringify(action);
  return view.odds.find((one) => JSON.stringify(one.action) === told)?.odds ?? [];
}

export const currentMain = (view: CommitteeView): Main | undefined => view.mains.find((main) => main.current);
export const missionOf = (view: CommitteeView, mission: number): Mission | undefined => view.missions.find((one) => one.mission === mission);
export const allyOf = (view: CommitteeView, ally: number): Ally | undefined => view.allies.find((one) => one.ally === ally);
export const cityOf = (view: CommitteeView, city: string): City => view.cities.find((one) => one.city === city)!;

/** The agents from whoever looks on; a spectator looks from the first. */
export function around(view: CommitteeView): Seat[] {
  const me = view.seat ?? 0;
  return view.seats.map((_, step) => view.seats[(me + step) % view.seats.length]!);
}
