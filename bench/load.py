"""Tables in play for a benchmark: four people each at a socket, of our server or of boardgame.io's, driven alike.

Open loop: plays fall due at a steady rate, and their times count from when they were due, whether or not a table was
ready. Closed loop: every table plays on as soon as all four of its people have seen the play before.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import struct
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec

SEATS: Final = 4
WARMING: Final = 0.5
"""Seconds of play before anything is counted."""
OPENING: Final = 8
"""Tables that are laid at the same time."""
PATIENCE: Final = 60.0
"""Seconds after which a table that says nothing is a failure."""
APART: Final = 2 * SEATS
"""Plays by which tables are ahead of each other, at most: the last play of a round is dearer than the others."""


class Http:
    """A connection for calls, kept open: as little work of our own as can be."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._host, self._port = parts.hostname, parts.port
        self._pipe: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        """Make a call and give what was answered."""
        if self._pipe is None:
            self._pipe = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._pipe
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().splitlines()
        size = next(int(line.partition(":")[2]) for line in lines if line.startswith("content-length"))
        found = await reader.readexactly(size)
        assert lines[0].split()[1].startswith("2"), (path, lines[0], found)
        return json.loads(found)

    def close(self) -> None:
        """Hang up."""
        if self._pipe is not None:
            self._pipe[1].close()


class Line(asyncio.Protocol):
    """A WebSocket that costs the load little: whole text frames in, masked ones out."""

    def __init__(self, url: str, hear: Callable[[Line, bytes], None], token: str = "") -> None:
        self._url = urlsplit(url)
        self._token = token
        self._hear = hear
        self._buffer = bytearray()
        self._shaken = False
        self._transport: asyncio.Transport

    @classmethod
    async def open(cls, url: str, hear: Callable[[Line, bytes], None], token: str = "") -> Line:
        """Connect; what is sent before the handshake is over waits for it at the server."""
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(url, hear, token), parts.hostname, parts.port)
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)
        path = self._url.path + (f"?{self._url.query}" if self._url.query else "")
        head = f"GET {path} HTTP/1.1\r\nHost: {self._url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
        head += f"Authorization: Bearer {self._token}\r\n" if self._token else ""
        self._transport.write(f"{head}\r\n".encode())

    def data_received(self, data: bytes) -> None:
        """Cut what has come into frames."""
        buffer = self._buffer
        buffer += data
        if not self._shaken:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            self._shaken = True
            del buffer[: end + 4]
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                start = 4
                size = struct.unpack_from("!H", buffer, 2)[0] if len(buffer) >= 4 else 1 << 62
            elif size == 127:
                start = 10
                size = struct.unpack_from("!Q", buffer, 2)[0] if len(buffer) >= 10 else 1 << 62
            if len(buffer) < start + size:
                return
            kind, body = buffer[0], bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 0x81:
                self._hear(self, body)
            elif kind == 0x89:
                self._write(0x8A, body)
            else:
                assert kind == 0x88, f"a frame of an unexpected kind: {kind:#x}"

    def send(self, body: bytes) -> None:
        """Send a text."""
        self._write(0x81, body)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = struct.pack("!BB", kind, 0x80 | size) if size < 126 else struct.pack("!BBH", kind, 0xFE, size)
        self._transport.write(head + b"\0\0\0\0" + body)  # a mask of zeros changes nothing

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()


@dataclass
class Found:
    """What one loop has measured."""

    seconds: float = 0.0
    server: float = 0.0
    """Seconds of processor of the server."""
    client: float = 0.0
    """Seconds of processor of the load."""
    views: list[float] = field(default_factory=list)
    """Seconds until the last of the four had the new state."""
    sizes: list[int] = field(default_factory=list)
    """Bytes of a state."""

    def told(self) -> dict[str, float]:
        """Give it in milliseconds."""
        assert self.views, "nothing was played: lay more tables"

        def rank(values: list[Any], share: float) -> float:
            return float(sorted(values)[int(len(values) * share)])

        return {
            "plays": len(self.views),
            "plays_per_second": round(len(self.views) / self.seconds),
            "cpu_ms": round(1e3 * self.server / len(self.views), 3),
            "client_cpu_ms": round(1e3 * self.client / len(self.views), 3),
            "p50_ms": round(1e3 * rank(self.views, 0.5), 2),
            "p99_ms": round(1e3 * rank(self.views, 0.99), 2),
            "state_bytes": rank(self.sizes, 0.5),
        }


class Table(ABC):
    """Four people at a table, of whom one answers when it is told to."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.rng = random.Random(number)
        self.lines: list[Line] = []
        self.number = -1
        self.begun = False
        self.busy = False
        """A play is under way."""
        self.over = False
        self._seen = 0
        self._due = 0.0

    @abstractmethod
    async def open(self, http: Http) -> None:
        """Lay the table, let four people sit down, start, connect."""

    @abstractmethod
    def answer(self) -> None:
        """Let whoever is asked answer at random."""

    def play(self, due: float) -> None:
        """Answer; the time counts from when that was due."""
        self._due = due
        self.begun = self.busy = True
        self.answer()

    def saw(self, number: int, *, over: bool, size: int) -> None:
        """Note that one of the four has a state."""
        load = self.load
        load.found.sizes.append(size)
        if number > self.number:
            self.number, self._seen = number, 0
        self._seen += number == self.number
        if self._seen == SEATS:
            if self.busy:
                load.found.views.append(time.perf_counter() - self._due)
            self.busy = False
            self.over = over
            load.is_ready(self)

    def close(self) -> None:
        """Leave."""
        for line in self.lines:
            line.close()


class Head(msgspec.Struct):
    """What the load needs of a message of ours; the rest is skipped."""

    type: str
    number: int = 0
    waiting: list[int] = []
    over: bool = False
    decisions: list[msgspec.Raw] = []


class Named(msgspec.Struct):
    """A decision by its id."""

    id: str


class Answer(msgspec.Struct):
    """One answer to a decision."""

    action: msgspec.Raw


class Question(msgspec.Struct):
    """What the load needs of a decision."""

    id: str
    actions: list[Answer]


class Said(msgspec.Struct):
    """A play, as it is sent."""

    id: str
    seat: int
    decision: str
    action: msgspec.Raw
    type: str = "play"


READ: Final = msgspec.json.Decoder(Head)
READ_QUESTION: Final = msgspec.json.Decoder(Question)
READ_ID: Final = msgspec.json.Decoder(Named)
READ_TEXT: Final = msgspec.json.Decoder(str)
WRITE: Final = msgspec.json.Encoder()


class Ours(Table):
    """A table of our own server."""

    def __init__(self, load: Load, number: int) -> None:
        super().__init__(load, number)
        self._count = 0
        self._waiting: list[int] = []
        self._asked: dict[int, list[msgspec.Raw]] = {}

    async def open(self, http: Http) -> None:
        tokens = self.load.tokens
        made = await http.post("/api/tables", {"game": self.load.game, "seats": SEATS}, tokens[0])
        code = made["code"]
        for seat in range(1, SEATS):
            await http.post(f"/api/tables/{code}/seat", {"seat": seat}, tokens[seat])
        await http.post(f"/api/tables/{code}/start", {}, tokens[0])
        for seat, token in enumerate(tokens):
            hear = self._hearing(seat)
            self.lines.append(await Line.open(f"{self.load.url}/ws/{code}", hear, token))

    def _hearing(self, seat: int) -> Callable[[Line, bytes], None]:
        def hear(_line: Line, text: bytes) -> None:
            head = READ.decode(text)
            if head.type == "state":
                self._asked[seat] = self._whole(seat, head.decisions)
                self._waiting = head.waiting
                self.saw(head.number, over=head.over, size=len(text))
            else:
                assert head.type in ("ack", "table", "proposals", "chat", "orders"), text[:300]

        return hear

    def _whole(self, seat: int, asked: list[msgspec.Raw]) -> list[msgspec.Raw]:
        """Give the questions to a seat; of one that is as it was, only the id has come."""
        ids = [READ_TEXT.decode(one) if bytes(one).startswith(b'"') else None for one in asked]
        if not any(ids):
            return asked
        known = {READ_ID.decode(one).id: one for one in self._asked[seat]}
        return [one if name is None else known[name] for name, one in zip(ids, asked, strict=True)]

    def answer(self) -> None:
        seat = self.rng.choice(self._waiting)
        question = READ_QUESTION.decode(self._asked[seat][0])
        action = self.rng.choice(question.actions).action
        self._count += 1
        self.lines[seat].send(WRITE.encode(Said(str(self._count), seat, question.id, action)))


class Match(msgspec.Struct):
    """The state of a match of boardgame.io, as far as a player needs it."""

    G: Trick
    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class Trick(msgspec.Struct):
    """What a player sees of the game of tricks: the own hand, how many cards the others have, the trick."""

    hands: list[list[int] | int]
    trick: list[dict[str, int]]


class Turn(msgspec.Struct):
    """Whose turn it is, and whether it is over."""

    current: str = msgspec.field(name="currentPlayer")
    over: Any = msgspec.field(name="gameover", default=None)


class Sync(msgspec.Struct):
    """The first word of a match."""

    state: Match


class Updated(msgspec.Struct, array_like=True):
    """What everybody is sent after a move; the log of the move follows."""

    kind: str
    match: str
    state: Match


class Synced(msgspec.Struct, array_like=True):
    """What who has just come is sent."""

    kind: str
    match: str
    said: Sync


UPDATE: Final = msgspec.json.Decoder(Updated)
SYNC: Final = msgspec.json.Decoder(Synced)
SPACE: Final = b"/tricks,"


class Theirs(Table):
    """A match of boardgame.io, by Socket.IO over a WebSocket."""

    async def open(self, http: Http) -> None:
        made = await http.post("/games/tricks/create", {"numPlayers": SEATS})
        self._id = made["matchID"]
        self._tokens = []
        self._views: dict[int, Match] = {}
        for seat in range(SEATS):
            who = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            self._tokens.append((await http.post(f"/games/tricks/{self._id}/join", who))["playerCredentials"])
        for seat in range(SEATS):
            hear = self._hearing(seat)
            self.lines.append(await Line.open(f"{self.load.url}/socket.io/?EIO=4&transport=websocket", hear))

    def _hearing(self, seat: int) -> Callable[[Line, bytes], None]:
        def hear(line: Line, text: bytes) -> None:
            if text == b"2":
                line.send(b"3")
            elif text.startswith(b"0"):
                line.send(b"40" + SPACE)
            elif text.startswith(b"40"):
                _emit(line, ["sync", self._id, str(seat), self._tokens[seat], SEATS])
            elif text.startswith(b'42/tricks,["update"'):
                self._see(seat, UPDATE.decode(text[10:]).state, len(text))
            elif text.startswith(b'42/tricks,["sync"'):
                self._see(seat, SYNC.decode(text[10:]).said.state, len(text))
            else:
                assert text.startswith(b'42/tricks,["matchData"'), text[:300]

        return hear

    def _see(self, seat: int, match: Match, size: int) -> None:
        self._views[seat] = match
        self.saw(match.number, over=match.ctx.over is not None, size=size)

    def answer(self) -> None:
        seat = int(self._views[0].ctx.current)
        match = self._views[seat]
        hand, trick = match.G.hands[seat], match.G.trick
        assert isinstance(hand, list)
        fitting = [card for card in hand if trick and card // 13 == trick[0]["card"] // 13]
        payload = {"type": "play", "args": [self.rng.choice(fitting or hand)], "playerID": str(seat)}
        payload["credentials"] = self._tokens[seat]
        action = {"type": "MAKE_MOVE", "payload": payload}
        _emit(self.lines[seat], ["update", action, match.number, self._id, str(seat)])


def _emit(line: Line, what: list[Any]) -> None:
    line.send(b"42" + SPACE + WRITE.encode(what))


class Load:
    """All tables at one server; so many are in play, the others take the place of those whose game is over."""

    def __init__(self, url: str, pid: int, game: str | None, tables: int, spare: int) -> None:
        """Load the server at a URL with a game of ours, or with None boardgame.io with its game of tricks."""
        self.url = url
        self.game = game
        self.tokens: list[str] = []
        self.found = Found()
        self._pid = pid
        kind = Ours if game is not None else Theirs
        self._tables: list[Table] = [kind(self, number) for number in range(tables + spare)]
        self._most = tables
        self._fresh: deque[Table] = deque()
        """Nothing has been played there yet."""
        self._idle: deque[Table] = deque()
        """In play, and ready for a play that is due."""
        self._late: deque[float] = deque()
        """When plays were due for which no table was ready."""
        self._closed = False
        self._ahead: dict[Table, int] = {}
        """How many plays a table has to make before anything is measured."""
        self._failures: list[BaseException] = []

    async def open(self) -> None:
        """Lay all tables."""
        asyncio.get_running_loop().set_exception_handler(self._note_failure)
        lines = [Http(self.url) for _ in range(OPENING)]
        if self.game is not None:
            for seat in range(SEATS):
                self.tokens.append((await lines[0].post("/api/guest", {"name": f"Гость {seat}"}))["token"])
        waiting = list(self._tables)

        async def lay(http: Http) -> None:
            while waiting:
                await waiting.pop().open(http)
            http.close()

        await asyncio.gather(*map(lay, lines))
        async with asyncio.timeout(PATIENCE):
            while len(self._fresh) < len(self._tables):
                await self._pause()
        self._idle += [self._fresh.popleft() for _ in range(self._most)]

    def is_ready(self, table: Table) -> None:
        """Take note of a table at which everybody has seen everything."""
        if not table.begun:
            self._fresh.append(table)
            return
        if self._ahead.get(table) and not table.over:
            self._ahead[table] -= 1
            table.play(time.perf_counter())
            return
        if table.over:
            if not self._fresh:
                return  # fewer and fewer, until the loop ends
            table = self._fresh.popleft()
        if self._closed:
            table.play(time.perf_counter())
        elif self._late:
            table.play(self._late.popleft())
        else:
            self._idle.append(table)

    @property
    def is_fewer(self) -> bool:
        """Whether a game has ended."""
        return any(table.over for table in self._tables)

    @property
    def is_over(self) -> bool:
        """Whether every game has ended."""
        return not self._fresh and all(table.over for table in self._tables)

    async def spread(self) -> None:
        """Let every table go on by as many plays as chance will have it: in step they would all be dear at once."""
        self._ahead = {table: table.rng.randrange(APART) for table in self._idle}
        waiting, self._idle = self._idle, deque()
        for table in waiting:
            if self._ahead[table]:
                self._ahead[table] -= 1
                table.play(time.perf_counter())
            else:
                self._idle.append(table)
        most = time.perf_counter() + PATIENCE * max(1, self._most / 200)
        while any(table.busy for table in self._tables) and time.perf_counter() < most:
            await self._pause()
        self._ahead = {}
        await self._settle()

    async def open_loop(self, rate: float, seconds: float) -> Found:
        """Let plays fall due at a steady rate."""
        loop = asyncio.create_task(self._fall_due(rate))
        try:
            return await self._measure(seconds)
        finally:
            loop.cancel()
            self._late.clear()
            await self._settle()

    async def _fall_due(self, rate: float) -> None:
        start, count = time.perf_counter(), 0
        while True:
            now = time.perf_counter()
            while (due := start + count / rate) <= now:
                count += 1
                if self._idle:
                    self._idle.popleft().play(due)
                else:
                    self._late.append(due)
            await asyncio.sleep(due - time.perf_counter())

    async def closed_loop(self, seconds: float) -> Found:
        """Let every table play on at once."""
        self._closed = True
        while self._idle:
            self._idle.popleft().play(time.perf_counter())
        try:
            return await self._measure(seconds)
        finally:
            self._closed = False
            await self._settle()

    async def _measure(self, seconds: float) -> Found:
        gc.collect()
        gc.disable()  # looking through thousands of tables of our own would count as the server's delay
        await asyncio.sleep(WARMING)
        found = self.found = Found()
        start, server, client = time.perf_counter(), cpu_seconds(self._pid), time.process_time()
        while self._goes_on(start, seconds):
            await self._pause()
        found.seconds = time.perf_counter() - start
        found.server, found.client = cpu_seconds(self._pid) - server, time.process_time() - client
        gc.enable()
        self.found = Found()
        return found

    def _goes_on(self, start: float, seconds: float) -> bool:
        """Tell whether to measure on: for so long, and until as much was played as there are tables; or all is over."""
        if self.is_over:
            return False
        spent = time.perf_counter() - start
        return spent < seconds or (len(self.found.views) < self._most and spent < PATIENCE)

    async def _settle(self) -> None:
        """Wait for what is under way."""
        async with asyncio.timeout(PATIENCE):
            while any(table.busy for table in self._tables):
                await self._pause()

    def _note_failure(self, _loop: asyncio.AbstractEventLoop, what: dict[str, Any]) -> None:
        self._failures.append(what.get("exception") or AssertionError(what["message"]))

    async def _pause(self) -> None:
        await asyncio.sleep(0.02)
        if self._failures:
            raise self._failures[0]

    def close(self) -> None:
        """Let everybody leave."""
        for table in self._tables:
            table.close()


def cpu_seconds(pid: int) -> float:
    """Give the processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Give the megabytes a process has in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024
