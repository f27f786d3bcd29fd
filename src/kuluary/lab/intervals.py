"""How sure a share of games is: Wilson's interval, Newcombe's for a difference, and looks that may stop a run."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
FIRST_LOOK: Final = 32
"""Games after which a run may stop for the first time; every later look has twice as many."""


def wilson(wins: float, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Give Wilson's interval of a share; a shared victory counts as a part of one, which makes it a little wide."""
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    rate = wins / games
    spread = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / spread
    half = z / spread * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def difference(
    first: tuple[float, int], second: tuple[float, int], confidence: float = CONFIDENCE
) -> tuple[float, float]:
    """Give Newcombe's interval of the difference of two shares, each as wins and games."""
    if not first[1] or not second[1]:
        return -1.0, 1.0
    rates = first[0] / first[1], second[0] / second[1]
    lows, highs = zip(wilson(*first, confidence), wilson(*second, confidence), strict=True)
    apart = rates[0] - rates[1]
    return (
        apart - sqrt((rates[0] - lows[0]) ** 2 + (highs[1] - rates[1]) ** 2),
        apart + sqrt((highs[0] - rates[0]) ** 2 + (rates[1] - lows[1]) ** 2),
    )


def looks(games: int) -> list[int]:
    """Give the numbers of games after which a run of at most `games` may stop, the last one included."""
    found = []
    number = FIRST_LOOK
    while number < games:
        found.append(number)
        number *= 2
    return [*found, games]


def strict(games: int) -> float:
    """Give the confidence of one look, so that all looks of a run together err no more often than a single one."""
    return 1 - (1 - CONFIDENCE) / len(looks(games))
