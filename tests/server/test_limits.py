"""Nobody can spoil it for the others: sizes, rates, numbers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from tests.server.helpers import RELAXED, Live, ServerProcess, until
from websockets.exceptions import ConnectionClosed

from kuluary.server import Limits
from kuluary.server.calls.call import address_of
from kuluary.server.door import limits
from kuluary.server.door.limits import Bucket, Gate, Gates
from kuluary.server.door.sockets import Socket
from kuluary.server.errors import Refused


@pytest.fixture
def clock(monkeypatch):
    """Time that passes only when a test says so."""
    now = [100.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    return now


def test_a_bucket_gives_its_burst_at_once_and_then_makes_wait(clock):
    bucket = Bucket(burst=3, rate=2)
    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 0.5, 1.0]
    assert clock


def test_a_bucket_fills_again_but_never_over_its_rim(clock):
    bucket = Bucket(burst=2, rate=1)
    bucket.take()
    clock[0] += 1000
    assert [bucket.try_take() for _ in range(3)] == [True, True, False]


def test_a_gate_turns_away_one_address_and_not_another(clock):
    gate = Gate("some", burst=1, rate=1)
    gate.check("10.0.0.1")
    gate.check("10.0.0.2")
    with pytest.raises(Refused, match="too many"):
        gate.check("10.0.0.1")
    assert clock


def test_a_host_has_so_many_tables_that_are_not_over(sparing):
    host = sparing.guest()
    host.table()
    host.table()
    assert host.refused("POST", "/api/tables", game="suits", seats=4) == "too_many_tables"


def test_new_guests_from_one_address_come_slowly(tmp_path, start_server):
    server = start_server(tmp_path, limits=RELAXED | {"guest_burst": 2, "guest_rate": 0.001})
    server.guest()
    server.guest()
    assert server.guest(None).refused("POST", "/api/guest", name="Третий") == "too_fast"


def serving_with(tmp_path_factory, **limits):
    server = ServerProcess(tmp_path_factory.mktemp("limits"), limits=RELAXED | limits)
    try:
        yield server
    finally:
        server.tidy_up()


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server where everything may be done twice."""
    twice = {"replay_burst": 2, "rename_burst": 2, "table_burst": 2, "household": 2}
    slowly = {"replay_rate": 0.001, "rename_rate": 0.001, "table_rate": 0.001}
    yield from serving_with(tmp_path_factory, **twice, **slowly)


@pytest.fixture(scope="module")
def sparing(tmp_path_factory):
    """A server where a person has two tables and two sockets, changes a table three times and says one thing."""
    bursts = {"tables_per_person": 2, "sockets_per_person": 2, "change_burst": 3, "chat_burst": 1}
    yield from serving_with(tmp_path_factory, **bursts, change_rate=0.001, chat_rate=0.001)


@pytest.mark.parametrize("what", ["log", "verify", "replay"])
def test_finished_games_are_looked_into_so_often(strict, what):
    """Whether there is such a game or not: each asker takes from its own bucket, and all of them from the address."""
    guests = [strict.guest() for _ in range(3)]
    found = [guest.refused("GET", f"/api/tables/BBBBBB/{what}") for guest in guests for _ in range(3)]
    assert "too_fast" in found
    assert found[-1] == "too_fast"


def test_a_person_is_renamed_so_often(strict):
    guest = strict.guest()
    guest.post("/api/guest", name="Раз")
    guest.post("/api/guest", name="Два")
    assert guest.refused("POST", "/api/guest", name="Три") == "too_fast"


def test_a_table_is_changed_so_often(sparing):
    host = sparing.guest()
    code = host.table()
    host.post(f"/api/tables/{code}/options", name="Раз")
    host.post(f"/api/tables/{code}/options", name="Два")
    assert host.refused("POST", f"/api/tables/{code}/options", name="Три") == "too_fast"


def test_tables_are_made_so_often_by_a_person_and_from_an_address(strict):
    one, other, third = strict.guest(), strict.guest(), strict.guest()
    for guest in (one, other):
        guest.table()
        guest.table()
    found = [guest.refused("POST", "/api/tables", game="suits", seats=4) for guest in (one, third)]
    assert found == ["too_fast", "too_fast"]


def test_codes_cannot_be_guessed_quickly(tmp_path, start_server):
    server = start_server(tmp_path, limits=RELAXED | {"miss_burst": 2, "miss_rate": 0.001})
    stranger = server.guest(None)
    codes = ["BBBBBB", "CCCCCC", "DDDDDD"]
    found = [stranger.refused("GET", f"/api/tables/{code}") for code in codes]
    assert found == ["no_table", "no_table", "too_fast"]


def test_who_talks_too_fast_is_told_so(sparing):
    host = sparing.guest()
    with host.live(host.table()) as live:
        assert live.ask(type="chat", text="раз")["type"] == "ack"
        assert live.ask(type="chat", text="два")["code"] == "too_fast"


def test_who_talks_too_fast_gains_nothing_by_connecting_again(sparing):
    host = sparing.guest()
    code = host.table()
    with host.live(code) as live:
        assert live.ask(type="chat", text="раз")["type"] == "ack"
    with host.live(code) as live:
        assert live.ask(type="chat", text="два")["code"] == "too_fast"


def test_those_who_watch_cannot_drown_those_who_play(sparing):
    host, one, other = sparing.guest(), sparing.guest(), sparing.guest()
    code = host.table()
    with host.live(code) as seated, one.live(code) as first, other.live(code) as second:
        assert first.ask(type="chat", text="раз")["type"] == "ack"
        assert second.ask(type="chat", text="два")["code"] == "too_fast"
        assert seated.ask(type="chat", text="тише")["type"] == "ack"


def test_who_has_not_said_a_name_does_not_talk(company):
    code = company.guest().table()
    live = company.watch(company.stranger(), code)
    assert live.ask(type="chat", text="эй")["code"] == "who"


def test_a_table_holds_so_many_sockets(tmp_path, start_server):
    host = start_server(tmp_path, limits=RELAXED | {"sockets_per_table": 1}).guest()
    code = host.table()
    with host.live(code) as first, host.live(code) as second:
        assert first.read()["type"] == "table"
        assert second.read()["code"] == "crowded"
        assert second.closed_with() == 4429


class Deaf:
    """A WebSocket whose other side does not read, though it asks."""

    def __init__(self, asks: int = 0) -> None:
        self.closed: list[int] = []
        self.asks = asks

    async def send_text(self, _text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, Any]:
        if self.asks:
            self.asks -= 1
            return {"type": "websocket.receive", "text": '{"type": "look", "seat": null}'}
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self, code: int, _reason: str) -> None:
        self.closed.append(code)


class Empty:
    """A room with one socket, which is shown a thousand bytes when it looks."""

    def __init__(self) -> None:
        self.looks = 0

    async def join(self, socket: Socket) -> None:
        self.socket = socket

    async def look(self, socket: Socket, _seat: None) -> None:
        self.looks += 1
        socket.put(b"x" * 1000)

    def part(self, _socket: Socket) -> None:
        self.left = True


async def deaf_at(room: Empty, deaf: Deaf, **limits: Any) -> tuple[Socket, asyncio.Task[None]]:
    """Let somebody who does not read be at a table."""
    allowed = Limits(**limits)
    socket = Socket(deaf, room, None, "10.0.0.1", Gates(allowed), allowed)  # type: ignore[arg-type]
    life = asyncio.create_task(socket.live())
    while not hasattr(room, "socket"):
        await asyncio.sleep(0)
    return socket, life


def test_a_socket_that_does_not_read_is_closed_when_its_outbox_is_full():
    async def fill() -> tuple[list[int], int, bool]:
        deaf, room = Deaf(), Empty()
        socket, life = await deaf_at(room, deaf, outbox_bytes=10_000)
        told = 0
        while not life.done() and told < 20:
            socket.put(b"x" * 950)
            told += 1
            await asyncio.sleep(0)
        await life
        return deaf.closed, told, room.left

    closed, told, left = asyncio.run(fill())
    assert (closed, left) == ([1013], True)
    assert 10 <= told < 20


def test_one_message_is_never_too_much():
    async def fill() -> list[int]:
        deaf = Deaf()
        socket, life = await deaf_at(Empty(), deaf, outbox_bytes=1000)
        socket.put(b"x" * 5000)
        await asyncio.sleep(0.01)
        life.cancel()
        await asyncio.gather(life, return_exceptions=True)
        return deaf.closed

    assert asyncio.run(fill()) == []


def test_who_does_not_read_is_not_listened_to():
    async def ask() -> int:
        deaf, room = Deaf(asks=1000), Empty()
        _, life = await deaf_at(room, deaf, outbox_bytes=40_000, message_burst=1000, look_burst=1000)
        await asyncio.sleep(0.05)
        life.cancel()
        await asyncio.gather(life, return_exceptions=True)
        return room.looks

    assert asyncio.run(ask()) == 10


def test_strangers_of_an_address_are_counted_apart_from_its_household():
    gate = Gate("joins", burst=2, rate=1, household=3)
    known, stranger = gate.drops("10.0.0.1", "Ася"), gate.drops("10.0.0.1")
    assert [drop[1:] for drop in (*known, *stranger)] == [(6, 3), (2, 1), (2, 1)]
    assert len({drop[0] for drop in (*known, *stranger)}) == 3


def test_an_address_gets_what_a_household_needs(clock):
    gate = Gate("some", burst=2, rate=1, household=3)
    for person in ("Ася", "Марк", "Лев"):
        gate.check("10.0.0.1", person)
        gate.check("10.0.0.1", person)
        with pytest.raises(Refused, match="too many"):
            gate.check("10.0.0.1", person)
    with pytest.raises(Refused, match="too many"):
        gate.check("10.0.0.1", "Ира")
    gate.check("10.0.0.2", "Ира")
    assert clock


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "10.0.0.2", False),
    ],
)
def test_an_address_is_what_a_household_has(one, other, same):
    found = [address_of(HTTPConnection({"type": "http", "headers": [], "client": (host, 1)})) for host in (one, other)]
    assert (found[0] == found[1]) is same


def test_a_person_has_so_many_sockets(sparing):
    host, other = sparing.guest(), sparing.guest()
    code = host.table()
    with host.live(code), host.live(code) as second, host.live(code) as third, other.live(code) as fourth:
        assert second.read()["type"] == fourth.read()["type"] == "table"
        assert third.read()["code"] == "crowded"
        assert third.closed_with() == 4429
        second.close()
        until(lambda: host.live(code).read()["type"] == "table")


def test_an_address_has_so_many_sockets_and_strangers_give_way(tmp_path, start_server):
    server = start_server(tmp_path, limits=RELAXED | {"sockets_per_address": 3})
    host, other, stranger = server.guest(), server.guest(), server.guest(None)
    code = host.table()
    with stranger.live(code) as first, stranger.live(code) as second, stranger.live(code) as third:
        for live in (first, second, third):
            live.wait("table")
        with stranger.live(code) as fourth:
            assert fourth.closed_with() == 4429
        with host.live(code) as seated, other.live(code) as named:
            assert seated.wait("table")
            assert named.wait("table")
            with stranger.live(code) as fifth:
                assert fifth.closed_with() == 4429


def test_who_opens_sockets_too_fast_is_turned_away(tmp_path, start_server):
    """Those without a name are one person together; by name each has an allowance, up to that of the address."""
    server = start_server(tmp_path, limits=RELAXED | {"join_burst": 1, "join_rate": 0.001, "household": 2})
    stranger, other, people = server.guest(None), server.guest(None), [server.guest() for _ in range(3)]
    code = people[0].table()
    with stranger.live(code) as first, other.live(code) as second:
        assert first.wait("table")
        assert second.closed_with() == 4429
    with people[0].live(code) as first, people[1].live(code) as second, people[2].live(code) as third:
        assert first.wait("table")
        assert second.wait("table")
        assert third.closed_with() == 4429


def test_those_who_watch_come_in_one_after_the_other_and_players_past_them(tmp_path, start_server):
    server = start_server(tmp_path, limits=RELAXED | {"watch_burst": 1, "watch_rate": 0.04})
    host, stranger = server.guest(), server.guest(None)
    code = host.table()
    with stranger.live(code) as first, stranger.live(code) as second, host.live(code) as seated:
        assert first.wait("table")
        assert second.closed_with() == 4429
        assert seated.wait("table")


def test_who_is_turned_away_again_and_again_waits_to_hear_it(clock):
    async def knock() -> list[float]:
        waits = []

        async def sleep(seconds: float) -> None:
            waits.append(seconds)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(limits.asyncio, "sleep", sleep)
            gates = Gates(Limits())
            for _ in range(50):
                await gates.refuse("10.0.0.1")
            await gates.refuse("10.0.0.2")
        return waits

    waits = asyncio.run(knock())
    assert waits[:20] == [0] * 20
    assert waits[20:23] == [1, 2, 3]
    assert waits[49] == 20
    assert waits[50] == 0


def test_the_player_of_a_full_table_gets_in_and_strangers_give_way(tmp_path, start_server):
    server = start_server(tmp_path, limits=RELAXED | {"sockets_per_table": 3})
    host, guest, stranger = server.guest(), server.guest(), server.guest(None)
    code = host.table()
    guest.post(f"/api/tables/{code}/seat", seat=1)
    with host.live(code) as live:
        live.ask(type="chat", text="открываю")
    with stranger.live(code) as first, stranger.live(code) as second, stranger.live(code) as third:
        strangers = (first, second, third)
        for live in strangers:
            live.wait("chat")
        with host.live(code) as seated, guest.live(code) as other:
            assert seated.wait("table")["table"]["seating"][0]["you"]
            assert other.wait("table")["table"]["seating"][1]["you"]
            seated.ask(type="chat", text="кто ещё здесь?")
            assert sorted(map(str, map(_fate, strangers))) == ["4429", "4429", "chat"]


def _fate(live: Live) -> str | int:
    """Read until something is said at the table, or the server closes."""
    try:
        return str(live.wait("chat")["type"])
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd is not None else 0
