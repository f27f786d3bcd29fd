"""The levels there are: the general bots, and those a game brings."""

from __future__ import annotations

from random import Random

from kuluary.bots.greedy import Greedy
from kuluary.bots.random import Chooser
from kuluary.bots.search import Search
from kuluary.core import BadOption, Bot, find_game, game_names


def levels(game: str) -> tuple[str, ...]:
    """List the levels a game has, the weakest first."""
    return find_game(game).levels


def known_levels() -> tuple[str, ...]:
    """List every level there is; not every game has all of them."""
    return tuple(dict.fromkeys(level for name in game_names() for level in levels(name)))


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
    own = find_game(game).bots.get(level)
    if own is not None:
        return own(rng)
    return Search(rng, seconds=think, iterations=iterations)
