"""Falcon's set-up and projects (P-12.3 to P-12.7, P-12.18, P-12.19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Draw, Drawn, Fate, Step
from kuluary.games.power.content.cards import (
    BEGINNER,
    CORPORATIONS,
    CRIME,
    FIRST_SUPPORT,
    GOVERNMENTS,
    HIGH,
    INNER_CIRCLE,
    STAGES,
)
from kuluary.games.power.rules.exchange import gain_secondary
from kuluary.games.power.state import FALCON, PowerState
from kuluary.games.power.words.falcon import (
    FalconAdvanced,
    FalconOrdered,
    FalconStays,
    ProjectOrderLaid,
    ProjectTokenGone,
)

FALCON_DEALT: Final = (2, 6, 6, 6)
"""Alliances Falcon begins with, by level (P-12.3, P-12.35)."""
HIS_PROJECTS: Final = (0, 1, 2)
"""Comintern, Unified Nations, Spyware: never Deep State (P-12.6)."""


@dataclass(frozen=True, slots=True)
class LayProjectOrder(Step[PowerState]):
    """Three project tokens are laid in a row at random, except for a beginner (P-12.5, P-12.35)."""

    def ask(self, state: PowerState) -> Sequence[Fate]:
        if state.setup.level == BEGINNER:
            return ()
        return (Draw("project_order", "P-12.5", HIS_PROJECTS, len(HIS_PROJECTS)),)

    def run(self, state: PowerState, seat: int, action: Drawn | None) -> None:
        if action is None:
            return
        state.project_order = action.values
        if state.news is not None:
            state.tell(ProjectOrderLaid(state.project_order))


def stage_of(state: PowerState, project: int) -> int:
    """Give Falcon's stage in a project."""
    return state.stages[4 * FALCON + project]


def by_order(state: PowerState, projects: Sequence[int]) -> int:
    """Choose between projects: the leftmost token decides and goes to the right end (P-12.5); one is no choice."""
    if len(projects) == 1:
        return projects[0]
    project = next(token for token in state.project_order if token in projects)
    rest = tuple([token for token in state.project_order if token != project])
    state.project_order = (*rest, project)
    if state.news is not None:
        state.tell(FalconOrdered(project, state.project_order))
        state.beat("falcon")
    return project


def move_falcon(state: PowerState, project: int, reason: str) -> None:
    """Falcon joins a project or moves one stage, whatever it requires; at stage V its token leaves (P-12.6, P-12.7)."""
    stage = stage_of(state, project)
    if stage == STAGES or (stage == 0 and not state.active[FALCON] and not state.reserve[FALCON]):
        if state.news is not None:
            state.tell(FalconStays(project))
            state.beat("falcon")
        return
    if stage == 0:
        if state.active[FALCON]:
            state.active[FALCON] -= 1
        else:
            state.reserve[FALCON] -= 1
    state.stages[4 * FALCON + project] = stage + 1
    if state.news is not None:
        worth = (0, *state.setup.content.stage_points[project])
        state.tell(FalconAdvanced(project, stage + 1, reason, worth[stage + 1] - worth[stage]))
    if stage + 1 == STAGES and project in state.project_order:
        state.project_order = tuple([token for token in state.project_order if token != project])
        if state.news is not None:
            state.tell(ProjectTokenGone(project))
    if state.news is not None:
        state.beat("project")


def circle_moves(state: PowerState) -> None:
    """A captured Inner Circle moves Falcon in a project by order, on high levels in all of his (P-12.19, P-12.37)."""
    if state.setup.level == BEGINNER:
        return
    joined = [project for project in HIS_PROJECTS if stage_of(state, project)]
    if not joined:
        move_falcon(state, by_order(state, HIS_PROJECTS), "circle")
        return
    unfinished = [project for project in joined if stage_of(state, project) < STAGES]
    if state.setup.level >= HIGH:
        for project in unfinished:
            move_falcon(state, project, "circle")
    elif unfinished:
        move_falcon(state, by_order(state, unfinished), "circle")


@dataclass(frozen=True, slots=True)
class FalconGains(Step[PowerState]):
    """After the recall Falcon moves in projects for the card he captured (P-12.18, P-12.19)."""

    card: int

    def run(self, state: PowerState, seat: int, action: None) -> None:
        kind = self.card >> 3
        if FIRST_SUPPORT <= kind < GOVERNMENTS:
            move_falcon(state, kind - FIRST_SUPPORT, "support")
        elif kind == INNER_CIRCLE:
            circle_moves(state)


def take_matching(state: PowerState, kind: int) -> None:
    """Falcon takes the secondary objects that go with a power card (P-12.33, P-12.34, P-12.38)."""
    if GOVERNMENTS <= kind < CRIME:
        gain_secondary(state, FALCON, kind - GOVERNMENTS)
    elif kind == CORPORATIONS:
        gain_secondary(state, FALCON, 3)
    elif kind == CRIME:
        for colour in range(3):
            gain_secondary(state, FALCON, colour)


LAY_PROJECT_ORDER: Final = LayProjectOrder()
