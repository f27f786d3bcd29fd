"""The time: of day, and the house's own, which stands while no process is there.

The database's clock is the one all processes share. `behind` says how far the house's time is behind it: whoever comes
first after everybody was gone lets the house's time go on where it stopped, and a clock that was set, or a machine that
slept, changes nothing for those who are being timed.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import Connection, insert, select

from kuluary.server.database.schema import hours

LEAP: Final = 10.0
"""Seconds by which the database's clock may be off before it was set, or the machine has slept."""
ONLY: Final = 1


class Clock:
    """What the server reads the time from; a test drives its own by hand."""

    def now(self) -> float:
        """Give the seconds since 1970."""
        return time.time()

    def steady(self) -> float:
        """Give the seconds of a clock that only goes on."""
        return time.monotonic()

    def of(self, connection: Connection) -> float:
        """Give the seconds since 1970 by the database's clock: machines need not agree on the time."""
        return read_clock(connection)

    async def sleep(self, seconds: float) -> None:
        """Come back after a while."""
        await asyncio.sleep(seconds)


class Hours:
    """The house's own time, as one process knows it."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._ahead = 0.0
        """What has to be added to the steady clock."""
        self._known = False
        self.opened = 0.0
        """Since when this process is there, in seconds since 1970."""

    @property
    def time(self) -> float:
        """Give the seconds of the house's time."""
        return self.clock.steady() + self._ahead

    def wall(self, moment: float) -> int:
        """Give the time of day at which a moment of the house's time was, or will be if nothing comes between."""
        return round(self.clock.now() + moment - self.time)

    def set(self, ahead: float) -> None:
        """Take over what was kept: how far the house's time is ahead of the steady clock."""
        self._ahead = ahead
        if not self._known:
            self._known, self.opened = True, self.clock.now()

    def keep(self, connection: Connection, *, first: bool) -> float:
        """Note in the database that somebody is there, and how far the house's time is ahead of the steady clock.

        `first`: nobody was there until now.
        """
        today, steady = self.clock.of(connection), self.clock.steady()
        row = connection.execute(select(hours).where(hours.c.id == ONLY)).one_or_none()
        if row is None:
            connection.execute(insert(hours).values(id=ONLY, behind=0.0, time=today))
            return today - steady
        found = today - float(row.behind)
        expected = float(row.time) if first else steady + self._ahead if self._known else found
        if first or abs(found - expected) > LEAP:
            found = expected
        connection.execute(hours.update().where(hours.c.id == ONLY).values(behind=today - found, time=found))
        return found - steady


def read_clock(connection: Connection) -> float:
    """Give the seconds since 1970 by the database's clock."""
    postgresql = connection.dialect.name == "postgresql"
    query = "extract(epoch from clock_timestamp())" if postgresql else "(julianday('now') - 2440587.5) * 86400.0"
    return float(connection.exec_driver_sql(f"select {query}").scalar_one())
