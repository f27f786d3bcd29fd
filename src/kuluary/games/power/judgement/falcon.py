"""What Falcon will do (P-12.10): he plays by rule, so it is known."""

from __future__ import annotations

from kuluary.games.power.rules.falcon.turn import aims
from kuluary.games.power.state import PowerState


def falcon_target(state: PowerState) -> int:
    """Give the place of the row that Falcon takes if nothing changes, or −1."""
    for place, _, able, _ in aims(state):
        if able:
            return place
    return -1
