"""Opponents and partners: each is given a match and a seat, and uses only what that seat may know."""

from kuluary.bots.bot import LEVELS, Bot, check_level, levels, make

__all__ = ["LEVELS", "Bot", "check_level", "levels", "make"]
