"""How long a connection may take: half a request, an answer nobody reads and a closed socket that stays all end."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from ipaddress import ip_network
from random import uniform
from typing import Any, Final, cast

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without what is written in C
    from websockets.utils import apply_mask

from kuluary.server.calls.call import household
from kuluary.server.door.guarding import SAFE, is_within

REQUEST_SECONDS: Final = 20.0
"""From the first byte of a request (or the connection itself) to its last."""
READING_SECONDS: Final = 60.0
"""For the other side to take what waits for it, once that has become much."""
RESTART: Final = 1012
COME_BACK: Final = (1.0, 3.0)
"""Seconds after which people are asked to come back when the server restarts; each another time between these."""
PARTING_SECONDS: Final = 5.0
"""For a closed socket to hear that it is closed, while what it still says is thrown away."""
AT_A_TIME: Final = 4
"""How many pieces of calls and handshakes are read in one turn of the event loop; a handshake takes half a ms."""
TEXTS: Final = 16
PIECE: Final = 512
"""How many texts of one socket, or bytes of anything else, are read in one turn of the event loop."""
AT_ONCE: Final = "kuluary.at_once"
"""The extension of a socket's scope by which texts are sent without waiting, where that can be done."""
TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
LONG: Final = 126
LONGER: Final = 127
KEY: Final = 4
"""The first byte of a whole message or control frame; the bit and the lengths of the second; the bytes of a mask."""


class Crowd:
    """The connections of every address, so that none has more than its share of the machine's."""

    def __init__(self, most: int, proxies: Sequence[str] = ()) -> None:
        self._most = most
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._count: Counter[str] = Counter()
        self._inside: dict[asyncio.BaseTransport, str] = {}

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Let a connection in, or say that its address has too many."""
        peer = transport.get_extra_info("peername")
        if not peer or is_within(peer[0], self._proxies):
            return True
        address = household(peer[0])
        if self._count[address] >= self._most:
            return False
        self._count[address] += 1
        self._inside[transport] = address
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Take note that a connection is gone."""
        address = self._inside.pop(transport, None)
        if address is not None:
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]


class Door:
    """Lets calls and newcomers in a few at a time: those who play do not wait for all of a crowd that comes at once."""

    def __init__(self, few: int = AT_A_TIME) -> None:
        self._few = few
        self._let_in = 0
        """How many were let in in this turn of the event loop."""
        self._waiting: deque[Callable[[], None]] = deque()

    def enter(self, work: Callable[[], None]) -> None:
        """Do something now, or in a later turn of the event loop, after what waits already."""
        self._waiting.append(work)
        if not self._let_in:
            asyncio.get_running_loop().call_soon(self._next_turn)
        if len(self._waiting) == 1:
            self._let_some_in()

    def _next_turn(self) -> None:
        self._let_in = 0
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next_turn)
            self._let_some_in()

    def _let_some_in(self) -> None:
        while self._waiting and self._let_in < self._few:
            self._let_in += 1
            self._waiting.popleft()()


class Config(uvicorn.Config):
    """What our protocols need to know."""

    def __init__(self, app: ASGIApp, *, crowd: Crowd, **more: Any) -> None:
        super().__init__(app, http=Http, ws=WebSockets, **more)
        self.crowd = crowd
        self.door = Door()


class Timers:
    """The deadlines of one connection, by name."""

    def __init__(self) -> None:
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def start(self, name: str, seconds: float, transport: asyncio.Transport) -> None:
        """End the connection after so long, unless the deadline is stopped or runs already."""
        if name not in self._timers:
            self._timers[name] = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self, *names: str) -> None:
        """Stop these deadlines."""
        for name in names:
            if (timer := self._timers.pop(name, None)) is not None:
                timer.cancel()

    def stop_all(self) -> None:
        """The connection is gone."""
        self.stop(*self._timers)


class Deadlines(asyncio.Protocol):
    """A protocol whose other side has to take what waits for it; all its deadlines end with the connection."""

    transport: asyncio.Transport
    config: Any

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._timers = Timers()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.crowd.leave(self.transport)
        self._timers.stop_all()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._timers.start("reading", READING_SECONDS, self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._timers.stop("reading")
        super().resume_writing()


class Http(Deadlines, H11Protocol):
    """HTTP/1.1 with deadlines, and with our headers on the answer to what is no HTTP."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if not self.config.crowd.enter(transport):
            transport.abort()
        self._timers.start("request", REQUEST_SECONDS, transport)

    def data_received(self, data: bytes) -> None:
        self._timers.start("request", REQUEST_SECONDS, self.transport)
        self.config.door.enter(partial(self._hear, data))

    def _hear(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if (now := self.transport.get_protocol()) is not self:  # it has become a socket meanwhile
            cast("WebSockets", now).data_received(data)
            return
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._timers.stop("request")

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._timers.stop_all()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        headers = {"content-type": "text/plain; charset=utf-8", "connection": "close", **SAFE}
        answer = h11.Response(status_code=400, headers=list(headers.items()), reason=b"Bad Request")
        for event in (answer, h11.Data(data=msg.encode()), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class WebSockets(Deadlines, WebSocketsSansIOProtocol):
    """WebSocket with deadlines."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._behind = False
        """Whether it was we who had not read when a ping should have been answered."""
        self._whole = True
        """Whether all that was read were whole frames, so that another one begins with what comes next."""
        self._held = b""
        """What has come and was not read yet: half a text, or what was too much for one turn of the event loop."""
        self._later: asyncio.Handle | None = None
        """Reads on in the next turn."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][AT_ONCE] = {"send": self.send_at_once}

    def send_at_once(self, texts: Iterable[bytes]) -> bool:
        """Send texts, a frame each; False: they must wait for what was sent before, or cannot be sent."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.conn.extensions:
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete:
            if self.conn.parser_exc is None:
                self._held += data
                if self._later is None:
                    self._read_on()
        elif self.handshake_initiated:
            self.transport.abort()  # nobody may say anything before we have answered
        else:
            super().data_received(data)

    def _read_on(self) -> None:
        """Read what has come, no more than is read quickly: the rest gets its turn after what others say."""
        self._later = None
        data = self._held
        start, count = self._hear_whole_texts(data) if self._whole else (0, 0)
        rest = data[start:]
        half = count < TEXTS and self._is_half_a_text(rest)
        if rest and count < TEXTS and not half:
            end = _bounds(rest, 0)[1] if len(rest) > 1 and rest[0] in (PING, PONG) else sys.maxsize
            self._whole = self._whole and end <= len(rest)
            cut = end if self._whole else PIECE
            piece, rest = rest[:cut], rest[cut:]
            super().data_received(piece)
        self._held = rest if self.conn.parser_exc is None else b""
        if self._held and not half:
            self._later = self.loop.call_soon(self._read_on)
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
        else:
            self._resume_reading()

    def _hear_whole_texts(self, data: bytes) -> tuple[int, int]:
        """Take whole texts, nearly all that ever comes, and say where what is left begins: that is read with all care.

        And how many they were: so many and no more are taken at a time.
        """
        start, count, most = 0, 0, self.config.ws_max_size
        while count < TEXTS and len(data) > start + 1 and data[start] == TEXT and self._hears():
            key, end = _bounds(data, start)
            if end > len(data) or end - key - KEY > most:
                break
            try:
                text = apply_mask(data[key + KEY : end], data[key : key + KEY]).decode()
            except UnicodeDecodeError:
                break
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if self.queue.qsize() > 1 and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            start, count = end, count + 1
        return start, count

    def _is_half_a_text(self, data: bytes) -> bool:
        """Tell whether more has to come before a text can be taken."""
        if not self._whole or not data or data[0] != TEXT or not self._hears():
            return False
        if len(data) < 2 or (data[1] == MASKED | LONG and len(data) < 2 + 2):
            return True
        most: int = self.config.ws_max_size
        key, end = _bounds(data, 0)
        return len(data) < end <= key + KEY + most

    def _hears(self) -> bool:
        """Whether what comes next is a message of its own."""
        return not self.close_sent and self.conn.current_size is None

    async def receive(self) -> Any:
        """Give what comes next; who has said much is read again once all of that was taken."""
        message = await self.queue.get()
        if self._later is None:
            self._resume_reading()
        return message

    def _resume_reading(self) -> None:
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._later is not None:
            self._later.cancel()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Say that the server restarts, and when to come back: not all at once."""
        if self.handshake_complete and not self.close_sent:
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART})
            self.conn.send_close(RESTART, f"{uniform(*COME_BACK):.1f} s: the server restarts")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            super().shutdown()

    def keepalive_timeout(self) -> None:
        """Fail who does not answer, except while it is we who have not read: the answer lies behind other messages."""
        if self.read_paused or self._behind:
            self._behind = self.read_paused
            self.pong_timer = self.loop.call_later(self.ping_timeout or 0, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def handle_parser_exception(self) -> None:
        """Say what is wrong and wait until that is heard: a connection closed with something unread is reset."""
        assert self.conn.close_sent is not None
        code, reason = self.conn.close_sent.code, self.conn.close_sent.reason
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(PARTING_SECONDS, self.transport.close)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """We are done with it: what it does not read now, it never will."""
        super().on_task_complete(task)
        self._timers.start("parting", PARTING_SECONDS, self.transport)


def _head(size: int) -> bytes:
    """Give what stands before a text of so many bytes that is sent as one frame."""
    if size < LONG:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, LONG)) + size.to_bytes(2, "big")
    return bytes((TEXT, LONGER)) + size.to_bytes(8, "big")


def _bounds(data: bytes, start: int) -> tuple[int, int]:
    """Give where the mask of a frame begins, and where the frame ends; beyond everything if it is an unusual one."""
    size, key = data[start + 1] - MASKED, start + 2
    if size == LONG:
        size, key = int.from_bytes(data[key : key + 2], "big"), key + 2
        return (key, key + KEY + size) if len(data) >= key else (key, sys.maxsize)
    return (key, key + KEY + size) if 0 <= size < LONG else (key, sys.maxsize)
