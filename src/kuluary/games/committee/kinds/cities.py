"""The effects of the fourteen cities (C-5): when each can change something, and what it starts."""

from __future__ import annotations

from typing import Any, Final

from kuluary.core import Refusal
from kuluary.games.committee.content.kinds import CityEffect
from kuluary.games.committee.content.reading import Entry
from kuluary.games.committee.content.records import City
from kuluary.games.committee.rules.cities import (
    PRICE_OF_CARGO,
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
from kuluary.games.committee.rules.stocks import supply, supply_calm
from kuluary.games.committee.rules.stress import ease_step, removable
from kuluary.games.committee.rules.unlocking import UnlockCells, unlock_counts
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import banned_from_unlocking, leftmost_locked
from kuluary.games.committee.words.names import CARGO, DEPARTMENTS, DOC


class Unlocking(CityEffect):
    """Архангельск, Йошкар-Ола, Куйбышев: unlock cells of a department (C-5.2, C-5.5, C-5.8)."""

    name = "unlock"
    rule = "C-9.2"

    def read(self, entry: Entry) -> dict[str, Any]:
        return {"department": DEPARTMENTS.index(entry.name_of("department", DEPARTMENTS))}

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


class Treating(CityEffect):
    """Вологда: documents for stress, anybody's (C-5.3)."""

    name = "treat"
    rule = "C-5.3"

    def read(self, entry: Entry) -> dict[str, Any]:
        return {"relief": entry.number("relief")}

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return state.goods[seat * 4] > 0 and any(removable(state, other) for other in range(state.setup.seats))

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(Treatment(seat, 0, city.relief))


class Calling(CityEffect):
    """Горький: an ally from any city (C-5.4)."""

    name = "ally"
    rule = "C-5.4"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return state.out > 0

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(CallAlly(seat))


class Supplying(CityEffect):
    """Казань, Мурманск, Ярославль: from the fund to the limit, all that is promised (C-5.6, C-5.11, C-5.15, C-5.16)."""

    name = "supply"
    rule = "C-5.16"

    def read(self, entry: Entry) -> dict[str, Any]:
        return {"supply": entry.supply("supply")}

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


class Swapping(CityEffect):
    """Киров: two missions, or two scenario tokens, change places (C-5.7)."""

    name = "swap"
    rule = "C-5.7"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return len(state.cards) > 1 or len(face_up(state)) > 1

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(SwapThings(seat))


class Helping(CityEffect):
    """Ленинград: a help token (C-5.9)."""

    name = "help"
    rule = "C-5.9"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return bool(movable_helps(state))

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(CHOOSE_HELP[seat])


class Trading(CityEffect):
    """Москва: documents for cargo, or cargo for documents (C-5.10)."""

    name = "trade"
    rule = "C-5.10"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return bool(trades(state, seat, UNDECIDED))

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(Trade(seat, UNDECIDED))

    def why_not(self, state: CommitteeState, seat: int, city: City) -> Refusal | None:
        docs, *cargo = state.goods[seat * 4 : seat * 4 + 4]
        nothing_to_buy = docs >= PRICE_OF_CARGO and not any(state.limit[kind] for kind in CARGO)
        nothing_for_sale = any(cargo) and not state.limit[DOC]
        return Refusal("trade_limit", "C-5.10") if nothing_to_buy or nothing_for_sale else None


class Repeating(CityEffect):
    """Пермь: one own income again (C-5.12)."""

    name = "income"
    rule = "C-5.12"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return bool(repeatable(state, seat))

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(CHOOSE_AGAIN[seat])


class Relieving(CityEffect):
    """Свердловск: own stress (C-5.13)."""

    name = "relief"
    rule = "C-5.13"

    def read(self, entry: Entry) -> dict[str, Any]:
        return {"relief": entry.number("relief")}

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return removable(state, seat) > 0

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(ease_step(seat, city.relief))


class Meeting(CityEffect):
    """Сыктывкар: an exchange with an agent anywhere (C-5.14)."""

    name = "exchange"
    rule = "C-5.14"

    def can(self, state: CommitteeState, seat: int, city: City) -> bool:
        return bool(partners_of(state, seat))

    def use(self, state: CommitteeState, seat: int, city: City) -> None:
        state.then(MeetPartner(seat))


CITIES: Final = {
    kind.name: kind
    for kind in (
        Unlocking(),
        Treating(),
        Calling(),
        Supplying(),
        Swapping(),
        Helping(),
        Trading(),
        Repeating(),
        Relieving(),
        Meeting(),
    )
}
