"""Options that came within a version of the rules, after games of it were recorded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

LATER: Mapping[str, frozenset[str]] = {}
"""By the game. Each changes nothing where it is not chosen; one that no recorded game knows has to stand here."""


def missing(game: str, known: Mapping[str, Any], options: Mapping[str, Any]) -> set[str]:
    """Give the options a recorded game does not know; raises AssertionError where one of them is not listed."""
    found = set(options) - set(known)
    unlisted = found - LATER.get(game, frozenset())
    assert not unlisted, f"recorded games of {game} do not know {sorted(unlisted)}: record some, or list it in LATER"
    return found
