"""JSON for actions, events, views, decisions and logs, by a registry of the plain types."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from kuluary.core import (
    Decision,
    Drawn,
    Header,
    Line,
    Log,
    Malformed,
    News,
    Pass,
    Refusal,
    Result,
    Score,
    Text,
    find_game,
    game_names,
)

TAG: Final = "type"
_HOUSE: Final = (Decision, Drawn, Header, Line, Log, News, Pass, Refusal, Result, Score, Text)


@cache
def _registry(games: tuple[str, ...]) -> tuple[dict[str, type], dict[type, str]]:
    """Give the classes by tag, and the tags by class: `Pass`, `suits.Play`."""
    by_tag: dict[str, type] = {cls.__name__: cls for cls in _HOUSE}
    for name in games:
        by_tag |= {f"{name}.{cls.__name__}": cls for cls in find_game(name).words}
    return by_tag, {cls: tag for tag, cls in by_tag.items()}


def plain(value: Any) -> Any:
    """Give a value as JSON types; a registered class becomes an object with its tag under "type"."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    tag = _registry(game_names())[1].get(type(value))
    if tag is None:
        raise Malformed(f"{type(value).__name__} cannot be encoded")
    return {TAG: tag} | {field.name: plain(getattr(value, field.name)) for field in fields(value)}


def encode(value: Any) -> str:
    """Give a value as one line of JSON, the same text for the same value."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"))


def decode(data: str | bytes | dict[str, Any] | list[Any]) -> Any:
    """Read back what `encode` wrote, or its parsed JSON; raises Malformed where it is something else."""
    if isinstance(data, (str, bytes)):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise Malformed(f"not JSON: {error}") from None
    return _restore(data)


def _restore(data: Any) -> Any:
    if isinstance(data, list):
        return tuple(_restore(item) for item in data)
    if not isinstance(data, dict):
        return data
    if TAG not in data:
        return {key: _restore(item) for key, item in data.items()}
    tag = data[TAG]
    cls = _registry(game_names())[0].get(tag) if isinstance(tag, str) else None
    if cls is None or not is_dataclass(cls):
        raise Malformed(f"unknown type {tag!r}")
    known = {field.name: field for field in fields(cls)}
    given = {name: _restore(item) for name, item in data.items() if name != TAG}
    if unknown := sorted(given.keys() - known.keys()):
        raise Malformed(f"{tag} has no field {', '.join(unknown)}")
    missing = [name for name, field in known.items() if name not in given and field.default is MISSING]
    if missing:
        raise Malformed(f"{tag} needs {', '.join(missing)}")
    for name, hint in _hints(cls).items():
        if name in given and not _fits(given[name], hint):
            raise Malformed(f"{tag}.{name} cannot be {given[name]!r}")
    return cls(**given)


@cache
def _hints(cls: type) -> dict[str, Any]:
    """Give the types of a class's fields; those not known at run time are not checked."""
    try:
        hints = get_type_hints(cls)
    except NameError:
        return {}
    return {field.name: hints[field.name] for field in fields(cls)}


def _fits(value: Any, hint: Any) -> bool:
    """Tell whether a restored value is of the declared type, as deep as plain types go."""
    if hint is Any or hint is object:
        return True
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return any(_fits(value, part) for part in get_args(hint))
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        parts = get_args(hint)
        if len(parts) == 2 and parts[1] is Ellipsis:
            return all(_fits(item, parts[0]) for item in value)
        return len(value) == len(parts) and all(_fits(item, part) for item, part in zip(value, parts, strict=True))
    if origin is not None:
        return isinstance(value, origin)
    if hint is int:
        return type(value) is int
    return isinstance(value, hint) if isinstance(hint, type) else True
