"""What a position is worth to Falcon (P-12): he plays by rule, so what he will take, and what that does, is known."""

from __future__ import annotations

from typing import Final

from kuluary.games.power.content.cards import FIRST_POWER, FIRST_SUPPORT, HIGH, INNER_CIRCLE, MAXIMUM, MEDIUM, STAGES
from kuluary.games.power.rules.falcon.projects import HIS_PROJECTS
from kuluary.games.power.rules.falcon.turn import aims
from kuluary.games.power.state import FALCON, PowerState

STAGE_HOPE: Final = (0.0, 4.0, 9.0, 15.0, 27.0, 40.0)
"""What a stage will be worth to him in the end, while there is time."""
ENOUGH_TIME: Final = 8.0
"""Phases left from which that hope is full."""
EACH_ALLIANCE: Final = {HIGH: 1, MAXIMUM: 2}
"""Points for each alliance he concluded (P-12.37, P-12.38)."""


def falcon_target(state: PowerState) -> int:
    """Give the place of the row that Falcon takes if nothing changes, or −1 (P-12.10)."""
    for place, _, able, _ in aims(state):
        if able:
            return place
    return -1


def falcon_hope(state: PowerState, phases: float, card: int = -1) -> float:
    """Give what Falcon's projects may still bring beyond their points now, after capturing a card if one is given."""
    content = state.setup.content
    first = 4 * FALCON
    stages = [state.stages[first + project] for project in HIS_PROJECTS]
    now = sum([content.stage_points[project][stage - 1] for project, stage in enumerate(stages) if stage])
    kind = card >> 3
    if FIRST_SUPPORT <= kind < FIRST_POWER:
        stages[kind - FIRST_SUPPORT] = min(STAGES, stages[kind - FIRST_SUPPORT] + 1)
    elif kind == INNER_CIRCLE and state.setup.level >= MEDIUM:
        moved = [project for project, stage in enumerate(stages) if 0 < stage < STAGES]
        for project in moved if state.setup.level >= HIGH else moved[:1]:
            stages[project] += 1
    points = sum([content.stage_points[project][stage - 1] for project, stage in enumerate(stages) if stage])
    time = min(1.0, phases / ENOUGH_TIME)
    return points - now + time * (sum([STAGE_HOPE[stage] for stage in stages]) - points)


def alliance_points(state: PowerState) -> int:
    """Give what the number of his alliances brings him on high levels."""
    return EACH_ALLIANCE.get(state.setup.level, 0) * state.concluded[FALCON].bit_count()
