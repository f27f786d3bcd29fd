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

    @property
    def is_empty(self) -> bool:
        """Tell whether the clue says nothing any more: no cards are left, or every hand could hold all of them."""
        if not self.cards or self.depth >= 0:
            return not self.cards
        cards = self.cards.bit_count()
        others = [number for seat, number in enumerate(self.drawn) if self.viewers != 1 << seat]
        return min(others) >= cards


def after_draw(clues: tuple[Clue, ...], seat: int, count: int) -> tuple[Clue, ...]:
    """Let every clue know that a seat drew hidden cards; those that say nothing any more are dropped."""
    return tuple([later for clue in clues if not (later := clue.after_draw(seat, count)).is_empty])


def without(clues: tuple[Clue, ...], cards: int) -> tuple[Clue, ...]:
    """Let every clue know that cards have been seen somewhere else."""
    return tuple([thinner for clue in clues if not (thinner := clue.without(cards)).is_empty])


def into_deck(clues: tuple[Clue, ...], cards: int, players: int, viewers: int = EVERYBODY) -> tuple[Clue, ...]:
    """Note that `viewers` saw `cards` go into the deck; what older clues said of cards everybody saw is out of date."""
    if not cards:
        return clues
    kept = without(clues, cards) if viewers == EVERYBODY else clues
    fresh = Clue(viewers, cards, (0,) * players)
    for number, clue in enumerate(kept):
        if (clue.viewers, clue.drawn, clue.depth) == (fresh.viewers, fresh.drawn, fresh.depth):
            return (*kept[:number], Clue(viewers, clue.cards | cards, clue.drawn), *kept[number + 1 :])
    return (*kept, fresh)
