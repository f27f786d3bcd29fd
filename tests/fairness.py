"""Whether counted outcomes look as even as they should; every use has a fixed seed, so an answer never changes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

UNLIKELY = 4.0
"""How many standard deviations above its mean chi-square may lie: about one honest source in 10,000 would."""


def looks_even(found: Mapping[Hashable, int], kinds: int) -> bool:
    """Tell whether outcomes of so many kinds came about equally often."""
    return chi_square_excess(found, kinds) < UNLIKELY


def chi_square_excess(found: Mapping[Hashable, int], kinds: int) -> float:
    """Give how far chi-square lies above its mean, in standard deviations; kinds that never came count in."""
    assert len(found) <= kinds, "an outcome that cannot be"
    expected = sum(found.values()) / kinds
    assert expected >= 5, "too few outcomes to judge"
    square = sum((count - expected) ** 2 / expected for count in found.values())
    square += (kinds - len(found)) * expected
    freedom = kinds - 1
    return float((square - freedom) / (2 * freedom) ** 0.5)
