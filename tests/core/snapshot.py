"""Everything a state is made of, to compare states slot by slot."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from kuluary.core import Match, State

OUTPUT = {"news"}
"""Slots that are no part of the position."""


def slots(state: State) -> list[str]:
    """List the slots of a state, inherited ones included."""
    return [name for cls in type(state).__mro__ for name in getattr(cls, "__slots__", ()) if name not in OUTPUT]


def snapshot(state: State) -> dict[str, Any]:
    """Give a deep copy of all slots; the set-up is shared and compared as it is."""
    return {name: deepcopy(getattr(state, name)) for name in slots(state)}


def whole(match: Match) -> dict[str, Any]:
    """Give everything that can be seen of a match: state, log, news, questions."""
    return {
        "state": snapshot(match.state),
        "entries": list(match.entries),
        "news": list(match.news),
        "decisions": match.decisions,
        "undo": [match.undo_start(seat) for seat in range(match.header.seats)],
    }
