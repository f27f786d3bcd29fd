"""The store: migrations, group commit, and several processes at one table."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, select, text
from tests.server.helpers import asked, unfolded

from kuluary.server import Settings
from kuluary.server.before import lobby
from kuluary.server.database.schema import META, people, seats, tables
from kuluary.server.database.store import Person, Store
from kuluary.server.database.writer import Change
from kuluary.server.house import House
from kuluary.server.machines.bus import Bus, LocalBus
from kuluary.server.metrics import Metrics
from kuluary.server.people.guests import make_guest
from kuluary.server.protocol import wire
from kuluary.server.table.room import Room


class Ear:
    """A socket without a network: it hears what a browser would."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.looks: tuple[int | None] | None = None
        self.eyes: int | None = None
        self.told: int | None = None
        self.seen: int | None = None
        self.heard: list[dict[str, Any]] = []

    def say(self, message: dict[str, Any]) -> None:
        self.put(wire.encode(message))

    def put(self, text: bytes) -> None:
        message = wire.msgspec.json.decode(text)
        if message["type"] == "state":
            states = [one for one in self.heard if one["type"] == "state"]
            last = states[-1] if states else {}
            message = unfolded(asked(message, last), last.get("view"))
        self.heard.append(message)

    @property
    def state(self) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == "state")


@contextlib.asynccontextmanager
async def house(data: Path, bus: Bus | None = None, **more: Any) -> AsyncIterator[House]:
    opened = House(Settings(data=data, bot_pace=0, **more), bus)
    async with opened.open():
        yield opened


async def guest(home: House, name: str = "Ася") -> Person:
    person, _ = await home.store.writer.call(lambda connection: make_guest(connection, name, "ru", home.now))
    return person


async def hot_seat(home: House, person: Person, seats: int = 3) -> str:
    """A table in play with one person on all seats."""
    kinds = ["me", *(f"local:{name}" for name in "БВГДЕ"[: seats - 1])]
    plan = lobby.plan_table(home, person, game="suits", seats=seats, options={}, name=None, public=False, seating=kinds)
    record = await lobby.open_table(home, person, plan)
    async with home.visit(record.code) as room:
        await room.start(lambda record: lobby.check_start(record, person))
    return record.code


async def play(room: Room, ear: Ear, answer: str, rng: random.Random) -> dict[str, Any]:
    """Answer the first open decision through the room, and give what is said to the player."""
    match = room.game
    assert match is not None
    decision = match.decisions[0]
    action = wire.plain(rng.choice(decision.actions))
    message = wire.Play(answer, decision.seat, wire.decision_id(decision), action)
    await room.play(ear, message)
    return next(item for item in ear.heard if item.get("id") == answer)


def test_the_migrations_make_exactly_the_schema(tmp_path):
    async def migrate() -> None:
        async with house(tmp_path):
            pass

    asyncio.run(migrate())
    engine = create_engine(f"sqlite:///{tmp_path / 'kuluary.sqlite3'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    engine.dispose()


def test_an_acknowledged_write_survives_power_loss_settings(tmp_path):
    async def pragmas() -> tuple[str, int]:
        async with house(tmp_path) as home:
            return await home.store.writer.call(
                lambda c: (
                    c.execute(text("pragma journal_mode")).scalar(),
                    c.execute(text("pragma synchronous")).scalar(),
                )
            )

    assert asyncio.run(pragmas()) == ("wal", 2)


def test_one_bad_job_does_not_spoil_the_others_of_its_batch(tmp_path):
    def bad(connection: Any) -> None:
        connection.execute(text("insert into nowhere values (1)"))

    async def jobs() -> list[Any]:
        store = Store(Settings(data=tmp_path), Metrics())
        await store.open()
        writes = [store.writer.call(lambda c, n=n: make_guest(c, f"Гость {n}", "ru", 0)) for n in range(5)]
        results = await asyncio.gather(*writes[:3], store.writer.call(bad), *writes[3:], return_exceptions=True)
        names = await store.read(lambda c: list(c.execute(select(people.c.name)).scalars()))
        await store.close()
        return [sum(isinstance(result, Exception) for result in results), sorted(names)]

    assert asyncio.run(jobs()) == [1, [f"Гость {n}" for n in range(5)]]


def test_what_comes_in_one_turn_or_while_something_is_written_is_one_transaction_and_closing_waits_for_all(tmp_path):
    async def jobs() -> list[Any]:
        store = Store(Settings(data=tmp_path), Metrics())
        await store.open()
        begun, goes_on = threading.Event(), threading.Event()

        def first(connection: Any) -> Any:
            begun.set()
            goes_on.wait()
            return connection

        def ask(job: Callable[[Any], Any]) -> asyncio.Task[Any]:
            return asyncio.create_task(store.writer.call(job))

        together = [ask(first), ask(lambda connection: connection)]
        await asyncio.to_thread(begun.wait)
        meanwhile = []
        for _ in range(3):
            meanwhile.append(ask(lambda connection: connection))
            await asyncio.sleep(0)
        assert store.writer.waiting == 3
        goes_on.set()
        found = await asyncio.gather(*together, *meanwhile)
        last = ask(lambda c: make_guest(c, "Последний", "ru", 0))
        await asyncio.sleep(0)
        await store.close()
        await last
        return found

    one, same, *others = asyncio.run(jobs())
    assert one is same
    assert len({id(connection) for connection in (one, *others)}) == 2


def test_of_two_changes_to_one_revision_one_wins(tmp_path):
    async def race() -> tuple[list[bool], str]:
        async with house(tmp_path) as home:
            code = await hot_seat(home, await guest(home))
            async with home.visit(code) as room:
                seen = room.record.revision
            changes = [Change(code, seen, {"name": name}) for name in ("раз", "два")]
            won = await asyncio.gather(*(home.store.writer.change(change) for change in changes))
            read = await home.store.read(
                lambda c: c.execute(select(tables.c.name).where(tables.c.code == code)).scalar()
            )
            return won, str(read)

    won, name = asyncio.run(race())
    assert sorted(won) == [False, True]
    assert name == ("раз" if won[0] else "два")


def test_a_room_is_rebuilt_from_its_log(tmp_path):
    async def forget() -> tuple[Any, Any]:
        rng = random.Random(1)
        async with house(tmp_path, rooms=0) as home:
            person = await guest(home)
            code = await hot_seat(home, person)
            views = []
            for number in range(2):
                async with home.visit(code) as room:
                    ear = Ear(person)
                    await room.join(ear)
                    if not number:
                        for count in range(9):
                            await play(room, ear, f"a{count}", rng)
                    views.append((ear.state["view"], ear.state["decisions"], ear.state["number"]))
                    room.part(ear)
                assert code not in home.rooms
            return views[0], views[1]

    before, after = asyncio.run(forget())
    assert before == after


def test_a_room_that_nobody_uses_for_long_is_forgotten_and_is_there_again_for_whoever_comes(tmp_path, monkeypatch):
    async def come_and_go() -> None:
        async with house(tmp_path) as home:
            person = await guest(home)
            code = await hot_seat(home, person)
            async with home.visit(code) as room:
                assert room.game is not None
                before = room.game.log
            monkeypatch.setattr("kuluary.server.house.UNUSED", 0.0)
            async with home.visit(code):
                pass
            assert code not in home.rooms
            async with home.visit(code) as room, room.hold():
                assert (await room.match()).log == before
                home._forget()
                assert code in home.rooms, "somebody uses it"

    asyncio.run(come_and_go())


def test_the_rooms_unused_for_longest_are_forgotten_and_none_that_is_used(tmp_path):
    async def visit() -> None:
        async with house(tmp_path, rooms=2) as home:
            person = await guest(home)
            codes = [await hot_seat(home, person) for _ in range(2)]
            async with home.visit(codes[0]):
                codes += [await hot_seat(home, person) for _ in range(2)]
                assert list(home.rooms) == [codes[0], codes[3]]
            codes.append(await hot_seat(home, person))
            assert set(home.rooms) == {codes[0], codes[4]}

    asyncio.run(visit())


def test_those_who_leave_at_once_are_written_down_at_once_and_at_the_latest_when_the_house_closes(tmp_path):
    async def leave() -> tuple[list[int], list[Any]]:
        jobs = []
        async with house(tmp_path) as home:
            person = await guest(home)
            ears = []
            for _ in range(5):
                async with home.visit(await hot_seat(home, person)) as room:
                    ears.append((room, Ear(person)))
                    await room.join(ears[-1][1])
            write = home.store.apart

            async def count(job: Any) -> Any:
                jobs.extend([len(job.keywords["rows"])] if "rows" in job.keywords else [])
                return await write(job)

            home.store.apart = count
            for room, ear in ears[:4]:
                room.part(ear)
            for _ in range(3):
                await asyncio.sleep(0)
            ears[4][0].part(ears[4][1])
        async with house(tmp_path) as home:
            return jobs, await home.store.read(lambda c: list(c.execute(select(seats.c.left)).scalars()))

    jobs, left = asyncio.run(leave())
    assert jobs == [4, 1]
    assert len(left) == 15
    assert None not in left


def test_a_known_answer_is_acknowledged_again_after_a_restart(tmp_path):
    async def twice() -> tuple[Any, Any, Any]:
        rng = random.Random(1)
        async with house(tmp_path) as home:
            person = await guest(home)
            code = await hot_seat(home, person)
            async with home.visit(code) as room:
                ear = Ear(person)
                await room.join(ear)
                assert room.game is not None
                decision = room.game.decisions[0]
                message = wire.Play("once", decision.seat, wire.decision_id(decision), wire.plain(decision.actions[0]))
                await room.play(ear, message)
        async with house(tmp_path) as home, home.visit(code) as room:
            again = Ear(person)
            await room.play(again, message)
            assert rng
            acks = [next(one for one in heard if one["type"] == "ack") for heard in (ear.heard, again.heard)]
            return *acks, room.record.number

    first, second, number = asyncio.run(twice())
    assert first == second == {"type": "ack", "id": "once", "number": number}


def test_two_processes_play_one_game_to_its_end(tmp_path):
    """Two houses share a database and a bus: each plays every other answer, and both see every state."""

    async def both() -> tuple[Ear, Ear]:
        rng = random.Random(7)
        bus = LocalBus()
        async with house(tmp_path, bus) as one, house(tmp_path, bus) as two:
            person = await guest(one)
            code = await hot_seat(one, person)
            async with one.visit(code) as here, two.visit(code) as there:
                ears = (Ear(person), Ear(person))
                await here.join(ears[0])
                await there.join(ears[1])
                number = 0
                while not ears[0].state["over"]:
                    room, ear = ((here, ears[0]), (there, ears[1]))[number % 2]
                    answer = await play(room, ear, f"a{number}", rng)
                    assert answer["type"] == "ack"
                    while min(each.state["number"] for each in ears) < answer["number"]:
                        await asyncio.sleep(0.001)
                    number += 1
                return ears

    one, two = asyncio.run(both())
    assert one.state["over"]
    assert one.state["result"] == two.state["result"]


def test_a_process_that_is_behind_answers_superseded_and_catches_up(tmp_path):
    """Without a bus the second house does not know of the first one's play until it tries to write."""

    async def behind() -> tuple[dict[str, Any], int, int]:
        rng = random.Random(7)
        async with house(tmp_path) as one, house(tmp_path) as two:
            person = await guest(one)
            code = await hot_seat(one, person)
            async with one.visit(code) as here, two.visit(code) as there:
                first, second = Ear(person), Ear(person)
                await here.join(first)
                await there.join(second)
                await play(here, first, "fast", rng)
                late = await play(there, second, "late", rng)
                return late, first.state["number"], second.state["number"]

    late, here, there = asyncio.run(behind())
    assert (late["type"], late["seat"] in range(3)) == ("superseded", True)
    assert here == there


def test_what_fails_on_the_way_to_the_disk_is_as_if_it_had_not_been(tmp_path, monkeypatch):
    async def fail() -> tuple[int, int, str]:
        rng = random.Random(3)
        async with house(tmp_path) as home:
            person = await guest(home)
            code = await hot_seat(home, person)
            async with home.visit(code) as room:
                ear = Ear(person)
                await room.join(ear)
                before = ear.state["number"]
                with monkeypatch.context() as patch:

                    async def broken(_change: Change) -> bool:
                        raise OSError("the disk is full")

                    patch.setattr(home.store.writer, "change", broken)
                    with pytest.raises(OSError, match="full"):
                        await play(room, ear, "lost", rng)
                await room.look(ear, None)
                shown = ear.state["number"]
                answer = await play(room, ear, "kept", rng)
                return before, shown, answer["type"]

    before, shown, answer = asyncio.run(fail())
    assert before == shown
    assert answer == "ack"
