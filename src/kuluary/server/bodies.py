"""The bodies of the calls of docs/protocol.md; an unknown field is refused."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class GuestBody(Struct, forbid_unknown_fields=True):
    """POST /api/guest."""

    name: str
    lang: str | None = None
    face: int | None = None


class EnterBody(Struct, forbid_unknown_fields=True):
    """POST /api/enter."""

    token: str


class TableBody(Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    name: str | None = None
    public: bool = False
    seating: list[str] | None = None
    roles: list[str | None] | None = None
    pack: str | None = None
    hints: str | None = None


class LessonBody(Struct, forbid_unknown_fields=True):
    """POST /api/lessons/…: the chapter to begin; without one it goes on where it was left."""

    chapter: int | None = None


class SeatBody(Struct, forbid_unknown_fields=True):
    """POST …/seat and …/stand."""

    seat: int


class SeatingBody(Struct, forbid_unknown_fields=True):
    """POST …/seating."""

    seat: int
    kind: str


class FaceBody(Struct, forbid_unknown_fields=True):
    """POST …/face."""

    seat: int
    face: int


class OptionsBody(Struct, forbid_unknown_fields=True):
    """POST …/options."""

    options: dict[str, Any] | None = None
    name: str | None = None
    public: bool | None = None
    pack: str | UnsetType | None = UNSET
    hints: str | UnsetType | None = UNSET


class TakeBackBody(Struct, forbid_unknown_fields=True):
    """POST …/take_back."""

    ms: int


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


class EditBody(Struct, forbid_unknown_fields=True):
    """One field of a pack in TOML notation; an empty text takes it away."""

    file: str
    section: list[str]
    key: str
    text: str


class CheckBody(Struct, forbid_unknown_fields=True):
    """POST /api/packs/check: edits of the standard pack or of an own one, or a whole pack as it was exported."""

    game: str | None = None
    pack: str | None = None
    edits: list[EditBody] = []
    file: Any = None


class PackBody(CheckBody, forbid_unknown_fields=True):
    """POST /api/packs: the same, to be kept; `id` names the own pack it takes the place of."""

    id: str | None = None
    name: str | None = None
    note: str | None = None
