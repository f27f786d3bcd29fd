"""JSON for actions, events, views, decisions and logs, by a registry of the plain types."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

from kuluary.core import (
    Decision,
    Drawn,
    Header,
    Line,
    Log,
    Malformed,
    News,
    Pass,
    Plan,
    Refusal,
    Result,
    Score,
    Text,
    find_game,
    game_names,
)
from kuluary.core.typed import field_types, fits
from kuluary.core.verify import Report

Shape = Callable[[Any], dict[str, Any]]

TAG: Final = "type"
DEEPEST: Final = 100
"""Nothing of ours is nested as deeply: what comes from outside may be, and must not use up the stack."""
_ATOMS: Final = frozenset({bool, int, float, str, NoneType})
_HOUSE: Final = (Decision, Drawn, Header, Line, Log, News, Pass, Plan, Refusal, Report, Result, Score, Text)


@cache
def _registry(games: tuple[str, ...]) -> tuple[dict[str, type], dict[type, str]]:
    """Give the classes by tag, and the tags by class: `Pass`, `suits.Play`."""
    by_tag: dict[str, type] = {cls.__name__: cls for cls in _HOUSE}
    for name in games:
        by_tag |= {f"{name}.{cls.__name__}": cls for cls in find_game(name).words}
    return by_tag, {cls: tag for tag, cls in by_tag.items()}


def plain(value: Any) -> Any:
    """Give a value as JSON types; a registered class becomes an object with its tag under "type"."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple or kind is list:
        return list(value) if are_atoms(value) else [plain(item) for item in value]
    shape = _SHAPES.get(kind) or _find_shape(kind)
    if shape is not None:
        return shape(value)
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (bool, int, float, str)):
        return value
    raise Malformed(f"{kind.__name__} cannot be encoded")


_SHAPES: Final[dict[type, Shape]] = {}
"""By class: the function that writes its instances, made when the first of them is written."""
_MAKING: Final[set[type]] = set()
"""Classes whose function is being made: one that holds its own kind cannot wait for it."""


def _find_shape(cls: type) -> Shape | None:
    tag = _registry(game_names())[1].get(cls)
    if tag is None:
        return None
    _MAKING.add(cls)
    shape = _SHAPES[cls] = _shape(cls, tag)
    _MAKING.discard(cls)
    return shape


def _shape(cls: type, tag: str) -> Shape:
    """Write a class field by field: fields of atoms are taken as they are, only the others are looked into.

    The function is written out for its class, as those of dataclasses are: it runs for everything that is shown. A
    field that is written only if it says something (`metadata`) is left out where it is None.
    """
    hints = field_types(cls)
    space: dict[str, Any] = {"plain": plain, "list": list}
    written = {
        name: _written(f"value.{name}", hints.get(name, object), space) for name in (f.name for f in fields(cls))
    }
    parts = [f"{TAG!r}: {tag!r}", *[f"{name!r}: {said}" for name, said in written.items()]]
    shape: Shape = eval(f"lambda value: {{{', '.join(parts)}}}", space)
    unsaid = [field.name for field in fields(cls) if field.metadata.get("written") == "if said"]

    def said(value: Any) -> dict[str, Any]:
        found = shape(value)
        for name in unsaid:
            if found[name] is None:
                del found[name]
        return found

    return said if unsaid else shape


def _written(value: str, hint: Any, space: dict[str, Any]) -> str:
    """Say how a value of that type is written; what its parts are written by goes into the space."""
    if is_plain(hint):
        return value
    origin, parts = get_origin(hint), get_args(hint)
    if origin is tuple and all(part in _ATOMS or part is Ellipsis for part in parts):
        return f"list({value})"
    if origin is tuple and parts[1:] == (Ellipsis,) and (_is_exactly_one(parts[0]) or get_origin(parts[0]) is tuple):
        return f"[{_written('item', parts[0], space)} for item in {value}]"
    if origin is tuple and Ellipsis not in parts:
        return f"[{', '.join(_written(f'{value}[{place}]', part, space) for place, part in enumerate(parts))}]"
    if origin in (Union, UnionType) and len(parts) == 2 and parts[1] is NoneType and _is_exactly_one(parts[0]):
        return f"None if {value} is None else {_written(value, parts[0], space)}"
    if _is_exactly_one(hint):
        name = f"shape_{hint.__name__}"
        space[name] = _SHAPES.get(hint) or _find_shape(hint)
        return f"{name}({value})"
    return f"plain({value})"


def _is_exactly_one(hint: Any) -> bool:
    """Tell whether a type is a class of ours of which there are no others, and which does not hold itself."""
    is_ours = isinstance(hint, type) and hint in _registry(game_names())[1]
    return is_ours and not hint.__subclasses__() and hint not in _MAKING


def is_plain(hint: Any) -> bool:
    """Tell whether what is of a type is written as it is."""
    return hint in _ATOMS or (get_origin(hint) in (Union, UnionType) and all(part in _ATOMS for part in get_args(hint)))


def are_atoms(items: Collection[Any]) -> bool:
    """Tell whether each of some items is written as it is."""
    return _ATOMS.issuperset(map(type, items))


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
    return _restore(data, 0)


def _restore(data: Any, depth: int) -> Any:
    if depth > DEEPEST:
        raise Malformed("nested too deeply")
    if isinstance(data, list):
        return tuple([_restore(item, depth + 1) for item in data])
    if not isinstance(data, dict):
        if type(data) not in _ATOMS:
            raise Malformed(f"{type(data).__name__} is not JSON")
        return data
    if TAG not in data:
        return {key: _restore(item, depth + 1) for key, item in data.items()}
    tag = data[TAG]
    cls = _registry(game_names())[0].get(tag) if isinstance(tag, str) else None
    if cls is None or not is_dataclass(cls):
        raise Malformed(f"unknown type {tag!r}")
    known = _needed(cls)
    given = {name: _restore(item, depth + 1) for name, item in data.items() if name != TAG}
    if unknown := sorted(given.keys() - known.keys()):
        raise Malformed(f"{tag} has no field {', '.join(unknown)}")
    missing = [name for name, needed in known.items() if needed and name not in given]
    if missing:
        raise Malformed(f"{tag} needs {', '.join(missing)}")
    for name, hint in field_types(cls).items():
        if name in given and not fits(given[name], hint):
            raise Malformed(f"{tag}.{name} cannot be {given[name]!r}")
    return cls(**given)


@cache
def _needed(cls: type[Any]) -> dict[str, bool]:
    """List the fields of a class, and say of each whether it has to be given."""
    return {field.name: field.default is MISSING for field in fields(cls)}
