"""Situations that complete a personal mission (C-12.3, C-12.6)."""

from __future__ import annotations

from typing import Final

from kuluary.games.committee.content.kinds import Situation
from kuluary.games.committee.content.records import Mission, Personal
from kuluary.games.committee.kinds.missions import DeliveryMission
from kuluary.games.committee.state import CommitteeState


class DivisionMission(Situation):
    """The agent completes a regular mission of a division."""

    name = "division"

    def after_regular(self, mission: Personal, division: int, completed: Mission) -> bool:
        return division == mission.number


class Delivered(Situation):
    """The agent completes a delivery."""

    name = "delivery"

    def after_regular(self, mission: Personal, division: int, completed: Mission) -> bool:
        return isinstance(completed.kind, DeliveryMission)


class AtTheMain(Situation):
    """The agent is in the city where a main mission is completed, whoever completes it."""

    name = "main"

    def after_main(self, mission: Personal) -> bool:
        return True


class LongMove(Situation):
    """The agent makes a move that costs so many cars."""

    name = "move"

    def after_move(self, mission: Personal, cost: int) -> bool:
        return cost >= mission.number


class Interrogated(Situation):
    """The agent itself passes so many interrogations while the mission is current (C-12.7)."""

    name = "interrogation"

    def after_interrogation(self, state: CommitteeState, seat: int, mission: Personal) -> bool:
        state.tally[seat] += 1
        return state.tally[seat] >= mission.number


SITUATIONS: Final = {
    kind.name: kind for kind in (DivisionMission(), Delivered(), AtTheMain(), LongMove(), Interrogated())
}
