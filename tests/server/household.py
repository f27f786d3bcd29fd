"""A house in this process whose clock is driven by hand, and people who play in it without sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection
from tests.server.helpers import RELAXED, fresh_id, lay_database

from kuluary.core import Match
from kuluary.encoding import plain
from kuluary.server import Limits, Settings
from kuluary.server.before import lobby
from kuluary.server.bots.thinking import Thought, any_answer
from kuluary.server.database.store import Person
from kuluary.server.house import House
from kuluary.server.machines.hours import Clock
from kuluary.server.people.guests import make_guest
from kuluary.server.protocol import wire
from kuluary.server.table import absence
from kuluary.server.table.clocks import NO_CLOCK, Pace, Waits
from kuluary.server.table.room import Room

MORNING = 1_800_000_000.0


def first(actions: list[Any]) -> Any:
    """Take the first answer."""
    return actions[0]


class HandClock(Clock):
    """Goes on only when somebody turns its hands; `leap`: the database's clock is set while nothing else is."""

    def __init__(self) -> None:
        self.time = MORNING
        self.leap = 0.0

    def now(self) -> float:
        return self.time

    def steady(self) -> float:
        return self.time

    def of(self, connection: Connection) -> float:
        return self.time + self.leap

    async def sleep(self, seconds: float) -> None:
        await asyncio.Event().wait()  # whoever turns the hands looks at the clocks


class Ear:
    """Somebody at a table: hears everything, and says what a socket would."""

    def __init__(self, room: Room, person: Person | None) -> None:
        self.room = room
        self.person = person
        self.looks: tuple[int | None] | None = None
        self.eyes: int | None = None
        self.told: int | None = None
        self.seen: int | None = None
        self.standing = 2
        self.address = ""
        self.heard: list[dict[str, Any]] = []

    def give_way(self) -> None: ...

    def dismiss(self) -> None: ...

    def say(self, message: Any) -> None:
        self.heard.append(msgspec.json.decode(wire.encode(message)))

    def put(self, text: bytes) -> None:
        self.heard.append(msgspec.json.decode(text))

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    async def play(self, choose: Callable[[list[Any]], Any], seat: int) -> None:
        """Answer the question that a seat is asked."""
        match = self.room.game
        assert match is not None
        asked = next(item for item in match.decisions if item.seat == seat and not item.free)
        action = choose(list(asked.actions))
        await self.room.play(self, wire.Play(fresh_id(), seat, wire.decision_id(asked), plain(action)))
        assert self.last("ack")


class TellingHouse(House):
    """Remembers what it took notice of."""

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.told: list[Waits] = []

    def announce(self, told: Iterable[Waits]) -> None:
        told = list(told)
        self.told += told
        super().announce(told)


class Household:
    """One process of the house, with what it took notice of."""

    def __init__(self, house: TellingHouse, clock: HandClock) -> None:
        self.house = house
        self.clock = clock
        self.told = house.told
        self.house_tasks = set(house._tasks)
        """What goes on as long as the house is open."""

    async def guest(self, name: str) -> Person:
        person, _ = await self.house.store.writer.call(
            lambda connection: make_guest(connection, name, "ru", self.house.now)
        )
        return person

    async def sit(self, pace: Pace = NO_CLOCK, *, count: int = 3, **more: Any) -> tuple[str, list[Person]]:
        """So many new people at a table in play: its code, and who they are, seat by seat."""
        people = [await self.guest(name) for name in ("Ася", "Гриша", "Лев", "Ира")[:count]]
        return await self.table(people, pace=pace, **more), people

    async def table(
        self, people: list[Person], *, game: str = "suits", seats: int = 0, pace: Pace = NO_CLOCK, bots: str = "random"
    ) -> str:
        """People at a table in play, the rest of its seats for bots."""
        kinds = ["me", *["open"] * (len(people) - 1)]
        kinds += [f"bot:{bots}"] * (max(seats, len(people)) - len(people))
        code = await self.table_open(people[0], game=game, kinds=kinds, pace=pace)
        async with self.house.visit(code) as room:
            for seat, person in enumerate(people[1:], start=1):
                await room.change(lambda record, who=person, seat=seat: lobby.take_seat(record, who, seat))
            await room.start(lambda record: lobby.check_start(record, people[0]))
        return code

    async def table_open(
        self, host: Person, *, game: str = "suits", kinds: Sequence[str] = ("me", "open", "open"), pace: Pace = NO_CLOCK
    ) -> str:
        """Lay a table that has not begun."""
        plan = lobby.plan_table(
            self.house,
            host,
            game=game,
            seats=len(kinds),
            options={},
            name=None,
            public=False,
            seating=list(kinds),
            pace=pace,
        )
        return (await lobby.open_table(self.house, host, plan)).code

    @asynccontextmanager
    async def at(self, code: str, person: Person | None) -> AsyncIterator[Ear]:
        """Somebody is at a table for a while."""
        async with self.house.visit(code) as room:
            ear = Ear(room, person)
            await room.join(ear)
            try:
                yield ear
            finally:
                room.part(ear)
                await self.settle()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass while the house is open: clocks are looked at when something is due, as they would be."""
        end = self.clock.time + seconds
        while True:
            due = await self.house.store.read(_next_due)
            left = None if due is None else max(0.0, due - self.house.hours.time)
            if left is None or self.clock.time + left >= end:
                break
            self.clock.time += left + 0.001
            await self.look()
        self.clock.time = max(end, self.clock.time)
        await self.look()

    async def look(self) -> None:
        await absence.look(self.house)
        await self.settle()

    async def settle(self) -> None:
        """Let the bots answer everything they are asked."""
        for _ in range(10_000):
            tasks = [task for room in self.house.rooms.values() for _, task in room.thinking.values()]
            tasks += list(self.house._tasks - self.house_tasks)
            tasks = [task for task in tasks if not task.done()]
            if not tasks:
                return
            await asyncio.wait(tasks, timeout=0.05, return_when=asyncio.FIRST_COMPLETED)


def _next_due(connection: Connection) -> float | None:
    return connection.exec_driver_sql("select min(due) from tables").scalar_one_or_none()


@asynccontextmanager
async def opened(data: Path, clock: HandClock, seed: int = 1, **more: Any) -> AsyncIterator[Household]:
    """A house on a data folder, until it is closed; bots answer at random and at once."""
    lay_database(data)
    settings = Settings(
        data=data, bot_pace=0.0, bot_intent=0.0, bot_grace=0.0, take_back=0.0, limits=Limits(**RELAXED), **more
    )
    house = TellingHouse(settings, clock=clock)
    rng = random.Random(seed)

    async def choose(twin: Match, seat: int, level: str, **_: Any) -> Thought:
        asked = next((item for item in twin.decisions if item.seat == seat and not item.free), None)
        return Thought(rng.choice(asked.actions) if asked else any_answer(twin, seat))

    house.mind.choose = choose
    async with house.open():
        yield Household(house, clock)
