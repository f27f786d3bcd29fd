"""What people want to be told of, and by which way: by push, by mail, or posted to an address of their own."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, get_args
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, delete, select, update

from kuluary.server.database.schema import devices, muted, notices, notify, people
from kuluary.server.errors import Refused, malformed
from kuluary.server.people.accounts import account_of

Event = Literal["turn", "soon", "invite", "over"]
Told = Literal["turn", "soon", "invite", "over", "plea"]
"""What people are told; of a plea, whoever wants to hear of their turns."""
Channel = Literal["push", "mail", "hook"]
HookKind = Literal["plain", "telegram", "discord", "slack"]

EVENTS: Final[tuple[Event, ...]] = get_args(Event)
CHANNELS: Final[tuple[Channel, ...]] = get_args(Channel)
USUAL: Final[Mapping[Event, tuple[Channel, ...]]] = {
    "turn": ("push", "mail"),
    "soon": ("push", "mail"),
    "invite": ("push", "mail"),
    "over": ("push",),
}
"""What those are told who have not said what they want."""
DAY_MINUTES: Final = 24 * 60
LONGEST: Final = 1000
"""Characters an address has at most."""
KEY: Final = re.compile(r"[\w-]{80,100}=*")
AUTH: Final = re.compile(r"[\w-]{16,32}=*")
CHAT: Final = re.compile(r"@\w{3,60}|-?\d{1,20}")


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that may be pushed to."""

    hash: str
    endpoint: str
    key: str
    auth: str


@dataclass(frozen=True, slots=True)
class Wishes:
    """How one person is reached, and what they want to hear."""

    person: str
    name: str
    lang: str
    wants: Mapping[Event, tuple[Channel, ...]]
    email: str | None = None
    hook: str | None = None
    hook_kind: HookKind = "plain"
    hook_to: str = ""
    quiet: tuple[int, int] | None = None
    """The minutes of their day between which nothing is sent."""
    zone: int | None = None
    """Minutes by which their clock is ahead of Greenwich."""
    token: str = ""
    devices: tuple[Device, ...] = ()

    def quiet_until(self, now: float) -> float | None:
        """Give the moment at which quiet hours end; None: it is not quiet."""
        if self.quiet is None:
            return None
        start, end = self.quiet
        minute = (now / 60 + (self.zone or 0)) % DAY_MINUTES
        inside = start <= minute < end if start < end else minute >= start or minute < end
        return now + (end - minute) % DAY_MINUTES * 60 if inside else None


def wishes_of(connection: Connection, person: str) -> Wishes | None:
    """Give what somebody wants; None: they have gone."""
    who = connection.execute(
        select(people.c.name, people.c.lang).where(people.c.id == person, people.c.deleted.is_(None))
    ).one_or_none()
    if who is None:
        return None
    account = account_of(connection, person)
    row = connection.execute(select(notify).where(notify.c.person == person)).one_or_none()
    own = select(devices.c.hash, devices.c.endpoint, devices.c.key, devices.c.auth).where(devices.c.person == person)
    found = Wishes(
        person,
        who.name,
        who.lang,
        USUAL,
        email=None if account is None else account.email,
        devices=tuple(Device(*device) for device in connection.execute(own.order_by(devices.c.created))),
    )
    if row is None:
        return found
    quiet = None if row.quiet_from is None or row.quiet_to is None else (row.quiet_from, row.quiet_to)
    return replace(
        found,
        wants=USUAL if row.wants is None else msgspec.json.decode(row.wants, type=dict[Event, tuple[Channel, ...]]),
        hook=row.hook,
        hook_kind=row.hook_kind or "plain",
        hook_to=row.hook_to or "",
        quiet=quiet,
        zone=row.zone,
        token=row.token,
    )


def change(connection: Connection, person: str, values: Mapping[str, Any], now: float) -> None:
    """Write down what somebody wants from now on; what waits for them is looked at anew."""
    sure_row(connection, person)
    if values:
        connection.execute(update(notify).where(notify.c.person == person).values(dict(values)))
    held = (notices.c.person == person) & (notices.c.state == "waiting") & (notices.c.tries == 0)
    connection.execute(update(notices).where(held).values(due=now))


def sure_row(connection: Connection, person: str) -> str:
    """Give the secret that stops somebody's letters."""
    token = connection.execute(select(notify.c.token).where(notify.c.person == person)).scalar_one_or_none()
    if token is None:
        token = secrets.token_urlsafe(18)
        connection.execute(notify.insert().values(person=person, token=token))
    return str(token)


def stop_mail(connection: Connection, token: str) -> bool:
    """Send no more notices by mail to whom a secret belongs; False: to nobody."""
    person = connection.execute(select(notify.c.person).where(notify.c.token == token)).scalar_one_or_none()
    found = None if person is None else wishes_of(connection, person)
    if found is None:
        return False
    wants = {event: [way for way in ways if way != "mail"] for event, ways in found.wants.items()}
    mine = notify.c.person == found.person
    connection.execute(update(notify).where(mine).values(wants=msgspec.json.encode(wants).decode()))
    waiting = (notices.c.person == found.person) & (notices.c.channel == "mail") & (notices.c.state == "waiting")
    connection.execute(delete(notices).where(waiting))
    return True


# Browsers


def add_device(connection: Connection, person: str, endpoint: str, key: str, auth: str, *, most: int, now: int) -> None:
    """Push to a browser from now on: it is whose it was last."""
    if not KEY.fullmatch(key) or not AUTH.fullmatch(auth):
        raise malformed("key and auth are those of a push subscription")
    name = _hash(endpoint)
    connection.execute(delete(devices).where(devices.c.hash == name))
    row = {"hash": name, "person": person, "endpoint": endpoint, "key": key, "auth": auth, "created": now}
    connection.execute(devices.insert().values(row))
    mine = select(devices.c.hash).where(devices.c.person == person).order_by(devices.c.created.desc(), devices.c.hash)
    old = [found for found in connection.execute(mine).scalars() if found != name][most - 1 :]
    connection.execute(delete(devices).where(devices.c.hash.in_(old)))


def drop_device(connection: Connection, person: str, endpoint: str) -> None:
    """Push to a browser no more."""
    connection.execute(delete(devices).where(devices.c.hash == _hash(endpoint), devices.c.person == person))


def forget_devices(connection: Connection, hashes: list[str]) -> None:
    """Strike out browsers that are gone."""
    connection.execute(delete(devices).where(devices.c.hash.in_(hashes)))


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


# Tables


def mute(connection: Connection, code: str, person: str, *, on: bool) -> None:
    """Hear nothing of a table, or hear of it again."""
    connection.execute(delete(muted).where(muted.c.code == code, muted.c.person == person))
    if on:
        connection.execute(muted.insert().values(code=code, person=person))


def is_muted(connection: Connection, code: str, person: str) -> bool:
    """Tell whether somebody wants to hear nothing of a table."""
    query = select(muted.c.code).where(muted.c.code == code, muted.c.person == person)
    return connection.execute(query).first() is not None


# What may be wanted


def check_quiet(start: int, end: int) -> tuple[int, int]:
    """Give the minutes between which it is quiet, or refuse them."""
    if not (0 <= start < DAY_MINUTES and 0 <= end < DAY_MINUTES) or start == end:
        raise malformed("quiet hours have a beginning and another end, in minutes of the day")
    return start, end


def check_zone(zone: int) -> int:
    """Give how far a clock is ahead, or refuse it."""
    if not -DAY_MINUTES < zone < DAY_MINUTES:
        raise malformed("zone is the minutes a clock is ahead of Greenwich")
    return zone


def check_hook(url: str, kind: HookKind, to: str, *, private: bool) -> None:
    """Refuse an address to which nothing may be posted; whether it leads to a private place is seen when it is used."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise bad_hook() from None
    plain = private and parts.scheme == "http"
    if len(url) > LONGEST or not parts.hostname or not (parts.scheme == "https" or plain) or "@" in parts.netloc:
        raise bad_hook()
    if not url.isascii() or any(char.isspace() for char in url):
        raise bad_hook()
    if kind == "telegram" and not CHAT.fullmatch(to):
        raise Refused(422, "bad_chat", "a chat is a number or @name", field="to")


def bad_hook() -> Refused:
    """Nothing can be posted there."""
    return Refused(422, "bad_hook", "this is no https address to which something can be posted", field="hook")
