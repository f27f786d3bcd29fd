"""Opponents and partners: each is given a match and a seat, and uses only what that seat may know."""

from kuluary.bots.bot import check_level, known_levels, levels, make
from kuluary.core import Bot

__all__ = ["Bot", "check_level", "known_levels", "levels", "make"]
