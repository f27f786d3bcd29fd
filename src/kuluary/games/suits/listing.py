"""Lists the actions on the cards of a mask, from tables over a few neighbouring cards: small enough to stay at hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kuluary.core import Action
from kuluary.games.suits.cards import CHARACTERS, VALUES, cards_in

Actions = tuple[Action, ...]

LOWER: Final = 7
"""Each character has a table for its lower seven cards and one for its upper six."""


def fans(actions: Sequence[Action], *tail: Action) -> list[tuple[tuple[Actions, ...], tuple[Actions, ...]]]:
    """Give for each character the actions by the mask of its lower and of its upper cards; `tail` follows the upper."""
    return [
        (_table(actions, first, LOWER), _table(actions, first + LOWER, VALUES - LOWER, *tail))
        for first in range(0, len(CHARACTERS) * VALUES, VALUES)
    ]


def lister(actions: Sequence[Action], *tail: Action) -> Callable[[int], Actions]:
    """Give a function that lists the actions on any cards, `tail` after them."""
    (l0, u0), (l1, u1), (l2, u2), (l3, _) = fans(actions)
    u3 = fans(actions, *tail)[3][1]

    def listed(mask: int) -> Actions:
        return (
            l0[mask & 127]
            + u0[mask >> 7 & 63]
            + l1[mask >> 13 & 127]
            + u1[mask >> 20 & 63]
            + l2[mask >> 26 & 127]
            + u2[mask >> 33 & 63]
            + l3[mask >> 39 & 127]
            + u3[mask >> 46]
        )

    return listed


def _table(actions: Sequence[Action], first: int, count: int, *tail: Action) -> tuple[Actions, ...]:
    """List the actions on `count` neighbouring cards, for each mask of theirs."""
    return tuple((*[actions[first + card] for card in cards_in(mask)], *tail) for mask in range(1 << count))
