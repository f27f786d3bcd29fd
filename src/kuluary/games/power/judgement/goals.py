"""What a seat is near to: the alliance, the project and the operation that bring most for what they still take."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from kuluary.games.power.content.cards import DEEP_STATE
from kuluary.games.power.words.views import AllianceView, AtomView, Goal, OperationView, ProjectView, RowCard

HELP: Final = 2
"""Points that an alliance which brings none of its own is taken for: it helps otherwise."""

PIECES: Final = 2
"""What comes together from one phase to the next, recruited and recalled."""


def goals(
    row: Sequence[RowCard],
    projects: Sequence[ProjectView],
    operations: Sequence[OperationView],
    hand: Sequence[AllianceView],
    phases: float,
) -> tuple[Goal, ...]:
    """List the nearest goal of each kind, best first, for whoever sees these and has about so many phases left.

    What the phases are too few for is none: a phase brings a card at most, and some two pieces for the next.
    """
    turns = ceil(phases)
    open_ones = sorted([one for one in projects if not one.complete], key=lambda one: sum(one.agents_now[one.stage :]))
    kinds = (
        [goal for alliance in hand if (goal := _alliance(alliance, row)).missing <= turns],
        [goal for project in open_ones if (goal := _stage(project, row)).steps <= turns],
        [
            Goal("operation", one.operation, 0, 1, one.points, one.missing, ())
            for one in operations
            if one.on_top and one.missing <= PIECES * max(0, turns - 1)
        ],
    )
    return tuple(sorted([min(found, key=_effort) for found in kinds if found], key=_effort))


def _effort(goal: Goal) -> float:
    """Give what a point of a goal takes: steps, and what is missing for them."""
    return (goal.steps + goal.missing) / (goal.points or HELP)


def _alliance(alliance: AllianceView, row: Sequence[RowCard]) -> Goal:
    places = [card.place for card in row if any(one.alliance == alliance.alliance for one in card.closer)]
    return Goal("alliance", alliance.alliance, 0, 1, alliance.worth_met, _missing(alliance.atoms), tuple(places))


def _missing(atoms: Sequence[AtomView]) -> int:
    """Count the parts of a requirement that are not there; of alternatives the nearest counts."""
    options = [0 if atom.met else max(1, atom.need - atom.have) for atom in atoms if atom.kind == "any"]
    needed = [max(1, atom.need - atom.have) for atom in atoms if atom.kind != "any" and not atom.met]
    return sum(needed) + min(options, default=0)


def _stage(project: ProjectView, row: Sequence[RowCard]) -> Goal:
    """Give the next stage of a project that brings points, and the signs that are missing until then (P-5.8)."""
    at = project.stage
    stage = next(number for number, points in enumerate(project.points, 1) if number > at and points)
    deep = project.project == DEEP_STATE
    needed = sum(project.signs_now[at:stage]) if deep else project.signs_now[stage - 1]
    places = [card.place for card in row if (card.interest if deep else card.sign == project.project)]
    points = project.points[stage - 1] - (project.points[at - 1] if at else 0)
    missing = max(0, needed - project.held)
    return Goal("project", project.project, stage, stage - at, points, missing, tuple(places))
