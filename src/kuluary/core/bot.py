"""What a bot is; games may bring their own."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from kuluary.core.decision import Action
    from kuluary.core.match import Match
    from kuluary.core.text import Text


class Bot(Protocol):
    """Something that answers for a seat."""

    def choose(self, match: Match, seat: int) -> Action:
        """Give a legal answer to an open question of the seat."""

    def intend(self, match: Match, seat: int) -> Text | None:
        """Say what the bot means to do next with the seat, for people who play beside it; None where it has no word."""


Maker = Callable[[Random], Bot]
"""Makes a bot that draws its whims from a generator."""
