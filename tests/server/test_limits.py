"""Nobody can spoil it for the others: sizes, rates, numbers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.helpers import RELAXED

from kuluary.server import Limits, limits
from kuluary.server.errors import Refused
from kuluary.server.limits import Bucket, Gate
from kuluary.server.sockets import Socket


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
    gate = Gate(burst=1, rate=1)
    gate.check("10.0.0.1")
    gate.check("10.0.0.2")
    with pytest.raises(Refused, match="too many"):
        gate.check("10.0.0.1")
    assert clock


def test_a_host_has_so_many_tables_that_are_not_over(tmp_path, start_server):
    host = start_server(tmp_path, limits=RELAXED | {"tables_per_person": 2}).guest()
    host.table()
    host.table()
    assert host.refused("POST", "/api/tables", game="suits", seats=4) == "too_many_tables"


def test_new_guests_from_one_address_come_slowly(tmp_path, start_server):
    server = start_server(tmp_path, limits=RELAXED | {"guest_burst": 2, "guest_rate": 0.001})
    server.guest()
    server.guest()
    assert server.guest(None).refused("POST", "/api/guest", name="Третий") == "too_fast"


def test_codes_cannot_be_guessed_quickly(tmp_path, start_server):
    server = start_server(tmp_path, limits=RELAXED | {"miss_burst": 2, "miss_rate": 0.001})
    stranger = server.guest(None)
    codes = ["BBBBBB", "CCCCCC", "DDDDDD"]
    found = [stranger.refused("GET", f"/api/tables/{code}") for code in codes]
    assert found == ["no_table", "no_table", "too_fast"]


def test_who_talks_too_fast_is_told_so(tmp_path, start_server):
    host = start_server(tmp_path, limits=RELAXED | {"chat_burst": 1, "chat_rate": 0.001}).guest()
    with host.live(host.table()) as live:
        assert live.ask(type="chat", text="раз")["type"] == "ack"
        assert live.ask(type="chat", text="два")["code"] == "too_fast"


def test_a_table_holds_so_many_sockets(tmp_path, start_server):
    host = start_server(tmp_path, limits=RELAXED | {"sockets_per_table": 1}).guest()
    code = host.table()
    with host.live(code) as first, host.live(code) as second:
        assert first.read()["type"] == "table"
        assert second.read()["code"] == "crowded"
        assert second.closed_with() == 4429


class Deaf:
    """A WebSocket whose other side does not read."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    async def send_text(self, _text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self, code: int) -> None:
        self.closed.append(code)


class Empty:
    """A room with one socket."""

    async def join(self, socket: Socket) -> None:
        self.socket = socket

    def part(self, _socket: Socket) -> None:
        self.left = True


def test_a_socket_that_does_not_read_is_closed_when_its_outbox_is_full():
    async def fill() -> tuple[list[int], bool]:
        deaf, room = Deaf(), Empty()
        socket = Socket(deaf, None, Limits(outbox=4))  # type: ignore[arg-type]  # it closes like one
        life = asyncio.create_task(socket.live(room))  # type: ignore[arg-type]  # it is left like one
        await asyncio.sleep(0)
        for _ in range(10):
            socket.put("state")
            await asyncio.sleep(0)
        await life
        return deaf.closed, room.left

    assert asyncio.run(fill()) == ([1013], True)
