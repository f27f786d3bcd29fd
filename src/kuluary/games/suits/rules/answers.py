"""The answers open to a hand: actions on the cards of a mask, listed from tables small enough to stay at hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from kuluary.core import Action
from kuluary.games.suits.content import cards_in
from kuluary.games.suits.words import BRIBE, CHARACTERS, CONTRIBUTE, LEAVE, PLAY, VALUES

Actions = tuple[Action, ...]

LOWER: Final = 7
"""Each character has a table for its lower seven cards and one for its upper six."""

HALF: Final = len(CHARACTERS) * VALUES // 2
"""A mask is read in two halves, which are small numbers, and each half in three parts."""

PART: Final = 9


def _fans(actions: Actions, *tail: Action) -> list[tuple[tuple[Actions, ...], tuple[Actions, ...]]]:
    """Give for each character the actions by the mask of its lower and of its upper cards; `tail` follows the upper."""
    return [
        (_table(actions, first, LOWER), _table(actions, first + LOWER, VALUES - LOWER, *tail))
        for first in range(0, len(CHARACTERS) * VALUES, VALUES)
    ]


def _lister(actions: Actions, *tail: Action) -> Callable[[int], Actions]:
    """Give a function that lists the actions on any cards, `tail` after them."""
    last = HALF - 2 * PART
    a, b, c = _table(actions, 0, PART), _table(actions, PART, PART), _table(actions, 2 * PART, last)
    d, e = _table(actions, HALF, PART), _table(actions, HALF + PART, PART)
    f = _table(actions, HALF + 2 * PART, last, *tail)

    def listed(mask: int) -> Actions:
        low = mask & 0x3FFFFFF
        high = mask >> 26
        return a[low & 511] + b[low >> 9 & 511] + c[low >> 18] + d[high & 511] + e[high >> 9 & 511] + f[high >> 18]

    return listed


@cache
def _table(actions: Actions, first: int, count: int, *tail: Action) -> tuple[Actions, ...]:
    """List the actions on `count` neighbouring cards, for each mask of theirs."""
    return tuple((*[actions[first + card] for card in cards_in(mask)], *tail) for mask in range(1 << count))


any_card: Final = _lister(PLAY)
any_card_or_bribe: Final = _lister(PLAY, BRIBE)
any_contribution: Final = _lister(CONTRIBUTE)
any_leave: Final = _lister(LEAVE)

FANS: Final = _fans(PLAY)
FANS_OR_BRIBE: Final = _fans(PLAY, BRIBE)
"""By character, the plays of its cards alone: by the mask of its lower cards, and of its upper ones."""
