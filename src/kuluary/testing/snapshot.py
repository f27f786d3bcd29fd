"""Everything a position or a match is made of, to compare it part by part."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from kuluary.core import Match, State

OUTPUT: Final = frozenset({"news"})
"""Slots of a state that are no part of the position."""


def slots(thing: object) -> list[str]:
    """List the parts of an object, inherited ones included; of a state, those of the position."""
    names = [name for cls in type(thing).__mro__ for name in getattr(cls, "__slots__", ())]
    names += vars(thing) if hasattr(thing, "__dict__") else ()
    return [name for name in names if not (isinstance(thing, State) and name in OUTPUT)]


def snapshot(thing: Any) -> Any:
    """Give a thing with all that can change in it laid out in tuples, which nothing done to it later can reach.

    Values (what can be hashed and compared: numbers, frozen records, steps, the set-up) stand for themselves.
    """
    kind: Any = type(thing)
    if kind in (int, str, bool, float, type(None)):
        return thing
    if isinstance(thing, (list, tuple)):
        return kind, tuple([snapshot(item) for item in thing])
    if isinstance(thing, dict):
        return kind, {key: snapshot(item) for key, item in thing.items()}
    if isinstance(thing, (set, frozenset)):
        return kind, frozenset(thing)
    if kind.__hash__ is not None and kind.__eq__ is not object.__eq__:
        return thing
    if isinstance(thing, Iterable):
        return kind, tuple([snapshot(item) for item in thing])
    return kind, tuple([(name, snapshot(getattr(thing, name))) for name in slots(thing)])


def same(one: Any, two: Any) -> bool:
    """Tell whether two things hold the same."""
    return bool(snapshot(one) == snapshot(two))


def whole(match: Match) -> dict[str, Any]:
    """Give everything that can be seen of a match: state, log, news, questions."""
    return {
        "state": snapshot(match.state),
        "entries": tuple(match.entries),
        "news": tuple(match.news),
        "decisions": snapshot(match.decisions),
        "undo": tuple(match.undo_start(seat) for seat in range(match.header.seats)),
    }


def differences(one: Any, two: Any, name: str = "") -> str:
    """Say in one line where two snapshots, or two dicts of them, differ."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in {**one, **two}:
            if one.get(key) != two.get(key):
                return differences(one.get(key), two.get(key), f"{name}.{key}".lstrip("."))
    if isinstance(one, tuple) and isinstance(two, tuple) and len(one) == len(two) == 2 and one[0] is two[0]:
        mine, other = one[1], two[1]
        if isinstance(mine, tuple) and isinstance(other, tuple) and len(mine) == len(other):
            for number, (left, right) in enumerate(zip(mine, other, strict=True)):
                if left != right:
                    named = isinstance(left, tuple) and isinstance(right, tuple) and left[:1] == right[:1]
                    if named and len(left) == 2 and isinstance(left[0], str):
                        return differences(left[1], right[1], f"{name}.{left[0]}".lstrip("."))
                    return differences(left, right, f"{name}[{number}]")
        elif isinstance(mine, dict):
            return differences(mine, other, name)
    return f"{name or 'all of it'}: {_short(one)} against {_short(two)}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) < 200 else f"{text[:200]}…"
