"""What happened as it is shown: the beats of a play, each with its events and the table at its end.

A table is sent whole once; after that only what has changed in it, as a patch: `[]` takes a key away, `[value]` sets
it, `{key: patch}` goes down into an object, or into a list of the same length by the place of an item.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import is_dataclass
from typing import Any, Final, NamedTuple

from msgspec import Raw

from kuluary.core import Match
from kuluary.core.looking import Memory
from kuluary.encoding import plain
from kuluary.server import wire, words

Eyes = int | None
"""Whose eyes: a seat, or None for a spectator."""
_ATOMS: Final = frozenset({int, str, bool, float, type(None)})


class Shown(NamedTuple):
    """The end of a beat: its name, how many events had been told, and the table by eyes."""

    name: str
    told: int
    views: dict[Eyes, Any]


def ends(match: Match, eyes: set[Eyes], memory: Memory, *, moments: bool) -> list[Shown]:
    """Give what is shown after a play: the end of every beat, or only the last, where everything stands as it is."""
    views = match.game.views
    found = [Shown(name, told, views(state, eyes, memory)) for name, told, state in match.moments] if moments else []
    return [*found, Shown("", len(match.news), views(match.state, eyes, memory))]


class Strip:
    """The beats of one play as they are written for several eyes; what they share is written once."""

    def __init__(self, shown: Sequence[Shown]) -> None:
        self.shown = shown
        self._written: dict[tuple[int, int], tuple[Raw | None, object, object]] = {}

    def whole(self, eyes: Eyes, told: Sequence[Raw | None]) -> list[words.Beat]:
        """Give everything as one beat with the whole table."""
        view = Raw(wire.encode(plain(self.shown[-1].views[eyes])))
        return [{"name": "", "news": [item for item in told if item is not None], "view": view}]

    def beats(self, eyes: Eyes, before: Any, told: Sequence[Raw | None]) -> list[words.Beat]:
        """Give the beats from the table shown before; `told` are the last events, None where the eyes may not see.

        A beat in which these eyes see nothing is none; what is left after the last one belongs to it.
        """
        found: list[tuple[str, list[Raw], Any]] = []
        *moments, (_, total, final) = self.shown
        first = total - len(told)
        heard, seen = first, before
        for name, upto, views in moments:
            news = [item for item in told[heard - first : upto - first] if item is not None]
            if news or self._changes(seen, views[eyes]):
                found.append((name, news, views[eyes]))
                seen = views[eyes]
            heard = upto
        rest = [item for item in told[heard - first :] if item is not None]
        if rest or not found:
            found.append(("", rest, final[eyes]))
        else:
            found[-1] = (*found[-1][:2], final[eyes])
        beats: list[words.Beat] = []
        for name, news, view in found:
            beats.append({"name": name, "news": news, "change": Raw(wire.encode(self._changes(before, view)))})
            before = view
        return beats

    def _changes(self, old: Any, new: Any) -> dict[str, Raw]:
        """Say how a table differs from another."""
        if old is new:
            return {}
        names, get = wire.fields_of(new.__class__)
        pairs = zip(names, get(old), get(new), strict=True)
        return {
            name: found
            for name, one, other in pairs
            if one is not other and one != other and (found := self._field(one, other)) is not None
        }

    def _field(self, old: Any, new: Any) -> Raw | None:
        key = (id(old), id(new))
        known = self._written.get(key)
        if known is None:
            found = patch(old, new)
            # Both are kept, so that no identity is given away again meanwhile.
            known = self._written[key] = (None if found is None else Raw(wire.encode(found)), old, new)
        return known[0]


def patch(old: Any, new: Any) -> Any:
    """Give how one part of a table differs from what it was, or None where it does not."""
    kind = type(new)
    if kind is not type(old):
        return [plain(new)]
    if kind in _ATOMS:
        return None if old == new else [new]
    found: dict[str, Any] = {}
    if kind is tuple or kind is list:
        if len(old) != len(new):
            return [plain(new)]
        for at, (one, other) in enumerate(zip(old, new, strict=True)):
            if one is not other and (change := patch(one, other)) is not None:
                found[str(at)] = change
        return [plain(new)] if 2 * len(found) > len(new) and _plain_items(new) else found or None
    if kind is dict:
        found = {str(key): [] for key in old if key not in new}
        for key, item in new.items():
            change = patch(old[key], item) if key in old else [plain(item)]
            if change is not None:
                found[str(key)] = change
        return found or None
    if is_dataclass(kind):
        names, get = wire.fields_of(kind)
        for name, one, other in zip(names, get(old), get(new), strict=True):
            if one is not other and (change := patch(one, other)) is not None:
                found[name] = change
        return found or None
    return None if old == new else [plain(new)]


def _plain_items(items: Sequence[Any]) -> bool:
    return all(type(item) in _ATOMS for item in items)
