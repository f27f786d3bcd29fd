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
    return lead(game, state, seat, judge(state))


def lead(game: Game, state: State, seat: int, worth: Sequence[float]) -> float:
    """Give how far a seat is ahead of its rivals."""
    return ahead(worth[seat], [value for other, value in enumerate(worth) if game.rivals(state, seat, other)])


def ahead(mine: float, rivals: Sequence[float]) -> float:
    """Give how far somebody is ahead of others, half by the best of them and half by all."""
    return mine - (max(rivals) + sum(rivals) / len(rivals)) / 2 if rivals else mine


def chance_to_win(lead: float, steepness: float) -> float:
    """Turn a lead into a chance between 0 and 1, smoothed so that a near miss is worth something."""
    return 1.0 / (1.0 + exp(-steepness * max(-200.0, min(200.0, lead))))


def rewards_of_end(game: Game, state: State) -> list[float]:
    """Give every seat's reward for a finished game: its lead over the best rival."""
    outlook = game.outlook(state)
    rewards = []
    for seat, mine in enumerate(outlook):
        rivals = [value for other, value in enumerate(outlook) if game.rivals(state, seat, other)]
        rewards.append(chance_to_win(mine - max(rivals, default=0.0), STEEPNESS))
    return rewards
