import type { Choice, Picker } from "../../core/picker.svelte";
import type { Decision, News, } from "../../core/protocol.gen";
import type { Shown } from "../../core/stage.svelte";
import type { BoardProps, MarkProps, ResultProps } from "../types";
import { DIVISIONS, SYMBOLS, type AllyFacts, type CityFacts, type CommitteeAction, type CommitteeEvent, type CommitteeView, type MainFacts, type MissionFacts, type OddsFacts } from "./words.gen";

/** What the house hands to this game, in the game's own words. */
export type CommitteeState = Shown<CommitteeView, CommitteeAction, CommitteeEvent>;
export type CommitteeNews = News<CommitteeEvent>;
export type CommitteeDecision = Decision<CommitteeAction>;
export type CommitteeChoice = Choice<CommitteeAction>;
export type CommitteePicker = Picker<CommitteeAction>;
export type CommitteeBoardProps = BoardProps<CommitteeView, CommitteeAction, CommitteeEvent>;
export type CommitteeResultProps = ResultProps<CommitteeView, CommitteeEvent>;
export type CommitteeMarkProps = MarkProps<CommitteeView, CommitteeAction>;

/** The sticker a question is about, out of the name that stands in it. */
export function stickerOf(args: CommitteeDecision["prompt"]["args"]): string {
  const noun = args.find(([name]) => name === "sticker")?.[1];
  return typeof noun === "object" && noun !== null && "key" in noun ? String(noun.key).replace("committee-sticker-", "") : String(noun ?? "");
}

/** Whether something acts on everyone: a scenario token, or the clock of overtime. */
export const isInForce = (view: CommitteeView): boolean => view.area.length > 0 || view.clock !== null;

/** What is counted by its name. */
export type Counted = readonly (readonly [name: string, count: number])[];

/** The divisions of the time track, the one that fails last first. */
export const FROM_LAST = Array.from({ length: DIVISIONS }, (_, at) => DIVISIONS - at);

/** What the dice show beside the anomaly. */
export const FACES = SYMBOLS.filter((symbol) => symbol !== "anomaly");

/** The drawings of stickers and permanent bonuses. */
export const STICKER_ICONS: Record<string, string> = { incomes: "income", relief: "t-stress", action: "t-action", cargo: "box", cars: "car", city: "any", docs: "r-doc", successes: "auto", unlock: "lock", ally: "t-ally", reroll: "reroll", income: "income", car: "car" };

/** The odds of an answer that leads straight to a check, as they are before the roll; none for another. */
export function oddsOf(view: CommitteeView, action: CommitteeAction): readonly OddsFacts[] {
  const told = JSON.stringify(action);
  return view.odds.find((one) => JSON.stringify(one.action) === told)?.odds ?? [];
}

export const currentMain = (view: CommitteeView): MainFacts | undefined => view.mains.find((main) => main.current);
export const missionOf = (view: CommitteeView, mission: number): MissionFacts | undefined => view.missions.find((one) => one.mission === mission);
/** The round in whose mission phase a card of this division fails. */
export const failsIn = (view: CommitteeView, division: number): number => view.failing[division - 1]!;
export const allyOf = (view: CommitteeView, ally: number): AllyFacts | undefined => view.allies.find((one) => one.ally === ally);
export const cityOf = (view: CommitteeView, city: string): CityFacts => view.cities.find((one) => one.city === city)!;

/** How much stress an agent may remove answer by answer, an open token in two; 0 where one answer is all. */
export function easeable(view: CommitteeView, asked: CommitteeDecision): number {
  const left = Number(asked.prompt.args.find(([name]) => name === "left")?.[1]);
  const there = view.seats[asked.seat]!.stress.reduce((sum, token) => sum + (token.open ? 2 : 1), 0);
  const count = Math.min(left, there);
  return count > 1 ? count : 0;
}

const PLACED: readonly string[] = ["lay_stress", "open_stress", "ease", "put_help"];

/** Where a partner would lay stress or help, turn stress up or remove it, where there is a choice. */
export function advisedPlace(picker: CommitteePicker): CommitteeChoice | undefined {
  const asked = picker.decisions.find((decision) => PLACED.includes(decision.name));
  return picker.choices.find((choice, _, all) => choice.decision === asked && choice.index === asked.suggestion && choice.action.type !== "Pass" && (choice.action.type === "committee.UseCalm" || all.some((other) => other !== choice && other.action.type === choice.action.type)));
}

const PANELS = new Set(["move", "activate", "check", "pick_dice", "pick_die", "income", "again", "income_part", "exchange"]);

/** Where price, effect and odds matter, and wherever an answer would roll dice. */
export function hasPanel({ view, decisions }: CommitteeState): boolean {
  const asked = decisions.find((decision) => !decision.free);
  return asked !== undefined && (PANELS.has(asked.name) || view.odds.some((one) => one.rolls && one.seat === asked.seat));
}
