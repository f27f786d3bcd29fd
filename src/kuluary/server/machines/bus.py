"""How processes tell each other that a table has changed; a hint only: what changed is read from the store.

Hints may be lost, doubled or late. Whoever has missed some asks the store about all its tables (`House` does so every
few seconds anyway), so that a broken bus delays what people see and loses nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import socket
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import make_url

from kuluary.server.errors import first_line
from kuluary.server.settings import BUS_FOLDER, Settings

LOG: Final = logging.getLogger("kuluary.server")
CHANNEL: Final = "kuluary"
LETTER: Final = 100
"""Hints in one letter at most: PostgreSQL takes 8,000 bytes at once."""
UNSENT: Final = 10_000
"""Hints that wait for a broken bus at most; the oldest are dropped."""
PAUSES: Final = (0.1, 0.2, 0.5, 1.0)
"""Seconds between attempts to reach a bus that is away; the last one again and again."""
LONGEST_PATH: Final = 100
"""Bytes a socket's path may have everywhere."""


class Hint(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A table has changed: what it has reached, 0 where that is as before. Nothing at all: look at everything."""

    code: str = ""
    revision: int = 0
    chat: int = 0
    """The number of its last message."""
    proposals: int = 0
    """A mark of the last change among its proposals."""
    person: str = ""
    """Somebody has another name now, wherever they sit."""
    free: bool = False
    """Nobody may be driving its bots."""
    again: int = 0
    """The number of a message that has changed since it was told."""
    orders: bool = False
    """Somebody has left or taken back an order there."""


class Letter(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What one process says at once."""

    sender: str
    hints: list[Hint]


Listener = Callable[[Hint], None]
EVERYTHING: Final = Hint()


class Bus(Protocol):
    """Carries "table C is at revision R"; a lost message delays a viewer, it never loses a play."""

    async def open(self) -> None:
        """Begin to carry."""

    async def close(self) -> None:
        """Carry what is left, and stop."""

    def tell(self, hint: Hint) -> None:
        """Say that something has changed; never waits."""

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear of every change elsewhere; gives the way to stop."""


class LocalBus:
    """The bus of one process; whoever tells hears it, too."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def open(self) -> None:
        return None

    async def close(self) -> None:
        return None

    def tell(self, hint: Hint) -> None:
        for listener in tuple(self._listeners):
            listener(hint)

    def listen(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)


class RemoteBus:
    """What every way to other processes has in common: letters, an outbox, and coming back after a break."""

    what: str
    """What it is called in the log."""

    def __init__(self) -> None:
        self._me = secrets.token_hex(8)
        self._listeners: list[Listener] = []
        self._outbox: deque[Hint] = deque(maxlen=UNSENT)
        self._filled = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    while self._outbox:
                        await asyncio.sleep(0.01)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def tell(self, hint: Hint) -> None:
        self._outbox.append(hint)
        self._filled.set()

    def listen(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def carry(self, connected: Callable[[], None]) -> None:
        """Reach the others, say so, and send and hear until something breaks."""
        raise NotImplementedError

    async def next_letter(self) -> bytes:
        """Wait for something to send."""
        while not self._outbox:
            self._filled.clear()
            await self._filled.wait()
        hints = [self._outbox.popleft() for _ in range(min(LETTER, len(self._outbox)))]
        return msgspec.json.encode(Letter(self._me, hints))

    def hear(self, letter: bytes | str) -> None:
        """Pass on what another process says; what is no letter is nothing."""
        try:
            found = msgspec.json.decode(letter, type=Letter)
        except (msgspec.MsgspecError, UnicodeError):
            return
        if found.sender != self._me:
            for hint in found.hints:
                self._pass_on(hint)

    def _pass_on(self, hint: Hint) -> None:
        for listener in tuple(self._listeners):
            listener(hint)

    async def _run(self) -> None:
        tries = 0

        def connected() -> None:
            nonlocal tries
            if tries:
                LOG.warning("the bus (%s) is there again", self.what)
            tries = 0
            self._pass_on(EVERYTHING)  # whatever was said before was not heard

        while True:
            try:
                await self.carry(connected)
            except Exception as error:
                if not tries:
                    LOG.warning(
                        "the bus (%s) is away, changes elsewhere are seen later: %s", self.what, first_line(error)
                    )
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1


class FolderBus(RemoteBus):
    """The bus of processes on one machine that share a folder: a socket file for each, letters as datagrams."""

    what = "sockets in the data folder"

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    async def carry(self, connected: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        self._folder.mkdir(mode=0o700, exist_ok=True)
        own = f"{self._me}.sock"
        with contextlib.ExitStack() as stack:
            place = str(self._folder)
            if len(os.fsencode(place)) + len(own) >= LONGEST_PATH:  # a shorter way to the same folder
                folder = os.open(self._folder, os.O_RDONLY)
                stack.callback(os.close, folder)
                place = f"/proc/self/fd/{folder}"
            door = stack.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM))
            door.setblocking(False)
            door.bind(f"{place}/{own}")
            stack.callback((self._folder / own).unlink, missing_ok=True)
            loop.add_reader(door, self._read, door)
            stack.callback(loop.remove_reader, door)
            connected()
            while True:
                letter = await self.next_letter()
                with os.scandir(place) as everybody:  # after every play: paths would cost more than the rest of it
                    for other in everybody:
                        if other.name != own:
                            self._post(door, letter, f"{place}/{other.name}")

    def _read(self, door: socket.socket) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                self.hear(door.recv(65536))

    @staticmethod
    def _post(door: socket.socket, letter: bytes, path: str) -> None:
        try:
            door.sendto(letter, path)
        except ConnectionRefusedError:
            with contextlib.suppress(OSError):
                Path(path).unlink()  # whoever had it is gone
        except OSError:
            return  # it has just gone, or has too much unread: it looks around by itself


class PostgresBus(RemoteBus):
    """LISTEN and NOTIFY on the database itself."""

    what = "postgresql"

    def __init__(self, database: str) -> None:
        super().__init__()
        self._address = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)

    async def carry(self, connected: Callable[[], None]) -> None:
        from psycopg import AsyncConnection, sql

        async with (
            await AsyncConnection.connect(self._address, autocommit=True, connect_timeout=5) as hearing,
            await AsyncConnection.connect(self._address, autocommit=True, connect_timeout=5) as saying,
        ):
            await hearing.execute(sql.SQL("listen {}").format(sql.Identifier(CHANNEL)))
            connected()

            async def send() -> None:
                while True:
                    letter = await self.next_letter()
                    await saying.execute("select pg_notify(%s, %s)", (CHANNEL, letter.decode()))

            async def receive() -> None:
                async for notice in hearing.notifies():
                    self.hear(notice.payload)

            await _first_of(send(), receive())


class RedisBus(RemoteBus):
    """Publish and subscribe on Redis or Valkey."""

    what = "redis"

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    async def carry(self, connected: Callable[[], None]) -> None:
        from redis.asyncio import from_url

        async with (
            from_url(self._address, socket_connect_timeout=5) as redis,
            redis.pubsub(ignore_subscribe_messages=True) as room,
        ):
            await room.subscribe(CHANNEL)
            connected()

            async def send() -> None:
                while True:
                    await redis.publish(CHANNEL, await self.next_letter())

            async def receive() -> None:
                async for message in room.listen():
                    self.hear(message["data"])

            await _first_of(send(), receive())


async def _first_of(*works: Any) -> None:
    """Do several things until one of them ends or fails."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        raise ConnectionError("the connection has ended")
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def make_bus(settings: Settings) -> Bus:
    """Give the bus the settings name, or the one that fits the database."""
    url = make_url(settings.database_url)
    wanted = settings.bus or ("postgresql" if url.get_backend_name() == "postgresql" else "folder")
    if wanted == "postgresql":
        return PostgresBus(settings.database_url)
    if wanted.startswith(("redis://", "rediss://", "unix://")):
        return RedisBus(wanted)
    return LocalBus() if wanted == "none" else FolderBus(settings.data / BUS_FOLDER)
