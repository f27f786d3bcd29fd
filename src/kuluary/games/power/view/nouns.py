"""Names of things in actions, events and refusals: ids become message keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kuluary.core import Text
from kuluary.games.power.content.cards import (
    ALLIANCES,
    FALCON_CARDS,
    FIRST_SECONDARY,
    GROUPS,
    KINDS,
    OPERATIONS,
    PROFESSIONALS,
    PROJECTS,
    SECONDARIES,
    SIGNS,
    WAR,
)
from kuluary.games.power.content.kinds import FALCON_KINDS, PROFESSIONAL_KINDS, FalconCard, Professional
from kuluary.games.power.state import PowerState, is_falcon

UNKNOWN: Final = Text("power-unknown")
NOTHING: Final = Text("power-nothing")
FALCON_NAME: Final = Text("power-falcon")


def card_text(card: int) -> Text:
    """Name an object, a secondary object or a war."""
    kind = card >> 3
    if 0 <= kind < len(KINDS):
        return Text(f"power-object-{KINDS[kind]}")
    if kind == WAR:
        return Text("power-war")
    return _named("secondary", SECONDARIES)(kind - FIRST_SECONDARY)


def _named(kind: str, names: tuple[str, ...]) -> Callable[[int], Text]:
    """Give the function that names the things of a kind by number."""
    texts = tuple(Text(f"power-{kind}-{name}") for name in names)
    return lambda value: texts[value] if 0 <= value < len(texts) else UNKNOWN


def _kind(names: tuple[str, ...], kinds: Mapping[str, Professional | FalconCard]) -> Callable[[int], Text]:
    """Give the function that names kinds of cards by number, each as it calls itself."""
    return lambda value: Text(kinds[names[value]].text) if 0 <= value < len(names) else UNKNOWN


_NOUNS: Final[dict[str, Callable[[Any], object]]] = {
    "card": card_text,
    "host": card_text,
    "alliance": _named("alliance", ALLIANCES),
    "project": _named("project", PROJECTS),
    "operation": _named("operation", OPERATIONS),
    "professional": _kind(PROFESSIONALS, PROFESSIONAL_KINDS),
    "falcon_card": _kind(FALCON_CARDS, FALCON_KINDS),
    "group": _named("group", GROUPS),
    "secondary": _named("secondary", SECONDARIES),
    "title": lambda value: Text(f"power-title-{value}"),
    "by": lambda value: Text(f"power-by-{value.replace('_', '-')}"),
    "reason": lambda value: Text(f"power-reason-{value.replace('_', '-')}"),
}
_LISTS: Final = {"alliances": "alliance", "taken": "alliance", "projects": "project"}


def noun(state: PowerState, field: str, value: Any) -> object:
    """Give the text for a field; plain values stand for themselves, and Falcon has a name where a seat is meant."""
    if (field == "seat" or field.endswith("_seat")) and is_falcon(state, value):
        return FALCON_NAME
    if field in _NOUNS:
        return _NOUNS[field](value)
    if isinstance(value, tuple):
        if field == "cards":
            return tuple(card_text(card) for card in value)
        if field in _LISTS:
            return tuple(_NOUNS[_LISTS[field]](item) for item in value) or NOTHING
        if field == "lacking":
            return tuple(lacking_text(*part) for part in value)
    return value


def lacking_text(kind: str, what: str, have: int, need: int) -> Text:
    """Word a part of a requirement that is not met."""
    args = (("have", have), ("need", need), ("missing", max(0, need - have)))
    if what == "stage":
        return Text("power-lack-stage", args)
    if kind == "most":
        return Text(f"power-lack-most-{what}", args)
    return Text(f"power-lack-{kind}", (("what", _what(what)), *args))


def _what(what: str) -> Text:
    if what in KINDS:
        return Text(f"power-object-{what}")
    return Text(f"power-sign-{what}" if what in SIGNS else f"power-group-{what}")
