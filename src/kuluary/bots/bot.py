"""The levels there are: the general bots, and those a game brings."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

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


Player = str | Callable[..., Any]
"""A level, or a bot of one's own: `module:Class` or the class itself, made with a generator if it takes an argument."""


def hire(
    game: str,
    player: Player,
    seed: int | str | None = None,
    *,
    think: float = 0.8,
    iterations: int | None = None,
) -> Bot:
    """Make a bot of a level, or one of one's own, which needs `choose(match, seat)` alone."""
    own = own_class(game, player)
    if own is None:
        return make(game, str(player), seed, think=think, iterations=iterations)
    rng = Random(f"bot {seed}") if seed is not None else Random()
    bot: Bot = own(rng) if _takes_argument(own) else own()
    if not callable(getattr(bot, "choose", None)):
        raise BadOption(f"{player_name(player)} is no bot: it needs choose(match, seat)")
    return bot


def own_class(game: str, player: Player) -> Callable[..., Any] | None:
    """Give what makes a bot of one's own, None for a level of the game; raises BadOption where it is neither."""
    if not isinstance(player, str):
        return player
    module, colon, name = player.partition(":")
    if not colon:
        check_level(game, player)
        return None
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        raise BadOption(f"{player!r} cannot be played: there is no module {error.name!r}") from None
    maker = getattr(found, name, None)
    if not callable(maker):
        raise BadOption(f"{player!r} cannot be played: {module} has no class {name!r}")
    return maker  # type: ignore[no-any-return]  # a module from outside: nothing is known of its types


def player_name(player: Player) -> str:
    """Give the name of a level or of a bot of one's own."""
    if isinstance(player, str):
        return player
    return f"{player.__module__}:{getattr(player, '__qualname__', type(player).__qualname__)}"


def _takes_argument(maker: Callable[..., Any]) -> bool:
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return any(parameter.kind in kinds for parameter in inspect.signature(maker).parameters.values())
