"""Sockets that want to spoil it, in a process of their own: rubbish, half-open, asking for everything, not reading.

Usage: python -m tests.server.hostile '{"url": …, "sockets": 1000, "codes": […], "tokens": […]}'
It goes on until somebody ends it, and says `there` when all have come once, then every second how many messages they
have sent in all. They come from addresses of their own on loopback, 50 of them each, and come back when they are thrown
out; half of those who watch have said a name.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import struct
import sys
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvloop

PER_ADDRESS = 50
HASTE = 0.025
"""Seconds between two messages of one socket."""
AGAIN = 0.2
"""Seconds after which one that was thrown out comes back."""
SHAKING = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
LOOK = b'{"type": "look", "seat": null}'
RUBBISH = [
    b"",
    b"[" * 4000,
    b'{"type": "play"}',
    b'{"type": "look", "seat": 1e400}',
    b'{"type": "chat", "id": "a", "text": "\\u0000"}',
    b"\x00\xff\xfe",
    b'{"type": "play", "id": "x", "seat": 0, "decision": "x", "action": {"type": "suits.Play", "card": -1}}',
]


def frame(body: bytes, kind: int = 0x81) -> bytes:
    """A masked frame; with a mask of zeros the text is as it was."""
    size = struct.pack("!B", 0x80 | len(body)) if len(body) < 126 else struct.pack("!BH", 0xFE, len(body))
    return bytes([kind]) + size + bytes(4) + body


class Attacker(asyncio.Protocol, ABC):
    """A connection that goes on until it is thrown out."""

    sent = 0
    """Messages of all of them."""

    def __init__(self, rng: random.Random, code: str, token: str) -> None:
        self.rng = rng
        self.code = code
        self.token = token if rng.random() < 0.5 else ""
        self.gone = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.gone.done():
            self.gone.set_result(None)

    def shake(self) -> None:
        name = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        self.transport.write(f"GET /ws/{self.code} HTTP/1.1\r\nHost: x\r\n{name}{SHAKING}".encode())
        self.transport.write(b"Sec-WebSocket-Version: 13\r\n\r\n")

    @abstractmethod
    async def attack(self) -> None:
        """Do what this one does, for ever."""

    def send(self, data: bytes, count: int = 1) -> None:
        Attacker.sent += count
        self.transport.write(data)

    async def haste(self) -> None:
        await asyncio.sleep(HASTE * self.rng.uniform(0.5, 1.5))


class Rubbish(Attacker):
    """Says what nobody can understand: no HTTP, no frames, no messages."""

    async def attack(self) -> None:
        if self.rng.random() < 0.1:
            self.transport.write(self.rng.randbytes(300))
        else:
            self.shake()
        while True:
            await self.haste()
            if self.rng.random() < 0.01:
                self.send(self.rng.randbytes(100))
            else:
                self.send(frame(self.rng.choice(RUBBISH), self.rng.choice([0x81, 0x82])))


class HalfOpen(Attacker):
    """Begins a request or a frame and never ends it."""

    async def attack(self) -> None:
        if self.rng.random() < 0.5:
            self.shake()
            self.transport.write(b"\x81\xfe\x20")
            await self.gone
        self.transport.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: ")
        while True:
            await asyncio.sleep(1)
            self.transport.write(b"x")


class Greedy(Attacker):
    """Watches a table and asks for it again and again."""

    async def attack(self) -> None:
        self.shake()
        while True:
            await self.haste()
            text = self.rng.choice(
                [LOOK, b'{"type": "seen", "number": 0}', b'{"type": "chat", "id": "a", "text": "b"}']
            )
            self.send(frame(text))


class Deaf(Attacker):
    """Asks for everything and reads nothing."""

    async def attack(self) -> None:
        line = self.transport.get_extra_info("socket")
        with contextlib.suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.shake()
        await asyncio.sleep(0.5)
        self.transport.pause_reading()
        self.send(frame(LOOK) * 300, 300)
        await self.gone


KINDS = (Rubbish, HalfOpen, Greedy, Deaf)


async def besiege(url: str, sockets: int, codes: list[str], tokens: list[str]) -> None:
    parts = urlsplit(url)
    come = 0
    everybody = asyncio.Event()

    async def one(number: int) -> None:
        nonlocal come
        rng = random.Random(number)
        house = number // PER_ADDRESS
        address = f"127.1.{house // 250}.{1 + house % 250}"
        first = True
        while True:
            with contextlib.suppress(OSError):
                _, attacker = await asyncio.get_running_loop().create_connection(
                    lambda: KINDS[number % len(KINDS)](
                        rng, codes[number // len(KINDS) % len(codes)], tokens[house % len(tokens)]
                    ),
                    parts.hostname,
                    parts.port,
                    local_addr=(address, 0),
                )
                if first:
                    first = False
                    come += 1
                    if come == sockets:
                        everybody.set()
                going = asyncio.create_task(attacker.attack())
                await attacker.gone
                going.cancel()
            await asyncio.sleep(AGAIN)

    attackers = asyncio.gather(*(one(number) for number in range(sockets)))
    await everybody.wait()
    print("there", flush=True)
    while not attackers.done():
        await asyncio.sleep(1)
        print(Attacker.sent, flush=True)
    await attackers


def stand_back() -> None:
    """Leave the processor to others: a thousand strangers would have machines of their own."""
    os.nice(19)
    with contextlib.suppress(OSError):
        Path("/proc/self/autogroup").write_text("19")  # niceness counts only within a session where these are groups


if __name__ == "__main__":
    stand_back()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(besiege(**json.loads(sys.argv[1])))
