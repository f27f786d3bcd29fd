// Written by tools/client_types.py: do not edit.

import type { Pass } from "../../core/protocol.gen";

/** Spend an action token to serve: move, exchange, interrogations, activation (C-4.3). */
export interface Serve {
  readonly type: "committee.Serve";
}

/** Spend an action token: every agent may remove 1 stress (C-4.6). */
export interface Relieve {
  readonly type: "committee.Relieve";
}

/** Spend an action token on an exchange between any two agents (C-12.12). */
export interface Broker {
  readonly type: "committee.Broker";
  readonly first_seat: number;
  readonly second_seat: number;
}

/** Discard an action token unused (C-4.2). */
export interface Discard {
  readonly type: "committee.Discard";
}

/** Agree to end the action phase (C-3.23). */
export interface Finish {
  readonly type: "committee.Finish";
}

/** Return a resource to the limit for nothing (C-8.6). */
export interface Return {
  readonly type: "committee.Return";
  readonly resource: string;
}

/** Spend medicine to remove own stress (C-8.4). */
export interface Medicate {
  readonly type: "committee.Medicate";
}

/** Leave a mission token in the own city (C-8.8). */
export interface Leave {
  readonly type: "committee.Leave";
  readonly mission: number;
}

/** Use a kept clearance token (C-9.6). */
export interface Redeem {
  readonly type: "committee.Redeem";
  readonly clearance: string;
}

/** Give a cargo to the fund and one of the same type to the limit for an action token (C-12.11). */
export interface Convert {
  readonly type: "committee.Convert";
  readonly resource: string;
}

/** Hand an action token to another agent (C-11.11). */
export interface HandOver {
  readonly type: "committee.HandOver";
  readonly seat: number;
}

/** Use a sticker of the ID card (C-14.9). */
export interface Stick {
  readonly type: "committee.Stick";
  readonly sticker: StickerId;
}

/** Go to a city by a route of that cost (C-4.14). */
export interface Move {
  readonly type: "committee.Move";
  readonly city: CityId;
  readonly cost: number;
}

/** Exchange with an agent (C-4.16, C-5.14). */
export interface Partner {
  readonly type: "committee.Partner";
  readonly seat: number;
}

/** Apply the effect of a city (C-5.1). */
export interface UseCity {
  readonly type: "committee.UseCity";
  readonly city: CityId;
}

/** Take an ally (C-9.11). */
export interface TakeAlly {
  readonly type: "committee.TakeAlly";
  readonly ally: number;
}

/** Meet the current condition of the main mission (C-11.2). */
export interface DoMain {
  readonly type: "committee.DoMain";
}

/** Perform a regular mission here: complete it, or load its token (C-10.2). */
export interface DoMission {
  readonly type: "committee.DoMission";
  readonly mission: number;
}

/** Complete the current personal mission (C-12.2). */
export interface DoPersonal {
  readonly type: "committee.DoPersonal";
}

/** Choose an activation that the scenario adds (C-15.4). */
export interface DoScenario {
  readonly type: "committee.DoScenario";
  readonly activation: string;
}

/** Work an overtime shift: an action token for stress (C-16.4). */
export interface Shift {
  readonly type: "committee.Shift";
}

/** Trace a line around a permanent bonus (C-14.10). */
export interface Trace {
  readonly type: "committee.Trace";
  readonly bonus: string;
}

/** In an exchange: one piece goes from the first agent to the second (C-4.18). */
export interface Give {
  readonly type: "committee.Give";
  readonly resource: string;
}

/** In an exchange: one piece goes from the second agent to the first (C-4.18). */
export interface Take {
  readonly type: "committee.Take";
  readonly resource: string;
}

/** In an exchange: a mission token goes from the first agent to the second (C-4.17). */
export interface GiveToken {
  readonly type: "committee.GiveToken";
  readonly mission: number;
}

/** In an exchange: a mission token goes from the second agent to the first (C-4.17). */
export interface TakeToken {
  readonly type: "committee.TakeToken";
  readonly mission: number;
}

/** Attempt the check of an interrogation token first (C-4.19). */
export interface Interrogate {
  readonly type: "committee.Interrogate";
  readonly token: number;
}

/** Put a passed interrogation token on a mission (C-4.20). */
export interface PutAnswer {
  readonly type: "committee.PutAnswer";
  readonly mission: number;
}

/** Say which mission moves on as the clock strikes (C-16.7). */
export interface Strike {
  readonly type: "committee.Strike";
  readonly mission: number;
}

/** Take a check by a department (C-6.1, C-6.2). */
export interface ByDepartment {
  readonly type: "committee.ByDepartment";
  readonly department: DepartmentId;
}

/** Take one of two checks first, with the help token or without (C-10.18, C-9.18). */
export interface Attempt {
  readonly type: "committee.Attempt";
  readonly check: number;
  readonly help: boolean;
}

/** Use a reroll (C-6.11 to C-6.13). */
export interface Reroll {
  readonly type: "committee.Reroll";
  readonly reroll: string;
}

/** Reroll these dice, counted from the left (C-6.11). */
export interface PickDice {
  readonly type: "committee.PickDice";
  readonly dice: readonly number[];
}

/** Spend equipment for extra dice (C-6.14). */
export interface AddDice {
  readonly type: "committee.AddDice";
}

/** Spend an action token for a success (C-6.15). */
export interface AddSuccess {
  readonly type: "committee.AddSuccess";
}

/** Want no more help: count successes and failures (C-6.18). */
export interface Count {
  readonly type: "committee.Count";
}

/** Receive stress by opening a closed token (C-7.1). */
export interface OpenStress {
  readonly type: "committee.OpenStress";
  readonly slot: number;
}

/** Receive stress as a new closed token on a cell or ally (C-7.2). */
export interface LayStress {
  readonly type: "committee.LayStress";
  readonly slot: number;
}

/** Move a calm token to the fund instead of receiving stress (C-7.7). */
export interface UseCalm {
  readonly type: "committee.UseCalm";
}

/** Remove 1 stress: close an open token or discard a closed one (C-7.11). */
export interface Ease {
  readonly type: "committee.Ease";
  readonly slot: number;
}

/** Pay a price in this way (C-1.9). */
export interface Pay {
  readonly type: "committee.Pay";
  readonly doc: number;
  readonly med: number;
  readonly eq: number;
  readonly fuel: number;
}

/** Unlock so many cells of the department (C-9.3). */
export interface Unlock {
  readonly type: "committee.Unlock";
  readonly count: number;
}

/** Unlock the leftmost locked cell of a department for free (C-9.10). */
export interface UnlockFree {
  readonly type: "committee.UnlockFree";
  readonly department: DepartmentId;
}

/** Gain one piece of a resource (C-1.8). */
export interface Gain {
  readonly type: "committee.Gain";
  readonly resource: string;
}

/** Take one part of an income: resources, or what goes to the limit (C-3.15). */
export interface Income {
  readonly type: "committee.Income";
  readonly source: number;
  readonly part: number;
  readonly resource: string;
  readonly count: number;
}

/** Take an income that removes own stress, from this slot (C-3.15). */
export interface IncomeEase {
  readonly type: "committee.IncomeEase";
  readonly source: number;
  readonly part: number;
  readonly slot: number;
}

/** Choose an income to gain once more (C-5.12, C-14.14, C-14.16). */
export interface Again {
  readonly type: "committee.Again";
  readonly source: number;
}

/** Decline the remaining incomes (C-3.18). */
export interface EndIncome {
  readonly type: "committee.EndIncome";
}

/** Lose own resources to the fund (C-1.10). */
export interface Lose {
  readonly type: "committee.Lose";
  readonly resource: string;
  readonly count: number;
}

/** Lose resources out of the limit (C-1.10). */
export interface LoseLimit {
  readonly type: "committee.LoseLimit";
  readonly resource: string;
  readonly count: number;
}

/** Choose the reward of a regular mission: documents, a cargo or calm (C-10.4). */
export interface Reward {
  readonly type: "committee.Reward";
  readonly reward: string;
}

/** Swap two regular missions on the time track (C-5.7). */
export interface Swap {
  readonly type: "committee.Swap";
  readonly mission: number;
  readonly other_mission: number;
}

/** Swap two scenario tokens on main missions, named by their places in the row (C-5.7). */
export interface SwapTokens {
  readonly type: "committee.SwapTokens";
  readonly first: number;
  readonly second: number;
}

/** Take a help token in hand (C-5.9). */
export interface TakeHelp {
  readonly type: "committee.TakeHelp";
  readonly help: string;
}

/** Put the help token on a condition, named by its code (C-9.17). */
export interface PutHelp {
  readonly type: "committee.PutHelp";
  readonly condition: number;
}

/** Two documents for a cargo (C-5.10). */
export interface Buy {
  readonly type: "committee.Buy";
  readonly resource: string;
}

/** A cargo for two documents (C-5.10). */
export interface Sell {
  readonly type: "committee.Sell";
  readonly resource: string;
}

/** Spend a document on removing stress (C-5.3). */
export interface PayTreatment {
  readonly type: "committee.PayTreatment";
}

/** Grant an agent the removal of 1 stress (C-7.12). */
export interface Treat {
  readonly type: "committee.Treat";
  readonly seat: number;
}

/** Move a cargo of this type from the fund to the limit (C-5.15). */
export interface Supply {
  readonly type: "committee.Supply";
  readonly resource: string;
}

/** Keep a regular mission in its division (C-12.13). */
export interface Hold {
  readonly type: "committee.Hold";
  readonly mission: number;
}

/** Let this mission fail first (C-3.6). */
export interface FailFirst {
  readonly type: "committee.FailFirst";
  readonly mission: number;
}

/** Say who begins with the extra action token (C-3.14). */
export interface GiveBronze {
  readonly type: "committee.GiveBronze";
  readonly seat: number;
}

/** Resolve this scenario token next (C-3.3). */
export interface Resolve {
  readonly type: "committee.Resolve";
  readonly token: string;
}

/** Say whose the next sticker is (C-14.7). */
export interface Award {
  readonly type: "committee.Award";
  readonly seat: number;
}

/** An agent has been given its starting city (C-2.8). */
export interface Posted {
  readonly type: "committee.Posted";
  readonly seat: number;
  readonly city: CityId;
  readonly mission: number;
}

/** A regular mission has come onto the time track (C-2.9, C-3.9). */
export interface MissionCame {
  readonly type: "committee.MissionCame";
  readonly mission: number;
  readonly division: number;
  readonly city: CityId;
}

/** An ally lies in a city (C-2.13, C-3.10). */
export interface AllyCame {
  readonly type: "committee.AllyCame";
  readonly ally: number;
  readonly city: CityId;
}

/** A jam lies on a road (C-2.11). */
export interface JamLaid {
  readonly type: "committee.JamLaid";
  readonly city: CityId;
  readonly other_city: CityId;
}

/** A jam has gone to the discard, where its check is seen (C-10.17). */
export interface JamCleared {
  readonly type: "committee.JamCleared";
  readonly city: CityId;
  readonly other_city: CityId;
  readonly token: number;
}

/** An interrogation token lies in a city (C-2.12). */
export interface InterrogationLaid {
  readonly type: "committee.InterrogationLaid";
  readonly city: CityId;
  readonly token: number;
}

/** Neither supply nor discard had a jam or interrogation token left (K-A02). */
export interface NoTokenLeft {
  readonly type: "committee.NoTokenLeft";
  readonly city: CityId;
}

/** The main missions and the face-up scenario tokens are laid out (C-2.14, C-2.15). */
export interface MainsLaid {
  readonly type: "committee.MainsLaid";
  readonly mains: readonly string[];
  readonly tokens: readonly string[];
}

/** The Committee standee shows where the current condition is met (C-2.16, C-11.4). */
export interface AnomalyMoved {
  readonly type: "committee.AnomalyMoved";
  readonly city: CityId;
  readonly main: string;
  readonly part: number;
}

/** A round has begun (C-3.1). */
export interface RoundBegan {
  readonly type: "committee.RoundBegan";
  readonly round: number;
}

/** A phase has begun (C-3.1). */
export interface PhaseBegan {
  readonly type: "committee.PhaseBegan";
  readonly phase: PhaseId;
}

/** An agent has the extra action token this round (C-3.14). */
export interface BronzeGiven {
  readonly type: "committee.BronzeGiven";
  readonly seat: number;
}

/** An agent has got action tokens (C-3.13). */
export interface ActionsGiven {
  readonly type: "committee.ActionsGiven";
  readonly seat: number;
  readonly count: number;
}

/** A penalty has sent an action token back to the supply (C-7.17). */
export interface ActionLost {
  readonly type: "committee.ActionLost";
  readonly seat: number;
}

/** An agent has gained resources from the limit (C-1.8). */
export interface Gained {
  readonly type: "committee.Gained";
  readonly seat: number;
  readonly resource: string;
  readonly count: number;
}

/** An agent has spent resources (C-1.9). */
export interface Spent {
  readonly type: "committee.Spent";
  readonly seat: number;
  readonly doc: number;
  readonly med: number;
  readonly eq: number;
  readonly fuel: number;
}

/** An agent has returned a resource to the limit (C-8.6). */
export interface Returned {
  readonly type: "committee.Returned";
  readonly seat: number;
  readonly resource: string;
}

/** An agent has lost resources to the fund (C-1.10). */
export interface Lost {
  readonly type: "committee.Lost";
  readonly seat: number;
  readonly resource: string;
  readonly count: number;
}

/** The limit has lost resources to the fund (C-1.10). */
export interface LimitLost {
  readonly type: "committee.LimitLost";
  readonly resource: string;
  readonly count: number;
}

/** There was nothing left to lose (C-1.12). */
export interface NothingLost {
  readonly type: "committee.NothingLost";
}

/** Something has gone from the fund to the limit (C-3.20, C-5.16). */
export interface Supplied {
  readonly type: "committee.Supplied";
  readonly resource: string;
  readonly count: number;
}

/** An agent has spent an action token and begun to serve (C-4.3). */
export interface Served {
  readonly type: "committee.Served";
  readonly seat: number;
}

/** An agent has moved (C-4.8). */
export interface Moved {
  readonly type: "committee.Moved";
  readonly seat: number;
  readonly city: CityId;
  readonly cost: number;
  readonly fuel: number;
}

/** Two agents exchange (C-4.16). */
export interface ExchangeBegan {
  readonly type: "committee.ExchangeBegan";
  readonly seat: number;
  readonly other_seat: number;
}

/** A resource has changed hands (C-4.17). */
export interface Handed {
  readonly type: "committee.Handed";
  readonly seat: number;
  readonly to_seat: number;
  readonly resource: string;
}

/** A mission token has changed hands (C-4.17). */
export interface TokenHanded {
  readonly type: "committee.TokenHanded";
  readonly seat: number;
  readonly to_seat: number;
  readonly mission: number;
}

/** An action token has changed hands (C-11.11). */
export interface ActionHanded {
  readonly type: "committee.ActionHanded";
  readonly seat: number;
  readonly to_seat: number;
}

/** An agent has got an action token outside the first step of the income phase (C-1.18). */
export interface ActionGained {
  readonly type: "committee.ActionGained";
  readonly seat: number;
}

/** An agent has spent an action token: on relief, an exchange, a success, or on nothing (C-4.1, C-4.2). */
export interface ActionUsed {
  readonly type: "committee.ActionUsed";
  readonly seat: number;
  readonly use: string;
}

/** An agent has agreed to end the action phase (C-3.23). */
export interface Ready {
  readonly type: "committee.Ready";
  readonly seat: number;
}

/** A check begins (C-6.1). */
export interface CheckBegan {
  readonly type: "committee.CheckBegan";
  readonly seat: number;
  readonly colour: ColourId;
  readonly department: DepartmentId;
  readonly need: number;
}

/** Dice lie on the table: the first roll, a reroll or extra dice (C-6.5, C-6.11, C-6.14). */
export interface Rolled {
  readonly type: "committee.Rolled";
  readonly seat: number;
  readonly symbols: readonly SymbolId[];
}

/** A reroll has been used (C-6.11 to C-6.13). */
export interface RerollUsed {
  readonly type: "committee.RerollUsed";
  readonly seat: number;
  readonly reroll: string;
  readonly cost: number;
}

/** A check has been counted (C-6.18). */
export interface CheckCounted {
  readonly type: "committee.CheckCounted";
  readonly seat: number;
  readonly successes: number;
  readonly need: number;
  readonly failures: number;
  readonly passed: boolean;
}

/** A closed stress token has been laid (C-7.2). */
export interface StressLaid {
  readonly type: "committee.StressLaid";
  readonly seat: number;
  readonly slot: number;
}

/** A stress token has been opened (C-7.1). */
export interface StressOpened {
  readonly type: "committee.StressOpened";
  readonly seat: number;
  readonly slot: number;
  readonly stress: StressId;
}

/** An open stress token has been closed (C-7.11). */
export interface StressClosed {
  readonly type: "committee.StressClosed";
  readonly seat: number;
  readonly slot: number;
}

/** A closed stress token has been discarded, face up (C-7.11, C-7.13). */
export interface StressDiscarded {
  readonly type: "committee.StressDiscarded";
  readonly seat: number;
  readonly slot: number;
  readonly stress: StressId;
}

/** A calm token has gone to the fund instead of 1 stress (C-7.7). */
export interface StressCancelled {
  readonly type: "committee.StressCancelled";
  readonly seat: number;
}

/** There was no place for more stress (C-7.4). */
export interface StressVanished {
  readonly type: "committee.StressVanished";
  readonly seat: number;
  readonly count: number;
}

/** The discard has become the stress of the limit (C-7.5). */
export interface StressShuffled {
  readonly type: "committee.StressShuffled";
  readonly count: number;
}

/** A cell has been unlocked (C-9.1). */
export interface Unlocked {
  readonly type: "committee.Unlocked";
  readonly seat: number;
  readonly slot: number;
}

/** A clearance token has been revealed (C-9.5). */
export interface ClearanceRevealed {
  readonly type: "committee.ClearanceRevealed";
  readonly seat: number;
  readonly clearance: string;
}

/** A kept clearance token has been used (C-9.6). */
export interface ClearanceUsed {
  readonly type: "committee.ClearanceUsed";
  readonly seat: number;
  readonly clearance: string;
}

/** An agent has an ally: for good, or for what it gives at once (C-9.12, C-9.14). */
export interface AllyTaken {
  readonly type: "committee.AllyTaken";
  readonly seat: number;
  readonly ally: number;
}

/** A passed interrogation token lies on a mission (C-4.20). */
export interface InterrogationAnswered {
  readonly type: "committee.InterrogationAnswered";
  readonly seat: number;
  readonly mission: number;
  readonly count: number;
}

/** A passed interrogation token was of no use to any card (C-4.21). */
export interface InterrogationDiscarded {
  readonly type: "committee.InterrogationDiscarded";
  readonly seat: number;
}

/** A mission token is in a trunk (C-10.11). */
export interface TokenLoaded {
  readonly type: "committee.TokenLoaded";
  readonly seat: number;
  readonly mission: number;
}

/** A mission token has been left in a city (C-8.8). */
export interface TokenLeft {
  readonly type: "committee.TokenLeft";
  readonly seat: number;
  readonly mission: number;
  readonly city: CityId;
}

/** A regular mission is completed (C-10.3). */
export interface MissionCompleted {
  readonly type: "committee.MissionCompleted";
  readonly seat: number;
  readonly mission: number;
  readonly space: number;
}

/** One of the two checks of a mission was not passed: both are taken anew another time (C-10.18). */
export interface MissionMissed {
  readonly type: "committee.MissionMissed";
  readonly seat: number;
  readonly mission: number;
}

/** A regular mission has failed (C-10.7). */
export interface MissionFailed {
  readonly type: "committee.MissionFailed";
  readonly mission: number;
  readonly space: number;
  readonly count: number;
}

/** A regular mission stays in its division (C-12.13). */
export interface MissionHeld {
  readonly type: "committee.MissionHeld";
  readonly seat: number;
  readonly mission: number;
}

/** Two regular missions have changed places on the time track (C-5.7). */
export interface MissionsSwapped {
  readonly type: "committee.MissionsSwapped";
  readonly mission: number;
  readonly other_mission: number;
}

/** Two scenario tokens have changed places (C-5.7). */
export interface TokensSwapped {
  readonly type: "committee.TokensSwapped";
  readonly token: string;
  readonly other_token: string;
}

/** A condition of a main mission is met (C-11.4). */
export interface ConditionMet {
  readonly type: "committee.ConditionMet";
  readonly seat: number;
  readonly main: string;
  readonly part: number;
}

/** A main mission is completed (C-11.5). */
export interface MainCompleted {
  readonly type: "committee.MainCompleted";
  readonly seat: number;
  readonly main: string;
  readonly space: number;
}

/** A scenario token lies in the scenario area (C-11.6). */
export interface TokenActive {
  readonly type: "committee.TokenActive";
  readonly token: string;
}

/** A scenario token acts in the scenario phase (C-3.3). */
export interface TokenResolved {
  readonly type: "committee.TokenResolved";
  readonly token: string;
}

/** A personal mission is completed (C-12.5). */
export interface PersonalCompleted {
  readonly type: "committee.PersonalCompleted";
  readonly seat: number;
  readonly personal: string;
}

/** A help token lies on a condition (C-5.9). */
export interface HelpPut {
  readonly type: "committee.HelpPut";
  readonly seat: number;
  readonly help: string;
  readonly condition: number;
}

/** A help token is back in Ленинград (C-9.19). */
export interface HelpBack {
  readonly type: "committee.HelpBack";
  readonly help: string;
}

/** The effect of a city is applied (C-5.1). */
export interface CityUsed {
  readonly type: "committee.CityUsed";
  readonly seat: number;
  readonly city: CityId;
}

/** An activation of the scenario has been chosen (C-15.4). */
export interface ScenarioUsed {
  readonly type: "committee.ScenarioUsed";
  readonly seat: number;
  readonly activation: string;
}

/** An agent has worked an overtime shift (C-16.4). */
export interface ShiftWorked {
  readonly type: "committee.ShiftWorked";
  readonly seat: number;
}

/** The clock of the scenario shows another number (C-16.4, C-16.8). */
export interface ClockMoved {
  readonly type: "committee.ClockMoved";
  readonly clock: number;
}

/** The clock has struck and shows 0 again (C-16.7). */
export interface ClockStruck {
  readonly type: "committee.ClockStruck";
}

/** A regular mission has moved one division on by the strike (C-16.7). */
export interface MissionMoved {
  readonly type: "committee.MissionMoved";
  readonly mission: number;
  readonly division: number;
}

/** A sticker has been used (C-14.9). */
export interface StickerUsed {
  readonly type: "committee.StickerUsed";
  readonly seat: number;
  readonly sticker: StickerId;
}

/** A line around a permanent bonus has been traced (C-14.10). */
export interface LineTraced {
  readonly type: "committee.LineTraced";
  readonly seat: number;
  readonly bonus: string;
  readonly count: number;
}

/** The last main mission is completed (C-13.1). */
export interface Won {
  readonly type: "committee.Won";
  readonly space: number;
}

/** The agents have lost (C-13.2 to C-13.4). */
export interface Defeated {
  readonly type: "committee.Defeated";
  readonly defeat: string;
}

/** A sticker has been glued into an ID card (C-14.7). */
export interface StickerAwarded {
  readonly type: "committee.StickerAwarded";
  readonly seat: number;
  readonly sticker: StickerId;
}

/** A defeat has crossed out a drop of an ID card (C-14.5, C-14.6). */
export interface DropCrossed {
  readonly type: "committee.DropCrossed";
  readonly seat: number;
  readonly count: number;
  readonly retired: boolean;
}

/** Documents, cargo by type, pieces of any cargo, and groups of cargo of one type. */
export interface Price {
  readonly type: "committee.Price";
  readonly doc: number;
  readonly med: number;
  readonly eq: number;
  readonly fuel: number;
  readonly any: number;
  readonly same: readonly number[];
}

/** A check: colour and number (C-6.1). */
export interface CheckFacts {
  readonly type: "committee.CheckFacts";
  readonly colour: ColourId;
  readonly number: number;
}

/** One part of an income: gain, limit, calm, relief or action; a gain names what to choose from (C-3.15). */
export interface PartFacts {
  readonly type: "committee.PartFacts";
  readonly kind: string;
  readonly amount: number;
  readonly choices: readonly string[];
}

/** What is printed on a cell (C-1.14). */
export interface CellFacts {
  readonly type: "committee.CellFacts";
  readonly department: DepartmentId;
  readonly place: number;
  readonly price: Price | null;
  readonly income: readonly PartFacts[];
  readonly bonus: string | null;
  readonly colour: ColourId | null;
  readonly symbols: readonly SymbolId[];
  readonly rerolls: number;
  readonly cars: number;
  readonly places: number;
}

/** What is printed on an ally (C-9.12, C-9.14); `frame` is a department or "black". */
export interface AllyFacts {
  readonly type: "committee.AllyFacts";
  readonly ally: number;
  readonly city: CityId;
  readonly frame: string;
  readonly gain: Price | null;
  readonly check: CheckFacts | null;
  readonly income: readonly PartFacts[];
  readonly cars: number;
  readonly auto: number;
  readonly easier: string | null;
  readonly symbols: readonly SymbolId[];
  readonly rerolls: number;
}

/** A stress token on a slot: closed or open, its penalty where it has been seen, whether it lies under another. */
export interface Token {
  readonly type: "committee.Token";
  readonly slot: number;
  readonly open: boolean;
  readonly stress: StressId | null;
  readonly under: boolean;
}

/** What a department is worth in a check now: dice, usable symbols by face, those under stress, rerolls (C-6). */
export interface Department {
  readonly type: "committee.Department";
  readonly department: DepartmentId;
  readonly dice: number;
  readonly symbols: readonly number[];
  readonly covered: readonly number[];
  readonly rerolls: number;
  readonly next_price: Price | null;
  readonly unlockable: number;
}

/** How an agent gets to a city by the cheapest route: cost, fuel, cars missing, cities on it (C-4.9 to C-4.13). */
export interface Way {
  readonly type: "committee.Way";
  readonly city: CityId;
  readonly cost: number;
  readonly fuel: number;
  readonly missing: number;
  readonly route: readonly string[];
  /** Every cost within reach, detours included (C-4.14). */
  readonly costs: readonly number[];
}

/** A personal mission (C-12.6). */
export interface PersonalFacts {
  readonly type: "committee.PersonalFacts";
  readonly personal: string;
  readonly city: CityId | null;
  readonly price: Price | null;
  readonly check: CheckFacts | null;
  readonly situation: string | null;
  readonly number: number;
  readonly bonus: readonly (readonly [string, number])[];
  readonly income: readonly PartFacts[];
  readonly done: boolean;
  readonly help: readonly string[];
  readonly progress: number;
}

/** A square of an ID card (C-14.3): the sticker on it, if any, and whether it has been used. */
export interface Square {
  readonly type: "committee.Square";
  readonly level: number;
  readonly sticker: StickerId | null;
  readonly used: boolean;
}

/** An ID card as it lies on the table (C-14.1). */
export interface IdFacts {
  readonly type: "committee.IdFacts";
  readonly agent: AgentId;
  readonly curator: string;
  readonly level: number;
  readonly squares: readonly Square[];
  readonly lines: readonly (readonly [string, number])[];
  readonly drops: number;
  readonly drop_stickers: readonly number[];
  /** Its last drop is crossed out (C-14.6). */
  readonly archived: boolean;
  /** Lines that complete a permanent bonus (C-14.11). */
  readonly whole: number;
  readonly won: readonly string[];
  readonly games: number;
}

/** A cell of the trunk and what lies in it: one mission token, or cargo (C-1.16). */
export interface TrunkCell {
  readonly type: "committee.TrunkCell";
  readonly slot: number;
  readonly mission: number | null;
  readonly cargo: readonly CargoId[];
}

/** An agent: place, stock, board, stress, allies, personal missions, ID card; what it can do with them. */
export interface Seat {
  readonly type: "committee.Seat";
  readonly seat: number;
  readonly agent: AgentId;
  readonly city: CityId | null;
  readonly doc: number;
  readonly med: number;
  readonly eq: number;
  readonly fuel: number;
  readonly actions: number;
  readonly bronze: boolean;
  readonly cells: readonly CellFacts[];
  readonly unlocked: readonly number[];
  readonly available: readonly number[];
  readonly allies: readonly number[];
  readonly stress: readonly Token[];
  readonly penalties: readonly (readonly [string, number])[];
  /** Those of the penalties that are paid in the income phase (C-7.15 to C-7.17). */
  readonly income_penalties: readonly (readonly [string, number])[];
  readonly departments: readonly Department[];
  readonly base: readonly (readonly PartFacts[])[];
  readonly auto: number;
  readonly strength: number;
  readonly cars: number;
  readonly fuel_cars: number;
  readonly places: number;
  readonly room: number;
  readonly tokens: readonly number[];
  readonly trunk: readonly TrunkCell[];
  readonly clearance: readonly (readonly [string, number])[];
  readonly sealed: readonly (readonly [string, number])[];
  readonly personal: readonly PersonalFacts[];
  readonly id: IdFacts | null;
  readonly ways: readonly Way[];
  readonly ready: boolean;
}

/** What lies in the limit or in the fund (C-1.5). */
export interface Stock {
  readonly type: "committee.Stock";
  readonly doc: number;
  readonly med: number;
  readonly eq: number;
  readonly fuel: number;
  readonly calm: number;
  readonly stress: number;
}

/** An agent's chances in a check: of the dice alone, with free rerolls, with all that could be spent; and stress. */
export interface OddsFacts {
  readonly type: "committee.OddsFacts";
  readonly department: DepartmentId;
  readonly need: number;
  readonly dice: number;
  readonly rerolls: number;
  readonly chance: number;
  readonly stress: number;
  readonly helped: number;
  readonly helped_stress: number;
  readonly spent: number;
  readonly spent_stress: number;
}

/** Whether an agent could do something: the way there, what stands against it, and the odds of its checks. */
export interface Candidate {
  readonly type: "committee.Candidate";
  readonly seat: number;
  readonly city: CityId;
  readonly cost: number;
  readonly fuel: number;
  readonly missing: number;
  readonly reason: string | null;
  readonly rule: string | null;
  readonly odds: readonly OddsFacts[];
}

/** A regular mission on the time track: condition, its token, when it fails, what it needs, who could do it. */
export interface MissionFacts {
  readonly type: "committee.MissionFacts";
  readonly mission: number;
  readonly mission_kind: MissionKindId;
  readonly division: number;
  readonly fails_in: number;
  readonly city: CityId;
  readonly place: string | null;
  readonly carrier: number | null;
  readonly cities: readonly CityId[];
  readonly target: string | null;
  readonly price: Price | null;
  /** The price with help tokens taken off where that leaves no choice. */
  readonly now: Price | null;
  readonly checks: readonly CheckFacts[];
  readonly answers: readonly CheckFacts[];
  readonly missing_answers: number;
  readonly help: readonly string[];
  readonly candidates: readonly Candidate[];
}

/** A condition of a main mission (C-11.1). */
export interface ConditionFacts {
  readonly type: "committee.ConditionFacts";
  readonly city: CityId;
  readonly price: Price | null;
  readonly check: CheckFacts | null;
  readonly met: boolean;
  readonly current: boolean;
  readonly help: readonly string[];
}

/** A main mission: where it waits or lies, conditions, scenario token, the last round it can be completed in. */
export interface MainFacts {
  readonly type: "committee.MainFacts";
  readonly main: string;
  readonly space: number;
  readonly conditions: readonly ConditionFacts[];
  readonly token: string | null;
  readonly done: boolean;
  readonly current: boolean;
  readonly latest_round: number | null;
  readonly candidates: readonly Candidate[];
}

/** A space of the progress track: free, done, failed, main, or waiting for its main mission (C-10.6). */
export interface Space {
  readonly type: "committee.Space";
  readonly space: number;
  readonly kind: string;
  readonly mission: number | null;
  readonly main: string | null;
}

/** A city and all that lies there (C-1.3). */
export interface CityFacts {
  readonly type: "committee.CityFacts";
  readonly city: CityId;
  readonly region: RegionId;
  readonly effect: EffectId;
  readonly closed: boolean;
  readonly anomaly: boolean;
  readonly agents: readonly number[];
  readonly missions: readonly number[];
  readonly allies: readonly number[];
  readonly interrogations: readonly (readonly [number, CheckFacts])[];
}

/** A road and what it costs now (C-4.10). */
export interface RoadFacts {
  readonly type: "committee.RoadFacts";
  readonly city: CityId;
  readonly other_city: CityId;
  readonly cost: number;
  readonly jammed: boolean;
}

/** A die on the table: its face, and what it brings. */
export interface Die {
  readonly type: "committee.Die";
  readonly symbol: SymbolId;
  readonly successes: number;
  readonly failures: number;
}

/** A source of help in a check: usable or why not; chance and stress with it alone, and with all rerolls so far. */
export interface Helper {
  readonly type: "committee.Helper";
  readonly action: CommitteeAction;
  readonly usable: boolean;
  readonly reason: string | null;
  readonly rule: string | null;
  readonly docs: number;
  readonly chance: number;
  readonly stress: number;
  readonly together: number;
}

/** What a check is for that is about to be taken: an interrogation, an ally, a mission (C-6.1). */
export interface Ahead {
  readonly type: "committee.Ahead";
  readonly seat: number;
  readonly purpose: string;
  readonly mission: number | null;
}

/** The check under way (C-6). */
export interface CheckNow {
  readonly type: "committee.CheckNow";
  readonly seat: number;
  /**
   * What it is for: an interrogation, a mission, an ally, the main or a personal mission; "other" if none of them.
   *
   * Of a mission with two checks the first is one of "both", the second completes it or comes in "vain" (C-10.18).
   */
  readonly purpose: string;
  /** The number of that mission or ally; of an interrogation, the mission its token would go onto, if there is one. */
  readonly mission: number | null;
  readonly colour: ColourId;
  readonly department: DepartmentId;
  readonly need: number;
  readonly number: number;
  readonly penalties: number;
  readonly reductions: number;
  readonly dice: readonly Die[];
  readonly auto: number;
  readonly bought: number;
  readonly successes: number;
  readonly failures: number;
  readonly chance: number;
  /** With the help that costs nothing. */
  readonly free: number;
  /** With all that could be spent. */
  readonly spent: number;
  /** The dice it is best to reroll, if any. */
  readonly best: readonly number[];
  readonly before: OddsFacts;
  readonly helpers: readonly Helper[];
}

/** What cannot be taken back about an answer: what it reveals, which space it takes, whether it loses. */
export interface Caution {
  readonly type: "committee.Caution";
  readonly seat: number;
  readonly action: CommitteeAction;
  readonly reveals: string | null;
  readonly space: number | null;
  readonly left: number | null;
  readonly defeat: boolean;
}

/** The odds of an answer that leads straight to a check; a mission may have two (C-6). */
export interface ActionOdds {
  readonly type: "committee.ActionOdds";
  readonly seat: number;
  readonly action: CommitteeAction;
  readonly odds: readonly OddsFacts[];
  /** Dice are rolled before anything more is asked. */
  readonly rolls: boolean;
}

/** An activation one would think of in a city: open, or why not and what is lacking; the odds of its checks. */
export interface DeedFacts {
  readonly type: "committee.DeedFacts";
  readonly action: CommitteeAction;
  readonly reason: string | null;
  readonly rule: string | null;
  readonly lacking: Price | null;
  /** What the next cell costs where cells are unlocked; None elsewhere, and where it may be paid in several ways. */
  readonly cell: Price | null;
  readonly odds: readonly OddsFacts[];
}

/** What a city offers an agent who serves there: with whom to exchange, interrogations to take, activations. */
export interface Visit {
  readonly type: "committee.Visit";
  readonly seat: number;
  readonly city: CityId;
  readonly partners: readonly number[];
  readonly interrogations: readonly (readonly [number, OddsFacts])[];
  readonly deeds: readonly DeedFacts[];
}

/** A part of an income not taken yet: the ways to take it, the usual one; or that stress lies on it (C-3.15). */
export interface IncomeRow {
  readonly type: "committee.IncomeRow";
  readonly seat: number;
  readonly source: number;
  readonly place: number;
  readonly part: PartFacts;
  readonly actions: readonly CommitteeAction[];
  readonly usual: number | null;
  readonly stressed: boolean;
  /** Why it cannot be taken now. */
  readonly reason: string | null;
}

/** The whole table; nobody has secrets, so seats differ only in who they are. */
export interface CommitteeView {
  readonly type: "committee.CommitteeView";
  readonly seat: number | null;
  readonly scenario: ScenarioId;
  readonly round: number;
  readonly phase: PhaseId;
  readonly how: string;
  readonly limit: Stock;
  readonly fund: Stock;
  readonly actions: number;
  readonly stress_discard: readonly (readonly [string, number])[];
  readonly stress_unseen: readonly (readonly [string, number])[];
  readonly deck: number;
  readonly serving: number | null;
  readonly missions: readonly MissionFacts[];
  readonly fails: readonly (readonly [number, readonly number[]])[];
  /** By division, from the one that fails next: the round in whose mission phase its cards fail. */
  readonly failing: readonly number[];
  readonly mains: readonly MainFacts[];
  readonly anomaly: string | null;
  readonly progress: readonly Space[];
  readonly failures: number;
  readonly failures_left: number;
  readonly next_space: number | null;
  readonly spaces_left: number;
  readonly area: readonly string[];
  readonly clock: number | null;
  readonly strikes_at: number | null;
  readonly cities: readonly CityFacts[];
  readonly roads: readonly RoadFacts[];
  readonly allies: readonly AllyFacts[];
  readonly help: readonly (readonly [string, number | null])[];
  readonly interrogation_supply: number;
  readonly seats: readonly Seat[];
  readonly check: CheckNow | null;
  /** The check whose department is being chosen. */
  readonly ahead: Ahead | null;
  readonly due: number;
  readonly warnings: readonly Caution[];
  readonly odds: readonly ActionOdds[];
  readonly visits: readonly Visit[];
  readonly incomes: readonly IncomeRow[];
}

/** An agent before a game: income, open cells by department, cars, the first bonus to be unlocked (C-12). */
export interface CatalogAgent {
  readonly type: "committee.CatalogAgent";
  readonly agent: AgentId;
  readonly base: readonly PartFacts[];
  readonly open: readonly number[];
  readonly cars: number;
  readonly later: CellFacts | null;
}

/** What a victory brings: stickers by the highest space the last main card may lie on (C-14.4). */
export interface CatalogScenario {
  readonly type: "committee.CatalogScenario";
  readonly scenario: ScenarioId;
  readonly stickers: readonly (readonly [number, number])[];
}

/** Provenance and the sticker table; `inferred` names by entry the fields that are not from the rulebook. */
export interface Catalog {
  readonly type: "committee.Catalog";
  readonly inferred: readonly (readonly [string, readonly string[]])[];
  readonly agents: readonly CatalogAgent[];
  readonly scenarios: readonly CatalogScenario[];
  readonly drops: readonly number[];
  readonly squares: number;
  readonly lines: number;
  readonly stickers: readonly (readonly [string, string])[];
  /** Stickers and permanent bonuses with the clause that says what each gives. */
  readonly permanents: readonly (readonly [string, string])[];
}

/** Everything a hand can do. */
export type CommitteeAction =
  | Serve
  | Relieve
  | Broker
  | Discard
  | Finish
  | Return
  | Medicate
  | Leave
  | Redeem
  | Convert
  | HandOver
  | Stick
  | Move
  | Partner
  | UseCity
  | TakeAlly
  | DoMain
  | DoMission
  | DoPersonal
  | DoScenario
  | Shift
  | Trace
  | Give
  | Take
  | GiveToken
  | TakeToken
  | Interrogate
  | PutAnswer
  | Strike
  | ByDepartment
  | Attempt
  | Reroll
  | PickDice
  | AddDice
  | AddSuccess
  | Count
  | OpenStress
  | LayStress
  | UseCalm
  | Ease
  | Pay
  | Unlock
  | UnlockFree
  | Gain
  | Income
  | IncomeEase
  | Again
  | EndIncome
  | Lose
  | LoseLimit
  | Reward
  | Swap
  | SwapTokens
  | TakeHelp
  | PutHelp
  | Buy
  | Sell
  | PayTreatment
  | Treat
  | Supply
  | Hold
  | FailFirst
  | GiveBronze
  | Resolve
  | Award
  | Pass;

/** Everything that can happen. */
export type CommitteeEvent =
  | Posted
  | MissionCame
  | AllyCame
  | JamLaid
  | JamCleared
  | InterrogationLaid
  | NoTokenLeft
  | MainsLaid
  | AnomalyMoved
  | RoundBegan
  | PhaseBegan
  | BronzeGiven
  | ActionsGiven
  | ActionLost
  | Gained
  | Spent
  | Returned
  | Lost
  | LimitLost
  | NothingLost
  | Supplied
  | Served
  | Moved
  | ExchangeBegan
  | Handed
  | TokenHanded
  | ActionHanded
  | ActionGained
  | ActionUsed
  | Ready
  | CheckBegan
  | Rolled
  | RerollUsed
  | CheckCounted
  | StressLaid
  | StressOpened
  | StressClosed
  | StressDiscarded
  | StressCancelled
  | StressVanished
  | StressShuffled
  | Unlocked
  | ClearanceRevealed
  | ClearanceUsed
  | AllyTaken
  | InterrogationAnswered
  | InterrogationDiscarded
  | TokenLoaded
  | TokenLeft
  | MissionCompleted
  | MissionMissed
  | MissionFailed
  | MissionHeld
  | MissionsSwapped
  | TokensSwapped
  | ConditionMet
  | MainCompleted
  | TokenActive
  | TokenResolved
  | PersonalCompleted
  | HelpPut
  | HelpBack
  | CityUsed
  | ScenarioUsed
  | ShiftWorked
  | ClockMoved
  | ClockStruck
  | MissionMoved
  | StickerUsed
  | LineTraced
  | Won
  | Defeated
  | StickerAwarded
  | DropCrossed;

export const PHASES = ["set-up", "scenario", "missions", "income", "action", "after"] as const;
export type PhaseId = (typeof PHASES)[number];

export const SCENARIOS = ["base", "overtime"] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

export const CITIES = [
  "murmansk", "arhangelsk", "leningrad", "vologda", "yaroslavl", "moskva", "gorkiy", "kirov", "syktyvkar", "perm",
  "sverdlovsk", "yoshkar", "kazan", "kuybyshev",
] as const;
export type CityId = (typeof CITIES)[number];

export const REGIONS = ["purple", "blue", "orange", "green"] as const;
export type RegionId = (typeof REGIONS)[number];

export const EFFECTS = [
  "unlock", "treat", "ally", "supply", "swap", "help", "trade", "income", "relief", "exchange",
] as const;
export type EffectId = (typeof EFFECTS)[number];

export const MISSION_KINDS = ["interrogation", "delivery", "road", "checks", "spend"] as const;
export type MissionKindId = (typeof MISSION_KINDS)[number];

export const AGENTS = ["artyom", "willy", "asya", "ila", "valery", "farkhad"] as const;
export type AgentId = (typeof AGENTS)[number];

export const DEPARTMENTS = ["hr", "an", "tr"] as const;
export type DepartmentId = (typeof DEPARTMENTS)[number];

export const COLOURS = ["hr", "an", "tr", "any"] as const;
export type ColourId = (typeof COLOURS)[number];

export const CELLS = 5;

export const DIVISIONS = 4;

export const CARGO = ["med", "eq", "fuel"] as const;
export type CargoId = (typeof CARGO)[number];

export const RESOURCE_IDS = ["doc", "med", "eq", "fuel"] as const;
export type ResourceId = (typeof RESOURCE_IDS)[number];

export const SYMBOLS = ["fist", "eye", "book", "shake", "lamp", "anomaly"] as const;
export type SymbolId = (typeof SYMBOLS)[number];

export const STRESS = [
  "lose-cargo", "lose-docs", "lose-action", "reroll-cost", "paid-only", "harder", "no-missions", "no-unlock", "no-med",
  "no-eq", "no-fuel", "slow",
] as const;
export type StressId = (typeof STRESS)[number];

export const STICKERS = [
  "incomes", "relief", "action", "cargo", "cars", "city", "docs", "successes", "unlock", "ally",
] as const;
export type StickerId = (typeof STICKERS)[number];

export const REWARD_DOCS = 2;

export const PRICE_OF_CARGO = 2;

export const ALLY_CODE = 100;

export const BASE_SOURCE = 200;

export const PERSONAL_SOURCE = 300;

export const MAIN_CONDITION = 100;

export const PERSONAL_CONDITION = 200;

export const BEATS = [
  "round", "phase", "scenario", "mission", "came", "token", "actions", "gained", "paid", "handed", "lost", "served",
  "moved", "exchange", "answered", "ally", "loaded", "used", "swapped", "help", "shift", "clock", "check", "roll",
  "counted", "stress", "opened", "calm", "relief", "done", "missed", "failed", "condition", "main", "unlocked",
  "clearance", "ready", "sticker", "end",
] as const;
export type BeatId = (typeof BEATS)[number];
