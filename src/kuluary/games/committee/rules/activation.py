"""The activation (C-4.23 to C-4.25): one of city effect, ally, mission, what the scenario adds, or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Refusal
from kuluary.games.committee.rules.allies import allies_in, take_ally, why_no_ally
from kuluary.games.committee.rules.cities import can_use_city, use_city, why_no_city
from kuluary.games.committee.rules.main_missions import can_do_main, do_main, why_not_main
from kuluary.games.committee.rules.personal_missions import can_do_personal, current, do_personal
from kuluary.games.committee.rules.regular_missions import can_perform, card_of, perform, why_not_perform
from kuluary.games.committee.rules.scenarios import do_activation, why_no_activation
from kuluary.games.committee.rules.step import WIDE, GameStep
from kuluary.games.committee.state import TRUNK, CommitteeState
from kuluary.games.committee.state.agent import banned_from_missions
from kuluary.games.committee.words.actions import DoMain, DoMission, DoPersonal, DoScenario, TakeAlly, UseCity
from kuluary.games.committee.words.instances import DO_MAIN, DO_MISSION, DO_PERSONAL, SEATS, TAKE_ALLY, USE_CITY
from kuluary.games.committee.words.names import CITIES, CITY


@dataclass(frozen=True, slots=True)
class Activate(GameStep):
    """The agent chooses one activation in its city, or none (C-4.23)."""

    window = WIDE
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        seat = self.seat
        here = state.cities[seat]
        actions: list[Action] = []
        if not banned_from_missions(state, seat):
            if can_do_main(state, seat):
                actions.append(DO_MAIN)
            trunk = TRUNK + seat
            actions += [
                DO_MISSION[card.number]
                for card in state.cards
                if card.place in (here, trunk) and can_perform(state, seat, card)
            ]
            if can_do_personal(state, seat):
                actions.append(DO_PERSONAL)
        if can_use_city(state, seat, here):
            actions.append(USE_CITY[here])
        if state.out & state.setup.content.city_tokens[here]:
            actions += [TAKE_ALLY[number] for number in allies_in(state, here)]
        for extra in state.setup.scenario.activations:
            if why_no_activation(state, seat, extra.name) is None:
                actions.append(DoScenario(extra.name))
        actions.append(PASS)
        return (Decision(seat, "activate", "C-4.23", tuple(actions)),)

    def run(self, state: CommitteeState, seat: int, action: Action) -> None:
        if isinstance(action, DoMain):
            do_main(state, seat)
        elif isinstance(action, DoMission):
            card = card_of(state, action.mission)
            assert card is not None
            perform(state, seat, card)
        elif isinstance(action, DoPersonal):
            do_personal(state, seat)
        elif isinstance(action, UseCity):
            use_city(state, seat, CITY[action.city])
        elif isinstance(action, TakeAlly):
            take_ally(state, seat, action.ally)
        elif isinstance(action, DoScenario):
            do_activation(state, seat, action.activation)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, DoMain):
            return why_not_main(state, seat)
        if isinstance(action, DoMission):
            return why_not_perform(state, seat, action.mission)
        if isinstance(action, DoPersonal):
            return _why_not_personal(state, seat)
        if isinstance(action, UseCity):
            here = state.cities[seat]
            if action.city != CITIES[here]:
                return Refusal("city_elsewhere", "C-5.1", (("city", here),))
            return why_no_city(state, seat, here)
        if isinstance(action, TakeAlly):
            return why_no_ally(state, action.ally)
        if isinstance(action, DoScenario):
            return why_no_activation(state, seat, action.activation)
        return Refusal("activate_first", "C-4.3")


def _why_not_personal(state: CommitteeState, seat: int) -> Refusal:
    mission = current(state, seat)
    if mission is None:
        return Refusal("no_personal_left", "C-12.1")
    if banned_from_missions(state, seat):
        return Refusal("missions_banned", "C-7.21")
    if mission.situation is not None:
        return Refusal("personal_situation", "C-12.3")
    if mission.city != state.cities[seat]:
        return Refusal("personal_elsewhere", "C-12.2", (("city", mission.city),))
    return Refusal("cannot_pay_personal", "C-12.2")


ACTIVATE: Final = tuple(Activate(seat) for seat in SEATS)
