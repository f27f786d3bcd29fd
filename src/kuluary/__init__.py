"""Кулуары: three board games about power, as a library and as a place to play."""

from importlib import import_module

from kuluary.core import BadOption, Illegal, Malformed, Match, Pack, Position, game_names, register
from kuluary.encoding import decode, encode
from kuluary.speaker import describe

for _name in ("suits", "power", "committee"):
    register(import_module(f"kuluary.games.{_name}").GAME)

from kuluary import bots, coach  # noqa: E402  # they look games up on the shelf
from kuluary.outside import outside_games  # noqa: E402  # those games look at what stands above

for _game in outside_games():
    register(_game)

__version__ = "1.0.0"
__all__ = [
    "BadOption",
    "Illegal",
    "Malformed",
    "Match",
    "Pack",
    "Position",
    "bots",
    "coach",
    "decode",
    "describe",
    "encode",
    "game_names",
    "register",
]
