"""How good a position is for a seat, from what the game itself says everyone would have now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from kuluary.core.game import Game
from kuluary.core.state import State

STEEPNESS: Final = 0.3
"""How fast points turn into certainty: about four points make three chances out of four."""


Judge = Callable[[Any], Sequence[float]]
"""Says what a position is worth to every seat."""


def advantage(game: Game, state: State, seat: int, judge: Judge) -> float:
    """Give the lead of the seat's side over the best and the average rival, in points."""
    worth = judge(state)
    mine = worth[seat]
    rivals = [value for other, value in enumerate(worth) if game.rivals(state, seat, other)]
    if not rivals:
        return mine
    return mine - (max(rivals) + sum(rivals) / len(rivals)) / 2


def reward(game: Game, state: State, seats: int) -> list[float]:
    """Give every seat's chance of having won, between 0 and 1, smoothed so that a near miss is worth something."""
    outlook = game.outlook(state)
    rewards = []
    for seat in range(seats):
        rivals = [value for other, value in enumerate(outlook) if game.rivals(state, seat, other)]
        lead = outlook[seat] - max(rivals, default=0.0)
        rewards.append(1.0 / (1.0 + exp(-STEEPNESS * max(-60.0, min(60.0, lead)))))
    return rewards
