"""What a bot is, and the levels there are."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from kuluary.bots.greedy import Greedy
from kuluary.bots.random import Chooser
from kuluary.bots.search import Search
from kuluary.core import Action, BadOption, Match, Text, find_game
from kuluary.games.committee.bots import Planner

LEVELS: Final = ("random", "greedy", "search", "planner")
"""Every level there is; not every game has all of them."""
_USUAL: Final = ("random", "greedy", "search")
_OWN: Final = {"committee": ("random", "greedy", "planner")}


class Bot(Protocol):
    """Something that answers for a seat."""

    def choose(self, match: Match, seat: int) -> Action:
        """Give a legal answer to an open question of the seat."""

    def intend(self, match: Match, seat: int) -> Text | None:
        """Say what the bot means to do next with the seat, for people who play beside it; None where it has no word."""


def levels(game: str) -> tuple[str, ...]:
    """List the levels a game has, the weakest first."""
    find_game(game)
    return _OWN.get(game, _USUAL)


def check_level(game: str, level: str) -> str:
    """Give the level, or raise BadOption naming those the game has."""
    known = levels(game)
    if level not in known:
        raise BadOption(f"unknown level {level!r}: known are {', '.join(known)}")
    return level


def make(
    game: str,
    level: str = "greedy",
    seed: int | str | None = None,
    *,
    think: float = 0.8,
    iterations: int | None = None,
) -> Bot:
    """Make a bot for a game; `think` is its time for a decision in seconds, `iterations` counts redeals instead."""
    check_level(game, level)
    rng = Random(f"bot {seed}") if seed is not None else Random()
    if level == "random":
        return Chooser(rng)
    if level == "greedy":
        return Greedy(rng)
    if level == "planner":
        return Planner()
    return Search(rng, seconds=think, iterations=iterations)
