"""Options from a file and from the environment: they are put before those that were typed, which count more."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from kuluary.core import BadOption

SERVE: Final = (
    "host", "port", "root-path", "proxy", "origin", "open", "data", "database", "bus", "workers", "rooms", "bot-pace",
    "bot-intent", "take-back", "plea-patience", "watch-delay", "review-effort", "bot-workers", "smtp", "mail-from",
    "public-url", "hooks", "open-days", "log-level", "log-format", "metrics", "drain", "limit",
)  # fmt: skip
KNOWN: Final = {
    "serve": SERVE,
    "admin": ("data", "database"),
    "doctor": ("data", "database"),
    "report": ("data", "database"),
    "backup": ("data", "database"),
}
"""By command: the options that may stand elsewhere."""
LISTS: Final = ("proxy", "origin", "limit")
ON: Final = (True, "true", "yes", "1")
OFF: Final = (False, "false", "no", "0")


def with_settings(argv: Sequence[str]) -> list[str]:
    """Give the arguments with what the file and the environment say before them."""
    command = argv[0] if argv else ""
    if command not in KNOWN:
        return list(argv)
    typed = {arg.partition("=")[0][2:] for arg in argv if arg.startswith("--")}
    said = _file(argv) if command == "serve" else {}
    there = _environment(KNOWN[command])
    if command != "serve" and "data" in typed:
        there.pop("database", None)  # a folder that was named is meant, not another database
    if "limit" in said and "limit" in there:
        there["limit"] = said["limit"] + there["limit"]  # each is a setting of its own: the last word on it counts
    said |= there
    more: list[str] = []
    for name, value in said.items():
        if name == "open":
            more += ["--open"] if value else []
        elif name in LISTS:
            more += [] if name in typed and name != "limit" else [f"--{name}={item}" for item in value]
        else:
            more.append(f"--{name}={value}")
    if command == "admin":  # what it does comes first
        return [*argv[:2], *more, *argv[2:]]
    return [command, *more, *argv[1:]]


def _environment(names: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in names:
        value = os.environ.get("KULUARY_" + name.replace("-", "_").upper(), "")
        if value:
            found[name] = value.split() if name in LISTS else value
    if "open" in found:
        found["open"] = _switch("KULUARY_OPEN", found["open"].lower())
    return found


def _file(argv: Sequence[str]) -> dict[str, Any]:
    """Read the file that the arguments or the environment name."""
    path = os.environ.get("KULUARY_CONFIG", "")
    for number, arg in enumerate(argv):
        if arg == "--config" and number + 1 < len(argv):
            path = argv[number + 1]
        elif arg.startswith("--config="):
            path = arg.partition("=")[2]
    if not path:
        return {}
    try:
        said: Mapping[str, Any] = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(f"{path}: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadOption(f"{path} is not TOML: {error}") from None
    found: dict[str, Any] = {}
    for key, value in said.items():
        name = key.replace("_", "-")
        if name == "limits" and isinstance(value, dict):
            found["limit"] = [f"{limit}={number}" for limit, number in value.items()]
        elif name == "open":
            found[name] = _switch(f"{path}: open", value)
        elif name in SERVE and not isinstance(value, dict):
            found[name] = value if not isinstance(value, str) or name not in LISTS else [value]
        else:
            raise BadOption(f"{path}: there is no setting {key!r}: see `kuluary serve --help`")
    return found


def _switch(name: str, value: object) -> bool:
    """Read what is on or off."""
    if value not in ON + OFF:
        raise BadOption(f"{name} is true or false, not {value!r}")
    return value in ON
