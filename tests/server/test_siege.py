"""Connections that are slow, silent, half there or too much, at a real server."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from tests.server.helpers import RELAXED, ServerProcess, until
from tests.server.hostile import LOOK, frame
from tests.server.siege import BOUND, Honest, Window, besiege, complaints, finished_game
from tests.trials import times

from kuluary.server import Limits

MEGABYTE = 1024 * 1024


@contextmanager
def raw(server: ServerProcess, code: str, *, buffer: int | None = None) -> Iterator[socket.socket]:
    """A WebSocket by hand, which reads nothing after the handshake."""
    line = socket.socket()
    if buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    host, _, port = server.url.removeprefix("http://").partition(":")
    with line:
        line.settimeout(20)
        line.connect((host, int(port)))
        wanted = {
            "Host": host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
            "Sec-WebSocket-Version": "13",
        }
        line.sendall(f"GET /ws/{code} HTTP/1.1\r\n".encode())
        line.sendall("".join(f"{name}: {value}\r\n" for name, value in wanted.items()).encode() + b"\r\n")
        heard = b""
        while not heard.endswith(b"\r\n\r\n"):
            more = line.recv(1)
            assert more, f"the server has hung up: {heard!r}"
            heard += more
        yield line


def memory(server: ServerProcess) -> int:
    """Bytes a server has in memory."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a finished game of power."""
    server = ServerProcess(tmp_path_factory.mktemp("siege"), limits=RELAXED | {"look_rate": 1e6, "join_rate": 1e6})
    try:
        yield server
        assert server.stop() == 0
        assert "Traceback" not in server.errors.read_text()
    finally:
        server.tidy_up()


@pytest.fixture(scope="module")
def finished(besieged: ServerProcess) -> str:
    return finished_game(besieged.guest())


def test_silent_sockets_that_look_at_a_finished_game_take_little_memory(besieged, finished):
    """What waits for a socket, with what is being sent to it, is no more than its outbox."""
    looks = frame(LOOK) * 300
    with ExitStack() as stack:
        with besieged.guest().live(finished) as live:
            state = len(json.dumps(live.wait("state")))
        before = memory(besieged)
        lines = [stack.enter_context(raw(besieged, finished, buffer=4096)) for _ in range(30)]
        for line in lines:
            line.sendall(looks)
        most = 0
        deadline = time.monotonic() + 4
        while time.monotonic() < deadline:
            most = max(most, memory(besieged) - before)
            time.sleep(0.05)
    assert state > 30_000
    assert most < 30 * Limits().outbox_bytes
    assert besieged.guest().get("/health")["ok"]


def test_who_is_too_far_behind_hears_so(tmp_path, start_server):
    """With no outbox to speak of, the first state after the table is too much."""
    host = start_server(tmp_path, limits=RELAXED | {"outbox_bytes": 1}).guest()
    with host.live(host.table(seating=["me", "bot:random", "bot:random", "bot:random"], start=True)) as live:
        assert live.closed_with() == 1013


def test_a_closed_socket_that_does_not_read_is_gone_soon(besieged, finished):
    until(lambda: connections(besieged) == 0)
    with ExitStack() as stack:
        for _ in range(3):
            line = stack.enter_context(raw(besieged, finished, buffer=4096))
            line.sendall(b"\x81\xff" + struct.pack("!Q", 10 * MEGABYTE) + bytes(4))
        assert connections(besieged) == 3
        until(lambda: connections(besieged) == 0)


def connections(server: ServerProcess) -> int:
    """How many connections of clients a server has open."""
    port = f":{int(server.url.rpartition(':')[2]):04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return len([line for line in lines if line[1].endswith(port) and line[3] in ("01", "08")])


def test_a_siege_that_costs_too_much_is_named():
    def window(p99: float, most: float) -> Window:
        return Window("", 100, 0.01, p99, 0.1, most)

    calm = [window(0.02, 100), window(0.9, 150), window(0.029, 150), window(0.01, 150)]
    assert complaints(calm, 1000) == []
    assert "1.6 times" in complaints([*calm[:2], window(0.032, 150), calm[3]], 1000)[0]
    assert "301 MB" in complaints([*calm[:2], window(0.02, 401), calm[3]], 1000)[0]


def test_players_play_on_among_the_hostile(tmp_path, start_server):
    """With the limits everybody has; `make test-siege` does it with a thousand, and measures what it costs."""
    sockets, window = times((40, 1.0), (300, 5.0))
    server = start_server(tmp_path, limits={})
    honest = Honest(server, hosts=1, tables=3, games=8, pace=0.2)
    before, *besieged, _ = asyncio.run(besiege(server, sockets, honest, honest.codes, window))
    for there in besieged:
        assert there.plays > 0
        assert there.most - before.most < BOUND * sockets
    assert "Traceback" not in server.errors.read_text()
