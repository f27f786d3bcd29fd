"""What a seat is near to: the alliance, the project and the operation that bring most for what they still take.

What the turns left are too few for is none: a turn brings a card at most, and some two pieces for the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from kuluary.games.power.content.cards import DEEP_STATE
from kuluary.games.power.judgement.advice import Gain
from kuluary.games.power.words.views import AllianceView, AtomView, Goal, OperationView, ProjectView, RowCard

HELP: Final = 2
"""Points that an alliance which brings none of its own is taken for: it helps otherwise."""

PIECES: Final = 2
"""What comes together from one phase to the next, recruited and recalled."""


def best_first(found: Iterable[Goal | None]) -> tuple[Goal, ...]:
    """List the goals there are, that which takes least for a point first."""
    return tuple(sorted([goal for goal in found if goal is not None], key=_effort))


def _effort(goal: Goal) -> float:
    """Give what a point of a goal takes: steps, and what is missing for them."""
    return (goal.steps + goal.missing) / (goal.points or HELP)


def nearest_alliance(hand: Sequence[AllianceView], turns: int) -> Goal | None:
    """Give the nearest alliance of a hand."""
    found = [Goal("alliance", one.alliance, 0, 1, one.worth_met, _missing(one.atoms), ()) for one in hand]
    return min([goal for goal in found if goal.missing <= turns], key=_effort, default=None)


def on_the_way(goal: Goal | None, row: Sequence[Gain]) -> Goal | None:
    """Give an alliance that is near with the places of the row whose cards bring it nearer."""
    if goal is None:
        return None
    places = [place for place, (_, _, closer) in enumerate(row, 1) if any(one.alliance == goal.which for one in closer)]
    return replace(goal, places=tuple(places)) if places else goal


def _missing(atoms: Sequence[AtomView]) -> int:
    """Count the parts of a requirement that are not there; of alternatives the nearest counts."""
    options = [0 if atom.met else max(1, atom.need - atom.have) for atom in atoms if atom.kind == "any"]
    needed = [max(1, atom.need - atom.have) for atom in atoms if atom.kind != "any" and not atom.met]
    return sum(needed) + min(options, default=0)


def nearest_stage(projects: Sequence[ProjectView], row: Sequence[RowCard], turns: int) -> Goal | None:
    """Give the nearest stage of a project that brings points."""
    open_ones = sorted([one for one in projects if not one.complete], key=lambda one: sum(one.agents_now[one.stage :]))
    found = [goal for project in open_ones if (goal := _stage(project, row)).steps <= turns]
    return min(found, key=_effort, default=None)


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


def next_operation(operations: Sequence[OperationView], turns: int) -> Goal | None:
    """Give the operation on top, if one is left."""
    for one in operations:
        if one.on_top and one.missing <= PIECES * max(0, turns - 1):
            return Goal("operation", one.operation, 0, 1, one.points, one.missing, ())
    return None
