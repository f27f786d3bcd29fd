"""The bodies of the calls of docs/protocol.md; an unknown field is refused."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class GuestBody(Struct, forbid_unknown_fields=True):
    """POST /api/guest."""

    name: str
    lang: str | None = None


class TableBody(Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    name: str | None = None
    public: bool = False
    seating: list[str] | None = None
    roles: list[str | None] | None = None


class SeatBody(Struct, forbid_unknown_fields=True):
    """POST …/seat and …/stand."""

    seat: int


class SeatingBody(Struct, forbid_unknown_fields=True):
    """POST …/seating."""

    seat: int
    kind: str


class OptionsBody(Struct, forbid_unknown_fields=True):
    """POST …/options."""

    options: dict[str, Any] | None = None
    name: str | None = None
    public: bool | None = None


class BotBody(Struct, forbid_unknown_fields=True):
    """POST …/bot."""

    seat: int
    level: str | UnsetType | None = UNSET


class BringBody(Struct, forbid_unknown_fields=True):
    """POST …/bring."""

    seat: int
    role: str | None = None
    keepsake: str | None = None


class KeepsakeBody(Struct, forbid_unknown_fields=True):
    """POST /api/keepsakes: a file as it was exported."""

    game: str
    card: Any
