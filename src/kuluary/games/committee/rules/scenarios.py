"""What a scenario may add (C-15.2 to C-15.4): a clock in its area, a free action, kinds of activation (C-16)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Refusal
from kuluary.games.committee.rules.regular_missions import card_of, change_card, fail_mission
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.rules.stocks import TEAM_LOSS, gain_action
from kuluary.games.committee.rules.stress import ease_step, openable, places, receive_stress, removable
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import action_supply
from kuluary.games.committee.words.actions import Strike
from kuluary.games.committee.words.answers import STRIKE
from kuluary.games.committee.words.events import ClockMoved, ClockStruck, MissionMoved, ScenarioUsed, ShiftWorked

# Shifts (C-16.4 to C-16.7)


def why_no_shift(state: CommitteeState, seat: int) -> Refusal | None:
    """Say why the agent cannot work a shift now, or None if it can (C-16.4, C-16.6)."""
    if state.setup.scenario.shift is None:
        return Refusal("not_in_scenario", "C-16.1")
    if state.shifted >> seat & 1:
        return Refusal("shift_done", "C-16.4")
    if not action_supply(state):
        return Refusal("no_action_left", "C-16.6")
    if not openable(state, seat) and not places(state, seat):
        return Refusal("cannot_be_stressed", "C-16.6")
    return None


def work_shift(state: CommitteeState, seat: int) -> None:
    """Take the action token, put the clock on, let it strike if it must, then receive the stress (C-16.4, C-16.7)."""
    shift = state.setup.scenario.shift
    assert shift is not None
    state.shifted |= 1 << seat
    if state.news is not None:
        state.tell(ShiftWorked(seat))
        state.beat("shift")
    for _ in range(shift.action):
        gain_action(state, seat)
    state.clock += shift.clock
    if state.news is not None:
        state.tell(ClockMoved(state.clock))
        state.beat("clock")
    scenario = state.setup.scenario
    steps: list[GameStep] = []
    if state.clock >= state.setup.seats + scenario.strikes:
        state.clock = 0
        if state.news is not None:
            state.tell(ClockStruck())
            state.beat("clock")
        steps.append(_STRIKE)
    if shift.stress:
        steps.append(receive_stress(seat, shift.stress))
    state.then(*steps)


@dataclass(frozen=True, slots=True)
class StrikeClock(GameStep):
    """As the clock strikes the team moves one card on; one that leaves division 1 is failed (C-16.7)."""

    window = SHUT

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        if len(state.cards) < 2:
            return ()
        actions = tuple([STRIKE[card.number] for card in state.cards])
        return [Decision(seat, "strike", "C-16.7", actions) for seat in range(state.setup.seats)]

    def run(self, state: CommitteeState, seat: int, action: Strike | None) -> None:
        if not state.cards:
            return
        number = action.mission if action else state.cards[0].number
        card = card_of(state, number)
        assert card is not None
        if card.division > 1:
            change_card(state, card, card._replace(division=card.division - 1))
            if state.news is not None:
                state.tell(MissionMoved(number, card.division - 1))
                state.beat("mission")
        elif fail_mission(state, number):
            state.then(TEAM_LOSS)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Strike):
            return Refusal("not_on_track", "C-16.7", (("mission", action.mission),))
        return Refusal("strike_first", "C-16.7")


# Activations (C-15.4)


def why_no_activation(state: CommitteeState, seat: int, name: str) -> Refusal | None:
    """Say why an activation of the scenario is not open to the agent here, or None if it is."""
    for extra in state.setup.scenario.activations:
        if extra.name == name:
            if extra.city != state.cities[seat]:
                return Refusal("activation_elsewhere", "C-15.4", (("city", extra.city),))
            if not (extra.relief and removable(state, seat)) and not (extra.clock and state.clock):
                return Refusal("activation_idle", "C-16.8")
            return None
    return Refusal("not_in_scenario", "C-15.4")


def do_activation(state: CommitteeState, seat: int, name: str) -> None:
    """Carry an activation of the scenario out (C-16.8)."""
    extra = next(extra for extra in state.setup.scenario.activations if extra.name == name)
    if state.news is not None:
        state.tell(ScenarioUsed(seat, name))
        state.beat("used")
    if extra.clock:
        state.clock = max(0, state.clock - extra.clock)
        if state.news is not None:
            state.tell(ClockMoved(state.clock))
            state.beat("clock")
    if extra.relief:
        state.then(ease_step(seat, extra.relief))


_STRIKE: Final = StrikeClock()
