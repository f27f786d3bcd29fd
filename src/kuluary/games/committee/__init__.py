"""«Комитет»: a cooperative game of missions, stress and free order of play."""

from kuluary.games.committee.game import GAME

__all__ = ["GAME"]
