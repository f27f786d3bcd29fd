"""Opponents and partners: each is given a match and a seat, and uses only what that seat may know."""

from kuluary.bots.bot import Player, algorithms, check_level, hire, known_levels, levels, make, own_class, player_name
from kuluary.core import Bot

__all__ = [
    "Bot",
    "Player",
    "algorithms",
    "check_level",
    "hire",
    "known_levels",
    "levels",
    "make",
    "own_class",
    "player_name",
]
