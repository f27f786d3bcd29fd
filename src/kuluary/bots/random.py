"""The floor: any legal answer, each equally likely."""

from __future__ import annotations

from random import Random

from kuluary.core import Action, Bot, Match


class Chooser(Bot):
    """Answers at random; now and then it uses what it may do at any moment."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, match: Match, seat: int) -> Action:
        return self._rng.choice(self._rng.choice(match.asked(seat)).actions)
