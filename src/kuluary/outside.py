"""Games from outside: installed packages that announce one, and modules somebody names."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from kuluary.core import Game

GROUP: Final = "kuluary.games"
"""The entry points under which packages announce their games."""
NAMED: Final = "KULUARY_GAMES"
"""The environment variable that names further modules, with commas between them: each has a GAME."""


def outside_games() -> Iterator[Game[Any]]:
    """Give the games of installed packages, then those of KULUARY_GAMES."""
    for point in entry_points(group=GROUP):
        yield _game(point.load(), f"the entry point {point.value!r}")
    for name in filter(None, os.environ.get(NAMED, "").split(",")):
        try:
            module = import_module(name)
        except ModuleNotFoundError as error:
            raise ModuleNotFoundError(f"{NAMED} names {name!r}: {error}; is its folder on PYTHONPATH?") from None
        yield _game(module, f"{name!r}, which {NAMED} names,")


def _game(found: object, what: str) -> Game[Any]:
    """Give the game that is meant: what was found, or the GAME in it."""
    game = getattr(found, "GAME", found)
    if not isinstance(game, Game):
        raise TypeError(f"{what} is no game and has no GAME")
    return game
