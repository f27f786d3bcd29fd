"""The planner of «Комитет»: thinks for the whole team over the rest of the round, and says what it means to do."""

from collections.abc import Mapping
from typing import Final

from kuluary.core.bot import Maker
from kuluary.games.committee.bots.planner import Planner

BOTS: Final[Mapping[str, Maker]] = {"planner": Planner}

__all__ = ["BOTS", "Planner"]
