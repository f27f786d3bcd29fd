"""The bodies of the calls of docs/protocol.md; an unknown field is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, structs

from kuluary.server.database.store import Watch
from kuluary.server.notices.wishes import Channel, Event, HookKind
from kuluary.server.protocol.wire import Number
from kuluary.server.table.clocks import NO_CLOCK, End, Pace, PaceName, read_pace


class GuestBody(Struct, forbid_unknown_fields=True):
    """POST /api/guest."""

    name: str
    lang: str | None = None
    face: Number | None = None


class EnterBody(Struct, forbid_unknown_fields=True):
    """POST /api/enter."""

    token: str


class SignUpBody(Struct, forbid_unknown_fields=True):
    """POST /api/account."""

    email: str
    password: str | None = None


class SignInBody(Struct, forbid_unknown_fields=True):
    """POST /api/account/signin and …/email."""

    email: str
    password: str = ""


class EmailBody(Struct, forbid_unknown_fields=True):
    """POST /api/account/link."""

    email: str


class LetterBody(Struct, forbid_unknown_fields=True):
    """POST /api/account/letter: the secret of a link that came by mail."""

    token: str


class PasswordBody(Struct, forbid_unknown_fields=True):
    """POST /api/account/password; the old one, unless a link by mail was opened just now."""

    password: str
    old: str | None = None


class OfferBody(Struct, forbid_unknown_fields=True):
    """POST /api/account/passkeys/offer: the password where there is one, unless a link by mail was opened just now."""

    password: str | None = None


class PasskeyBody(Struct, forbid_unknown_fields=True):
    """POST /api/account/passkeys and …/passkeys/enter: what a browser has made or signed, as it tells it."""

    credential: dict[str, Any]


class EndBody(Struct, forbid_unknown_fields=True):
    """POST /api/account/sessions/end: which one; null: all others."""

    id: str | None = None


class SettingsBody(Struct, forbid_unknown_fields=True):
    """POST /api/account/settings."""

    settings: dict[str, Any]


class EraseBody(Struct, forbid_unknown_fields=True):
    """POST /api/account/erase: one's own name, to be sure, and the password where there is one."""

    name: str
    password: str | None = None


class SwitchBody(Struct, forbid_unknown_fields=True):
    """POST /api/profile/rating, /api/people/…/ignore, …/abandon, …/archive and …/mute: yes or no."""

    on: bool


class InviteBody(Struct, forbid_unknown_fields=True):
    """POST …/invite: whom, by id."""

    person: str


class HookBody(Struct, forbid_unknown_fields=True):
    """Where notices are posted, in whose shape, and to which chat."""

    url: str
    kind: HookKind = "plain"
    to: Annotated[str, Meta(max_length=64)] = ""


class WishesBody(Struct, forbid_unknown_fields=True):
    """POST /api/notices: what is said changes, the rest stays."""

    wants: dict[Event, list[Channel]] | UnsetType = UNSET
    hook: HookBody | UnsetType | None = UNSET
    quiet: tuple[int, int] | UnsetType | None = UNSET
    zone: Number | UnsetType = UNSET


class DeviceBody(Struct, forbid_unknown_fields=True):
    """POST /api/notices/device: a push subscription of a browser."""

    endpoint: str
    key: str
    auth: str


class EndpointBody(Struct, forbid_unknown_fields=True):
    """POST /api/notices/device/end: which browser, by its endpoint."""

    endpoint: str


class AnnounceBody(Struct, forbid_unknown_fields=True):
    """POST /api/house/announce: what everyone is told, and for how many hours; without, until it is taken back."""

    text: str
    hours: Annotated[int, Meta(ge=1, le=8760)] | None = None


class PaceBody(Struct, forbid_unknown_fields=True):
    """How fast a table plays: a known pace, or `own` with seconds for a decision and in the bank."""

    name: PaceName
    move: Number | None = None
    bank: Number | None = None
    end: End | None = None
    rest: Number | None = None
    away: Number | None = None
    host: bool | None = None


def read_pace_body(body: PaceBody | None) -> Pace:
    """Read the pace of a new table."""
    return NO_CLOCK if body is None else read_pace(**structs.asdict(body))


class CupBody(Struct, forbid_unknown_fields=True):
    """POST /api/cups."""

    game: str
    seats: Number
    rounds: Number
    name: str = ""
    options: dict[str, Any] = {}
    pace: PaceBody | None = None


class TableBody(Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: str
    seats: Number
    options: dict[str, Any] = {}
    name: str | None = None
    public: bool = False
    seating: list[str] | None = None
    roles: list[str | None] | None = None
    pack: str | None = None
    pace: PaceBody | None = None
    take_back: Number | None = None
    hints: str | None = None


class LessonBody(Struct, forbid_unknown_fields=True):
    """POST /api/lessons/…: the chapter to begin; without one it goes on where it was left."""

    chapter: Number | None = None


class SeatBody(Struct, forbid_unknown_fields=True):
    """POST …/seat and …/stand."""

    seat: Number


class SeatingBody(Struct, forbid_unknown_fields=True):
    """POST …/seating."""

    seat: Number
    kind: str


class FaceBody(Struct, forbid_unknown_fields=True):
    """POST …/face."""

    seat: Number
    face: Number


class OptionsBody(Struct, forbid_unknown_fields=True):
    """POST …/options."""

    options: dict[str, Any] | None = None
    name: str | None = None
    public: bool | None = None
    pack: str | UnsetType | None = UNSET
    pace: PaceBody | None = None
    hints: str | UnsetType | None = UNSET


class TakeBackBody(Struct, forbid_unknown_fields=True):
    """POST …/take_back."""

    ms: Number | None


class VoteBody(Struct, forbid_unknown_fields=True):
    """POST …/vote: whether a bot may play for somebody who is away; else the table waits."""

    seat: Number
    bot: bool


class VacationBody(Struct, forbid_unknown_fields=True):
    """POST …/vacation: so many days from now on; 0: back again."""

    days: Number


class BotBody(Struct, forbid_unknown_fields=True):
    """POST …/bot."""

    seat: Number
    level: str | UnsetType | None = UNSET


class AudienceBody(Struct, forbid_unknown_fields=True):
    """POST …/audience: how those who do not play may watch, and whether they may talk."""

    watch: Watch | None = None
    gallery: bool | None = None


class ReportBody(Struct, forbid_unknown_fields=True):
    """POST …/report: what is wrong, through whose eyes, and what the page shows."""

    words: str
    seat: Number | None = None
    screen: Any = None


class AgainBody(Struct, forbid_unknown_fields=True):
    """POST …/again: whether everyone moves on by a seat."""

    rotate: bool = False


class ForkBody(Struct, forbid_unknown_fields=True):
    """POST …/fork: the seat to sit on, the length of the log to go on from, and the level of bots, or open seats."""

    seat: Number
    number: Number | None = None
    bots: str | None = None


class LogBody(Struct, forbid_unknown_fields=True):
    """POST /api/logs: a log as it was downloaded."""

    file: Any


class BringBody(Struct, forbid_unknown_fields=True):
    """POST …/bring."""

    seat: Number
    role: str | None = None
    keepsake: str | None = None


class KeepsakeBody(Struct, forbid_unknown_fields=True):
    """POST /api/keepsakes: a file as it was exported."""

    game: str
    card: Any


class PuzzleBody(Struct, forbid_unknown_fields=True):
    """POST /api/puzzles/…: an answer."""

    action: Any


class EditBody(Struct, forbid_unknown_fields=True):
    """One field of a pack in TOML notation; an empty text takes it away."""

    file: str
    section: list[str]
    key: str
    text: str


class CheckBody(Struct, forbid_unknown_fields=True):
    """POST /api/packs/check: edits of the standard pack or of an own one, or a whole pack as it was exported.

    `sources` says where values come from, `{"objects.toml/banks/minimum": "printed"}`; null: as before.
    """

    game: str | None = None
    pack: str | None = None
    edits: list[EditBody] = []
    sources: dict[str, Literal["printed", "agreed"]] | None = None
    file: Any = None


class PackBody(CheckBody, forbid_unknown_fields=True):
    """POST /api/packs: the same, to be kept; `id` names the own pack it takes the place of."""

    id: str | None = None
    name: str | None = None
    note: str | None = None
