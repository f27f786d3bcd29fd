"""«Масти Власти»: trick-taking with bribes, guild sets and teams."""

from kuluary.games.suits.game import GAME

__all__ = ["GAME"]
