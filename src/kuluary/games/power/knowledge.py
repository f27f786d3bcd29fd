"""What seats know of hidden cards beyond what lies open (P-1.7): clues about where cards must be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

EVERYBODY: Final = -1
"""Viewers of a clue that is common knowledge, spectators included."""
ANYWHERE: Final = -1
"""Depth of a clue that says only "in the deck"."""


@dataclass(frozen=True, slots=True)
class Clue:
    """At some moment all `cards` lay in the top `depth` of the deck; since then each seat drew so many hidden cards.

    So each of the cards is still there or in a hand, and no hand holds more of them than its seat has drawn.
    """

    viewers: int
    cards: int
    drawn: tuple[int, ...]
    depth: int = ANYWHERE

    def after_draw(self, seat: int, count: int) -> Clue:
        """Give the clue after a seat has drawn hidden cards from the top."""
        if self.depth == 0:
            return self
        drawn = (*self.drawn[:seat], self.drawn[seat] + count, *self.drawn[seat + 1 :])
        depth = self.depth if self.depth < 0 else max(0, self.depth - count)
        return Clue(self.viewers, self.cards, drawn, depth)

    def after_look(self, seat: int, looked: int) -> Clue:
        """Give the clue after a seat has kept one of the top cards and put the others back in any order (P-10.16)."""
        if self.depth == 0:
            return self
        drawn = (*self.drawn[:seat], self.drawn[seat] + 1, *self.drawn[seat + 1 :])
        depth = self.depth if self.depth < 0 else max(self.depth, looked) - 1
        return Clue(self.viewers, self.cards, drawn, depth)

    def without(self, cards: int) -> Clue:
        """Give the clue after some cards have been seen somewhere else."""
        return Clue(self.viewers, self.cards & ~cards, self.drawn, self.depth)


def after_draw(clues: tuple[Clue, ...], seat: int, count: int) -> tuple[Clue, ...]:
    """Let every clue know that a seat drew hidden cards."""
    return tuple([clue.after_draw(seat, count) for clue in clues])


def into_deck(clues: tuple[Clue, ...], cards: int, players: int, viewers: int = EVERYBODY) -> tuple[Clue, ...]:
    """Note that `viewers` saw `cards` go into the deck; what older clues of everybody say of them is out of date."""
    if not cards:
        return clues
    kept = clues
    if viewers == EVERYBODY:
        kept = tuple([thinner for clue in clues if (thinner := clue.without(cards)).cards])
    return (*kept, Clue(viewers, cards, (0,) * players))
