"""The house: everything one process has in memory, and the way to its rooms."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

from kuluary.core import ContentError, Malformed, game_names
from kuluary.server.afterwards.puzzling import Puzzling
from kuluary.server.afterwards.reviewing import Reviews
from kuluary.server.bots.driving import wake
from kuluary.server.bots.thinking import Mind
from kuluary.server.database import store
from kuluary.server.database.packs import Packs
from kuluary.server.database.rebuilding import first_doubt
from kuluary.server.database.store import Person, Seen, Store, Stuck
from kuluary.server.door.limits import Gate, Gates
from kuluary.server.errors import Refused, first_line, no_table
from kuluary.server.machines import roll
from kuluary.server.machines.bus import EVERYTHING, Bus, Hint, LocalBus
from kuluary.server.machines.hours import Clock, Hours
from kuluary.server.machines.roll import Call, Presence, Roll
from kuluary.server.metrics import Metrics
from kuluary.server.notices import sending
from kuluary.server.notices.mail import Mail
from kuluary.server.notices.sending import Notices
from kuluary.server.people import sessions
from kuluary.server.people.accounts import Passwords
from kuluary.server.people.sessions import Uses
from kuluary.server.protocol import wire
from kuluary.server.settings import Settings
from kuluary.server.table import absence, host, proposing, talk
from kuluary.server.table.clocks import Waits
from kuluary.server.table.room import Room

LOG: Final = logging.getLogger("kuluary.server")
LOOK_AROUND: Final = 3.0
"""Seconds after which a process asks the store what has become of its tables, whatever it was told."""
TIDY_UP: Final = 3600.0
"""Seconds after which what is old is looked for again."""
UNUSED: Final = 300.0
"""Seconds for which a room is kept that nobody uses: whoever comes back soon need not wait for the log."""
AT_ONCE: Final = 500
"""Tables in one such question."""


class House:
    """One process of the service; several may share a database and a bus."""

    def __init__(self, settings: Settings, bus: Bus | None = None, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.hours = Hours(self.clock)
        self.bus: Bus = bus or LocalBus()
        self.study = asyncio.Semaphore(settings.studies)
        """Held by whoever works through a finished game: those who play come first."""
        self.gates = Gates(settings.limits)
        self.metrics = Metrics()
        self.store = Store(settings, self.metrics)
        self.open_for_more = False
        """Whether whoever balances the load should send people here."""
        self.packs = Packs(self.store)
        self.mail = Mail(settings)
        self.passwords = Passwords()
        self.uses = Uses()
        self.mind = Mind(settings.bot_workers, settings.bot_patience)
        self.reviews = Reviews(self)
        self.puzzles = Puzzling(self)
        self.notices = Notices(self)
        self.rooms: dict[str, Room] = {}
        self._unvisited: dict[str, float] = {}
        """The rooms that nobody uses and since when, those unused for longest first."""
        self.away: dict[tuple[str, str], int | None] = {}
        """By table and person: since when they are away, as far as that is still to be written down."""
        self._doubted: set[str] = set()
        """Tables that were named at the start because they may not go on."""
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.roll = Roll(self.store, self.hours, self._presence, self._called)
        self._claiming: set[str] = set()
        self._missed = asyncio.Event()
        """Set when something may have been said that was not heard."""
        self._proposed: dict[str, tuple[int, ...]] = {}
        """By table: what it looked like among its proposals when we looked last."""

    @property
    def now(self) -> int:
        """The seconds since 1970, by the clock of the house."""
        return int(self.clock.now())

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Be open for guests; on the way out everything is finished and put away."""
        await self.store.open()
        await self.packs.open(self.now)
        self._doubted = await self._name_stuck()
        await self.roll.open()
        stop_listening = self.bus.listen(self._hear)
        await self.bus.open()
        self.bus.tell(EVERYTHING)  # the others call the roll and find us
        keeping = (self._wake_bots(), self.roll.keep(), self._look_around(), self._tidy_up())
        for work in (*keeping, absence.keep_time(self), self.reviews.work(), self.puzzles.work(), self.notices.work()):
            self.spawn(work)
        self.open_for_more = True
        LOG.info("open: %d other processes on this database", len(self.roll.known.others))
        try:
            yield
        finally:
            self.open_for_more = False
            stop_listening()
            thoughts = [
                task
                for room in self.rooms.values()
                for _, task in (*room.thinking.values(), *room.advice.tasks.values())
            ]
            for task in (*thoughts, *self._tasks):
                task.cancel()
            await asyncio.gather(*thoughts, *self._tasks, return_exceptions=True)
            with suppress(Exception):  # nothing is lost but since when somebody is away
                await absence.write_down(self)
            await self.roll.close()
            self.bus.tell(EVERYTHING)  # the others go on with what was ours
            await self.bus.close()
            await self.mind.close()
            await self.store.close()
            self.metrics.close()
            LOG.info("closed: everything is on disk")

    @asynccontextmanager
    async def visit(self, code: str) -> AsyncIterator[Room]:
        """Use the room of a table; it stays in memory at least as long."""
        while (room := self.rooms.get(code)) is None:  # again if it was forgotten before it could be used
            if code not in self._opening:
                self._opening[code] = asyncio.create_task(self._fetch(code))
            await asyncio.shield(self._opening[code])
        room.visitors += 1
        self._unvisited.pop(code, None)
        try:
            if not self.roll.alone:
                await room.check()
            yield room
        finally:
            room.visitors -= 1
            if not room.visitors and self.rooms.get(code) is room:
                self._unvisited[code] = time.monotonic()
            self._forget()

    async def rename(self, person: Person) -> None:
        """Show a new name wherever the person sits, and use it for what they say from now on."""
        await self._rename_here(person)
        self.bus.tell(Hint(person=person.id))

    async def end_sessions(self, person: str) -> None:
        """Close the sockets of somebody's sessions that were ended, here and at other processes."""
        await self._end_sessions_here(person)
        self.bus.tell(Hint(person=person))

    async def _end_sessions_here(self, person: str) -> None:
        sockets = self.gates.places.of(person)
        hashes = {socket.session for socket in sockets if socket.session is not None}
        if hashes:
            left = await self.store.read(partial(sessions.lives, hashes=hashes))
            for socket in sockets:
                if socket.session not in left:
                    socket.end()

    async def refresh(self, codes: Iterable[str]) -> None:
        """Show tables that were changed beside their rooms, here and at other processes."""
        for code in codes:
            revision = await self.store.read(partial(store.revision_of, code=code))
            if revision is not None:
                self.bus.tell(Hint(code, revision))
                if (room := self.rooms.get(code)) is not None:
                    await room.catch_up(revision)

    def remove(self, codes: Iterable[str]) -> None:
        """Send everybody away from tables that were taken away; other processes see it when they look around."""
        for code in codes:
            if (room := self.rooms.get(code)) is not None:
                self._close(room)

    async def _rename_here(self, person: Person) -> None:
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
            self.rooms[code] = room = Room(self, record)
            self._unvisited[code] = time.monotonic()
            room.audience.elsewhere = self.roll.known.people.get(code, frozenset())
        finally:
            del self._opening[code]

    def _forget(self) -> None:
        """Drop rooms that nobody uses: those unused for long, and more where the settings do not allow so many."""
        surplus = len(self.rooms) - self.settings.rooms
        long_ago = time.monotonic() - UNUSED
        gone: list[str] = []
        for code, since in self._unvisited.items():
            if len(gone) >= surplus and since > long_ago:
                break
            if self.rooms[code].idle:
                gone.append(code)
        for code in gone:
            self._drop(code)
            self.let_go(code)

    def _drop(self, code: str) -> None:
        del self.rooms[code]
        self._unvisited.pop(code, None)
        self._proposed.pop(code, None)

    async def _wake_bots(self) -> None:
        """Let the bots go on that were to play when a process ended."""
        for code in await self.store.read(store.tables_waiting_for_bots):
            try:
                if not await self.roll.claim(code):
                    continue
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

    # What other processes do

    async def admit(self, gate: Gate, address: str, person: str | None = None) -> None:
        """Turn away who comes too often, to this process or to all of them together."""
        gate.check(address, person)
        if not self.roll.alone:
            await self.roll.take(gate.drops(address, person))

    def drives(self, room: Room) -> bool:
        """Tell whether this process answers for the bots of a table; if nobody does yet, it soon will."""
        code = room.record.code
        if code in self.roll.held:
            return True
        if not room.audience.sockets and room.audience.elsewhere:
            return False  # whoever has the people has the bots: they talk to each other
        if code not in self._claiming:
            self._claiming.add(code)
            self.spawn(self._claim(code))
        return False

    async def _claim(self, code: str) -> None:
        try:
            while True:
                try:
                    got = await self.roll.claim(code)
                    break
                except Exception as error:
                    LOG.warning("nobody drives the bots of table %s yet: %s", code, first_line(error))
                    await asyncio.sleep(1)
        finally:
            self._claiming.discard(code)
        if got:
            async with self.visit(code) as room, room.hold():
                wake(room)

    def let_go(self, code: str) -> None:
        """Leave the bots of a table to whoever needs them."""
        if code in self.roll.held:
            self.spawn(self.roll.release([code]))

    def _presence(self) -> Presence:
        people = {(code, person) for code, room in self.rooms.items() for person in room.audience.here}
        return Presence(frozenset(people), frozenset(self.gates.places.count().items()))

    def _called(self, before: Call, now: Call) -> None:
        """Show who has come or gone elsewhere, and take over from a process that is gone."""
        self.gates.places.elsewhere = now.sockets
        self.metrics.note(self)
        for code in before.people.keys() | now.people.keys():
            room = self.rooms.get(code)
            there = now.people.get(code, frozenset())
            if room is not None and room.audience.elsewhere != there:
                present = room.audience.present
                room.audience.elsewhere = there
                if room.audience.present != present:
                    absence.note(room, present - room.audience.present, self.now)
                    absence.note(room, room.audience.present - present, None)
                    room.show_table()
        for code in tuple(self.roll.held):
            room = self.rooms.get(code)
            if room is not None and not room.audience.sockets and room.audience.elsewhere:
                self.spawn(self._hand_over(room))
        if now.others - before.others:
            self.roll.hurry()  # let the newcomers know who is here
        if before.others - now.others:
            self.spawn(self._wake_bots())
        if now.new:
            LOG.warning("this process was taken for dead: others may have gone on with its bots")
            for room in [room for room in self.rooms.values() if room.thinking]:
                self.spawn(self._wake(room))

    async def _hand_over(self, room: Room) -> None:
        """Leave the bots of a table to the process its people are at."""
        await self.roll.release([room.record.code])
        await self._wake(room)
        self.bus.tell(Hint(room.record.code, free=True))

    async def _wake(self, room: Room) -> None:
        async with room.hold():
            wake(room)

    def _hear(self, hint: Hint) -> None:
        """Catch up with what another process has done at one of our tables."""
        if hint == EVERYTHING:
            self._missed.set()
            self.roll.hurry()
        elif hint.person:
            self.spawn(self._hear_name(hint.person))
            self.spawn(self._end_sessions_here(hint.person))
        if (room := self.rooms.get(hint.code)) is not None:
            self._follow(room, hint)

    def _follow(self, room: Room, hint: Hint) -> None:
        if hint.revision > room.record.revision:
            if room.idle and hint.code not in self.roll.held:
                self._drop(hint.code)  # nobody here wants to know
                return
            self.spawn(room.catch_up(hint.revision))
        if hint.chat > room.last_said and room.audience.sockets:
            self.spawn(talk.hear(room))
        if hint.again and room.audience.sockets:
            self.spawn(talk.hear_again(room, hint.again))
        if hint.proposals and hint.proposals != room.proposals.mark:
            self.spawn(proposing.hear(room))
        if hint.orders:
            self.spawn(room.hear_orders())
        if hint.free and room.audience.sockets:
            self.spawn(self._wake(room))

    async def _hear_name(self, id: str) -> None:
        person = await self.store.read(partial(store.find_person, id=id))
        if person is not None:
            await self._rename_here(person)

    async def _look_around(self) -> None:
        """Ask the store about all our tables from time to time: whoever told us of a change may not have been heard."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AROUND):
                    await self._missed.wait()
            self._missed.clear()
            self._forget()
            codes = list(self.rooms)
            for start in range(0, len(codes), AT_ONCE):
                try:
                    found = await self.store.read(partial(store.survey, codes=codes[start : start + AT_ONCE]))
                except Exception as error:
                    LOG.warning("the database does not answer: %s", first_line(error))
                    break
                for code in codes[start : start + AT_ONCE]:
                    if (room := self.rooms.get(code)) is None:
                        continue
                    if code in found:
                        self._compare(room, found[code])
                    else:
                        self._close(room)

    async def _tidy_up(self) -> None:
        """Take away what is old, now and then: open tables, notices, rates; several processes may do so at once."""
        while True:
            try:
                if days := self.settings.open_days:
                    self.remove(await self.store.apart(partial(host.expire, days=days, now=self.now)))
                await self.store.apart(partial(sending.forget_old, now=self.now))
                await self.store.apart(roll.forget_rates)
            except Exception as error:
                LOG.warning("what is old could not be taken away: %s", first_line(error))
            await asyncio.sleep(TIDY_UP)

    def _close(self, room: Room) -> None:
        """Send everybody away from a table that somebody has taken away."""
        self._drop(room.record.code)
        self.let_go(room.record.code)
        for _, task in room.thinking.values():
            task.cancel()
        for socket in tuple(room.audience.sockets):
            socket.dismiss()

    def _compare(self, room: Room, seen: Seen) -> None:
        code = room.record.code
        driven = code in self.roll.held or all(seat.bot is None for seat in room.record.seating)
        self._follow(room, Hint(code, seen.revision, seen.chat, free=not driven))
        for seat in room.record.seating:
            if seat.kind == "person" and seat.person and seen.names.get(seat.person, seat.name) != seat.name:
                self.spawn(self._hear_name(seat.person))
        if room.audience.sockets and self._proposed.get(code, ()) != seen.proposals:
            self._proposed[code] = seen.proposals
            self.spawn(proposing.hear(room))

    def announce(self, told: Iterable[Waits]) -> None:
        """Take notice that decisions wait for people, are close to their end, or were not answered in time."""
        for one in told:
            self.metrics.decisions(one.kind).inc()

    def end_of_round(self, cup: str) -> None:
        """Let a tournament go on, one of whose games has ended."""
        from kuluary.server.before import cups  # it lays tables in a house

        self.spawn(cups.go_on(self, cup))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on by itself; it is ended with the house."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            LOG.warning("something could not be done and will be tried again: %s", first_line(error))
