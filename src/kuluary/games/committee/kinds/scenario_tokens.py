"""What scenario tokens do once they are active (C-11.9 to C-11.13)."""

from __future__ import annotations

from typing import Final

from kuluary.games.committee.content.kinds import TokenEffect
from kuluary.games.committee.rules.cities import ApplyOwnCity
from kuluary.games.committee.rules.step import GameStep
from kuluary.games.committee.rules.stocks import supply_calm
from kuluary.games.committee.rules.stress import ease_each
from kuluary.games.committee.state import CommitteeState


class OwnCity(TokenEffect):
    """One agent may apply the effect of the city where it stands (C-11.9)."""

    name = "city"

    def resolve(self, state: CommitteeState) -> list[GameStep]:
        return [ApplyOwnCity(0)]


class ScenarioReroll(TokenEffect):
    """A reroll of a single die in every check (C-11.10)."""

    name = "reroll"
    rerolls = True


class HandingOver(TokenEffect):
    """Action tokens may change hands (C-11.11)."""

    name = "hand-over"
    hand_overs = True


class CalmComes(TokenEffect):
    """A calm goes from the fund to the limit (C-11.12)."""

    name = "calm"

    def resolve(self, state: CommitteeState) -> list[GameStep]:
        supply_calm(state, 1)
        return []


class ReliefForAll(TokenEffect):
    """Every agent may remove 1 stress (C-11.13)."""

    name = "relief"

    def resolve(self, state: CommitteeState) -> list[GameStep]:
        return [ease_each((1 << state.setup.seats) - 1)]


TOKENS: Final = {kind.name: kind for kind in (OwnCity(), ScenarioReroll(), HandingOver(), CalmComes(), ReliefForAll())}
