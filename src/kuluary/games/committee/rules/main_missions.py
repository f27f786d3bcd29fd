"""Main missions and scenario tokens (C-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kuluary.core import Refusal
from kuluary.games.committee.content.records import Condition
from kuluary.games.committee.rules.checks import start_check
from kuluary.games.committee.rules.ending import win_game
from kuluary.games.committee.rules.help import eased_ways, main_condition, return_help
from kuluary.games.committee.rules.personal_missions import AfterMain, ban_came
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.rules.stocks import PayPrice, payable
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import banned_from_missions
from kuluary.games.committee.words.answers import SEATS
from kuluary.games.committee.words.events import AnomalyMoved, ConditionMet, MainCompleted, TokenActive
from kuluary.games.committee.words.names import CITIES, H_CHECK, MAINS

WAITING: Final = 200
DONE: Final = 100
"""On the progress track a main mission is 200 plus its index while it waits, 100 plus its index once completed."""

IN_AREA: Final = -1
FACE_DOWN: Final = -2


def condition(state: CommitteeState) -> Condition:
    """Give the current condition of the current main mission (C-11.2)."""
    return state.setup.content.mains[state.mains[state.main]][state.key]


def anomaly_city(state: CommitteeState) -> int:
    """Give the city with the Committee standee (C-2.16)."""
    return condition(state).city


def can_do_main(state: CommitteeState, seat: int) -> bool:
    """Tell whether the agent can meet the current condition by an activation here (C-11.2, C-11.3)."""
    wanted = condition(state)
    if wanted.city != state.cities[seat] or banned_from_missions(state, seat):
        return False
    if wanted.price is None:
        return True
    return bool(payable(state, seat, eased_ways(state, wanted.price, main_condition(state.main, state.key))))


def why_not_main(state: CommitteeState, seat: int) -> Refusal:
    """Say why the current condition cannot be met now."""
    if banned_from_missions(state, seat):
        return Refusal("missions_banned", "C-7.21")
    city = anomaly_city(state)
    if city != state.cities[seat]:
        return Refusal("anomaly_elsewhere", "C-11.2", (("city", city),))
    return Refusal("cannot_pay_main", "C-11.3")


def do_main(state: CommitteeState, seat: int) -> None:
    """Attempt the current condition: pay or take the check (C-11.3)."""
    wanted = condition(state)
    code = main_condition(state.main, state.key)
    if wanted.price is not None:
        state.then(PayPrice(seat, eased_ways(state, wanted.price, code), "pay_mission", "C-11.3"), _PAID[seat])
        return
    assert wanted.check is not None
    state.then(start_check(seat, wanted.check, int(state.help[H_CHECK] == code), passed=_CHECKED[seat]))


@dataclass(frozen=True, slots=True)
class MeetCondition(GameStep):
    """A condition is met: standee and key go on, or the mission is completed (C-11.4 to C-11.8)."""

    window = SHUT
    seat: int
    checked: bool

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        owner = self.seat
        if self.checked and ban_came(state, owner):
            return
        main = state.mains[state.main]
        return_help(state, main_condition(state.main, state.key))
        if state.news is not None:
            state.tell(ConditionMet(owner, MAINS[main], state.key + 1))
            state.beat("condition")
        state.key += 1
        if state.key < len(state.setup.content.mains[main]):
            tell_anomaly(state)
            return
        _complete(state, owner)


def _complete(state: CommitteeState, seat: int) -> None:
    """Card to the lowest free space, its own included; token to the area; standee to the next (C-11.5 to C-11.7)."""
    place = state.main
    main = state.mains[place]
    city = state.setup.content.mains[main][-1].city
    state.progress[state.setup.scenario.mains[place]] = 0
    space = state.progress.index(0, 1)
    state.progress[space] = DONE + main
    state.last_space = space
    if state.news is not None:
        state.tell(MainCompleted(seat, MAINS[main], space))
    state.key = 0
    state.main += 1
    if state.main == len(state.mains):
        win_game(state)
        return
    token = state.on_main[place]
    state.on_main[place] = IN_AREA
    state.area |= 1 << token
    if state.news is not None:
        state.tell(TokenActive(state.setup.scenario.tokens[token][0]))
    tell_anomaly(state)
    state.then(AfterMain(city))


def tell_anomaly(state: CommitteeState) -> None:
    """Say where the Anomaly is now."""
    if state.news is not None:
        city = CITIES[anomaly_city(state)]
        state.tell(AnomalyMoved(city, MAINS[state.mains[state.main]], state.key + 1))
        state.beat("main")


_PAID: Final = tuple(MeetCondition(seat, checked=False) for seat in SEATS)
_CHECKED: Final = tuple(MeetCondition(seat, checked=True) for seat in SEATS)
