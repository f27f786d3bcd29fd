"""A table somebody is at: its record and its game in memory, and the sockets that look at it.

Whoever changes something holds the room until the change is on disk and everyone has been told: what was not
committed is never seen. If anything fails in between, the room is stale and is read again: the log is the truth.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from kuluary.core import CHANCE, Header, Illegal, Malformed, Match, Refusal
from kuluary.encoding import plain
from kuluary.lessons import lesson_of, play_to
from kuluary.server.before import forking
from kuluary.server.before.bringing import brought_by, options_at_start, rows_of
from kuluary.server.bots import coaching, partners
from kuluary.server.bots.coaching import Advice
from kuluary.server.bots.driving import wake
from kuluary.server.bots.partners import Council
from kuluary.server.database import store
from kuluary.server.database.rebuilding import rebuild
from kuluary.server.database.store import Person, Record, Seat
from kuluary.server.database.writer import Change
from kuluary.server.door.limits import Bucket, make_way
from kuluary.server.errors import Refused, no_table, not_your_seat, stuck
from kuluary.server.machines.bus import Hint
from kuluary.server.people.ratings import results_of
from kuluary.server.protocol import wire
from kuluary.server.protocol.words import FromServer, Superseded
from kuluary.server.table import absence, clocks, orders, proposing, talk, undoing
from kuluary.server.table.audience import Audience, seats_of
from kuluary.server.table.clocks import By, Hand
from kuluary.server.table.orders import Given, Orders
from kuluary.server.table.proposing import Proposals

if TYPE_CHECKING:
    from kuluary.server.house import House
    from kuluary.server.table.audience import Listener

LOG: Final = logging.getLogger("kuluary.server")

_OF_GAME: Final[tuple[str, ...]] = ("status", "number", "waiting", "winners", "asking")
_OF_TABLE: Final[tuple[str, ...]] = (
    "name",
    "options",
    "public",
    "header",
    "again",
    "pack",
    "pack_name",
    "pack_author",
    "take_back",
    "host",
    "abandoned",
    "agreed",
    "pace",
    "plea",
    "watch",
    "gallery",
    "hints",
)
_OF_CLOCKS: Final[tuple[str, ...]] = ("clocks", "due")
_get_table: Final = attrgetter(*_OF_TABLE)
_get_clocks: Final = attrgetter(*_OF_CLOCKS)
_JSON: Final = frozenset({"options", "waiting", "winners", "agreed", "pace", "clocks", "plea"})


class Hold:
    """Somebody has a room to themselves; every play does, so that no generator is run for it."""

    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    async def __aenter__(self) -> None:
        await self._room.enter()

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._room.leave(stale=kind is not None and not issubclass(kind, (Refused, Illegal, Malformed)))


class Room:
    """One table in memory."""

    def __init__(self, house: House, record: Record) -> None:
        self.house = house
        self.record = record
        self.audience = Audience(house.hours, house.settings.watch_delay)
        self.visitors = 0
        """How many requests and sockets use the room: it is not forgotten while somebody does."""
        self.last_said = 0
        """The number of the last chat message that everyone here has got."""
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}
        """By seat: the decision a bot thinks about."""
        self.aside = Bucket(house.settings.limits.chat_burst, house.settings.limits.chat_rate)
        """What all those together may say who only watch: they cannot drown those who play."""
        self.proposals = Proposals()
        self.played_at = 0.0
        """When a person last played, by a clock that only goes on."""
        self.council = Council()
        self.orders = Orders()
        self.advice = Advice()
        self.game: Match | None = None
        """The game where it is in memory; `match` gives it in any case."""
        self._lock = asyncio.Lock()
        self._stale = False
        self._answers: dict[str, tuple[int, int]] = {}

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if the room were forgotten."""
        return not self.visitors and not self.thinking and not self.advice.tasks and not self._lock.locked()

    @property
    def attended(self) -> bool:
        """Whether somebody is at the table, here or through another process."""
        return bool(self.audience.sockets or self.audience.elsewhere)

    # Holding, reading, committing

    def hold(self) -> Hold:
        """Have the room to oneself; a failure other than a refusal leaves it stale."""
        return Hold(self)

    async def enter(self) -> None:
        """Wait until nobody holds the room, and see to it that it is what the store has."""
        await self._lock.acquire()
        if self._stale:
            try:
                await self.reread()
            except BaseException:
                self._lock.release()
                raise

    def leave(self, *, stale: bool) -> None:
        """Let others have the room."""
        self._stale = self._stale or stale
        self._lock.release()

    async def match(self) -> Match:
        """Give the game, rebuilt from its log where it is not in memory; only while holding the room."""
        game = await self.read()
        if self.record.abandoned is not None:
            raise Refused(409, "abandoned", "the people at this table have ended the game")
        if game is None or self.record.stuck is not None:
            raise stuck()
        return game

    async def read(self) -> Match | None:
        """Give the game as far as it can be read, to be looked at; only while holding the room."""
        if self.game is not None or self.record.stuck is not None:
            return self.game
        if self.record.status == "open":
            raise Refused(409, "not_started", "the game has not started yet")
        kept = await self.house.store.read(partial(store.load_game, code=self.record.code))
        pack = await self.house.packs.of_table(self.record)
        header = wire.header_of(self.record)
        self.game, problem = await asyncio.to_thread(rebuild, header, kept.entries, pack, kept.key)
        self.record = replace(self.record, stuck=problem)
        self._answers = kept.answers
        self.audience.start_over()
        self.audience.by = kept.by
        if self.game is not None:
            self.game.watch()
            self.record = replace(self.record, goes_on=self.game.header.goes_on)
            self.audience.hear(self.game)
            await proposing.load(self, self.game)
            await orders.load(self)
        return self.game

    async def reread(self) -> None:
        """Take everything from the store again, and show it."""
        found = await self.house.store.read(partial(store.find_table, code=self.record.code))
        if found is None:
            raise no_table()
        self.record = found
        self.game = None
        self._stale = False
        if found.status != "open":
            await self.read()
        self.show_table()
        self.show()
        proposing.show(self)
        undoing.show(self)
        wake(self)

    async def commit(
        self,
        new: Record,
        *,
        entries: tuple[dict[str, Any], ...] = (),
        answer: tuple[str, int] | None = None,
        cut: int | None = None,
    ) -> bool:
        """Make a new record durable, with what is added to the log or cut off; False: the table has moved on."""
        old = self.record
        now = self.house.now
        played = {row["seat"] for row in entries}
        new = clocks.follow(new, played, cut=cut is not None, now=self.house.hours.time)
        names = _OF_GAME
        if _get_clocks(new) != _get_clocks(old):
            names += _OF_CLOCKS
        if _get_table(new) != _get_table(old):
            names += _OF_TABLE
        columns = {name: _column(new, name) for name in names} | {"moved": now}
        pairs = () if new.seating is old.seating else zip(new.seating, old.seating, strict=True)
        seats = tuple([seat.row() for seat, before in pairs if seat != before])
        rows = tuple([{"by": None} | row | {"code": old.code, "at": now} for row in entries])
        known = None
        if answer is not None:
            known = {"code": old.code, "answer": answer[0], "seat": answer[1], "number": new.number}
        ended = self.game if new.status == "over" and old.status != "over" and new.abandoned is None else None
        own = None if new.origin is not None else ended  # a game that goes on from another leaves nothing to anybody
        kept = () if own is None else rows_of(new, own, now)
        results = () if own is None else results_of(new, own, now)
        change = Change(old.code, old.revision, columns, seats, rows, known, cut, kept, now, results)
        if not await self.house.store.writer.change(change):
            return False
        self.record = new.but(revision=old.revision + 1, moved=now)
        if new.number > old.number and old.status == "playing":
            self.house.metrics.plays(old.game, "bot" if answer is None else "person").inc()
        if new.status != old.status:
            LOG.info("a game of %s for %d has %s", old.game, old.seats, "ended" if new.status == "over" else "begun")
        if answer is not None:
            self._answers[answer[0]] = (answer[1], new.number)
        if new.cup is not None and new.status == "over" and old.status != "over":
            self.house.end_of_round(new.cup)
        self.house.bus.tell(Hint(old.code, self.record.revision))
        fresh = clocks.newly_asked(old, self.record)
        self.house.announce([clocks.waits(self.record, seat, "asked", self.house.hours) for seat in fresh])
        return True

    async def change(self, plan: Callable[[Record], Record]) -> None:
        """Change the table outside its game: `plan` gives the new record or refuses."""
        async with self.hold():
            while True:
                new = plan(self.record)
                if new == self.record:
                    return
                if await self.commit(new):
                    break
                await self.reread()
            if self.record.status == "playing":
                await self.read()  # bots may have to play at a table at which nobody was
            self.show_table()
            self.show()
            wake(self)

    async def catch_up(self, revision: int) -> None:
        """Read what another process has written."""
        async with self.hold():
            if self.record.revision < revision and not await self._follow():
                await self.reread()

    async def check(self) -> None:
        """See whether another process has changed the table, where there are others."""
        found = await self.house.store.read(partial(store.revision_of, code=self.record.code))
        if found is not None and found > self.record.revision:
            await self.catch_up(found)

    async def _follow(self) -> bool:
        """Play what another process has written since; False: that is not enough, or goes astray."""
        game, old = self.game, self.record
        if game is None or old.stuck is not None:
            return False
        start = game.number
        read = partial(store.since, code=old.code, revision=old.revision, number=start)
        found = await self.house.store.read(read)
        if found is None or found.cut or found.record.header != old.header:
            return False
        self._stale = True  # until it has worked
        try:
            log = [(seat, wire.read_logged(action)) for seat, action in found.entries]
            for seat, action in log:
                if seat != CHANCE:
                    game.play(seat, action)
        except (Illegal, Malformed):
            return False
        if game.entries[start:] != log or game.number != found.record.number:
            return False
        self._stale = False
        self.record = replace(found.record, goes_on=old.goes_on)
        self._answers |= found.answers
        self.audience.by |= found.by
        self.audience.hear(game)
        if _without_progress(old) != _without_progress(self.record):
            self.show_table()
        self.show()
        if old.plea != self.record.plea:
            undoing.show(self)
        proposing.settle(self)
        orders.settle(self)
        wake(self)
        return True

    # The game

    async def start(self, plan: Callable[[Record], None], chapter: int = 0) -> None:
        """Begin the game once `plan` has nothing against it; a lesson at one of its chapters."""
        async with self.hold():
            while True:
                plan(self.record)
                old = self.record
                kept = await self.house.store.read(partial(store.load_game, code=old.code))
                brought = await self.house.store.read(partial(brought_by, record=old))
                options = options_at_start(old, brought)
                pack = await self.house.packs.of_table(old)
                if old.origin is None:
                    match = Match.new(old.game, seats=old.seats, options=options, key=kept.key, content=pack)
                    await self._prepare(match, chapter)
                else:
                    match = await asyncio.to_thread(forking.go_on, old, kept, pack)
                header = _written(match.header)
                new = replace(
                    _progress(old, match), options=match.header.options, header=header, pack=match.pack.digest
                )
                self.game, self._answers = match.watch(), {}
                if await self.commit(new, entries=_rows(match, len(kept.entries))):
                    break
                await self.reread()
            self.audience.start_over()
            self.audience.hear(match)
            self.show_table()
            self.show()
            wake(self)

    async def relearn(self, chapter: int) -> None:
        """Begin a chapter of the lesson anew, as its script leads there."""
        async with self.hold():
            while True:
                was, old = await self.match(), self.record
                self.game = Match.new(old.game, seats=old.seats, options=old.options, key=was.key, content=was.pack)
                await self._prepare(self.game, chapter)
                if await self.commit(_progress(old, self.game), entries=_rows(self.game, 0), cut=0):
                    break
                await self.reread()
            self.audience.start_over()
            self.played()

    async def _prepare(self, match: Match, chapter: int) -> None:
        """Play the script of a lesson up to a chapter."""
        lesson = lesson_of(self.record.game) if self.record.lesson else None
        if lesson is not None and lesson.begins(chapter):
            await asyncio.to_thread(play_to, lesson, match, chapter)

    async def play(self, socket: Listener, message: wire.Play) -> None:
        """Answer a decision for a seat of one's own."""
        action, seat = wire.read_action(message.action), message.seat

        async def attempt(match: Match, _: Seat) -> bool | FromServer:
            undoing.check(self.record)
            own = [item for item in match.decisions if item.seat == seat]
            named = [item for item in own if wire.decision_id(item) == message.decision]
            if not named:
                return self.overtaken(match, message.id)
            meant = next((item for item in own if action in item.actions), None)
            if meant not in named:  # it is no answer, or one to another question of the seat
                why = match.explain(seat, action) or Refusal("not_offered", named[0].rule)
                return wire.refused(match, message.id, why)
            done = await self.apply(match, seat, action, message.id)
            if done:
                self.orders.given[seat] = Given(named[0], action)
            return done

        def tell() -> None:
            self.played_at = time.monotonic()
            self.played()

        await self.answer(socket, message, attempt, tell)

    async def answer(
        self,
        socket: Listener,
        message: wire.Answering,
        attempt: Callable[[Match, Seat], Awaitable[bool | FromServer]],
        tell: Callable[[], None],
    ) -> None:
        """Do once what a message asks for a seat of one's own, and tell everyone when it is on disk.

        `attempt` says whether it is, or what its sender is told instead; False: the table has moved on.
        """
        async with self.hold():
            while True:
                match = await self.match()
                if self.is_known(socket, message.id, message.seat):
                    return
                done = await attempt(match, self.check_seat(socket.person, message.seat))
                if done is True:
                    break
                if done is not False:
                    socket.say(done)
                    return
                await self.reread()
            socket.say({"type": "ack", "id": message.id, "number": self.record.number})
            tell()

    @staticmethod
    def overtaken(match: Match, answer: str) -> Superseded:
        """Say whose answer came first, for whoever was late."""
        first = next((seat for seat, _ in reversed(match.entries) if seat != CHANCE), None)
        return {"type": "superseded", "id": answer, "seat": first}

    async def apply(
        self, match: Match, seat: int, action: object, answer: str | None = None, by: By | None = None
    ) -> bool:
        """Play and commit; False: the table has moved on and has to be read again. `by`: who answers for a person."""
        before, old = match.number, self.record
        match.play(seat, action)
        new = _progress(self.record, match)
        known = None if answer is None else (answer, seat)
        done = await self.commit(new, entries=_rows(match, before, by), answer=known)
        if done:
            if by is not None:
                self.audience.by |= dict.fromkeys(range(before + 1, match.number + 1), by)
            orders.done(self, seat)
            if (old.seating, old.clocks.votes) != (self.record.seating, self.record.clocks.votes):
                self.show_table()  # somebody has their seat again, or a vote about it is over
        return done

    def played(self) -> None:
        """Tell everyone about a play that is on disk."""
        assert self.game is not None
        self.audience.hear(self.game)
        if self.record.status == "over":
            self.show_table()
            self.house.let_go(self.record.code)
        self.show()
        proposing.settle(self)
        orders.settle(self)
        wake(self)

    async def go_back(self, match: Match, number: int, new: Record, answer: tuple[str, int] | None) -> bool:
        """Take entries back, from a number on, and commit; False: the table has moved on and has to be read again."""
        seats = {seat for seat, _ in match.entries[number:]}
        await asyncio.to_thread(match.rewind, number)
        done = await self.commit(_progress(new, match), answer=answer, cut=number)
        if done:
            orders.forget(self, seats)
        return done

    def rouse(self) -> None:
        """Let bots look whether they may play."""
        wake(self)

    async def explain(self, socket: Listener, message: wire.Explain) -> None:
        """Say why an action is not legal; only to whom the seat belongs, since a reason may tell what is in a hand."""
        action = wire.read_action(message.action)
        async with self.hold():
            match = await self.match()
            self.check_seat(socket.person, message.seat)
            why = match.explain(message.seat, action)
            socket.say({"type": "why", "id": message.id, **wire.refusal(match, why)})

    async def foresee(self, socket: Listener, message: wire.Foresee) -> None:
        """Say whether an action could be taken back, from what its seat may know."""
        action = wire.read_action(message.action)
        async with self.hold():
            match = await self.match()
            self.check_seat(socket.person, message.seat)
            why = match.explain(message.seat, action)
            if why is not None:
                socket.say(wire.refused(match, message.id, why))
                return
            back = match.foresee(message.seat, action)
            if not message.warn or not coaching.warns(self, match, message.seat, action):
                socket.say({"type": "foreseen", "id": message.id, "back": back})
                return
            coaching.warn(self, socket, message, match, action, back=back)

    async def order(self, socket: Listener, message: wire.Order) -> None:
        """Leave an answer to be given for a seat of one's own, or take it back."""
        async with self.hold():
            await orders.give(self, socket, message)
            wake(self)

    async def hear_orders(self) -> None:
        """Catch up with orders that were given in another process."""
        async with self.hold():
            if self.game is not None:
                await orders.load(self)
                wake(self)

    def check_seat(self, person: Person | None, seat: int) -> Seat:
        """Give a seat of the person's that no bot plays at the moment."""
        if person is None or seat not in range(self.record.seats) or self.record.seating[seat].person != person.id:
            raise not_your_seat(seat)
        found = self.record.seating[seat]
        if found.stand_in is not None:
            raise Refused(409, "handed_over", "a bot plays this seat: take it back first")
        return found

    def is_known(self, socket: Listener, answer: str, seat: int) -> bool:
        """Acknowledge an answer once more that is on disk already."""
        known = self._answers.get(answer)
        if known is None or seat not in seats_of(self.record, socket.person):
            return False
        if known[0] != seat:
            raise Refused(409, "id_used", "another seat has used this id: ids are unique at a table")
        socket.say({"type": "ack", "id": answer, "number": known[1]})
        return True

    # Coming, looking, going

    async def join(self, socket: Listener) -> None:
        """Let a socket look at the table."""
        limits = self.house.settings.limits
        async with self.hold():
            make_way(self.audience.sockets, socket, limits.sockets_per_table, where="to this table")
            if self.record.status != "open":
                await self.read()
            before = self.audience.present
            self.audience.sockets.add(socket)
            if socket.person is not None:
                await absence.come(self, socket.person)
            self.audience.show_table(self.record, None if self.audience.present != before else socket)
            self.show(socket)
            proposing.show(self, socket)
            orders.greet(self, socket, seats_of(self.record, socket.person))
            undoing.show(self, socket)
            self.council.stir()
        await talk.greet(self, socket)

    def part(self, socket: Listener) -> None:
        """Let a socket go."""
        before = self.audience.present
        self.audience.sockets.discard(socket)
        self.audience.look()
        if self.audience.present != before:
            absence.go(self, before - self.audience.present)
            self.show_table()
            partners.part(self)

    async def look(self, socket: Listener, seat: int | None) -> None:
        """Show the table through another of one's own seats, or as a spectator sees it."""
        async with self.hold():
            if seat is not None and seat not in seats_of(self.record, socket.person):
                raise not_your_seat(seat)
            socket.looks = (seat,)
            socket.told = None
            self.show(socket)
            undoing.show(self, socket)

    def show_table(self) -> None:
        """Send everyone the table."""
        self.audience.show_table(self.record)

    def show(self, only: Listener | None = None) -> None:
        """Send everyone, or one socket, the state of the game, if it has begun."""
        if self.game is not None:
            self.audience.show(self.record, self.game, only)


def _progress(record: Record, match: Match) -> Record:
    """Give the record after a play."""
    return record.but(
        number=match.number,
        waiting=tuple(wire.waiting(match)),
        asking=wire.asking(record, match),
        status="over" if match.over else "playing",
        winners=match.result.winners if match.over else None,
        header=record.header if match.header.goes_on is None else _written(match.header),
    )


def _without_progress(record: Record) -> Record:
    """Give what of a record is told as a table, and not with the state."""
    resting = tuple(Hand(0.0, resting=hand.resting, until=hand.until) for hand in record.clocks.hands)
    told = replace(record.clocks, hands=resting, patience={})
    return replace(record, revision=0, number=0, waiting=(), asking="", moved=0, clocks=told, due=None)


def _written(header: Header) -> str:
    return wire.encode(plain(header)).decode()


def _rows(match: Match, start: int, by: By | None = None) -> tuple[dict[str, Any], ...]:
    """Give the entries from a number on as they are kept."""
    return tuple(
        [
            {"number": number, "seat": seat, "action": wire.logged(action)} | ({"by": by} if by else {})
            for number, (seat, action) in enumerate(match.entries[start:], start=start)
        ]
    )


def _column(record: Record, name: str) -> Any:
    value = getattr(record, name)
    return wire.encode(value).decode() if name in _JSON and value is not None else value
