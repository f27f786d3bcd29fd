"""What a lead means in chances: how often those won who were so far ahead with so much time left (docs/coach.md)."""

from __future__ import annotations

from math import exp, log
from typing import Final

from kuluary.games.power.judgement.standing import phases_left
from kuluary.games.power.state import PowerState

STEEPNESS: Final = 0.2
EASING: Final = 0.5
"""How much a point says at the end of the game, and how fast that grows less with the phases left."""
AGAINST_FALCON: Final = 0.17
HANDICAP: Final = (-1.9, 2.55, 4.6, 4.6)
"""The same against Falcon, and how much better he does than his worth says, by his level."""
SURE: Final = 2.0
"""Phases left from which that is full: at the end only points count."""


def chance(state: PowerState, seat: int, lead: float) -> float:
    """Give the chance of a seat that leads by so much; with no lead all have the same."""
    left = phases_left(state)
    if state.setup.level >= 0:
        against = HANDICAP[state.setup.level] * min(1.0, left / SURE)
        odds = AGAINST_FALCON * (lead if seat == 0 else -lead) / (1.0 + EASING * left) - against
        odds = odds if seat == 0 else -odds
    else:
        odds = STEEPNESS * lead / (1.0 + EASING * left) - log(state.setup.players - 1)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, odds))))
