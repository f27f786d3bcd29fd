"""The log: save file, replay, bug report and test fixture in one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kuluary.core.decision import Action


@dataclass(frozen=True, slots=True)
class Header:
    """What has to be known before the first action; `key` is revealed once the game is over."""

    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, Any]
    commitment: str | None = None
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Log:
    """A header and every action with its seat, chance included."""

    header: Header
    entries: tuple[tuple[int, Action], ...]
