"""Opponents and partners: each is given a match and a seat, and uses only what that seat may know."""

from kuluary.bots.bot import (
    Player,
    algorithms,
    characters,
    check_level,
    has_style,
    hire,
    hired,
    known_levels,
    levels,
    make,
    own_class,
    player_name,
    searches,
)
from kuluary.bots.outsider import Outsider
from kuluary.core import Bot

__all__ = [
    "Bot",
    "Outsider",
    "Player",
    "algorithms",
    "characters",
    "check_level",
    "has_style",
    "hire",
    "hired",
    "known_levels",
    "levels",
    "make",
    "own_class",
    "player_name",
    "searches",
]
