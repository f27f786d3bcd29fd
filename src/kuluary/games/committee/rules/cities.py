"""The effects of the fourteen cities (C-5): when each can change something, and what it starts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kuluary.core import Action, Decision, Refusal
from kuluary.games.committee.content.records import City
from kuluary.games.committee.rules.errands import (
    UNDECIDED,
    CallAlly,
    MeetPartner,
    SupplyCargo,
    SwapThings,
    Trade,
    Treatment,
    face_up,
    partners_of,
    trades,
)
from kuluary.games.committee.rules.help import CHOOSE_HELP, movable_helps
from kuluary.games.committee.rules.income import CHOOSE_AGAIN, repeatable
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.rules.stocks import supply, supply_calm
from kuluary.games.committee.rules.stress import ease_step, removable
from kuluary.games.committee.rules.unlocking import UnlockCells, unlock_counts
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import banned_from_unlocking, leftmost_locked
from kuluary.games.committee.words.actions import UseCity
from kuluary.games.committee.words.events import CityUsed
from kuluary.games.committee.words.instances import SEATS, USE_CITY
from kuluary.games.committee.words.names import CARGO, CITIES, CITY, DEPARTMENTS, DOC


def can_use_city(state: CommitteeState, seat: int, city: int) -> bool:
    """Tell whether the effect of a city is open and can change something for the agent (C-5.1, C-15.3)."""
    if state.shut >> city & 1:
        return False
    entry = state.setup.content.cities[city]
    return _EFFECTS[entry.effect].can(state, seat, entry)


def use_city(state: CommitteeState, seat: int, city: int) -> None:
    """Apply the effect of a city."""
    if state.news is not None:
        state.tell(CityUsed(seat, CITIES[city]))
    entry = state.setup.content.cities[city]
    _EFFECTS[entry.effect].use(state, seat, entry)


def why_no_city(state: CommitteeState, seat: int, city: int) -> Refusal:
    """Say why the agent cannot apply the effect of a city."""
    if state.shut >> city & 1:
        return Refusal("city_closed", "C-15.3", (("city", city),))
    entry = state.setup.content.cities[city]
    effect = _EFFECTS[entry.effect]
    return effect.why_not(state, seat, entry) or Refusal(f"city_{entry.effect}", effect.rule, (("city", city),))


class Effect:
    """What a city does; `rule` is the clause that says what it needs."""

    rule: ClassVar[str]

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        """Tell whether it would change something for the agent."""
        raise NotImplementedError

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        """Put the steps of the effect on the agenda."""
        raise NotImplementedError

    def why_not(self, state: CommitteeState, seat: int, city: City) -> Refusal | None:
        """Name what else stands in the way than what the effect always needs."""
        return None


class Unlocking(Effect):
    """Архангельск, Йошкар-Ола, Куйбышев: unlock cells of a department (C-5.2, C-5.5, C-5.8)."""

    rule = "C-9.2"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return bool(unlock_counts(state, seat, city.department))

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(UnlockCells(seat, city.department))

    def why_not(self, state: CommitteeState, seat: int, city: City) -> Refusal | None:
        if banned_from_unlocking(state, seat):
            return Refusal("unlocking_banned", "C-7.22")
        if leftmost_locked(state, seat, city.department) < 0:
            return Refusal("nothing_locked", "C-9.1", (("department", DEPARTMENTS[city.department]),))
        return None


class Treating(Effect):
    """Вологда: documents for stress, anybody's (C-5.3)."""

    rule = "C-5.3"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return state.goods[seat * 4] > 0 and any(removable(state, other) for other in range(state.setup.seats))

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(Treatment(seat, 0, city.relief))


class Calling(Effect):
    """Горький: an ally from any city (C-5.4)."""

    rule = "C-5.4"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return state.out > 0

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(CallAlly(seat))


class Supplying(Effect):
    """Казань, Мурманск, Ярославль: from the fund to the limit, all that is promised (C-5.6, C-5.11, C-5.15, C-5.16)."""

    rule = "C-5.16"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        docs, cargo, calm = city.supply
        if (docs and state.fund[DOC]) or (calm and state.calm_fund):
            return True
        return bool(cargo and any(state.fund[kind] for kind in CARGO))

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        docs, cargo, calm = city.supply
        supply(state, DOC, docs)
        supply_calm(state, calm)
        if cargo:
            state.then(SupplyCargo(seat, cargo))


class Swapping(Effect):
    """Киров: two missions, or two scenario tokens, change places (C-5.7)."""

    rule = "C-5.7"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return len(state.cards) > 1 or len(face_up(state)) > 1

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(SwapThings(seat))


class Helping(Effect):
    """Ленинград: a help token (C-5.9)."""

    rule = "C-5.9"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return bool(movable_helps(state))

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(CHOOSE_HELP[seat])


class Trading(Effect):
    """Москва: documents for cargo, or cargo for documents (C-5.10)."""

    rule = "C-5.10"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return bool(trades(state, seat, UNDECIDED))

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(Trade(seat, UNDECIDED))


class Repeating(Effect):
    """Пермь: one own income again (C-5.12)."""

    rule = "C-5.12"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return bool(repeatable(state, seat))

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(CHOOSE_AGAIN[seat])


class Relieving(Effect):
    """Свердловск: own stress (C-5.13)."""

    rule = "C-5.13"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return removable(state, seat) > 0

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(ease_step(seat, city.relief))


class Meeting(Effect):
    """Сыктывкар: an exchange with an agent anywhere (C-5.14)."""

    rule = "C-5.14"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return bool(partners_of(state, seat))

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(MeetPartner(seat))


_EFFECTS: Final[dict[str, Effect]] = {
    "unlock": Unlocking(),
    "treat": Treating(),
    "ally": Calling(),
    "supply": Supplying(),
    "swap": Swapping(),
    "help": Helping(),
    "trade": Trading(),
    "income": Repeating(),
    "relief": Relieving(),
    "exchange": Meeting(),
}


@dataclass(frozen=True, slots=True)
class AnyCity(GameStep):
    """The agent applies the effect of any city that is not closed (C-14.21)."""

    window = SHUT
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        cities = [city for city in range(len(CITIES)) if can_use_city(state, self.seat, city)]
        return (Decision(self.seat, "any_city", "C-14.21", tuple([USE_CITY[city] for city in cities])),)

    def run(self, state: CommitteeState, seat: int, action: UseCity) -> None:
        use_city(state, self.seat, CITY[action.city])

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, UseCity) and action.city in CITY:
            return why_no_city(state, self.seat, CITY[action.city])
        return Refusal("city_first", "C-14.21")


ANY_CITY: Final = tuple(AnyCity(seat) for seat in SEATS)
