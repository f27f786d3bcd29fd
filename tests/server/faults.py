"""`make test-faults`: two processes, 200 tables in play, and everything that can go wrong, one after the other.

Every fault is measured: for how long plays were not acknowledged, and for how long nothing was seen elsewhere.
In the end all games are played out, and every acknowledged play is looked for in the logs. Writes docs/reliability.md.

Usage: python -m tests.server.faults [--tables N] [sqlite] [postgresql]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
from bench.drawing import replace_part, table
from tests.server import newer_rules
from tests.server.crowd import Game, check_all, lay
from tests.server.helpers import RELAXED, ROOT, Player, ServerProcess
from tests.server.services import Postgres, Redis, free_port

LIMITS = RELAXED | {"tables_per_person": 10_000, "sockets_per_table": 1000}
PACE = 4.0
"""Seconds between two answers at a table: 200 tables make about 50 plays a second."""
QUIET = 6.0
"""Seconds of undisturbed play between two faults."""
REPORT = ROOT / "docs" / "reliability.md"
NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL with Redis"}


@dataclass
class Measured:
    """What one fault has cost."""

    fault: str
    stop: float = 0.0
    """The longest time in which no play at all was acknowledged."""
    slowest: float = 0.0
    """The longest wait for an acknowledgement."""
    unseen: float = 0.0
    """The longest time from an acknowledgement to the state at the other process."""
    note: str = ""


@dataclass
class Site:
    """Two processes on one database, with what they need."""

    kind: str
    folder: Path
    start: Callable[..., ServerProcess]
    servers: list[ServerProcess] = field(default_factory=list)
    postgres: Postgres | None = None
    redis: Redis | None = None
    wire: Wire | None = None
    clock: Path | None = None

    def door(self, seat: int) -> str:
        living = [server for server in self.servers if server.process.poll() is None]
        return living[seat % len(living)].ws if living else "ws://127.0.0.1:9"


class Wire:
    """A TCP proxy that can be cut."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self._target = target
        self._whole = True
        self._open: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Wire:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()
        self._server.close()

    def cut(self) -> None:
        self._whole = False
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    def mend(self) -> None:
        self._whole = True

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._whole:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        self._open |= {writer, far_writer}
        with contextlib.suppress(OSError, asyncio.CancelledError):
            await asyncio.gather(_pump(reader, far_writer), _pump(far_reader, writer))


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()


# The faults


async def kill(site: Site) -> str:
    """SIGKILL one of two processes, and start another 2 s later."""
    victim = site.servers[0]
    victim.process.send_signal(signal.SIGKILL)
    await asyncio.to_thread(victim.process.wait)
    await asyncio.sleep(2)
    site.servers[0] = await asyncio.to_thread(site.start)
    return "the other takes over; a third comes 2 s later"


async def restart_database(site: Site) -> str:
    """Restart PostgreSQL, 2 s away; of SQLite, lock the file for 5 s."""
    if site.postgres is not None:
        await asyncio.to_thread(site.postgres.restart, 2.0)
        return "away for 2 s"
    lock = [sys.executable, "-c", LOCK, str(site.folder / "data" / "kuluary.sqlite3")]
    await asyncio.to_thread(subprocess.run, lock, check=True)
    return "SQLite has no server: another program holds the write lock for 5 s"


LOCK = """
import sqlite3, sys, time
connection = sqlite3.connect(sys.argv[1], timeout=30, isolation_level=None)
connection.execute("begin immediate")
time.sleep(5)
connection.execute("rollback")
"""


async def cut_bus(site: Site) -> str:
    """Cut the bus for ten seconds."""
    if site.wire is not None:
        site.wire.cut()
        await asyncio.sleep(10)
        site.wire.mend()
        return "10 s without Redis"
    bus = site.folder / "data" / "bus"
    bus.rename(bus.with_name("away"))
    bus.mkdir(mode=0o700)
    await asyncio.sleep(10)
    bus.rmdir()
    bus.with_name("away").rename(bus)
    return "10 s without the sockets in the folder"


async def fill_disk(site: Site) -> str:
    """Leave no byte free where the database is, for five seconds."""
    place = site.folder if site.postgres is None else site.postgres.folder
    filler = place / "filler"
    if site.postgres is None:  # its log has room for a while: let it begin a new one
        with contextlib.closing(sqlite3.connect(site.folder / "data" / "kuluary.sqlite3", timeout=10)) as connection:
            for _ in range(50):
                if connection.execute("pragma wal_checkpoint(truncate)").fetchone()[0] == 0:
                    break
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"\\0" * 65536)
    with filler.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"\\0")
    await asyncio.sleep(5)
    filler.unlink()
    if site.postgres is not None and site.postgres.process is not None and site.postgres.process.poll() is not None:
        await asyncio.to_thread(site.postgres.start)
        return "full for 5 s; PostgreSQL ended by itself and was started again"
    return "full for 5 s"


async def jump_clock(site: Site) -> str:
    """Let the clocks of programs and database jump an hour ahead, and two hours back."""
    assert site.clock is not None
    for offset in (3600, -3600, 0):
        site.clock.write_text(str(offset))
        await asyncio.sleep(5)
    return "an hour ahead, two back, one ahead, 5 s each"


async def upgrade(site: Site) -> str:
    """Put newer versions of all rules beside the old ones, and then take the old ones away."""
    newer = await asyncio.to_thread(site.start, newer=True)
    site.servers.append(newer)
    await asyncio.sleep(5)
    host = newer.guest("Новенькая")
    code = host.table(seats=3, seating=["me", "local:Б", "local:В"], start=True)
    for old in site.servers[:2]:
        looked = old.guest(None).get(f"/api/tables/{code}")
        assert looked["status"] == "playing"
        await asyncio.to_thread(old.stop)
    site.servers[:] = [newer, await asyncio.to_thread(site.start, newer=True)]
    return "two versions side by side for 5 s, then the old ones stop"


FAULTS: dict[str, Callable[[Site], Awaitable[str]]] = {
    "a process is killed": kill,
    "the database goes away": restart_database,
    "the bus is cut": cut_bus,
    "the disk is full": fill_disk,
    "the clock jumps": jump_clock,
    "rolling upgrade": upgrade,
}


# The run


class Crowd:
    """So many tables in play at any time: when a game ends, another begins, until it is enough."""

    def __init__(self, site: Site, host: Player) -> None:
        self.games: list[Game] = []
        self.enough = False
        self._site = site
        self._host = host

    async def play(self, game: Game) -> None:
        while True:
            self.games.append(game)
            game.pace = PACE * game.rng.uniform(0.5, 1.5)
            await game.play(self._site.door)
            if self.enough:
                return
            game = await asyncio.to_thread(self._another)

    def _another(self) -> Game:
        while True:
            living = [server for server in self._site.servers if server.process.poll() is None]
            guest = Player(random.choice(living))
            guest.token = self._host.token
            try:
                return lay(guest, 1, people=3, bots=1, seed=len(self.games))[0]
            except (httpx.HTTPError, AssertionError):
                time.sleep(0.5)  # something is broken just now
            finally:
                guest.close()


async def suffer(site: Site, host: Player, first: list[Game]) -> tuple[list[Measured], list[Game]]:
    """Let games be played through all faults."""
    crowd = Crowd(site, host)
    playing = asyncio.gather(*(crowd.play(game) for game in first))
    games = crowd.games
    found = []
    await asyncio.sleep(QUIET * 2)
    for name in ("nothing happens", *FAULTS):
        # Everybody comes back, so that the people of a table sit at different processes again.
        await asyncio.gather(*(ws.close() for game in games for ws in tuple(game.sockets.values())))
        await asyncio.sleep(QUIET / 2)
        start = time.time()
        measured = Measured(name)
        if name in FAULTS:
            measured.note = await FAULTS[name](site)
        await asyncio.sleep(QUIET)
        times = sorted([start, *(at for game in games for at in game.times if at >= start)])
        measured.stop = max(after - before for before, after in pairwise(times))
        measured.slowest = max(
            wait for game in games for at, wait in zip(game.times, game.waits, strict=True) if at >= start
        )
        measured.unseen = max((late for game in games for at, late in game.lags if at >= start), default=0.0)
        say(f"  {name}: {measured}")
        found.append(measured)
    crowd.enough = True
    for game in games:
        game.pace = 0.0
    await playing
    return found, games


@contextlib.asynccontextmanager
async def open_site(kind: str) -> AsyncIterator[Site]:
    """Set everything up for one kind of database, on a small disk of its own."""
    with contextlib.ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="kuluary-faults-"))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=200m,mode=0755", "tmpfs", str(folder)], check=True)
        stack.callback(subprocess.run, ["umount", "-l", str(folder)], check=False)
        clock = folder.with_suffix(".clock")
        clock.write_text("0")
        stack.callback(clock.unlink)
        settings: dict[str, Any] = {"limits": LIMITS, "bot_workers": 1}
        started: list[ServerProcess] = []

        def start(**more: Any) -> ServerProcess:
            os.environ["KULUARY_CLOCK"] = str(clock)
            started.append(ServerProcess(folder / "data", **settings, **more))
            return started[-1]

        stack.callback(lambda: [server.tidy_up() for server in started])
        site = Site(kind, folder, start, clock=clock)
        if kind == "postgresql":
            site.postgres = Postgres(durable=True, inside=folder)
            stack.callback(site.postgres.close)
            site.redis = Redis()
            stack.callback(site.redis.close)
            settings["database"] = site.postgres.fresh()
            async with Wire(site.redis.port) as site.wire:
                settings["bus"] = f"redis://127.0.0.1:{site.wire.port}/0"
                site.servers = [start(), start()]
                yield site
        else:
            site.servers = [start(), start()]
            yield site


async def try_all(kind: str, tables: int) -> tuple[list[Measured], str]:
    """Run one kind of database through everything."""
    say(f"{kind}: {tables} tables")
    async with open_site(kind) as site:
        host = site.servers[1].guest("Хозяйка")
        games = await asyncio.to_thread(lay, host, tables, people=3, bots=1)
        found, games = await suffer(site, host, games)
        newer_rules.install()  # games that were begun after the upgrade are read by its rules
        host.move_to(site.servers[0])
        compared = await asyncio.to_thread(check_all, host, games)
        text = f"{compared} acknowledged plays of {len(games)} games compared with their logs: none lost or doubled."
        say(f"  {text}")
        return found, text


def table_of(found: list[Measured], text: str) -> str:
    rows = [[one.fault, f"{one.stop:.1f}", f"{one.slowest:.1f}", f"{one.unseen:.1f}", one.note] for one in found]
    head = ["", "nobody's play acknowledged, s", "slowest acknowledgement, s", "latest view elsewhere, s", ""]
    return f"{table(head, rows)}\n\n{text}"


def say(text: str) -> None:
    print(text, flush=True)


def main() -> None:
    """Try all kinds, and write down what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--tables", type=int, default=200)
    asked = parser.parse_args()
    random.seed(1)
    for kind in asked.kinds:
        told = table_of(*asyncio.run(try_all(kind, asked.tables)))
        replace_part(REPORT, f"measured: {kind}", f"### {NAMES[kind]}, {asked.tables} tables\n\n{told}")


if __name__ == "__main__":
    main()
