"""Names for the ids of actions, events and refusals; what things are called is in the message files."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import fields
from functools import cache
from typing import Any, Final

from kuluary.core import Text
from kuluary.games.committee.rules.regular_missions import REWARD_DOCS
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.words.actions import (
    ALLY_CODE,
    BASE_SOURCE,
    MAIN_CONDITION,
    PERSONAL_CONDITION,
    PERSONAL_SOURCE,
)
from kuluary.games.committee.words.names import (
    ALLY_SLOT,
    CELLS,
    CITIES,
    COLOURS,
    DEPARTMENTS,
    DOC,
    MAINS,
    RESOURCES,
    SYMBOLS,
)
from kuluary.games.committee.words.texts import check_text

_PLAIN: Final = {
    "stress": "stress",
    "clearance": "clearance",
    "help": "help",
    "sticker": "sticker",
    "main": "main",
    "personal": "personal",
    "phase": "phase",
    "reroll": "reroll",
    "use": "use",
    "defeat": "how",
}
"""Fields whose string value is an id of the same kind of name."""
_UNKNOWN: Final = Text("committee-unknown")


def noun(state: CommitteeState, field: str, value: Any) -> object:
    """Give the text for a field; what is no id of ours is called unknown, for refusals speak of anything handed in."""
    if isinstance(value, str) and field in _PLAIN:
        return Text(f"committee-{_PLAIN[field]}-{value}")
    if field in ("city", "other_city"):
        return _city(value)
    if field == "reward" and value in RESOURCES:
        return Text(f"committee-count-{value}", (("n", REWARD_DOCS if value == RESOURCES[DOC] else 1),))
    if field == "reward" and value == "calm":
        return Text("committee-reward-calm")
    if field in ("resource", "reward"):
        return _resource(value)
    if field in ("department", "colour"):
        return Text(f"committee-department-{value}") if value in COLOURS else _UNKNOWN
    if field in ("mission", "other_mission", "ally"):
        kind = "ally" if field == "ally" else "mission"
        return _numbered(state, kind, value)
    if field in ("token", "other_token"):
        return _token(state, value)
    if field == "slot":
        return slot_text(state, value)
    if field == "source":
        return _source(state, value)
    if field == "bonus" and isinstance(value, str):
        return Text(f"committee-permanent-{value}")
    if field == "condition":
        return _condition(state, value)
    if field == "activation":
        return Text(f"committee-{state.setup.scenario.name}-{value}")
    if field == "symbols":
        return tuple(Text(f"committee-face-{symbol}") for symbol in value)
    if field == "mains":
        return tuple(Text(f"committee-main-{main}") for main in value)
    if field == "tokens":
        return tuple(Text(f"committee-scenario-{token}") for token in value)
    if field in ("first", "second") and isinstance(value, int):
        return _scenario_token(state, value)
    if field == "check" and isinstance(value, int):
        return value + 1
    if field == "dice" and isinstance(value, tuple):
        return tuple(_die(state, place) for place in value)
    return value


def hang_on(state: CommitteeState, words: frozenset[type]) -> Hashable:
    """Give all that names in actions or events of these classes are read from, the content apart."""
    return tuple([None if read is None else read(state) for read in _read_by(words)])


@cache
def _read_by(words: frozenset[type]) -> tuple[Callable[[CommitteeState], Hashable] | None, ...]:
    """Give what is read for these classes, each at a place of its own: most have no such field."""
    names = {field.name for word in words for field in fields(word)}
    return tuple(read if names & of else None for of, read in _READ)


_READ: Final[tuple[tuple[frozenset[str], Callable[[CommitteeState], Hashable]], ...]] = (
    (frozenset({"activation", "first", "second"}), lambda state: state.setup.scenario.name),
    (frozenset({"condition"}), lambda state: tuple(state.mains)),
    (frozenset({"first", "second"}), lambda state: tuple(state.on_main)),
    (frozenset({"dice"}), lambda state: tuple(state.dice)),
)
"""By the fields of actions and events, what `noun` reads for them: the scenario, the main missions, a check's dice."""


def _city(value: Any) -> Text:
    if isinstance(value, int) and 0 <= value < len(CITIES):
        value = CITIES[value]
    return Text(f"committee-city-{value}") if value in CITIES else _UNKNOWN


def _resource(value: Any) -> Text:
    return Text(f"committee-resource-{value}") if value in (*RESOURCES, "calm") else Text(f"committee-part-{value}")


def _numbered(state: CommitteeState, kind: str, value: Any) -> Text:
    if value not in range(1, len(state.setup.content.missions)):
        return _UNKNOWN
    number = f"{value:03}"
    return Text(f"committee-numbered-{kind}", (("number", number), ("name", Text(f"committee-{kind}-{number}"))))


def _token(state: CommitteeState, value: Any) -> Text:
    if isinstance(value, str):
        return Text(f"committee-scenario-{value}")
    interrogations = state.setup.content.interrogations
    if value not in range(len(interrogations)):
        return _UNKNOWN
    check = interrogations[value]
    return check_text(COLOURS[check.colour], check.number)


def slot_text(state: CommitteeState, value: Any) -> Text:
    """Name a cell by department and place, or an ally."""
    if value in range(ALLY_SLOT):
        department = Text(f"committee-department-{DEPARTMENTS[value // CELLS]}")
        return Text("committee-cell", (("department", department), ("place", value % CELLS + 1)))
    return _numbered(state, "ally", value - ALLY_CODE) if isinstance(value, int) else _UNKNOWN


def _source(state: CommitteeState, value: Any) -> Text:
    if not isinstance(value, int):
        return _UNKNOWN
    if value >= PERSONAL_SOURCE:
        return Text("committee-source-personal", (("number", value - PERSONAL_SOURCE + 1),))
    if value >= BASE_SOURCE:
        return Text("committee-source-base", (("number", value - BASE_SOURCE + 1),))
    return slot_text(state, value)


def _condition(state: CommitteeState, value: Any) -> Text:
    if not isinstance(value, int):
        return _UNKNOWN
    if value < MAIN_CONDITION:
        return _numbered(state, "mission", value)
    if value >= PERSONAL_CONDITION:
        return Text("committee-condition-personal", (("seat", value - PERSONAL_CONDITION),))
    place, part = divmod(value - MAIN_CONDITION, 10)
    if place not in range(len(state.mains)) or part not in range(len(state.setup.content.mains[state.mains[place]])):
        return _UNKNOWN
    main = state.mains[place]
    city = state.setup.content.mains[main][part].city
    return Text(
        "committee-condition-main",
        (("main", Text(f"committee-main-{MAINS[main]}")), ("part", part + 1), ("city", _city(city))),
    )


def _scenario_token(state: CommitteeState, place: int) -> Text:
    """Name the scenario token on a main mission."""
    token = state.on_main[place] if place in range(len(state.on_main)) else -1
    return Text(f"committee-scenario-{state.setup.scenario.tokens[token][0]}") if token >= 0 else _UNKNOWN


def _die(state: CommitteeState, place: int) -> Text:
    return Text(f"committee-face-{SYMBOLS[state.dice[place]]}") if place in range(len(state.dice)) else _UNKNOWN
