"""The planner of «Комитет»: thinks for the whole team over the rest of the round, and says what it means to do."""

from kuluary.games.committee.bots.planner import Planner

__all__ = ["Planner"]
