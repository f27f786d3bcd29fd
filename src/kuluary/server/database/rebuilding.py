"""A game from its log: as far as this program can read it, and what is in the way of the rest."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from kuluary.core import Action, ContentError, Header, Log, Malformed, Match, Pack, content_of, find_game, game_names
from kuluary.server.database.store import Stuck
from kuluary.server.protocol import wire

LOG: Final = logging.getLogger("kuluary.server")


class Rebuilt(NamedTuple):
    """A game as it stands, as far as it could be read, and why it cannot go on, if it cannot."""

    match: Match | None
    stuck: Stuck | None = None


def rebuild(header: Header, entries: Sequence[tuple[int, str]], pack: Pack | None, key: bytes | None = None) -> Rebuilt:
    """Play a log again, with the pack that its header names."""
    if (doubt := first_doubt(header, known=pack is not None)) is not None and doubt.reason != "rules":
        return Rebuilt(None, doubt)
    assert pack is not None
    try:
        content_of(pack)
    except ContentError as error:
        return Rebuilt(None, Stuck("content", f"the rules of today do not take its content {pack.digest}: {error}"))
    read, problem = _read(entries)
    try:
        match, stop = Match.read(Log(header, tuple(read)), key=key, content=pack)
    except Malformed as error:
        return Rebuilt(None, Stuck("rules", str(error)))
    except Exception as error:  # rules that have changed without a version may fail in any way
        LOG.exception("a game of %s cannot be read", header.game)
        return Rebuilt(None, Stuck("rules", f"reading the log fails: {error!r}"))
    problem = stop or problem
    return Rebuilt(match, None if problem is None else Stuck("rules", str(problem)))


def first_doubt(header: Header, *, known: bool) -> Stuck | None:
    """Say, without playing it, why a game may not go on; `known`: somebody has its content."""
    if header.game not in game_names():
        return Stuck("game", f"the game {header.game} is not here: known are {', '.join(game_names())}")
    if not known:
        return Stuck("content", f"it was played with content {header.content}, which nobody here has")
    versions = find_game(header.game).versions
    if header.played_by not in versions:
        return Stuck("rules", f"it was begun under rules {header.played_by}; played are {', '.join(versions)}")
    return None


def _read(entries: Sequence[tuple[int, str]]) -> tuple[list[tuple[int, Action]], Malformed | None]:
    """Read the entries of a log up to the first that means nothing to this program."""
    found: list[tuple[int, Action]] = []
    for seat, action in entries:
        try:
            found.append((seat, wire.read_logged(action)))
        except Malformed as error:
            return found, Malformed(f"entry {len(found)} of the log cannot be read: {error}")
    return found, None


def raw_log(header: str, entries: Sequence[tuple[int, str]], key: bytes | None = None) -> dict[str, Any]:
    """Give a log as it is kept, read or not; the key belongs in it once the game is over."""
    said = msgspec.json.decode(header)
    if key is not None:
        said["key"] = key.hex()
    written = [[seat, msgspec.Raw(action.encode())] for seat, action in entries]
    return {"type": "Log", "header": said, "entries": written}
