"""Clearance tokens (C-9.5 to C-9.7)."""

from __future__ import annotations

from typing import Final

from kuluary.games.committee.content.kinds import ClearanceToken
from kuluary.games.committee.rules.step import GameStep
from kuluary.games.committee.rules.stocks import TAKE_LOSS, GainCargo, can_gain_cargo, gain, gain_action
from kuluary.games.committee.rules.stress import ease_step, removable
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import action_supply
from kuluary.games.committee.words.names import DOC

DOCUMENTS: Final = 2
RELIEF: Final = 2


class Documents(ClearanceToken):
    """Two documents."""

    name = "docs"
    worth = 0.35

    def can(self, state: CommitteeState, seat: int) -> bool:
        return state.limit[DOC] > 0

    def use(self, state: CommitteeState, seat: int) -> None:
        gain(state, seat, DOC, DOCUMENTS)


class Cargo(ClearanceToken):
    """A piece of any cargo."""

    name = "cargo"
    worth = 0.4

    def can(self, state: CommitteeState, seat: int) -> bool:
        return can_gain_cargo(state, seat)

    def use(self, state: CommitteeState, seat: int) -> None:
        state.then(GainCargo(seat, 1, rule="C-9.6"))


class ActionToken(ClearanceToken):
    """An action token."""

    name = "action"
    worth = 1.0

    def can(self, state: CommitteeState, seat: int) -> bool:
        return action_supply(state) > 0

    def use(self, state: CommitteeState, seat: int) -> None:
        gain_action(state, seat)


class Reroll(ClearanceToken):
    """A reroll: a check takes it, nothing else (C-6.12)."""

    name = "reroll"
    worth = 0.35


class Relief(ClearanceToken):
    """Two units of own stress."""

    name = "relief"
    worth = 0.4
    relieves = True

    def can(self, state: CommitteeState, seat: int) -> bool:
        return removable(state, seat) > 0

    def use(self, state: CommitteeState, seat: int) -> None:
        state.then(ease_step(seat, RELIEF))


class Loss(ClearanceToken):
    """A loss, which acts as it is revealed (C-9.7)."""

    name = "loss"

    def reveal(self, state: CommitteeState, seat: int) -> list[GameStep]:
        return [TAKE_LOSS[seat]]


CLEARANCE: Final = {token.name: token for token in (Documents(), Cargo(), ActionToken(), Reroll(), Relief(), Loss())}
