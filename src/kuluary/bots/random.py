"""The floor: any legal answer, each equally likely."""

from __future__ import annotations

from random import Random

from kuluary.core import Action, Decision, Match, Plan


def questions(match: Match, seat: int) -> list[Decision]:
    """Give the questions the seat has to answer; without one, what it may do freely."""
    own = [decision for decision in match.decisions if decision.seat == seat]
    return [decision for decision in own if not decision.free] or own


class Chooser:
    """Answers at random; now and then it uses what it may do at any moment."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, match: Match, seat: int) -> Action:
        own = [decision for decision in match.decisions if decision.seat == seat]
        return self._rng.choice(self._rng.choice(own).actions)

    def intend(self, match: Match, seat: int) -> Plan | None:
        """Say nothing: there is no plan behind an answer."""
        return None
