"""A log as a file: the log itself, the pack where that is not the standard one, and what was taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kuluary.core import Log, Malformed, Pack, find_game, pack_from
from kuluary.core.typed import field_types, fits
from kuluary.core.verify import Branch
from kuluary.encoding import decode, plain


class LogFile(NamedTuple):
    """What a file says."""

    log: Log
    pack: Pack | None = None
    """None: the standard one, or one that is known by its digest."""
    undone: tuple[Branch, ...] = ()
    """What was taken back, in the order in which that happened."""


def read(data: Any) -> LogFile:
    """Read a file that was parsed already; raises Malformed, or ContentError for its pack."""
    if not isinstance(data, dict):
        raise Malformed("this is no log of a game")
    beside = {name: data.get(name) for name in ("pack", "undone")}
    log = decode({name: item for name, item in data.items() if name not in beside})
    if not isinstance(log, Log):
        raise Malformed("this is no log of a game")
    pack = None if beside["pack"] is None else pack_from(beside["pack"])
    return LogFile(log, pack, _branches(beside["undone"] or []))


def _branches(data: Any) -> tuple[Branch, ...]:
    found = []
    for item in decode(data) if isinstance(data, list) else (None,):
        number, entries = (item.get("number"), item.get("entries", ())) if isinstance(item, dict) else (None, ())
        if type(number) is not int or number < 0 or not fits(entries, field_types(Log)["entries"]):
            raise Malformed("what was taken back cannot be read")
        found.append(Branch(number, entries))
    return tuple(found)


def write(log: Log | dict[str, Any], pack: Pack | None, undone: Sequence[Branch] = ()) -> dict[str, Any]:
    """Give a file as plain data; the log may be plain data already."""
    data: dict[str, Any] = plain(log) if isinstance(log, Log) else dict(log)
    if pack is not None and pack.digest != find_game(pack.game).standard.digest:
        data["pack"] = pack.plain()
    if undone:
        data["undone"] = [{"number": branch.number, "entries": plain(branch.entries)} for branch in undone]
    return data
