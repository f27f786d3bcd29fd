"""What is asked of a seat, and what a seat may answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

CHANCE: Final = -1
"""The seat of fate: it answers whatever the rules leave to a shuffle or a die."""

NOBODY: Final = -2
"""The seat named when a step runs without having asked anyone."""


class Action:
    """A verb and the ids of the things it touches; games derive frozen dataclasses from it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Decline what is offered."""


PASS: Final = Pass()


@dataclass(slots=True)
class Decision:
    """A question to one seat with every legal answer; treated as immutable."""

    seat: int
    prompt: str
    rule: str
    actions: tuple[Action, ...]
    free: bool = False
    args: tuple[tuple[str, object], ...] = ()
    version: int = 0
    """Filled in by the match: a step leaves it alone."""


@dataclass(slots=True)
class Fate:
    """A question to chance: a draw or a roll (`kuluary.core.chance`)."""

    seat: ClassVar[int] = CHANCE
    prompt: str
    rule: str
