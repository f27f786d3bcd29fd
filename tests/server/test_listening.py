"""Connections that take too long end, and those that only send much do not."""

from __future__ import annotations

import asyncio
import contextlib
import struct
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kuluary.server.door import listening
from kuluary.server.door.listening import AT_ONCE, Config, Crowd, Door
from kuluary.server.run import Server

BIG = b"x" * 20_000_000
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers a request with much; says back what a socket says, slowly; lets one in slowly where that is asked."""
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": BIG})
        return
    await receive()
    if scope["path"] == "/slowly":
        await asyncio.sleep(0.2)
    await send({"type": "websocket.accept"})
    if scope["path"] == "/at-once":
        at_once = scope["extensions"][AT_ONCE]["send"]
        while (message := await receive())["type"] == "websocket.receive":
            sent = 0
            while sent < 10_000 and at_once([message["text"].encode()]):
                sent += 1
            await send({"type": "websocket.send", "text": f"sent {sent}"})
        return
    while (message := await receive())["type"] == "websocket.receive":
        await asyncio.sleep(0.01)
        await send({"type": "websocket.send", "text": message["text"]})


@contextlib.asynccontextmanager
async def listener(**more: Any) -> AsyncIterator[int]:
    """The port on which our protocols listen."""
    more.setdefault("crowd", Crowd(100))
    config = Config(app, port=0, lifespan="off", log_config=None, timeout_graceful_shutdown=1, **more)
    server = Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await serving


@pytest.fixture(autouse=True)
def hurry(monkeypatch):
    monkeypatch.setattr(listening, "REQUEST_SECONDS", 0.3)
    monkeypatch.setattr(listening, "READING_SECONDS", 0.3)
    monkeypatch.setattr(listening, "PARTING_SECONDS", 0.3)


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_half_a_request_ends(half):
    async def ask() -> float:
        async with listener() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(half)
            start = time.monotonic()
            with contextlib.suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), 10)
            writer.transport.abort()
            return time.monotonic() - start

    assert 0.2 < asyncio.run(ask()) < 5


def test_a_request_drop_by_drop_ends_too():
    async def ask() -> bool:
        async with listener() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for letter in b"GET /" + b"x" * 100:
                writer.write(bytes([letter]))
                await asyncio.sleep(0.02)
                if reader.at_eof() or reader.exception() is not None:
                    break
            ended = reader.at_eof() or reader.exception() is not None
            writer.transport.abort()
            return ended

    assert asyncio.run(ask())


def test_an_answer_nobody_reads_ends():
    async def ask() -> int:
        async with listener() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            await asyncio.sleep(1)
            got = 0
            with contextlib.suppress(ConnectionError):
                while part := await asyncio.wait_for(reader.read(65536), 10):
                    got += len(part)
            writer.transport.abort()
            return got

    assert asyncio.run(ask()) < len(BIG)


def test_who_reads_gets_all_of_a_long_answer():
    async def ask() -> int:
        async with listener() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            got = len(await asyncio.wait_for(reader.read(), 10))
            writer.transport.abort()
            return got

    assert asyncio.run(ask()) > len(BIG)


def test_many_messages_at_once_are_all_heard():
    """The answers to pings lie behind them and come late: that is nobody's fault."""

    async def ask() -> list[str]:
        async with listener(ws_ping_interval=0.1, ws_ping_timeout=0.4) as port, _line(port) as line:
            sent = [str(number) for number in range(100)]
            for text in sent:
                await line.send(text)
            return [str(await asyncio.wait_for(line.recv(), 20)) for _ in sent]

    assert asyncio.run(ask()) == [str(number) for number in range(100)]


def test_a_socket_that_is_not_there_any_more_ends():
    """Nobody answers the pings."""

    async def ask() -> bytes:
        async with listener(ws_ping_interval=0.05, ws_ping_timeout=0.05) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(UPGRADE)
            heard = await asyncio.wait_for(reader.read(), 10)
            writer.transport.abort()
            return heard

    assert b"keepalive ping timeout" in asyncio.run(ask())


@pytest.mark.parametrize("size", [1001, 200_000, 5_000_000])
def test_a_message_that_is_too_large_is_always_called_so(size):
    async def ask() -> int | None:
        async with listener(ws_max_size=1000) as port, _line(port) as line:
            with contextlib.suppress(ConnectionClosed):
                await line.send("x" * size)
            with pytest.raises(ConnectionClosed) as caught:
                await asyncio.wait_for(line.recv(), 10)
            return caught.value.rcvd and caught.value.rcvd.code

    assert asyncio.run(ask()) == 1009


def _line(port: int) -> connect:
    return connect(f"ws://127.0.0.1:{port}", ping_interval=None)


def test_an_address_has_so_many_connections_and_proxies_have_more():
    async def connect_three(crowd: Crowd) -> list[bytes]:
        async with listener(crowd=crowd) as port:
            pipes = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            for _, writer in pipes:
                writer.write(b"rubbish\r\n\r\n")
            heard = []
            for reader, _ in pipes:
                try:
                    heard.append(await reader.read(12))
                except ConnectionError:
                    heard.append(b"")
            for _, writer in pipes:
                writer.transport.abort()
            again, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"rubbish\r\n\r\n")
            heard.append(await again.read(12))
            writer.transport.abort()
            return heard

    refused = b"HTTP/1.1 400"
    assert asyncio.run(connect_three(Crowd(2))) == [refused, refused, b"", refused]
    assert asyncio.run(connect_three(Crowd(2, ["127.0.0.0/8"]))) == [refused] * 4


def test_a_crowd_comes_in_a_few_at_a_time_and_others_get_their_turn_between():
    async def come() -> list[list[int]]:
        loop = asyncio.get_running_loop()
        door, turns = Door(few=2), [list[int]()]

        def next_turn() -> None:
            turns.append([])
            if len(turns) < 5:
                loop.call_soon(next_turn)

        loop.call_soon(next_turn)
        for number in range(5):
            door.enter(lambda number=number: turns[-1].append(number))
        while len(turns) < 5:
            await asyncio.sleep(0)
        door.enter(lambda: turns[-1].append(5))
        return turns

    assert asyncio.run(come()) == [[0, 1], [2, 3], [4], [], [5]]


def test_who_waits_at_the_door_may_become_a_socket_meanwhile(monkeypatch):
    waiting: list[Any] = []
    monkeypatch.setattr(Door, "enter", lambda _, work: waiting.append(work))

    async def wait_twice() -> bytes:
        async with listener() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for said in (UPGRADE, b"\x81\x80\0\0\0\0"):
                before = len(waiting)
                writer.write(said)
                while len(waiting) == before:
                    await asyncio.sleep(0.01)
            waiting[0]()
            assert b"101 Switching Protocols" in await reader.readuntil(b"\r\n\r\n")
            waiting[1]()
            heard = await reader.readexactly(2)
            writer.transport.abort()
            return heard

    assert asyncio.run(wait_twice()) == b"\x81\0"


@pytest.mark.parametrize("piece", [1 << 20, 1000, 7])
def test_who_says_much_at_once_is_heard_in_order_and_read_a_little_at_a_time(piece, monkeypatch):
    monkeypatch.setattr(listening, "TEXTS", 4)
    monkeypatch.setattr(listening, "PIECE", 50)
    texts, bytes_ = [], []
    hear, read = listening.WebSockets._hear_whole_texts, WebSocketsSansIOProtocol.data_received

    def hear_and_count(self: listening.WebSockets, data: bytes) -> tuple[int, int]:
        start, count = hear(self, data)
        texts.append(count)
        return start, count

    def read_and_count(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        if self.handshake_complete:
            bytes_.append(len(data))
        read(self, data)

    monkeypatch.setattr(listening.WebSockets, "_hear_whole_texts", hear_and_count)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", read_and_count)
    said = [_frame(str(number).encode() * 9) for number in range(30)]
    said[10:10] = [_frame(b"ping", 0x89)]
    said[20:20] = [_frame(b"in ", 0x01), _frame(b"two", 0x80)]
    expected = [str(number) * 9 for number in range(30)]
    expected[19:19] = ["in two"]

    async def say_much() -> list[str]:
        async with listener() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(UPGRADE)
            await reader.readuntil(b"\r\n\r\n")
            data = b"".join(said)
            for start in range(0, len(data), piece):
                writer.write(data[start : start + piece])
                await asyncio.sleep(0)
            heard: list[str] = []
            while len(heard) < len(expected):
                head = await reader.readexactly(2)
                body = await reader.readexactly(head[1])
                if head[0] == 0x81:
                    heard.append(body.decode())
            writer.transport.abort()
            return heard

    assert asyncio.run(say_much()) == expected
    assert 0 < max(texts) <= 4
    assert 0 < max(bytes_) <= 50


def test_who_talks_before_the_handshake_is_over_is_cut_off(caplog):
    async def be_hasty() -> bytes:
        async with listener() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(UPGRADE.replace(b"GET / ", b"GET /slowly "))
            await asyncio.sleep(0.05)
            writer.write(b"\x81\x81\0\0\0\0\xff")
            try:
                return await reader.read()
            except ConnectionError:
                return b""
            finally:
                writer.transport.abort()

    assert asyncio.run(be_hasty()) == b""
    assert caplog.text == ""


def _frame(text: bytes, first: int = 0x81) -> bytes:
    """A frame as a browser sends it."""
    if len(text) < 126:
        size = bytes([0x80 | len(text)])
    else:
        size = b"\xfe" + struct.pack(">H", len(text)) if len(text) < 65_536 else b"\xff" + struct.pack(">Q", len(text))
    mask = b"\x01\x02\x03\x04"
    return bytes([first]) + size + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))


WHOLE = [_frame(b"one"), _frame("два".encode()), _frame(b"x" * 300)]
IN_PARTS = _frame(b"pa", 0x01) + _frame(b"", 0x89) + _frame(b"rts", 0x80)
SAID = ["one", "два", "x" * 300, "parts", "one"]


@pytest.mark.parametrize(
    "chunks",
    [
        [*WHOLE, IN_PARTS, WHOLE[0]],
        [b"".join(WHOLE) + IN_PARTS + WHOLE[0]],
        [WHOLE[0], _frame(b"", 0x8A), WHOLE[1] + WHOLE[2][:50], WHOLE[2][50:] + IN_PARTS, WHOLE[0]],
        [bytes([byte]) for byte in b"".join(WHOLE) + IN_PARTS + WHOLE[0]],
        [b"".join(WHOLE) + IN_PARTS[:1], IN_PARTS[1:] + WHOLE[0][:3], WHOLE[0][3:]],
    ],
)
def test_texts_are_heard_however_they_are_cut(chunks):
    async def say() -> list[str]:
        async with listener() as port, _raw(port) as (reader, writer):
            for chunk in chunks:
                writer.write(chunk)
                await writer.drain()
                await asyncio.sleep(0.002)
            return [await _text(reader) for _ in SAID]

    assert asyncio.run(asyncio.wait_for(say(), 20)) == SAID


@pytest.mark.parametrize("rubbish", [_frame(b"x", 0xC1), b"\x81\x01x", _frame(b"\xff"), _frame(b"x", 0x80)])
def test_what_is_no_text_ends_the_socket_and_nothing_after_it_is_heard(rubbish):
    async def say() -> bytes:
        async with listener() as port, _raw(port) as (reader, writer):
            writer.write(_frame(b"one") + rubbish + _frame(b"two"))
            return await reader.read()

    heard = asyncio.run(asyncio.wait_for(say(), 20))
    assert b"two" not in heard
    assert b"\x88" in heard


@pytest.mark.parametrize("size", [5, 125, 126, 65_535, 65_536])
def test_a_text_is_sent_at_once(size):
    async def ask() -> list[str]:
        async with listener(ws_per_message_deflate=False) as port, _raw(port, b"/at-once") as (reader, writer):
            writer.write(_frame(("я" * (size // 2) + "." * (size % 2)).encode()))
            return [await _text(reader) for _ in range(3)]

    told = asyncio.run(asyncio.wait_for(ask(), 20))
    assert told == ["я" * (size // 2) + "." * (size % 2)] * 3


def test_nothing_is_sent_at_once_to_who_does_not_read():
    async def ask() -> list[str]:
        async with listener(ws_per_message_deflate=False) as port, _raw(port, b"/at-once") as (reader, writer):
            writer.write(_frame(b"x" * 10_000))
            await asyncio.sleep(0.2)
            told = ["x"]
            while not told[-1].startswith("sent"):
                told.append(await _text(reader))
            return told

    told = asyncio.run(asyncio.wait_for(ask(), 20))
    assert 1 < len(told) - 2 < 10_000
    assert told[-1] == f"sent {len(told) - 2}"


@contextlib.asynccontextmanager
async def _raw(port: int, path: bytes = b"/") -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket on which every byte is ours."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(UPGRADE.replace(b"GET / ", b"GET " + path + b" "))
    await reader.readuntil(b"\r\n\r\n")
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def _text(reader: asyncio.StreamReader) -> str:
    """The next text, whatever else comes before it."""
    while True:
        first, size = await reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await reader.readexactly(8), "big")
        text = await reader.readexactly(size)
        if first == 0x81:
            return text.decode()
