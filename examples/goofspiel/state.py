"""The position: plain numbers, tuples and lists, quick to copy."""

from __future__ import annotations

from kuluary.core import State


class GoofspielState(State):
    """One position of the game; a bid of 0 is none."""

    __slots__ = ("bids", "hands", "points", "prizes", "rounds", "stake")

    def __init__(self, seats: int, cards: int) -> None:
        """Lay the table before the first prize (G-1.1, G-1.2)."""
        self.agenda = []
        self.news = None
        self.rounds = cards
        self.prizes = tuple(range(1, cards + 1))  # in no order: which is next nobody knows, not even the engine
        self.stake = 0
        self.hands = [self.prizes] * seats
        self.bids = [0] * seats
        self.points = [0] * seats

    def clone(self) -> GoofspielState:
        """Give an independent copy that listens to nothing."""
        twin = GoofspielState.__new__(GoofspielState)
        twin.agenda, twin.news = self.agenda[:], None
        twin.rounds, twin.prizes, twin.stake = self.rounds, self.prizes, self.stake
        twin.hands, twin.bids, twin.points = self.hands[:], self.bids[:], self.points[:]
        return twin

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first."""
        return self.rounds - len(self.prizes)

    def held(self, seat: int) -> tuple[int, ...]:
        """Give what everybody knows a seat to hold: its hand, and its bid as long as that lies face down."""
        return tuple(sorted((*self.hands[seat], self.bids[seat]))) if self.bids[seat] else self.hands[seat]
