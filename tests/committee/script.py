"""Chance at the tables of tests: what is rolled and drawn is written down beforehand."""

from __future__ import annotations

from collections import deque

from kuluary.core import Draw, Drawn, Fate, Roll
from kuluary.games.committee.words.names import SYMBOL


class Script:
    """Chance that answers what a test wrote down, and else with the first thing of a bag or with handshakes."""

    def __init__(self, die: tuple[int, ...]) -> None:
        self.die = die
        self.rolls: deque[str] = deque()
        self.draws: deque[int] = deque()

    def sample(self, fate: Fate) -> Drawn:
        if isinstance(fate, Roll):
            faces = [self.rolls.popleft() if self.rolls else "shake" for _ in range(fate.count)]
            return Drawn(tuple(self.die.index(SYMBOL[face]) for face in faces))
        assert isinstance(fate, Draw)
        rest = sorted(fate.bag)
        values = []
        for _ in range(fate.count):
            wanted = next((value for value in self.draws if value in rest), None)
            if wanted is not None:
                self.draws.remove(wanted)
            value = rest[0] if wanted is None else wanted
            rest.remove(value)
            values.append(value)
        return Drawn(tuple(values))

    def clone(self) -> Script:
        return self
