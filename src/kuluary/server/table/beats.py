"""What happened as it is shown: the beats of a play, each with its events and the table at its end.

A table is sent whole once; after that only what has changed in it, as a patch: `[]` takes a key away, `[value]` sets
it, `{key: patch}` goes down into an object, or into a list by the place an item had; what comes after the end is new.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import compress
from operator import is_not
from typing import Any, Final, NamedTuple, get_args, get_origin

from msgspec import Raw

from kuluary.core import Match
from kuluary.core.looking import Memory, Sight
from kuluary.core.typed import field_types
from kuluary.encoding import are_atoms, is_plain, plain
from kuluary.server.protocol import wire, words

Eyes = int | None
"""Whose eyes: a seat, or None for a spectator."""
_ATOMS: Final = frozenset({int, str, bool, float, type(None)})
SHORT: Final = 12
"""A list of so few numbers or words is written as quickly as what has gone from it."""


class Shown(NamedTuple):
    """The end of a beat: its name, how many events had been told, and the table by eyes."""

    name: str
    told: int
    sights: dict[Eyes, Sight]


def ends(match: Match, eyes: set[Eyes], memory: Memory, heard: int | None) -> list[Shown]:
    """Give what is shown after a play of which `heard` events were told before: the end of every beat, and of all.

    Without `heard` only the end of all, where everything stands as it is.
    """
    sights, total = match.game.sights, len(match.news)
    if heard is None or not match.moments:
        return [Shown("", total, sights(match.state, eyes, memory))]
    *moments, last = match.moments
    found = [Shown(name, told, sights(state, eyes, memory)) for name, told, state in moments]
    # Whoever sees an event of the last beat, with none to follow, is shown it with the table as it stands in the end.
    fresh = [item for _, item in match.news[moments[-1].told if moments else heard :]]
    if last.told < total:
        early = eyes
    elif any(item.seen_by is None for item in fresh):
        early = set()
    else:
        early = {one for one in eyes if not any(item.visible_to(one) for item in fresh)}
    before = sights(last.state, early, memory) if early else {}
    final = sights(match.state, eyes, memory)
    return [*found, Shown(last.name, last.told, final | before), Shown("", total, final)]


class Strip:
    """The beats of one play as they are written for several eyes; what they share is written once."""

    def __init__(self, shown: Sequence[Shown]) -> None:
        self.shown = shown
        self._written: dict[tuple[int, int], tuple[bytes, object, object]] = {}
        """By what was and what is, how they differ. Both are kept, so that no identity is given away meanwhile."""
        self._known: Known = {}

    def whole(self, eyes: Eyes, told: Sequence[Raw | None]) -> list[words.Beat]:
        """Give everything as one beat with the whole table."""
        view = Raw(wire.encode(plain(self.shown[-1].sights[eyes].view)))
        return [{"name": "", "news": [item for item in told if item is not None], "view": view}]

    def beats(self, eyes: Eyes, before: Sight, told: Sequence[Raw | None]) -> list[words.Beat]:
        """Give the beats from the table shown before; `told` are the last events, None where the eyes may not see.

        A beat in which these eyes see nothing is none; what is left after the last one belongs to it.
        """
        beats: list[words.Beat] = []
        *moments, (_, total, final) = self.shown
        first = heard = total - len(told)
        start = seen = before
        for name, upto, sights in moments:
            news = [item for item in told[heard - first : upto - first] if item is not None]
            change = self._changes(seen, sights[eyes])
            if news or change is not _NOTHING:
                beats.append({"name": name, "news": news, "change": change})
                start, seen = seen, sights[eyes]
            heard = upto
        rest = [item for item in told[heard - first :] if item is not None]
        if rest or not beats:
            beats.append({"name": "", "news": rest, "change": self._changes(seen, final[eyes])})
        elif seen is not final[eyes]:
            beats[-1]["change"] = self._changes(start, final[eyes])
        return beats

    def _changes(self, old: Sight, new: Sight) -> Raw:
        """Say how a table differs from another: what everybody sees alike, then what these eyes alone see."""
        if old is new:
            return _NOTHING
        alike = self._fields(old.alike, new.alike)
        own = alike if old.own is new.own else alike + self._fields(old.own, new.own)
        return Raw(b"{" + own[1:] + b"}") if own else _NOTHING

    def _fields(self, old: Mapping[str, Any], new: Mapping[str, Any]) -> bytes:
        """Write the fields that have changed, a comma before each; for whoever sees them so it is done once."""
        key = (id(old), id(new))
        known = self._written.get(key)
        if known is None:
            found = {}
            for name in compress(new, map(is_not, old.values(), new.values())):
                change = patch(old[name], new[name], self._known)
                if change is not None:
                    found[name] = change
            known = self._written[key] = (b"," + wire.encode(found)[1:-1] if found else b"", old, new)
        return known[0]


_NOTHING: Final = Raw(b"{}")
"""What has changed where nothing has."""
Known = dict[tuple[int, int], tuple[Any, object, object]]
"""By two records in lists, how they differ; both are kept, so that no identity is given away again meanwhile."""


def patch(old: Any, new: Any, known: Known | None = None) -> Any:
    """Give how one part of a table differs from what it was, or None where it does not."""
    kind = type(new)
    if kind is not type(old):
        return [plain(new)]
    if known is None:
        known = {}
    if kind is tuple or kind is list:
        return _list_patch(old, new, known)
    differ = _RECORDS.get(kind)
    if differ is not None:
        return differ(old, new, known)
    if kind in _ATOMS:
        return None if old == new else [new]
    if kind is dict:
        found: dict[str, Any] = {str(key): [] for key in old if key not in new}
        for key, item in new.items():
            change = patch(old[key], item, known) if key in old else [plain(item)]
            if change is not None:
                found[str(key)] = change
        return found or None
    if is_dataclass(kind):
        _RECORDS[kind] = _comparing(kind)
        return patch(old, new, known)
    return None if old == new else [plain(new)]


Differ = Callable[[Any, Any, Known], dict[str, Any] | None]


def _comparing(cls: type) -> Differ:
    """Give what compares two records of a class field by field; it is written out for it, as it runs for all of them.

    Records are looked into without being compared first; what is the same object is passed over.
    """
    lines = ["def differ(old, new, known):", " found = {}"]
    hints = field_types(cls)
    for name in [field.name for field in fields(cls)]:
        other = f" if (one := old.{name}) is not (other := new.{name})"
        hint = hints.get(name, object)
        if is_plain(hint):
            lines.append(f"{other} and one != other: found[{name!r}] = [other]")
        elif get_origin(hint) is tuple and any(map(is_dataclass, get_args(hint))):
            lines.append(f"{other} and (change := list_patch(one, other, known)) is not None: found[{name!r}] = change")
        else:
            differs = "(type(other) in RECORDS or one != other) and (change := patch(one, other, known)) is not None"
            lines.append(f"{other} and {differs}: found[{name!r}] = change")
    space: dict[str, Any] = {"patch": patch, "list_patch": _list_patch, "RECORDS": _RECORDS}
    exec("\n".join([*lines, " return found or None"]), space)
    differ: Differ = space["differ"]
    return differ


def _differences(old: Sequence[Any], new: Sequence[Any], known: Known) -> dict[str, Any] | None:
    """Give by place how the items of lists differ: what is the same object is passed over without a step of our own."""
    found: dict[str, Any] = {}
    keys = _places(len(new))
    for place, other in compress(enumerate(new), map(is_not, old, new)):
        one, key, kind = old[place], keys[place], type(other)
        if kind in _ATOMS:
            if one != other:
                found[key] = [other]
        elif (differ := _RECORDS.get(kind)) is not None and type(one) is kind:
            pair = (id(one), id(other))
            seen = known.get(pair)
            if seen is None:
                seen = known[pair] = (differ(one, other, known), one, other)
            if seen[0] is not None:
                found[key] = seen[0]
        elif one != other and (change := patch(one, other, known)) is not None:
            found[key] = change
    return found or None


def _list_patch(old: Sequence[Any], new: Sequence[Any], known: Known) -> Any:
    """Give how a list differs: item by item, unless it is written sooner as a whole."""
    if len(old) == len(new):
        found = _differences(old, new, known)
        return [list(new)] if found and 2 * len(found) > len(new) and are_atoms(new) else found
    if len(new) <= SHORT and are_atoms(new):
        return [list(new)]
    if len(old) > len(new):
        found = _shortened(old, new, known)
        if 2 * sum([change != [] for change in found.values()]) > len(new):
            return [plain(new)]
    else:
        found = _differences(old, new, known) or {}
        if 2 * len(found) >= len(old):
            return [plain(new)]
        for at in range(len(old), len(new)):
            found[str(at)] = [plain(new[at])]
    return [list(new)] if 2 * len(found) > len(new) and are_atoms(new) else found


@cache
def _places(count: int) -> tuple[str, ...]:
    """Name the places of a list."""
    return tuple(map(str, range(count)))


def _shortened(old: Sequence[Any], new: Sequence[Any], known: Known) -> dict[str, Any]:
    """Say how a list has become a shorter one: what has gone is found by what comes after it."""
    found: dict[str, Any] = {}
    surplus = len(old) - len(new)
    at = 0
    for item in new:
        for skipped in range(surplus + 1):
            if (one := old[at + skipped]) is item or one == item:
                found |= {str(gone): [] for gone in range(at, at + skipped)}
                at, surplus = at + skipped, surplus - skipped
                break
        else:
            found[str(at)] = patch(old[at], item, known)
        at += 1
    return found | {str(gone): [] for gone in range(at, len(old))}


_RECORDS: Final[dict[type, Differ]] = {}
"""The classes of records that were met, with what compares two of them."""
