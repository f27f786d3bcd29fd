"""The ten stickers of ID cards (C-14.16 to C-14.26)."""

from __future__ import annotations

from typing import Final

from kuluary.core import Refusal
from kuluary.games.committee.content.kinds import Sticker
from kuluary.games.committee.rules.allies import WIN_ALLY
from kuluary.games.committee.rules.cities import ANY_CITY, Treatment, can_use_city
from kuluary.games.committee.rules.income import ChooseAgain, repeatable
from kuluary.games.committee.rules.serving import MakeMove
from kuluary.games.committee.rules.step import GameStep
from kuluary.games.committee.rules.stocks import GainCargo, can_gain_cargo, gain, gain_action
from kuluary.games.committee.rules.unlocking import FREE_UNLOCK
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import CELL_MASK, action_supply, banned_from_unlocking
from kuluary.games.committee.words.names import CITIES, DOC


class IncomesAgain(Sticker):
    """Own incomes once more."""

    name = "incomes"
    rule = "C-14.16"
    relieves = True

    def can(self, state: CommitteeState, seat: int) -> bool:
        return bool(repeatable(state, seat))

    def use(self, state: CommitteeState, seat: int) -> list[GameStep]:
        return [ChooseAgain(seat, state.setup.content.id.incomes, self.rule)]


class Relief(Sticker):
    """Stress of any agents."""

    name = "relief"
    rule = "C-14.17"
    relieves = True

    def can(self, state: CommitteeState, seat: int) -> bool:
        return any(state.closed) or any(state.open)

    def use(self, state: CommitteeState, seat: int) -> list[GameStep]:
        return [Treatment(seat, state.setup.content.id.relief, 0)]


class ActionToken(Sticker):
    """An action token."""

    name = "action"
    rule = "C-14.18"

    def can(self, state: CommitteeState, seat: int) -> bool:
        return action_supply(state) > 0

    def use(self, state: CommitteeState, seat: int) -> list[GameStep]:
        gain_action(state, seat)
        return []


class Cargo(Sticker):
    """Pieces of any cargo."""

    name = "cargo"
    rule = "C-14.19"

    def can(self, state: CommitteeState, seat: int) -> bool:
        return can_gain_cargo(state, seat)

    def use(self, state: CommitteeState, seat: int) -> list[GameStep]:
        return [GainCargo(seat, state.setup.content.id.cargo, rule=self.rule)]


class Cars(Sticker):
    """Cars for the move under way."""

    name = "cars"
    rule = "C-14.20"
    in_check = False

    def can(self, state: CommitteeState, seat: int) -> bool:
        step = state.agenda[-1]
        return isinstance(step, MakeMove) and step.seat == seat

    def use(self, state: CommitteeState, seat: int) -> list[GameStep]:
        state.cars += state.setup.content.id.cars
        return []


class AnyEffect(Sticker):
    """The effect of any city."""

    name = "city"
    rule = "C-14.21"
    in_check = False
    prepares = True

    def can(self, state: CommitteeState, seat: int) -> bool:
        return any(can_use_city(state, seat, city) for city in range(len(CITIES)))

    def use(self, state: CommitteeState, seat: int) -> list[GameStep]:
        return [ANY_CITY[seat]]


class Documents(Sticker):
    """Documents."""

    name = "docs"
    rule = "C-14.22"

    def can(self, state: CommitteeState, seat: int) -> bool:
        return state.limit[DOC] > 0

    def use(self, state: CommitteeState, seat: int) -> list[GameStep]:
        gain(state, seat, DOC, state.setup.content.id.docs)
        return []


class Successes(Sticker):
    """Successes: the check itself offers it, nothing else does (C-6.10)."""

    name = "successes"
    rule = "C-14.23"

    def can(self, state: CommitteeState, seat: int) -> bool:
        return False

    def use(self, state: CommitteeState, seat: int) -> list[GameStep]:
        state.extra += state.setup.content.id.successes
        return []


class FreeCell(Sticker):
    """A free unlock."""

    name = "unlock"
    rule = "C-14.24"
    in_check = False
    prepares = True

    def can(self, state: CommitteeState, seat: int) -> bool:
        return state.unlocked[seat] & CELL_MASK != CELL_MASK and not banned_from_unlocking(state, seat)

    def use(self, state: CommitteeState, seat: int) -> list[GameStep]:
        return [FREE_UNLOCK[seat]]

    def why_not(self, state: CommitteeState, seat: int) -> Refusal | None:
        return Refusal("unlocking_banned", "C-7.22") if banned_from_unlocking(state, seat) else None


class AnyAlly(Sticker):
    """Any ally of the board, without a check."""

    name = "ally"
    rule = "C-14.25"
    in_check = False
    prepares = True

    def can(self, state: CommitteeState, seat: int) -> bool:
        return state.out > 0

    def use(self, state: CommitteeState, seat: int) -> list[GameStep]:
        return [WIN_ALLY[seat]]


STICKERS: Final = {
    sticker.name: sticker
    for sticker in (
        IncomesAgain(),
        Relief(),
        ActionToken(),
        Cargo(),
        Cars(),
        AnyEffect(),
        Documents(),
        Successes(),
        FreeCell(),
        AnyAlly(),
    )
}
