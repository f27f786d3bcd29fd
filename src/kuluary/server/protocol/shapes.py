"""What crosses the wire, as data about classes: fields, what is said of them, and the ids that texts in them name."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Struct
from msgspec.structs import fields as struct_fields

from kuluary.encoding import TAG


def classes(module: ModuleType) -> list[type]:
    """List the shapes a module defines, in its order."""
    found = [item for item in vars(module).values() if isinstance(item, type) and item.__module__ == module.__name__]
    return [cls for cls in found if is_typeddict(cls) or issubclass(cls, Struct)]


def fields_of(cls: type) -> Iterator[tuple[str, Any, bool]]:
    """Give the fields of a class: name, type, whether it may be left out."""
    hints = get_type_hints(cls, include_extras=True)
    if is_typeddict(cls):
        for name, hint in hints.items():
            optional = get_origin(hint) is NotRequired
            yield name, get_args(hint)[0] if optional else hint, optional
    elif issubclass(cls, Struct):
        if cls.__struct_config__.tag is not None:
            yield TAG, Literal[cls.__struct_config__.tag], False
        for field in struct_fields(cls):
            yield field.name, hints[field.name], not field.required
    else:
        assert is_dataclass(cls), f"{cls.__name__} has no fields"
        for name, one in cls.__dataclass_fields__.items():
            if not str(cls.__annotations__.get(name, "")).startswith("ClassVar"):
                yield name, hints[name], one.metadata.get("written") == "if said"


def doc_of(cls: type) -> str | None:
    """Give what a class says of itself; what a dataclass makes up is nothing."""
    doc = cls.__doc__
    return None if doc is None or doc.startswith(f"{cls.__name__}(") else doc


def told_of(cls: type) -> dict[str, str]:
    """Give what is said below the fields of a class."""
    body = next(
        (
            node.body
            for node in ast.walk(_tree(cls.__module__))
            if isinstance(node, ast.ClassDef) and node.name == cls.__name__
        ),
        [],
    )
    found = {}
    for field, after in pairwise(body):
        if not (isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)):
            continue
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            found[field.target.id] = str(after.value.value)
    return found


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))


def id_list(field: str, lists: Iterable[str]) -> str | None:
    """Find the list of ids a field is named after, by its singular: `city`, `cities` or `other_city`."""
    name = singular(field)
    return next((one for one in lists if name == one or name.endswith(f"_{one}")), None)


def is_names(values: Any) -> bool:
    """Tell whether a list names things: different strings."""
    return (
        not isinstance(values, int)
        and all(isinstance(value, str) for value in values)
        and len(set(values)) == len(values)
    )


def id_type(name: str) -> str:
    """Name the type of the ids in a list."""
    return "".join(part.capitalize() for part in singular(name).removesuffix("_id").split("_")) + "Id"


def singular(name: str) -> str:
    """`cities`, `agents` and `stress` are lists of a city, an agent, a stress."""
    if name.endswith("ies"):
        return f"{name[:-3]}y"
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else name
