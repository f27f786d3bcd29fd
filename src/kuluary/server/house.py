"""The house: everything one process has in memory, and the way to its rooms."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final

from kuluary.core import ContentError, Malformed, game_names
from kuluary.server import proposing, store, wire
from kuluary.server.bus import Bus, LocalBus
from kuluary.server.driving import wake
from kuluary.server.errors import Refused, no_table
from kuluary.server.limits import Gates
from kuluary.server.packs import Packs
from kuluary.server.rebuilding import first_doubt
from kuluary.server.room import Room
from kuluary.server.settings import Settings
from kuluary.server.store import Person, Store, Stuck
from kuluary.server.thinking import Mind

LOG: Final = logging.getLogger("kuluary.server")


class House:
    """One process of the service; several may share a database and a bus."""

    def __init__(self, settings: Settings, bus: Bus | None = None) -> None:
        self.settings = settings
        self.bus: Bus = bus or LocalBus()
        self.study = asyncio.Semaphore(settings.studies)
        """Held by whoever works through a finished game: those who play come first."""
        self.gates = Gates(settings.limits)
        self.store = Store(settings)
        self.packs = Packs(self.store)
        self.mind = Mind(settings.bot_workers, settings.bot_patience)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self._doubted: set[str] = set()
        """Tables that were named at the start because they may not go on."""
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Be open for guests; on the way out everything is finished and put away."""
        await self.store.open()
        await self.packs.open()
        self._doubted = await self._name_stuck()
        stop_listening = self.bus.listen(self._hear)
        self.spawn(self._wake_bots())
        try:
            yield
        finally:
            stop_listening()
            thoughts = [task for room in self.rooms.values() for _, task in room.thinking.values()]
            for task in (*thoughts, *self._tasks):
                task.cancel()
            await asyncio.gather(*thoughts, *self._tasks, return_exceptions=True)
            await self.mind.close()
            await self.store.close()

    @asynccontextmanager
    async def visit(self, code: str) -> AsyncIterator[Room]:
        """Use the room of a table; it stays in memory at least as long."""
        while (room := self.rooms.get(code)) is None:  # again if it was forgotten before it could be used
            if code not in self._opening:
                self._opening[code] = asyncio.create_task(self._fetch(code))
            await asyncio.shield(self._opening[code])
        room.visitors += 1
        try:
            yield room
        finally:
            room.visitors -= 1
            if code in self.rooms:
                self.rooms.move_to_end(code)
            self._forget()

    async def rename(self, person: Person) -> None:
        """Show a new name wherever the person sits, and use it for what they say from now on."""
        for room in tuple(self.rooms.values()):
            for socket in room.audience.sockets:
                if socket.person is not None and socket.person.id == person.id:
                    socket.person = person
            if any(seat.kind == "person" and seat.person == person.id for seat in room.record.seating):
                async with room.hold():
                    seating = (
                        replace(seat, name=person.name) if seat.kind == "person" and seat.person == person.id else seat
                        for seat in room.record.seating
                    )
                    room.record = replace(room.record, seating=tuple(seating))
                    room.show_table()

    async def _fetch(self, code: str) -> None:
        try:
            record = await self.store.read(partial(store.find_table, code=code))
            if record is None:
                raise no_table()
            if record.game not in game_names():
                raise Refused(409, "stuck", f"the game {record.game} is not here")
            self.rooms[code] = Room(self, record)
        finally:
            del self._opening[code]

    def _forget(self) -> None:
        """Drop rooms that nobody uses, those unused for longest first, down to what the settings allow."""
        surplus = len(self.rooms) - self.settings.rooms
        if surplus > 0:
            for code in [code for code, room in self.rooms.items() if room.idle][:surplus]:
                del self.rooms[code]

    async def _wake_bots(self) -> None:
        """After a start, let the bots go on that were to play when the last process ended."""
        for code in await self.store.read(store.tables_waiting_for_bots):
            try:
                async with self.visit(code) as room, room.hold():
                    await room.read()
                    wake(room)
                    if room.record.stuck is not None and code not in self._doubted:
                        LOG.warning("table %s cannot go on: %s", code, room.record.stuck.message)
            except Refused as error:
                LOG.warning("table %s stays asleep: %s", code, error.message)

    async def _name_stuck(self) -> set[str]:
        """Say which games may not go on under this program, without playing them: the doctor does that."""
        named = set()
        for code, written in await self.store.read(store.headers_in_play):
            try:
                header = wire.read_logged(written)
                known = header.game in game_names() and await self.packs.find(header.game, header.content) is not None
                doubt = first_doubt(header, known=known)
            except (ContentError, Malformed) as error:
                doubt = Stuck("rules", str(error))
            if doubt is None:
                continue
            named.add(code)
            if doubt.reason == "rules":
                LOG.warning("table %s: %s; kuluary doctor says whether it goes on", code, doubt.message)
            else:
                LOG.warning("table %s cannot go on: %s", code, doubt.message)
        return named

    def _hear(self, code: str, revision: int, chat: int, proposals: int) -> None:
        """Catch up with what another process has done at one of our tables."""
        room = self.rooms.get(code)
        if room is None:
            return
        if revision > room.record.revision:
            self.spawn(room.catch_up(revision))
        if chat > room.last_said:
            self.spawn(room.hear_chat())
        if proposals and proposals != room.proposals.mark:
            self.spawn(proposing.hear(room))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on by itself; it is ended with the house."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
