"""The log: save file, replay, bug report and test fixture in one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kuluary.core.decision import Action


@dataclass(frozen=True, slots=True)
class Header:
    """What has to be known before the first action; `key` is revealed once the game is over."""

    game: str
    rules: str
    """The version of the rules it began under."""
    content: str
    """The digest of the pack it is played with."""
    seats: int
    options: dict[str, Any]
    commitment: str | None = None
    key: str | None = None
    goes_on: str | None = field(default=None, metadata={"written": "if said"})
    """The version it goes on under, where the one it began under is no longer played."""
    origin: dict[str, Any] | None = field(default=None, metadata={"written": "if said"})
    """Of a game that goes on from a moment of another: the `number` of entries it has from there, and its `deals`:
    where the other was not over, what a `seat` (None: a spectator) could not know after `number` entries was drawn anew
    from a `seed`."""

    @property
    def played_by(self) -> str:
        """The version of the rules that its entries are read by."""
        return self.goes_on or self.rules


@dataclass(frozen=True, slots=True)
class Log:
    """A header and every action with its seat, chance included."""

    header: Header
    entries: tuple[tuple[int, Action], ...]

    def __repr__(self) -> str:
        end = "" if self.header.key is None else ", over"
        return f"<Log of {self.header.game}, {size_text(self.header.seats, len(self.entries))}{end}>"


def size_text(seats: int, entries: int) -> str:
    """Say how large a game is."""
    return f"{seats_text(seats)}, {entries} entr{'y' if entries == 1 else 'ies'}"


def seats_text(seats: int) -> str:
    """Say how many seats a table has."""
    return f"{seats} seat{'s' * (seats != 1)}"
