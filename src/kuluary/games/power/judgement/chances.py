"""What a lead means in chances: how often those won who were so far ahead with so much time left (docs/coach.md)."""

from __future__ import annotations

from math import exp, log
from typing import Final

from kuluary.games.power.judgement.standing import phases_left
from kuluary.games.power.state import PowerState

STEEPNESS: Final = 0.1
EASING: Final = 0.1
"""How much a point says at the end of the game, and how fast that grows less with the phases left."""
STEEPNESS_ALONE: Final = 0.1
EASING_ALONE: Final = 0.1
"""The same against Falcon, where the judge says what both will have in the end."""


def chance(state: PowerState, lead: float) -> float:
    """Give the chance of a seat that leads by so much; with no lead all have the same."""
    left = phases_left(state)
    if state.setup.level >= 0:
        odds = STEEPNESS_ALONE * lead / (1.0 + EASING_ALONE * left)
    else:
        odds = STEEPNESS * lead / (1.0 + EASING * left) - log(state.setup.players - 1)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, odds))))
