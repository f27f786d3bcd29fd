"""The roll call of the processes that share a database: who is there, who does what only one may do, who is where.

Every process renews its row every second or so, by the database's own clock. One that has not done so is struck off by
whoever notices, with its leases: others may take them. On one machine a dead process is noticed at once.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, insert, select, text

from kuluary.server.database.schema import attendance, buckets, callers, leases, processes
from kuluary.server.database.store import Store
from kuluary.server.door.limits import Drop, too_fast
from kuluary.server.machines.hours import Hours, read_clock

BEAT: Final = 1.0
LIFE: Final = 5.0
"""Seconds between two calls where others are there, and for how long one call counts."""
ALONE: Final = 4.0
"""Where nobody else is, so many times as long: the disk need not hear of it every second."""
LONGEST_LIFE: Final = LIFE * ALONE * 2
"""A row that lasts longer was written under another clock, and counts as gone."""
FORGOTTEN: Final = 3600.0
"""Seconds after which a bucket is full in any case."""

_here: Final[set[str]] = set()
"""The ids of all rolls that are open in this process."""


@dataclass(frozen=True, slots=True)
class Presence:
    """What one process tells the others: who is at which table, and how many sockets everybody has."""

    people: frozenset[tuple[str, str]] = frozenset()
    sockets: frozenset[tuple[str, int]] = frozenset()


NOBODY: Final = Presence()


@dataclass(frozen=True, slots=True)
class Call:
    """What a process has learned from a roll call."""

    new: bool
    """It was not on the roll: all it held is lost."""
    ahead: float = 0.0
    """How far the house's own time is ahead of the steady clock."""
    others: frozenset[str] = frozenset()
    people: dict[str, frozenset[str]] = field(default_factory=dict)
    """By table: who is there through other processes."""
    sockets: dict[str, int] = field(default_factory=dict)
    """By person and address: sockets at other processes."""


class Roll:
    """The roll as one process knows it."""

    def __init__(
        self, store: Store, hours: Hours, presence: Callable[[], Presence], changed: Callable[[Call, Call], None]
    ) -> None:
        """`presence` says who is here now; `changed` hears what was known and what is known after every call."""
        self.id = secrets.token_hex(8)
        self.held: set[str] = set()
        """What this process alone may do."""
        self.known = Call(new=True)
        self._store = store
        self._hours = hours
        self._presence = presence
        self._changed = changed
        self._told: Presence | None = NOBODY
        """What the others know; None: not known."""
        self._hurry = asyncio.Event()

    @property
    def alone(self) -> bool:
        """Whether no other process is known."""
        return not self.known.others

    async def open(self) -> None:
        """Be on the roll."""
        _here.add(self.id)
        self.known = await self._call()

    async def close(self) -> None:
        """Leave it, with everything that was held."""
        _here.discard(self.id)
        with suppress(Exception):  # others will notice
            await self._store.apart(partial(leave, me=self.id, hours=self._hours))

    def hurry(self) -> None:
        """Call now: somebody may have come."""
        self._hurry.set()

    async def keep(self) -> None:
        """Call again and again; only while the database is away does it take longer."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT * (ALONE if self.alone else 1)):
                    await self._hurry.wait()
            self._hurry.clear()
            try:
                before, self.known = self.known, await self._call()
            except Exception:
                continue  # whoever waits for the database says so
            self._changed(before, self.known)

    async def _call(self) -> Call:
        now = NOBODY if self.alone else self._presence()
        told, self._told = self._told, None
        work = partial(call, me=self.id, alone=self.alone, told=told, now=now, hours=self._hours)
        found = await self._store.apart(work)
        self._told = now
        self._hours.set(found.ahead)
        if found.new:
            self.held.clear()
        return found

    async def claim(self, name: str) -> bool:
        """Take a lease if nobody has it."""
        if name not in self.held and await self._store.apart(partial(claim, me=self.id, name=name)):
            self.held.add(name)
        return name in self.held

    async def release(self, names: Iterable[str]) -> None:
        """Give leases back."""
        gone = [name for name in names if name in self.held]
        self.held.difference_update(gone)
        if gone:
            await self._store.apart(partial(release, me=self.id, names=gone))

    async def take(self, drops: list[Drop]) -> None:
        """Take from rates that all processes share, or refuse."""
        if not await self._store.apart(partial(take, drops=drops)):
            raise too_fast()


def call(connection: Connection, me: str, *, alone: bool, told: Presence | None, now: Presence, hours: Hours) -> Call:
    """Renew one's row, strike off who is gone, say who is here and hear who is elsewhere."""
    clock = read_clock(connection)
    until = clock + LIFE * (ALONE if alone else 1)
    renewed = connection.execute(processes.update().where(processes.c.id == me).values(until=until)).rowcount
    if not renewed:
        told = None
        connection.execute(insert(processes).values(id=me, host=host(), pid=os.getpid(), until=until))
    rows = connection.execute(select(processes)).all()
    gone = [row.id for row in rows if row.id != me and _is_gone(row.id, row.host, row.pid, row.until - clock)]
    if gone:
        strike(connection, gone)
    others = frozenset(row.id for row in rows if row.id != me and row.id not in gone)
    _tell(connection, me, told, now)
    ahead = hours.keep(connection, first=not renewed and not others)
    if not others:
        return Call(not renewed, ahead)
    people: dict[str, set[str]] = {}
    for code, person in connection.execute(
        select(attendance.c.code, attendance.c.person).where(attendance.c.process != me)
    ):
        people.setdefault(code, set()).add(person)
    sockets: dict[str, int] = {}
    for who, count in connection.execute(select(callers.c.who, callers.c.sockets).where(callers.c.process != me)):
        sockets[who] = sockets.get(who, 0) + count
    return Call(not renewed, ahead, others, {code: frozenset(found) for code, found in people.items()}, sockets)


def _tell(connection: Connection, me: str, told: Presence | None, now: Presence) -> None:
    if told is None:
        for table in (attendance, callers):
            connection.execute(delete(table).where(table.c.process == me))
        told = NOBODY
    for code, person in told.people - now.people:
        place = (attendance.c.process == me) & (attendance.c.code == code) & (attendance.c.person == person)
        connection.execute(delete(attendance).where(place))
    if come := now.people - told.people:
        rows = [{"process": me, "code": code, "person": person} for code, person in come]
        connection.execute(insert(attendance), rows)
    for who in {who for who, _ in told.sockets ^ now.sockets}:
        connection.execute(delete(callers).where((callers.c.process == me) & (callers.c.who == who)))
    if more := now.sockets - told.sockets:
        connection.execute(insert(callers), [{"process": me, "who": who, "sockets": count} for who, count in more])


def leave(connection: Connection, me: str, hours: Hours) -> None:
    """Go, and note until when somebody was here."""
    hours.keep(connection, first=False)
    strike(connection, [me])


def strike(connection: Connection, ids: list[str]) -> None:
    """Take processes off the roll, with all they had."""
    for table in (leases, attendance, callers):
        connection.execute(delete(table).where(table.c.process.in_(ids)))
    connection.execute(delete(processes).where(processes.c.id.in_(ids)))


def claim(connection: Connection, me: str, name: str) -> bool:
    """Write a lease down if nobody has it; whoever has it already keeps it."""
    row = {"name": name, "me": me}
    connection.execute(
        text("insert into leases (name, process) values (:name, :me) on conflict (name) do nothing"), row
    )
    return connection.execute(select(leases.c.process).where(leases.c.name == name)).scalar() == me


def release(connection: Connection, me: str, names: list[str]) -> None:
    """Strike out leases of one's own."""
    connection.execute(delete(leases).where(leases.c.process == me, leases.c.name.in_(names)))


def forget_rates(connection: Connection) -> None:
    """Take away the buckets that nobody has taken from for long: they are full again."""
    connection.execute(delete(buckets).where(buckets.c.filled < read_clock(connection) - FORGOTTEN))


def take(connection: Connection, drops: list[Drop]) -> bool:
    """Take a drop from each bucket; False if one of them is empty."""
    clock = read_clock(connection)
    for name, burst, rate in sorted(drops):
        row = {"name": name, "left": burst - 1, "burst": burst, "rate": rate, "clock": clock}
        if not connection.execute(_TAKE, row).rowcount:
            return False
    return True


_FILLED: Final = "buckets.drops + (:clock - buckets.filled) * :rate"
_LEFT: Final = f"case when {_FILLED} > :burst then :burst else {_FILLED} end"
_TAKE: Final = text(
    "insert into buckets (name, drops, filled) values (:name, :left, :clock) on conflict (name) do update"
    f" set drops = {_LEFT} - 1, filled = :clock where {_LEFT} >= 1"
)


@cache
def host() -> str:
    """Name the machine, or the container, whose process ids mean something here; two may have the same name."""
    try:
        room = f"{Path('/proc/sys/kernel/random/boot_id').read_text().strip()} {Path('/proc/self/ns/pid').readlink()}"
    except OSError:
        room = ""
    return f"{socket.gethostname()[:50]} {room}"


def _is_gone(id: str, place: str, pid: int, left: float) -> bool:
    if not 0 < left <= LONGEST_LIFE:
        return True
    if place != host():
        return False
    if pid == os.getpid():
        return id not in _here
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False
