"""Personal missions (C-12.1 to C-12.7): conditions in a city, situations, and what completing one brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kuluary.games.committee.content.kinds import Situation
from kuluary.games.committee.content.records import Personal
from kuluary.games.committee.rules.checks import start_check
from kuluary.games.committee.rules.help import eased_ways, return_help
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.rules.stocks import PayPrice, payable
from kuluary.games.committee.rules.unlocking import FREE_UNLOCK, FreeUnlock
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import banned_from_missions
from kuluary.games.committee.words.actions import PERSONAL_CONDITION
from kuluary.games.committee.words.answers import SEATS
from kuluary.games.committee.words.events import PersonalCompleted
from kuluary.games.committee.words.names import H_CHECK


def current(state: CommitteeState, seat: int) -> Personal | None:
    """Give the current personal mission; in the base scenario there are two (C-12.1)."""
    missions = state.setup.boards[seat].personal
    level = state.level[seat]
    return missions[level] if level < len(missions) else None


def can_do_personal(state: CommitteeState, seat: int) -> bool:
    """Tell whether the agent can complete its personal mission by an activation here (C-12.2)."""
    mission = current(state, seat)
    if mission is None or mission.city != state.cities[seat] or banned_from_missions(state, seat):
        return False
    if mission.price is None:
        return True
    return bool(payable(state, seat, eased_ways(state, mission.price, PERSONAL_CONDITION + seat)))


def do_personal(state: CommitteeState, seat: int) -> None:
    """Attempt the personal mission: pay its price or take its check (C-12.2)."""
    mission = current(state, seat)
    assert mission is not None
    code = PERSONAL_CONDITION + seat
    if mission.price is not None:
        state.then(PayPrice(seat, eased_ways(state, mission.price, code), "pay_mission", "C-12.2"), _PAID[seat])
        return
    assert mission.check is not None
    state.then(start_check(seat, mission.check, int(state.help[H_CHECK] == code), passed=_CHECKED[seat]))


@dataclass(frozen=True, slots=True)
class AfterPersonal(GameStep):
    """The condition is met if it was paid, or if its check was passed and no ban came (C-12.2, C-15.8)."""

    window = SHUT
    seat: int
    checked: bool

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        if self.checked and ban_came(state, self.seat):
            return
        state.then(complete_personal(state, self.seat))


def ban_came(state: CommitteeState, seat: int) -> bool:
    """Tell whether a passed check no longer counts for its mission: by option, a ban opened meanwhile (C-7.21)."""
    return state.setup.ban_mid_activation and banned_from_missions(state, seat)


def complete_personal(state: CommitteeState, seat: int) -> FreeUnlock:
    """Turn the mission over: its unique bonus holds from now on; give the free unlock it brings (C-12.5)."""
    state.level[seat] += 1
    state.tally[seat] = 0
    return_help(state, PERSONAL_CONDITION + seat)
    if state.news is not None:
        state.tell(PersonalCompleted(seat, f"{state.setup.agents[seat]}-{state.level[seat]}"))
        state.beat("done")
    return FREE_UNLOCK[seat]


# Situations (C-12.3)


def _waiting(state: CommitteeState, seat: int) -> tuple[Personal, Situation] | None:
    """Give the current mission of a seat if it waits for a situation and may be completed (C-12.4)."""
    mission = current(state, seat)
    if mission is None or mission.situation is None or banned_from_missions(state, seat):
        return None
    return mission, mission.situation


def after_move(state: CommitteeState, seat: int, cost: int) -> tuple[GameStep, ...]:
    """A move of some cost has been made: give what follows (C-12.6)."""
    waiting = _waiting(state, seat)
    if waiting is not None and waiting[1].after_move(waiting[0], cost):
        return (complete_personal(state, seat),)
    return ()


def after_interrogation(state: CommitteeState, seat: int) -> None:
    """The agent itself has passed an interrogation while this mission was current (C-12.7)."""
    waiting = _waiting(state, seat)
    if waiting is not None and waiting[1].after_interrogation(state, seat, waiting[0]):
        state.then(complete_personal(state, seat))


@dataclass(frozen=True, slots=True)
class AfterRegular(GameStep):
    """A regular mission has been completed, its reward gained: situations fire (C-12.3)."""

    window = SHUT
    seat: int
    division: int
    number: int

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        completed = state.setup.content.missions[self.number]
        waiting = _waiting(state, self.seat)
        if waiting is not None and waiting[1].after_regular(waiting[0], self.division, completed):
            state.then(complete_personal(state, self.seat))


@dataclass(frozen=True, slots=True)
class AfterMain(GameStep):
    """A main mission has been completed and the standee has moved: whoever is there may have waited for it (C-12.3)."""

    window = SHUT
    city: int

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        for owner in range(state.setup.seats):
            waiting = _waiting(state, owner)
            if state.cities[owner] == self.city and waiting is not None and waiting[1].after_main(waiting[0]):
                state.then(complete_personal(state, owner))


_PAID: Final = tuple(AfterPersonal(seat, checked=False) for seat in SEATS)
_CHECKED: Final = tuple(AfterPersonal(seat, checked=True) for seat in SEATS)
