"""The bots of «Комитет»: the planner thinks for the whole team and says what it means to do; one has foresight too."""

from collections.abc import Mapping
from typing import Final

from kuluary.core.bot import Maker, Recipe
from kuluary.games.committee.bots.characters import CHARACTERS
from kuluary.games.committee.bots.foresight import Foresight
from kuluary.games.committee.bots.planner import Planner

BOTS: Final[Mapping[str, Maker]] = {"planner": Planner, "foresight": Foresight}
RECIPES: Final[Mapping[str, Recipe]] = {
    "novice": Recipe("planner", {"attention": 0.5}),
    "regular": Recipe("planner", {"attention": 0.7}),
    "expert": Recipe("planner"),
    "master": Recipe("foresight", {"seconds": 1.0}),
}

__all__ = ["BOTS", "CHARACTERS", "RECIPES", "Planner"]
