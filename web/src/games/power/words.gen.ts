// Written by tools/client_types.py: do not edit.

import type { Line, Pass } from "../../core/protocol.gen";

/** Place pieces on a row card; all shadow agents that apply there join by themselves (P-4.2, P-4.3, P-4.8). */
export interface Infiltrate {
  readonly type: "power.Infiltrate";
  readonly card: number;
  readonly pieces: number;
}

/** Run the top operation of the stack (P-4.12). */
export interface RunOperation {
  readonly type: "power.RunOperation";
  readonly operation: number;
}

/** Join a project or move to its next stage (P-5.1). */
export interface Advance {
  readonly type: "power.Advance";
  readonly project: number;
}

/** Move pieces from reserve to active (P-3.6). */
export interface Recruit {
  readonly type: "power.Recruit";
  readonly count: number;
}

/** Take a professional instead of recruiting (P-10.1). */
export interface TakeProfessional {
  readonly type: "power.TakeProfessional";
}

/** Play a professional before the action (P-10.6). */
export interface PlayProfessional {
  readonly type: "power.PlayProfessional";
  readonly professional: number;
}

/** Discard the fourth professional (P-10.4). */
export interface DiscardProfessional {
  readonly type: "power.DiscardProfessional";
  readonly professional: number;
}

/** Send a piece from an object to its owner's reserve (P-10.14, P-12.27). */
export interface Assassinate {
  readonly type: "power.Assassinate";
  readonly card: number;
}

/** Take an object from the discard (P-9.4, P-10.15). */
export interface Recover {
  readonly type: "power.Recover";
  readonly card: number;
}

/** Keep one of the alliances Informant looks at (P-10.16). */
export interface KeepAlliance {
  readonly type: "power.KeepAlliance";
  readonly alliance: number;
}

/** Say which alliance lies next on top of the deck (P-10.16). */
export interface PutOnTop {
  readonly type: "power.PutOnTop";
  readonly alliance: number;
}

/** Return an alliance of the experienced deal (P-2.5). */
export interface ReturnAlliance {
  readonly type: "power.ReturnAlliance";
  readonly alliance: number;
}

/** Conclude an alliance from hand (P-7.2). */
export interface Conclude {
  readonly type: "power.Conclude";
  readonly alliance: number;
}

/** Discard an alliance above the hand limit (P-7.10). */
export interface DiscardAlliance {
  readonly type: "power.DiscardAlliance";
  readonly alliance: number;
}

/** Take the benefit of Deep State before anything else that is due (P-5.17). */
export interface DrawBenefit {
  readonly type: "power.DrawBenefit";
}

/** Take a secondary object an alliance offers (P-9.9, P-9.10). */
export interface TakeSecondary {
  readonly type: "power.TakeSecondary";
  readonly secondary: number;
  readonly alliance: number;
}

/** Discard an object, or return a secondary object to the supply (P-5.8, P-9.16). */
export interface Discard {
  readonly type: "power.Discard";
  readonly card: number;
}

/** Give a card as tribute (P-9.3). */
export interface Give {
  readonly type: "power.Give";
  readonly card: number;
}

/** Recall one more piece from an object (P-6.7). */
export interface Recall {
  readonly type: "power.Recall";
  readonly card: number;
}

/** Recall one more piece from an operation just run (P-6.7). */
export interface RecallFrom {
  readonly type: "power.RecallFrom";
  readonly operation: number;
}

/** Attach an Inner Circle to a power or support card (P-8.7). */
export interface Attach {
  readonly type: "power.Attach";
  readonly card: number;
  readonly host: number;
}

/** Chance has given the supervisor to a seat (P-2.10). */
export interface FirstChosen {
  readonly type: "power.FirstChosen";
  readonly seat: number;
}

/** Everyone sees how many alliances a seat was dealt (P-2.4, P-2.5). */
export interface HandDealt {
  readonly type: "power.HandDealt";
  readonly seat: number;
  readonly count: number;
}

/** A seat has returned an alliance face down (P-2.5). */
export interface AllianceReturned {
  readonly type: "power.AllianceReturned";
  readonly seat: number;
}

/** The seat itself knows which. */
export interface ReturnedAlliance {
  readonly type: "power.ReturnedAlliance";
  readonly seat: number;
  readonly alliance: number;
}

/** A round begins with a new row; wars in it shorten the row (P-2.3, P-5.18). */
export interface RowLaid {
  readonly type: "power.RowLaid";
  readonly round: number;
  readonly cards: readonly number[];
  readonly wars: number;
  /** What every seat would have if the game ended now. */
  readonly points: readonly number[];
}

/** The supervisor has come to a seat (P-3.1); a new action phase of the round begins. */
export interface SupervisorPassed {
  readonly type: "power.SupervisorPassed";
  readonly seat: number;
  readonly circle: number;
}

/** The headhunter has come to a seat (P-3.1). */
export interface HeadhunterPassed {
  readonly type: "power.HeadhunterPassed";
  readonly seat: number;
}

/** Pieces of a seat went from reserve to active; `by` says why (P-3.2, P-3.4, P-3.6, P-9.6, P-10.11). */
export interface Recruited {
  readonly type: "power.Recruited";
  readonly seat: number;
  readonly count: number;
  readonly by: string;
}

/** A seat has placed agents on a row card (P-4.2). */
export interface Infiltrated {
  readonly type: "power.Infiltrated";
  readonly seat: number;
  readonly card: number;
  readonly pieces: number;
  readonly shadows: number;
}

/** A seat has lost a row card to a rival and takes its agents back (P-4.4). */
export interface Intercepted {
  readonly type: "power.Intercepted";
  readonly seat: number;
  readonly loser_seat: number;
  readonly card: number;
  readonly pieces: number;
}

/** A seat has run an operation (P-4.12). */
export interface OperationRun {
  readonly type: "power.OperationRun";
  readonly seat: number;
  readonly operation: number;
  readonly pieces: number;
  readonly shadows: number;
  readonly points: number;
}

/** A seat has joined a project (P-5.3). */
export interface Joined {
  readonly type: "power.Joined";
  readonly seat: number;
  readonly project: number;
  readonly paid: number;
}

/** A seat has reached the next stage of a project (P-5.5). */
export interface Advanced {
  readonly type: "power.Advanced";
  readonly seat: number;
  readonly project: number;
  readonly stage: number;
  readonly paid: number;
  /** What the stage adds to what the one before it was worth. */
  readonly points: number;
}

/** A seat could do nothing (P-3.8). */
export interface TurnPassed {
  readonly type: "power.TurnPassed";
  readonly seat: number;
  /** It was the supervisor, who may do less than others (P-3.3). */
  readonly supervised: boolean;
}

/** A seat has drawn alliances (P-1.9). */
export interface AlliancesDrawn {
  readonly type: "power.AlliancesDrawn";
  readonly seat: number;
  readonly count: number;
}

/** The seat itself, or everyone where it is open, sees which. */
export interface AlliancesSeen {
  readonly type: "power.AlliancesSeen";
  readonly seat: number;
  readonly alliances: readonly number[];
}

/** The alliance discard has become the deck (P-1.9). */
export interface AlliancesReshuffled {
  readonly type: "power.AlliancesReshuffled";
  readonly count: number;
}

/** A row card is now a seat's own (P-6.2). */
export interface Captured {
  readonly type: "power.Captured";
  readonly seat: number;
  readonly card: number;
  readonly pieces: number;
  /** What it adds to what the seat would have if the game ended now. */
  readonly points: number;
}

/** Pieces went back to active, one from each object and operation (P-6.5, P-6.6). */
export interface Recalled {
  readonly type: "power.Recalled";
  readonly seat: number;
  readonly count: number;
}

/** One more piece went back by Unified Nations (P-6.7). */
export interface RecalledMore {
  readonly type: "power.RecalledMore";
  readonly seat: number;
  readonly card: number;
}

/** One more piece went back from an operation by Unified Nations (P-6.7). */
export interface RecalledFromOperation {
  readonly type: "power.RecalledFromOperation";
  readonly seat: number;
  readonly operation: number;
}

/** The rest of an operation's pieces went to reserve (P-6.6). */
export interface PiecesLost {
  readonly type: "power.PiecesLost";
  readonly seat: number;
  readonly operation: number;
  readonly count: number;
}

/** The alliance phase begins; wars end (P-7.1, P-5.20). */
export interface PhaseBegun {
  readonly type: "power.PhaseBegun";
  readonly round: number;
  readonly wars: number;
}

/** A seat has concluded an alliance (P-7.4); `ignored` tells whether its requirements were ignored (P-7.8). */
export interface Concluded {
  readonly type: "power.Concluded";
  readonly seat: number;
  readonly alliance: number;
  readonly ignored: boolean;
  /** What it adds to what the seat would have if the game ended now. */
  readonly points: number;
}

/** A seat has taken a secondary object from the supply (P-8.12). */
export interface SecondaryTaken {
  readonly type: "power.SecondaryTaken";
  readonly seat: number;
  readonly secondary: number;
  /** What it adds to what the seat would have if the game ended now. */
  readonly points: number;
}

/** The supply has no such secondary object left (P-8.13). */
export interface SecondaryMissing {
  readonly type: "power.SecondaryMissing";
  readonly seat: number;
  readonly secondary: number;
}

/** A search of the deck: what was revealed, and what of it was taken (P-9.2). */
export interface AlliancesRevealed {
  readonly type: "power.AlliancesRevealed";
  readonly seat: number;
  readonly alliances: readonly number[];
  readonly taken: readonly number[];
}

/** A seat has given a card to a rival (P-9.3). */
export interface TributeGiven {
  readonly type: "power.TributeGiven";
  readonly seat: number;
  readonly taker_seat: number;
  readonly card: number;
  readonly alliance: number;
  /** By how much less the giver would have if the game ended now. */
  readonly lost: number;
  /** What it adds to what the taker would have. */
  readonly points: number;
}

/** A seat has the sign, or nothing to give (P-9.3). */
export interface TributeAvoided {
  readonly type: "power.TributeAvoided";
  readonly seat: number;
  readonly protected: boolean;
  readonly alliance: number;
}

/** A seat has taken an object from the discard (P-9.4, P-10.15). */
export interface Recovered {
  readonly type: "power.Recovered";
  readonly seat: number;
  readonly card: number;
  /** What it adds to what the seat would have if the game ended now. */
  readonly points: number;
}

/** No such card lies in the discard: the alliance has no effect (P-9.4). */
export interface NothingRecovered {
  readonly type: "power.NothingRecovered";
  readonly seat: number;
  readonly alliance: number;
}

/** A seat has discarded an object or returned a secondary object (P-5.8, P-9.16). */
export interface ObjectDiscarded {
  readonly type: "power.ObjectDiscarded";
  readonly seat: number;
  readonly card: number;
  /** By how much less it would have if the game ended now. */
  readonly lost: number;
  /** Its signs pay for Deep State (P-5.8). */
  readonly pays: boolean;
}

/** Pieces on a lost object went to reserve (P-6.9). */
export interface PiecesToReserve {
  readonly type: "power.PiecesToReserve";
  readonly seat: number;
  readonly card: number;
  readonly count: number;
}

/** An Inner Circle lies under a host for good (P-8.6). */
export interface Attached {
  readonly type: "power.Attached";
  readonly seat: number;
  readonly card: number;
  readonly host: number;
  /** What it adds to what the seat would have if the game ended now, its own four points taken off. */
  readonly points: number;
}

/** A seat has discarded an alliance above the limit, face up (P-7.10, R-P29). */
export interface AllianceDiscarded {
  readonly type: "power.AllianceDiscarded";
  readonly seat: number;
  readonly alliance: number;
}

/** A seat has taken a professional (P-10.1). */
export interface ProfessionalTaken {
  readonly type: "power.ProfessionalTaken";
  readonly seat: number;
}

/** The seat itself sees which. */
export interface ProfessionalSeen {
  readonly type: "power.ProfessionalSeen";
  readonly seat: number;
  readonly professional: number;
}

/** The discard of the professionals has become their deck (P-10.5). */
export interface ProfessionalsReshuffled {
  readonly type: "power.ProfessionalsReshuffled";
  readonly count: number;
}

/** A seat has played a professional (P-10.6). */
export interface ProfessionalPlayed {
  readonly type: "power.ProfessionalPlayed";
  readonly seat: number;
  readonly professional: number;
}

/** A seat has discarded its fourth professional, face up (P-10.4). */
export interface ProfessionalDiscarded {
  readonly type: "power.ProfessionalDiscarded";
  readonly seat: number;
  readonly professional: number;
}

/** A piece went from an object to its owner's reserve (P-10.14). */
export interface Assassinated {
  readonly type: "power.Assassinated";
  readonly seat: number;
  readonly victim_seat: number;
  readonly card: number;
}

/** The last piece has left a row card: it is unoccupied (P-4.11). */
export interface InfiltrationFailed {
  readonly type: "power.InfiltrationFailed";
  readonly seat: number;
  readonly card: number;
}

/** A seat has looked at the top of the alliance deck and kept one (P-10.16). */
export interface AlliancesLookedAt {
  readonly type: "power.AlliancesLookedAt";
  readonly seat: number;
  readonly count: number;
}

/** The seat itself knows which it kept. */
export interface AllianceKept {
  readonly type: "power.AllianceKept";
  readonly seat: number;
  readonly alliance: number;
}

/** The seat itself knows in which order the others lie on top. */
export interface TopArranged {
  readonly type: "power.TopArranged";
  readonly seat: number;
  readonly alliances: readonly number[];
}

/** The deck cannot fill another row: pieces and hands are put away (P-7.13, P-11.1). */
export interface ScoringBegun {
  readonly type: "power.ScoringBegun";
  readonly left: number;
  /** What every seat has before the last Inner Circles are attached. */
  readonly points: readonly number[];
}

/** Falcon's project tokens lie in this order (P-12.5). */
export interface ProjectOrderLaid {
  readonly type: "power.ProjectOrderLaid";
  readonly projects: readonly number[];
}

/** Falcon must play an action card: reserve_empty, one_recruited, action_recruit or next_card (P-12.9). */
export interface FalconDrew {
  readonly type: "power.FalconDrew";
  readonly reason: string;
}

/** An action card is turned up (P-12.24). */
export interface FalconCardPlayed {
  readonly type: "power.FalconCardPlayed";
  readonly falcon_card: number;
}

/** The action card can do nothing: `reason` is agents_short or impossible (P-12.24). */
export interface FalconCardIdle {
  readonly type: "power.FalconCardIdle";
  readonly falcon_card: number;
  readonly reason: string;
}

/** Falcon has sent pieces from active to reserve for a card (P-12.24). */
export interface FalconPaid {
  readonly type: "power.FalconPaid";
  readonly count: number;
}

/** Falcon has one shadow agent more until the alliance phase (P-12.29). */
export interface FalconShadowGained {
  readonly type: "power.FalconShadowGained";
  readonly count: number;
}

/** The action deck and its discard are shuffled together (P-12.31, P-12.33, H53). */
export interface FalconDeckShuffled {
  readonly type: "power.FalconDeckShuffled";
  readonly count: number;
}

/** A card that comes first is not to be had: `reason` is too_weak or you_are_stronger (P-12.10). */
export interface FalconPassedOver {
  readonly type: "power.FalconPassedOver";
  readonly card: number;
  readonly reason: string;
}

/** Falcon has chosen a row card: support_first, circle_next, power_next, colour_match or leftmost_colour. */
export interface FalconAimed {
  readonly type: "power.FalconAimed";
  readonly card: number;
  readonly place: number;
  readonly reason: string;
}

/** How many pieces Falcon places: just_enough, one_extra, all_he_has or as_if_supervised (P-12.12 to P-12.14). */
export interface FalconCounted {
  readonly type: "power.FalconCounted";
  readonly pieces: number;
  readonly shadows: number;
  readonly reason: string;
}

/** Falcon runs an operation: `reason` is war or emissary (P-12.15, P-12.26). */
export interface FalconOperated {
  readonly type: "power.FalconOperated";
  readonly operation: number;
  readonly reason: string;
}

/** Falcon can take no object and run no operation, so he recruits (P-12.16). */
export interface FalconIdle {
  readonly type: "power.FalconIdle";
}

/** A beginner Falcon with an empty reserve does nothing (P-12.35). */
export interface FalconNothing {
  readonly type: "power.FalconNothing";
}

/** The leftmost token that qualifies decided, and went to the right end (P-12.5). */
export interface FalconOrdered {
  readonly type: "power.FalconOrdered";
  readonly project: number;
  readonly projects: readonly number[];
}

/** Falcon has joined a project or reached a stage, for a support card, circle, sign or card (P-12.18 to P-12.21). */
export interface FalconAdvanced {
  readonly type: "power.FalconAdvanced";
  readonly project: number;
  readonly stage: number;
  readonly reason: string;
  /** What the stage adds to what the one before it was worth. */
  readonly points: number;
}

/** A sign or card moves him nowhere: the project is complete or nobody is left to join (P-12.7, R-F17). */
export interface FalconStays {
  readonly type: "power.FalconStays";
  readonly project: number;
}

/** Falcon has completed a project: its token leaves the game (P-12.7). */
export interface ProjectTokenGone {
  readonly type: "power.ProjectTokenGone";
  readonly project: number;
}

/** The most agents a seat could still bring to a row card in this phase, by what lies open. */
export interface Strength {
  readonly type: "power.Strength";
  readonly seat: number;
  readonly agents: number;
  /** Fewest pieces of the viewer there that this seat cannot intercept. */
  readonly held_off: number;
}

/** An alliance of the viewer that answers an infiltration: `brings` is advance or secondary (P-9.8, P-9.9). */
export interface Spark {
  readonly type: "power.Spark";
  readonly alliance: number;
  readonly brings: string;
  /** Fewest pieces that set it off. */
  readonly pieces: number;
}

/** An alliance in the viewer's hand that a row card would bring closer: parts of its requirement there are. */
export interface Closer {
  readonly type: "power.Closer";
  readonly alliance: number;
  readonly before: number;
  readonly after: number;
  readonly need: number;
}

/** A card of the row, and what it means to the viewer; places count from 1. */
export interface RowCard {
  readonly type: "power.RowCard";
  readonly card: number;
  readonly place: number;
  readonly group: number;
  readonly minimum: number;
  /** The sign a support card gives. */
  readonly sign: number | null;
  /** Special-interest signs on it. */
  readonly interest: number;
  readonly holder: number | null;
  readonly pieces: number;
  readonly shadows: number;
  readonly within_reach: boolean;
  /** Whether everybody reaches the place (P-4.1). */
  readonly open_to_all: boolean;
  /** Stage of Spyware from which the place is available, if any. */
  readonly opens_at: number | null;
  /** Shadow agents the viewer must use there (P-4.8). */
  readonly own_shadows: number;
  /** Fewest pieces the viewer needs there: for the minimum or for an interception. */
  readonly least: number | null;
  /** Whether the viewer has the pieces and the reach. */
  readonly can: boolean;
  readonly missing: number;
  /** Fewest pieces from which no later seat can intercept; None if the viewer has too few or has had its turn. */
  readonly safe: number | null;
  /** False while a hidden professional could change it. */
  readonly safe_is_certain: boolean;
  /** Later seats that reach the card, strongest first. */
  readonly rivals: readonly Strength[];
  /** The viewer's alliances that answer an infiltration of the card. */
  readonly sparks: readonly Spark[];
  /** What the card would add to the viewer's points now. */
  readonly worth: number | null;
  /** Alliances in the viewer's hand whose requirements the card would meet. */
  readonly opens: readonly number[];
  /** Alliances in the viewer's hand that lack less with the card, these among them. */
  readonly closer: readonly Closer[];
}

/** A project and the viewer's next step in it, with the arithmetic of war. */
export interface ProjectView {
  readonly type: "power.ProjectView";
  readonly project: number;
  /** Stage of every seat, 0 outside. */
  readonly stages: readonly number[];
  readonly agents: readonly number[];
  readonly signs: readonly number[];
  readonly benefits: readonly number[];
  /** As printed, by stage. */
  readonly points: readonly number[];
  readonly agents_now: readonly number[];
  /** By stage, as wars have it (P-5.19). */
  readonly signs_now: readonly number[];
  readonly stage: number;
  /** The viewer's, now. */
  readonly benefit: number;
  readonly agents_printed: number;
  /** What the viewer's next step takes: as wars have it, less what a professional at work saves. */
  readonly agents_needed: number;
  readonly active: number;
  /** What would be left of the active pieces. */
  readonly active_after: number;
  readonly signs_printed: number;
  readonly signs_needed: number;
  readonly held: number;
  /** Whether every requirement of the next stage is met; the supervisor may still forbid it (P-5.2). */
  readonly can: boolean;
  readonly missing_agents: number;
  readonly missing_signs: number;
  /** Its agents have been returned, and the signs are being discarded (P-5.8). */
  readonly paid: boolean;
  readonly complete: boolean;
}

/** A covert operation; `pieces` is what the viewer would place on it, if it is on top. */
export interface OperationView {
  readonly type: "power.OperationView";
  readonly operation: number;
  readonly agents: number;
  readonly points: number;
  readonly owner: number | null;
  readonly on_it: number;
  readonly on_top: boolean;
  readonly pieces: number | null;
  readonly shadows: number;
  readonly can: boolean;
  readonly missing: number;
}

/** An object before a seat. */
export interface ObjectView {
  readonly type: "power.ObjectView";
  readonly card: number;
  readonly group: number;
  readonly pieces: number;
  /** The Inner Circle attached to it. */
  readonly circle: number | null;
  /** The host, if this is an attached Inner Circle. */
  readonly host: number | null;
  readonly sign: number | null;
  /** The sign a support card gives, and how many of it with an Inner Circle; family E comes on top. */
  readonly signs: number;
  readonly interest: number;
  /** What its owner would lose in points without it now; told to the owner only. */
  readonly worth: number | null;
}

/** One part of a requirement: `kind` is all, any, without or most; `what` a kind, group, sign, stage or pool. */
export interface AtomView {
  readonly type: "power.AtomView";
  readonly kind: string;
  readonly what: string;
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
}

/** An alliance with its requirement taken apart for whoever holds it. */
export interface AllianceView {
  readonly type: "power.AllianceView";
  readonly alliance: number;
  readonly family: string;
  readonly rule: string;
  readonly corner: string;
  readonly corner_value: number;
  readonly qualifies: boolean;
  readonly atoms: readonly AtomView[];
  /** How much of what the corner shows its holder would get: points, a sign, a secondary object if one is left. */
  readonly corner_gain: number;
  /** What concluding it would add to the holder's points now, lasting gains to come not counted. */
  readonly worth: number;
  /** The same with the requirement met in the smallest way. */
  readonly worth_met: number;
  /** The lines of the pad it would write now. */
  readonly parts: readonly Line[];
}

/** Something the viewer is near to: `kind` is alliance, project or operation, `which` its number. */
export interface Goal {
  readonly type: "power.Goal";
  readonly kind: string;
  readonly which: number;
  /** The next stage of a project that brings points; 0 otherwise. */
  readonly stage: number;
  readonly steps: number;
  /** What it would add to the viewer's points, as things are. */
  readonly points: number;
  /** Parts of a requirement, signs until that stage, or agents that are not there. */
  readonly missing: number;
  /** Places of the row with a card that brings it closer. */
  readonly places: readonly number[];
}

/** A professional in the viewer's hand. */
export interface ProfessionalView {
  readonly type: "power.ProfessionalView";
  readonly professional: number;
  readonly playable: boolean;
  /** Taken this turn, so not for now (P-10.7). */
  readonly fresh: boolean;
}

/** The score pad of a seat as if the game ended now: its nine rows, and every card's contribution where shown. */
export interface PadView {
  readonly type: "power.PadView";
  readonly seat: number;
  readonly rows: readonly number[];
  readonly total: number;
  readonly lines: readonly Line[];
}

/** What everyone sees of a seat, or of Falcon. */
export interface PowerSeat {
  readonly type: "power.PowerSeat";
  readonly seat: number;
  readonly falcon: boolean;
  readonly active: number;
  readonly reserve: number;
  readonly on_objects: number;
  readonly on_row: number;
  readonly on_operations: number;
  readonly coordinators: number;
  readonly shadows: number;
  /** Shadow agents on the first three places of the row (P-4.10). */
  readonly positional: readonly number[];
  readonly reach: number;
  /** Cards of the six groups, secondary objects included. */
  readonly groups: readonly number[];
  readonly secondaries: readonly number[];
  /** Agitator, peacekeeper, spy and special-interest signs. */
  readonly signs: readonly number[];
  readonly stages: readonly number[];
  readonly objects: readonly ObjectView[];
  readonly concluded: readonly number[];
  readonly hand: number;
  /** Alliances in its hand the viewer knows. */
  readonly known: readonly number[];
  readonly professionals: number;
  readonly operations: readonly number[];
  readonly supervisor: boolean;
  readonly headhunter: boolean;
  /** Whether its turn of this action phase is still to come or going on. */
  readonly to_move: boolean;
}

/** What an Inner Circle would bring under a host at the end, the 4 points lying alone not taken off. */
export interface HostAdvice {
  readonly type: "power.HostAdvice";
  readonly host: number;
  readonly gain: number;
}

/** The viewer's lone Inner Circles and what they could bring, best host first. */
export interface CircleAdvice {
  readonly type: "power.CircleAdvice";
  readonly circles: readonly number[];
  readonly alone: number;
  readonly hosts: readonly HostAdvice[];
  /** The host that brings most, if that is more than lying alone. */
  readonly suggestion: number | null;
}

/** What the viewer would have, if the game ended then, once it takes or discards a card as it is asked to choose. */
export interface Outcome {
  readonly type: "power.Outcome";
  readonly card: number;
  readonly total: number;
}

/** A tribute that is being paid (P-9.3). */
export interface TributeView {
  readonly type: "power.TributeView";
  /** Who demands it. */
  readonly seat: number;
  readonly alliance: number;
  /** Seats that still have to give, in their order. */
  readonly owing: readonly number[];
  /** Seats that have the sign. */
  readonly spared: readonly number[];
  /** Contested alliances that a card of the group, given next, would bring to whoever demands it (P-9.12). */
  readonly prizes: readonly number[];
}

/** What Falcon looks at, in order: a place of the row, or an operation (None); whether he could take it now. */
export interface FalconAim {
  readonly type: "power.FalconAim";
  readonly place: number | null;
  readonly reason: string;
  readonly possible: boolean;
  readonly pieces: number;
}

/** The solo opponent: level, action deck, project order, open hand, and what he would do now. */
export interface FalconView {
  readonly type: "power.FalconView";
  readonly level: LevelId;
  readonly personality: PersonalityId;
  readonly deck: number;
  /** Action cards still in the deck, sorted: the discard is open, so these are known. */
  readonly deck_cards: readonly number[];
  readonly discard: readonly number[];
  readonly project_order: readonly number[];
  readonly shadow: number;
  readonly hand: readonly AllianceView[];
  readonly aims: readonly FalconAim[];
}

/** The table as one seat sees it, or a spectator. */
export interface PowerView {
  readonly type: "power.PowerView";
  readonly seat: number | null;
  readonly phase: PhaseId;
  readonly round: number;
  readonly rounds: number;
  /** Number of the action phase in this round. */
  readonly circle: number;
  readonly wars: number;
  readonly wars_left: number;
  readonly supervisor: number;
  /** Whether the supervisor keeps the viewer from advancing and recruiting in this action phase (P-3.3). */
  readonly supervised: boolean;
  readonly headhunter: number | null;
  readonly turn: number | null;
  readonly order: readonly number[];
  readonly row: readonly RowCard[];
  readonly row_length: number;
  readonly deck: number;
  /** Objects of each kind still in the deck: everyone can count them. */
  readonly deck_kinds: readonly number[];
  readonly discard: readonly number[];
  readonly supply: readonly number[];
  readonly projects: readonly ProjectView[];
  readonly operations: readonly OperationView[];
  readonly seats: readonly PowerSeat[];
  readonly hand: readonly AllianceView[];
  readonly professionals: readonly ProfessionalView[];
  readonly alliance_deck: number;
  readonly alliance_discard: readonly number[];
  /** The top of the alliance deck as far as the viewer knows it. */
  readonly known_top: readonly (number | null)[];
  /** Professionals a hand holds (P-10.4). */
  readonly professional_limit: number;
  readonly professional_deck: number;
  readonly professional_discard: readonly number[];
  readonly pads: readonly PadView[];
  /** What the viewer is near to, best first: at most one alliance, one project and one operation. */
  readonly goals: readonly Goal[];
  /** By card of the row, with how many pieces on it the viewer, supervisor in the next circle, would miss its turn. */
  readonly idles: readonly (number | null)[];
  /** Pieces of the viewer that come back at the takeover as things are (P-6.5, P-6.6). */
  readonly returning: number;
  /** By pieces on a card, how many of them beyond the first the viewer may recall at the takeover (P-6.7). */
  readonly more_recalls: readonly number[];
  readonly tribute: TributeView | null;
  readonly circles: CircleAdvice | null;
  readonly outcomes: readonly Outcome[];
  readonly falcon: FalconView | null;
}

/** A kind of object; `copies` are for 2, 3, 4 and 5 seats, `marks` name fields of weaker provenance. */
export interface CatalogObject {
  readonly type: "power.CatalogObject";
  readonly id: string;
  readonly group: number;
  readonly minimum: number;
  readonly sign: number | null;
  readonly interest: number;
  /** Pieces that buy one from the discard (P-10.15). */
  readonly price: number;
  readonly copies: readonly number[];
  /** Copies in the deck with 1 to 5 seats (P-2.2, P-12.3). */
  readonly in_play: readonly number[];
  readonly marks: readonly string[];
}

/** A project, stage by stage. */
export interface CatalogProject {
  readonly type: "power.CatalogProject";
  readonly id: string;
  readonly agents: readonly number[];
  readonly signs: readonly number[];
  readonly benefits: readonly number[];
  readonly points: readonly number[];
  readonly marks: readonly string[];
}

/** A covert operation. */
export interface CatalogOperation {
  readonly type: "power.CatalogOperation";
  readonly id: string;
  readonly agents: number;
  readonly points: number;
  readonly marks: readonly string[];
}

/** An alliance: requirement parts as (kind, what, number), corner, and what its effect is about. */
export interface CatalogAlliance {
  readonly type: "power.CatalogAlliance";
  readonly id: string;
  readonly family: string;
  readonly rule: string;
  /** When it works: instant, lasting, final. */
  readonly works: readonly string[];
  /** Whether its owner may conclude one more at once. */
  readonly goes_on: boolean;
  /** Whether rivals without its sign give a card (P-9.3). */
  readonly demands: boolean;
  /** Whether its points go to whoever alone has most cards of its group (P-9.12). */
  readonly contested: boolean;
  readonly requires: readonly (readonly [string, string, number])[];
  readonly corner: string;
  readonly corner_value: number;
  readonly sign: number;
  readonly group: number;
  readonly groups: readonly number[];
  readonly kinds: readonly number[];
  readonly position: number;
  readonly marks: readonly string[];
}

/** A kind of professional. */
export interface CatalogProfessional {
  readonly type: "power.CatalogProfessional";
  readonly id: string;
  readonly rule: string;
  readonly copies: number;
  readonly marks: readonly string[];
}

/** All of it. */
export interface Catalog {
  readonly type: "power.Catalog";
  readonly objects: readonly CatalogObject[];
  readonly projects: readonly CatalogProject[];
  readonly operations: readonly CatalogOperation[];
  readonly alliances: readonly CatalogAlliance[];
  readonly professionals: readonly CatalogProfessional[];
  /** The clause of each of Falcon's action cards. */
  readonly falcon_rules: readonly string[];
  /** Own points from which the second title of the solo game is earned, the third and so on (P-12.42). */
  readonly titles: readonly number[];
}

/** Everything a hand can do. */
export type PowerAction =
  | Infiltrate
  | RunOperation
  | Advance
  | Recruit
  | TakeProfessional
  | PlayProfessional
  | DiscardProfessional
  | Assassinate
  | Recover
  | KeepAlliance
  | PutOnTop
  | ReturnAlliance
  | Conclude
  | DiscardAlliance
  | DrawBenefit
  | TakeSecondary
  | Discard
  | Give
  | Recall
  | RecallFrom
  | Attach
  | Pass;

/** Everything that can happen. */
export type PowerEvent =
  | FirstChosen
  | HandDealt
  | AllianceReturned
  | ReturnedAlliance
  | RowLaid
  | SupervisorPassed
  | HeadhunterPassed
  | Recruited
  | Infiltrated
  | Intercepted
  | OperationRun
  | Joined
  | Advanced
  | TurnPassed
  | AlliancesDrawn
  | AlliancesSeen
  | AlliancesReshuffled
  | Captured
  | Recalled
  | RecalledMore
  | RecalledFromOperation
  | PiecesLost
  | PhaseBegun
  | Concluded
  | SecondaryTaken
  | SecondaryMissing
  | AlliancesRevealed
  | TributeGiven
  | TributeAvoided
  | Recovered
  | NothingRecovered
  | ObjectDiscarded
  | PiecesToReserve
  | Attached
  | AllianceDiscarded
  | ProfessionalTaken
  | ProfessionalSeen
  | ProfessionalsReshuffled
  | ProfessionalPlayed
  | ProfessionalDiscarded
  | Assassinated
  | InfiltrationFailed
  | AlliancesLookedAt
  | AllianceKept
  | TopArranged
  | ScoringBegun
  | ProjectOrderLaid
  | FalconDrew
  | FalconCardPlayed
  | FalconCardIdle
  | FalconPaid
  | FalconShadowGained
  | FalconDeckShuffled
  | FalconPassedOver
  | FalconAimed
  | FalconCounted
  | FalconOperated
  | FalconIdle
  | FalconNothing
  | FalconOrdered
  | FalconAdvanced
  | FalconStays
  | ProjectTokenGone;

export const PHASES = ["setup", "action", "takeover", "alliance", "end"] as const;
export type PhaseId = (typeof PHASES)[number];

export const GROUPS = ["control", "finance", "science", "support", "power", "inner_circle"] as const;
export type GroupId = (typeof GROUPS)[number];

export const OBJECT_KINDS = [
  "ruling_parties", "law_enforcement", "media", "banks", "real_estate", "valuables", "laboratories", "research",
  "patents", "trade_unions", "consulates", "intelligence", "governments", "exchanges", "universities", "crime",
  "corporations", "inner_circle",
] as const;
export type ObjectKindId = (typeof OBJECT_KINDS)[number];

export const WAR = 18;

export const FIRST_SECONDARY = 19;

export const COPIES_OF_KIND = 8;

export const GROUP_OF_KIND = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 5, null, 0, 1, 2, 4] as const;

export const SIGN_OF_KIND = [
  null, null, null, null, null, null, null, null, null, 0, 1, 2, null, null, null, null, null, null, null, null, null,
  null, null,
] as const;

export const SCORED_GROUP_OF_KIND = [
  null, null, null, null, null, null, null, null, null, null, null, null, 0, 1, 2,
] as const;

export const SECONDARIES = ["control", "finance", "science", "power"] as const;
export type SecondaryId = (typeof SECONDARIES)[number];

export const SIGNS = ["agitator", "peacekeeper", "spy", "special_interest"] as const;
export type SignId = (typeof SIGNS)[number];

export const PROJECTS = ["comintern", "unified_nations", "spyware", "deep_state"] as const;
export type ProjectId = (typeof PROJECTS)[number];

export const OPERATIONS = ["obstacles", "assassination", "sabotage", "unrest", "coup", "intervention"] as const;
export type OperationId = (typeof OPERATIONS)[number];

export const ALLIANCES = [
  "fed_reserve", "peace_bureau", "tribunal", "kabbalists", "milner", "trilateral", "cheka", "cupola2", "illuminati",
  "black_water", "majestic12", "wto", "marxist_league", "temple_mount", "science_council", "cia", "kgb", "mossad",
  "cosa_nostra", "yakuza", "triads", "council_nine", "srs", "world_court", "club_rome", "imf", "theosophical",
  "elder_brother", "golden_dawn", "thule", "cartels", "malta", "jasons", "rosicrucians", "templars", "thirty_three",
  "bilderberg", "elihu", "skull_bones", "unions_fed", "chamber", "culture_league", "freemasons", "anarchists",
  "jesuits", "scientologists",
] as const;
export type AllianceId = (typeof ALLIANCES)[number];

export const PROFESSIONALS = ["recruiter", "grey_cardinal", "emissary", "assassin", "mediator", "informant"] as const;
export type ProfessionalId = (typeof PROFESSIONALS)[number];

export const FALCON_CARDS = [
  "recruiter", "grey_cardinal", "emissary", "assassin", "mediator", "informant", "negotiator", "confidant", "manager",
  "president",
] as const;
export type FalconCardId = (typeof FALCON_CARDS)[number];

export const LEVELS = ["beginner", "medium", "high", "maximum"] as const;
export type LevelId = (typeof LEVELS)[number];

export const PERSONALITIES = ["negotiator", "manager"] as const;
export type PersonalityId = (typeof PERSONALITIES)[number];

export const BEATS = [
  "intercepted", "placed", "operation", "takeover", "captured", "recalled", "phase", "alliances", "row", "recruited",
  "drawn", "discarded", "returned", "concluded", "gained", "tribute", "attached", "project", "professional", "falcon",
  "passed", "aimed", "turn", "end",
] as const;
export type BeatId = (typeof BEATS)[number];
