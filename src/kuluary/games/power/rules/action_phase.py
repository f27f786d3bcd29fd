"""The turn of a seat in the action phase (P-3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Pass, Refusal, Step
from kuluary.games.power.content.cards import (
    COMINTERN,
    DEEP_STATE,
    FIVE,
    OPERATIONS,
    POSITIONAL,
    PROJECTS,
    SPYWARE,
    STAGES,
)
from kuluary.games.power.rules.infiltration import infiltrate, refuse_infiltration, refuse_operation, run_operation
from kuluary.games.power.rules.objects import signs
from kuluary.games.power.rules.professionals import play, plays, refuse_play
from kuluary.games.power.rules.projects import advance, refuse_advance
from kuluary.games.power.rules.recruiting import TAKE, can_take_professional, recruit
from kuluary.games.power.state import COUNTS, INTEREST, PowerState
from kuluary.games.power.state.answers import ADVANCE, INFILTRATE, RECRUIT, RUN_OPERATION, TAKE_PROFESSIONAL
from kuluary.games.power.words.actions import (
    Advance,
    Assassinate,
    Conclude,
    Discard,
    DiscardAlliance,
    DiscardProfessional,
    DrawBenefit,
    Give,
    Infiltrate,
    KeepAlliance,
    PlayProfessional,
    PutOnTop,
    Recall,
    RecallFrom,
    Recover,
    Recruit,
    ReturnAlliance,
    RunOperation,
    TakeProfessional,
    TakeSecondary,
)
from kuluary.games.power.words.events import TurnPassed


@dataclass(frozen=True, slots=True)
class BeginTurn(Step[PowerState]):
    """Nothing has been taken, played or used up yet this turn (P-10.6, P-10.7, P-10.13)."""

    seat: int

    def run(self, state: PowerState, seat: int, action: None) -> None:
        state.turn = self.seat
        state.fresh = -1
        state.trimmed = False
        state.spent = False


@dataclass(frozen=True, slots=True)
class Act(Step[PowerState]):
    """A seat takes one action, after a professional if it likes; whoever can act must (P-3.5, P-3.7, P-10.6)."""

    seat: int
    professionals: bool
    """Whether a professional may still be played."""

    def ask(self, state: PowerState) -> Sequence[Decision]:
        seat = self.seat
        actions = legal_actions(state, seat)
        prompt, rule = ("act_supervised", "P-3.3") if state.supervisor == seat else ("act", "P-3.5")
        if self.professionals and state.professionals[seat]:
            # A seat with professionals is always asked, or everyone would learn that none of them will do.
            if not actions:
                actions.append(PASS)
            actions.extend(plays(state, seat))
        if not actions:
            return ()
        return (Decision(seat, prompt, rule, tuple(actions)),)

    def run(self, state: PowerState, seat: int, action: Action | None) -> None:
        if isinstance(action, Infiltrate):
            infiltrate(state, seat, action.card, action.pieces)
        elif isinstance(action, Advance):
            state.then(*advance(state, seat, action.project))
        elif isinstance(action, Recruit):
            recruit(state, seat, 1, "action")
        elif isinstance(action, RunOperation):
            run_operation(state, seat, spent=state.spent)
        elif isinstance(action, TakeProfessional):
            state.then(TAKE[seat])
        elif isinstance(action, PlayProfessional):
            another = state.setup.content.professional_kinds[action.professional].another
            state.then(*play(state, seat, action.professional), (ACT_FULLY if another else ACT)[seat])
        elif state.news is not None:
            state.tell(TurnPassed(self.seat, supervised=state.supervisor == self.seat))
            state.beat("turn")

    def refuse(self, state: PowerState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return Refusal("must_act", "P-3.7")
        if isinstance(action, Infiltrate):
            return refuse_infiltration(state, seat, action)
        if isinstance(action, RunOperation):
            return refuse_operation(state, seat, action.operation)
        if isinstance(action, PlayProfessional):
            return refuse_play(state, seat, action.professional, again=not self.professionals)
        if isinstance(action, (Advance, Recruit, TakeProfessional)) and state.supervisor == seat:
            return Refusal("supervised", "P-5.2" if isinstance(action, Advance) else "P-3.3")
        if isinstance(action, Advance):
            return refuse_advance(state, seat, action.project)
        if isinstance(action, Recruit):
            if action.count != 1 and state.reserve[seat]:
                return Refusal("recruit_exactly", "P-3.6", (("count", 1),))
            return Refusal("reserve_empty", "P-3.6")
        if isinstance(action, TakeProfessional):
            return Refusal("no_professionals", "P-13.2")
        reason, rule = _NOT_NOW[type(action)]
        return Refusal(reason, rule)


def legal_actions(state: PowerState, seat: int) -> list[Action]:
    """List the actions of a turn, professionals apart: the busiest list of the game, so it is written out in one go."""
    setup = state.setup
    content = setup.content
    stages = state.stages
    first = 4 * seat
    active = state.active[seat]
    actions: list[Action] = []
    if active:
        concluded = state.concluded[seat]
        shadows = 0 if state.spent else content.shadows[stages[first + COMINTERN]]
        positional = concluded and concluded & content.shadowing
        if positional and state.spent and setup.blocks_positional:
            positional = 0
        holders = state.holders
        minimum = content.minimum
        place = 0
        for card in state.row[: content.available[stages[first + SPYWARE]]]:
            holder = holders[place]
            if holder < 0:
                least = minimum[card >> 3] - shadows
            elif holder == seat:
                place += 1
                continue
            else:
                least = state.pieces[card] + state.shade[place] + 1 - shadows
            if positional and place < 3 and positional & content.positional[place]:
                least -= POSITIONAL
            least = max(least, 1)
            if least <= active:
                actions += INFILTRATE[card][least : active + 1]
            place += 1
        number = state.operations
        if number < len(OPERATIONS) and content.operation_agents[number] - shadows <= active:
            actions.append(RUN_OPERATION[number])
    if state.supervisor == seat:
        return actions
    wars = state.wars
    for project in range(len(PROJECTS)):
        stage = stages[first + project]
        if stage == STAGES or content.agents[project][stage] + wars > active:
            continue
        need = content.signs[project][stage] - wars
        if need > 0:
            held = state.counts[(seat << COUNTS) + INTEREST] if project == DEEP_STATE else signs(state, seat, project)
            if held < need:
                continue
        actions.append(ADVANCE[project])
    if state.reserve[seat]:
        actions.append(RECRUIT[1])
    if setup.professionals and can_take_professional(state):
        actions.append(TAKE_PROFESSIONAL)
    return actions


_NOT_NOW: Final = {
    Conclude: ("alliance_phase_only", "P-7.1"),
    DiscardAlliance: ("alliance_phase_only", "P-7.10"),
    Recall: ("takeover_only", "P-6.7"),
    RecallFrom: ("takeover_only", "P-6.7"),
    Discard: ("nothing_to_discard", "P-5.8"),
    Give: ("no_tribute", "P-9.3"),
    Recover: ("nothing_to_recover", "P-9.4"),
    Assassinate: ("play_assassin_first", "P-10.14"),
    KeepAlliance: ("play_informant_first", "P-10.16"),
    PutOnTop: ("play_informant_first", "P-10.16"),
    ReturnAlliance: ("deal_is_over", "P-2.5"),
    DiscardProfessional: ("no_fourth_professional", "P-10.4"),
    TakeSecondary: ("no_secondary_due", "P-8.12"),
    DrawBenefit: ("no_benefit_due", "P-5.17"),
}
"""Why an action that belongs to another moment is not for now."""

ACT: Final = tuple(Act(seat, False) for seat in range(FIVE))
ACT_FULLY: Final = tuple(Act(seat, True) for seat in range(FIVE))
BEGIN_TURN: Final = tuple(BeginTurn(seat) for seat in range(FIVE))
