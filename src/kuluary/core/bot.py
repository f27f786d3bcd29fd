"""What a bot is; games may bring their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kuluary.core.decision import Action
from kuluary.core.text import Text

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from kuluary.core.decision import Decision
    from kuluary.core.match import Match
    from kuluary.core.state import State

    S_contra = TypeVar("S_contra", bound=State, default=Any, contravariant=True)
else:
    from typing import TypeVar

    S_contra = TypeVar("S_contra", contravariant=True)
"""The positions of one game that something judges; where nothing is said, of any."""


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
    """Something that answers for a seat; what is derived from it need not say what it means to do."""

    def choose(self, match: Match, seat: int) -> Action:
        """Give a legal answer to an open question of the seat."""

    def intend(self, match: Match, seat: int) -> Plan | None:
        """Say what the bot means to do next with the seat, for people who play beside it; None where it has no word."""
        return None


Maker = Callable[..., Bot]
"""Makes a bot that draws its whims from a generator, with some settings of its own by name."""


Found = Mapping[Action, Sequence[float]]
"""What was found out about the answers to a question; how a bot puts it down is its own matter."""


Share = Callable[[Found], Sequence[Found]]
"""Is told what a bot has found out before it decides; gives that, and after it what others found out of the same."""


def alone(found: Found) -> Sequence[Found]:
    """Nobody else thinks about it."""
    return (found,)


def pooled(found: Sequence[Found]) -> dict[Action, list[float]]:
    """Put together what answers brought on redeals of several; one that fewer of them have tried to the end drops out.

    An answer has a reward for each of the first so many redeals: for fewer than others, where it was given up.
    """
    alike = [one for one in found if one.keys() == found[0].keys()]
    ends = [max(map(len, one.values())) for one in alike]
    tried = Counter(action for one, end in zip(alike, ends, strict=True) for action in one if len(one[action]) == end)
    most = max(tried.values())
    rewards: dict[Action, list[float]] = {action: [] for action in found[0]}
    for one in alike:
        count = min(len(one[action]) for action in one if tried[action] == most)
        for action in one:
            if tried[action] == most:
                rewards[action] += one[action][:count]
    return rewards


Clock = Callable[[], float]
"""Gives the seconds by which a bot counts its time: those on the wall, or the processor's where it is measured."""


Attention = Callable[[Any], float]
"""Says how likely a bot is to see an answer at such a table, where that is not the same at all of them."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a level plays: by which algorithm, and with which settings of it.

    Where `seconds` is among the settings, that is its time for a decision, and `iterations` may stand instead.
    """

    algorithm: str
    settings: Mapping[str, float | Attention] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Style:
    """How a character differs from the level it plays at: what it likes, and what it gives up for that at most."""

    taste: Callable[[Any, int, Any], float]
    """Says how far an answer of a seat, or a whole plan where the game makes plans, is to its taste: from -1 to 1."""
    points: float
    """By a judge's reckoning it prefers what it likes, at its best, to so many points."""
    chance: float
    """The same where a search tells rewards from 0 to 1."""


class Opinion(NamedTuple):
    """What a position is worth to every seat, and its answers to who is asked, where that is known; from 0 to 1."""

    rewards: Sequence[float]
    values: Sequence[float] | None = None


class Leaves(Protocol[S_contra]):
    """Judges what a search has not seen before."""

    exploration: float
    """How far less visited answers are trusted: as much as opinions differ."""

    def opinion(self, state: S_contra, decision: Decision, actions: Sequence[Action]) -> Opinion:
        """Judge a position in which a seat is asked, and some of its answers; the position may be spoilt."""

    def end(self, state: S_contra) -> Sequence[float]:
        """Give every seat's reward for a finished game."""


class Policy(Protocol[S_contra]):
    """A judgement learned by self-play: how it leans to answers, and what it hopes for."""

    def weights(self, state: S_contra, decision: Decision) -> Sequence[float]:
        """Give how strongly each answer to a question is leaned to; they add up to 1."""

    def draw(
        self, states: Sequence[S_contra], decisions: Sequence[Decision], rng: Random
    ) -> tuple[Sequence[Action], Sequence[Sequence[float]]]:
        """Draw answers for many positions of one table as it leans to; give what every seat may hope for in each."""

    def rewards(self, state: S_contra) -> Sequence[float]:
        """Give every seat's reward for a finished game, as it was taught."""
