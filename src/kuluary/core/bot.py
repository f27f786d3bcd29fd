"""What a bot is; games may bring their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Protocol

from kuluary.core.decision import Action
from kuluary.core.text import Text

if TYPE_CHECKING:
    from kuluary.core.match import Match


@dataclass(frozen=True, slots=True)
class Plan:
    """What a bot means to do next, for the people who play beside it."""

    text: Text
    why: Text | None = None
    notes: tuple[tuple[str, Text], ...] = ()
    """Price, effect and odds, each with its kind: "price", "gain", "odds", "stress"."""
    steps: tuple[Action, ...] = ()
    """The answers it means to give, in order; whatever is asked in between it decides as it comes."""
    others: tuple[Plan, ...] = ()
    """What it could do instead, the best first."""
    against: Text | None = None
    """Of something it could do instead: why it would rather not."""


class Bot(Protocol):
    """Something that answers for a seat."""

    def choose(self, match: Match, seat: int) -> Action:
        """Give a legal answer to an open question of the seat."""

    def intend(self, match: Match, seat: int) -> Plan | None:
        """Say what the bot means to do next with the seat, for people who play beside it; None where it has no word."""


Maker = Callable[[Random], Bot]
"""Makes a bot that draws its whims from a generator."""
