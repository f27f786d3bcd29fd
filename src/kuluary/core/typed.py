"""Whether the fields of a word hold what they are declared to hold; nothing from outside is trusted to."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints


@cache
def field_types(cls: type) -> dict[str, Any]:
    """Give the types of a dataclass's fields; those not known at run time are not checked."""
    try:
        hints = get_type_hints(cls)
    except NameError:
        return {}
    return {field.name: hints[field.name] for field in fields(cls)}


def fits(value: Any, hint: Any) -> bool:
    """Tell whether a value is of the declared type, as deep as plain types go."""
    if hint is Any or hint is object:
        return True
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return any(fits(value, part) for part in get_args(hint))
    if origin is Literal:
        return any(type(value) is type(word) and value == word for word in get_args(hint))
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        parts = get_args(hint)
        if len(parts) == 2 and parts[1] is Ellipsis:
            return all(fits(item, parts[0]) for item in value)
        return len(value) == len(parts) and all(fits(item, part) for item, part in zip(value, parts, strict=True))
    if origin is not None:
        return isinstance(value, origin)
    if hint is int:
        return type(value) is int
    return isinstance(value, hint) if isinstance(hint, type) else True


def misfits(word: Any) -> list[str]:
    """List the fields of a word that hold something else than they are declared to."""
    kind: type = type(word)
    return [name for name, hint in field_types(kind).items() if not fits(getattr(word, name), hint)]
