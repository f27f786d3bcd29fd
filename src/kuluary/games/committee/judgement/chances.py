"""What a worth means in chances: how often teams of experts won from positions of that worth."""

from __future__ import annotations

from math import exp
from typing import Final

from kuluary.games.committee.state import CommitteeState

BASE: Final = -0.98
BY_WORTH: Final = 0.0168
BY_ROUND: Final = -0.35
"""Fitted to games of experts by `python tools/calibrate.py` (docs/coach.md)."""


def chance(state: CommitteeState, worth: float) -> float:
    """Give the chance that the team wins from a position worth so much in this round."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, BASE + BY_WORTH * worth + BY_ROUND * state.round))))
