"""Values in TOML notation, as content files write them; reading is the standard library's."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from kuluary.core.content import DEEPEST, NO_VALUE, ContentError, too_deep

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def toml_value(value: Any) -> str:
    """Give a value on one line: `3`, `"north"`, `[1, 2]`, `{ doc = 2 }`."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {toml_value(item)}" for key, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(toml_value, value))}]"
    return json.dumps(value, ensure_ascii=False)


def read_value(text: str) -> Any:
    """Read one value; raises ContentError where the text is something else, or more than one."""
    try:
        found = tomllib.loads(f"value = {text}")
    except (tomllib.TOMLDecodeError, RecursionError):
        raise ContentError('this is no value: write 3, true, "text", [1, 2] or { doc = 2 }', why=NO_VALUE) from None
    if found.keys() != {"value"}:
        raise ContentError("this is more than one value", why=NO_VALUE)
    if too_deep(found):
        raise ContentError(f"tables and lists nest {DEEPEST} deep at most")
    try:
        json.dumps(found["value"], allow_nan=False)
    except (TypeError, ValueError):
        raise ContentError("a value is a number, a text, true or false, or a list or table of these") from None
    return found["value"]


def toml_file(data: Mapping[str, Any]) -> str:
    """Give a file: its own values first, then its tables section by section."""
    return "\n".join(_sections((), data)).lstrip("\n") + "\n"


def _sections(path: tuple[str, ...], data: Mapping[str, Any]) -> list[str]:
    inner = {key: value for key, value in data.items() if _is_section(path, value)}
    own = [f"{_key(key)} = {toml_value(value)}" for key, value in data.items() if key not in inner]
    lines = [*(["", f"[{'.'.join(map(_key, path))}]"] if path and (own or not inner) else []), *own]
    for key, value in inner.items():
        lines += _sections((*path, key), value)
    return lines


def _is_section(path: tuple[str, ...], value: Any) -> bool:
    """A table at the top is a section, and one below it that holds tables of its own."""
    return isinstance(value, dict) and (not path or any(isinstance(item, dict) for item in value.values()))


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)
