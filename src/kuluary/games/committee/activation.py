"""The activation (C-4.23 to C-4.25): one of city effect, ally, mission, what the scenario adds, or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Refusal
from kuluary.games.committee.agent import action_supply, banned_from_missions
from kuluary.games.committee.allies import allies_in, take_ally, why_no_ally
from kuluary.games.committee.cities import bring, can_use_city, use_city, why_no_city
from kuluary.games.committee.hands import DO_MAIN, DO_MISSION, DO_PERSONAL, REOPEN, SEATS, TAKE_ALLY, USE_CITY
from kuluary.games.committee.mains import can_do_main, do_main, why_not_main
from kuluary.games.committee.missions import can_perform, card_of, perform, why_not_perform
from kuluary.games.committee.names import CITIES, CITY
from kuluary.games.committee.news import CityReopened, ScenarioUsed
from kuluary.games.committee.personal import can_do_personal, current, do_personal
from kuluary.games.committee.pieces import Activation
from kuluary.games.committee.prices import payments
from kuluary.games.committee.state import TRUNK, CommitteeState
from kuluary.games.committee.stock import PayPrice, gain_action, payable
from kuluary.games.committee.stress import RECEIVE
from kuluary.games.committee.windows import SHUT, WIDE, GameStep
from kuluary.games.committee.words import DoMain, DoMission, DoPersonal, DoScenario, Reopen, TakeAlly, UseCity


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
            for card in state.cards:
                if card.place in (here, trunk) and can_perform(state, seat, card):
                    actions.append(DO_MISSION[card.number])
            if can_do_personal(state, seat):
                actions.append(DO_PERSONAL)
        if can_use_city(state, seat, here):
            actions.append(USE_CITY[here])
        if state.out & state.setup.content.city_tokens[here]:
            actions += [TAKE_ALLY[number] for number in allies_in(state, here)]
        for extra in state.setup.scenario.activations:
            if can_do_scenario(state, seat, extra):
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
            do_scenario(state, seat, _find(state, action.activation))

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
            return why_no_ally(state, seat, action.ally)
        if isinstance(action, DoScenario):
            return _why_not_scenario(state, seat, action.activation)
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


# What a scenario adds (C-15.4)


def can_do_scenario(state: CommitteeState, seat: int, extra: Activation) -> bool:
    """Tell whether an activation of the scenario is open to the agent here."""
    return _scenario_obstacle(state, seat, extra) is None


def _scenario_obstacle(state: CommitteeState, seat: int, extra: Activation) -> Refusal | None:
    if extra.city not in (-1, state.cities[seat]):
        return Refusal("scenario_elsewhere", "C-15.4", (("city", extra.city),))
    if extra.slips > state.slips:
        return Refusal("no_slip", "C-16.4")
    if extra.action and not action_supply(state):
        return Refusal("no_action_left", "C-1.18")
    if extra.reopen and not state.shut:
        return Refusal("nothing_closed", "C-16.5")
    if extra.price is not None and not payable(state, seat, payments(extra.price)):
        return Refusal("cannot_pay_scenario", "C-16.5")
    return None


def _find(state: CommitteeState, name: str) -> Activation:
    return next(extra for extra in state.setup.scenario.activations if extra.name == name)


def _why_not_scenario(state: CommitteeState, seat: int, name: str) -> Refusal:
    for extra in state.setup.scenario.activations:
        if extra.name == name:
            return _scenario_obstacle(state, seat, extra) or Refusal("activate_first", "C-15.4")
    return Refusal("no_such_activation", "C-15.4")


def do_scenario(state: CommitteeState, seat: int, extra: Activation) -> None:
    """Pay for an activation of the scenario and get what it gives."""
    if state.news is not None:
        state.tell(ScenarioUsed(seat, extra.name))
    state.slips -= extra.slips
    pays = (PayPrice(seat, payments(extra.price), "pay_mission", "C-16.5"),) if extra.price is not None else ()
    state.then(*pays, GiveScenario(seat, extra.name))


@dataclass(frozen=True, slots=True)
class GiveScenario(GameStep):
    """What an activation of the scenario gives: an action token, supplies, an open city, stress (C-16.4, C-16.5)."""

    window = SHUT
    seat: int
    name: str

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        extra = _find(state, self.name)
        for _ in range(extra.action):
            gain_action(state, self.seat)
        if extra.reopen:
            state.then(ReopenCity(self.seat))
        bring(state, self.seat, extra.supply)
        if extra.stress:
            state.due = extra.stress
            state.then(RECEIVE[self.seat])


@dataclass(frozen=True, slots=True)
class ReopenCity(GameStep):
    """The agent opens a closed city again (C-16.5)."""

    window = SHUT
    seat: int

    def closed(self, state: CommitteeState) -> list[int]:
        """List the closed cities."""
        return [city for city in range(len(CITIES)) if state.shut >> city & 1]

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        cities = self.closed(state)
        return (Decision(self.seat, "reopen", "C-16.5", tuple([REOPEN[city] for city in cities])),) if len(cities) > 1 else ()

    def run(self, state: CommitteeState, seat: int, action: Reopen | None) -> None:
        city = CITY[action.city] if action else self.closed(state)[0]
        state.shut &= ~(1 << city)
        if state.news is not None:
            state.tell(CityReopened(self.seat, CITIES[city]))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        return Refusal("not_closed_city" if isinstance(action, Reopen) else "reopen_first", "C-16.5")


ACTIVATE: Final = tuple(Activate(seat) for seat in SEATS)
