"""Games played by programs that never give up: they come back, say again what was not acknowledged, and keep count."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterable
from typing import Any

from tests.server.helpers import Player, asked
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

import kuluary

PAUSE = 0.05
"""Seconds before somebody who was cut off comes back."""
HARMLESS = ("unavailable",)
"""Errors after which a play is sent again under its id."""


class Game:
    """One person who plays several seats of a table, a socket for each, and writes down what was acknowledged."""

    def __init__(self, code: str, token: str, seats: int, seed: int) -> None:
        self.code = code
        self.seats = seats
        self.headers = {"Authorization": f"Bearer {token}"}
        self.rng = random.Random(seed)
        self.pending: dict[str, Any] | None = None
        """Sent, but not acknowledged yet."""
        self.index = 0
        self.known = 0
        self.acknowledged: dict[int, tuple[int, dict[str, Any]]] = {}
        """By the number the log had reached then: whose answer it was, and which."""
        self.times: list[float] = []
        """When each play was acknowledged."""
        self.waits: list[float] = []
        """Seconds between a play and its acknowledgement."""
        self.lags: list[tuple[float, float]] = []
        """For every acknowledged play and every other seat: when it was, and how much later the seat saw it."""
        self._unseen: dict[int, list[tuple[int, float]]] = {seat: [] for seat in range(seats)}
        self.over = False
        self.resent = 0
        self.sockets: dict[int, ClientConnection] = {}
        self.states: dict[int, dict[str, Any]] = {}
        self.pace = 0.0
        """Seconds somebody thinks before an answer."""
        self._sent = 0.0
        self._ended = asyncio.Event()

    async def play(self, doors: Callable[[int], str], after: Callable[[], None] | None = None) -> None:
        """Play to the end; `doors` says where a seat is to knock, `after` hears of every acknowledged play."""
        seats = [asyncio.create_task(self._sit(doors, seat, after)) for seat in range(self.seats)]
        ended = asyncio.create_task(self._ended.wait())
        try:
            done, _ = await asyncio.wait([*seats, ended], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (*seats, ended):
                task.cancel()
            await asyncio.gather(*seats, ended, return_exceptions=True)

    async def _sit(self, doors: Callable[[int], str], seat: int, after: Callable[[], None] | None) -> None:
        while True:
            try:
                await self._visit(doors(seat), seat, after)
            except (OSError, TimeoutError, WebSocketException, InvalidHandshake):
                self.sockets.pop(seat, None)
            await asyncio.sleep(PAUSE)

    async def _visit(self, url: str, seat: int, after: Callable[[], None] | None) -> None:
        """Hear what one seat is told; what was sent before a break is sent again."""
        headers = self.headers
        async with connect(
            f"{url}/ws/{self.code}", additional_headers=headers, compression=None, close_timeout=1
        ) as ws:
            self.sockets[seat] = ws
            known: dict[str, Any] = {}
            await ws.send(json.dumps({"type": "look", "seat": seat}))
            if self.pending is not None and self.pending["seat"] == seat:
                self.resent += 1
                await ws.send(json.dumps(self.pending))
            async for text in ws:
                message = json.loads(text)
                if message["type"] == "ack":
                    self._note(message)
                    if after is not None:
                        after()
                elif message["type"] == "state":
                    known = asked(message, known)
                    if message["seat"] == seat:
                        self.states[seat] = known
                        self._see(seat, message["number"])
                elif message["type"] == "error":
                    assert message["code"] in HARMLESS, message
                    await asyncio.sleep(0.2)
                    if self.pending is not None and self.pending["seat"] == seat:
                        await ws.send(json.dumps(self.pending))
                else:
                    assert message["type"] in ("table", "proposals", "chat"), message
                await self._go_on()

    async def _go_on(self) -> None:
        """Answer if some seat is asked and nothing is under way; leave when the game is over."""
        if self.pending is not None:
            return
        for seat, state in self.states.items():
            if state["number"] < self.known:
                continue
            if state["over"]:
                self.over = True
                self._ended.set()
                return
            if state["decisions"] and seat in self.sockets:
                await self._answer(self.sockets[seat], state)
                return

    async def _answer(self, ws: ClientConnection, state: dict[str, Any]) -> None:
        """Give any answer to an open question."""
        decision = self.rng.choice(state["decisions"])
        self.index = state["number"]
        self._sent = time.perf_counter() + self.pace
        self.pending = {
            "type": "play",
            "id": f"{self.code}-{self.rng.getrandbits(64):x}",
            "seat": decision["seat"],
            "decision": decision["id"],
            "action": self.rng.choice(decision["actions"])["action"],
        }
        await asyncio.sleep(self.pace)
        await ws.send(json.dumps(self.pending))

    def _note(self, ack: dict[str, Any]) -> None:
        if self.pending is None or ack["id"] != self.pending["id"]:
            assert ack["number"] <= self.known  # acknowledged before, and once more
            return
        assert ack["number"] > self.index
        self.acknowledged[ack["number"]] = (self.pending["seat"], self.pending["action"])
        self.known = ack["number"]
        for seat in range(self.seats):
            if seat != self.pending["seat"]:
                self._unseen[seat].append((self.known, time.time()))
                self._see(seat, self.states.get(seat, {"number": 0})["number"])
        self.pending = None
        self.times.append(time.time())
        self.waits.append(time.perf_counter() - self._sent)

    def _see(self, seat: int, number: int) -> None:
        now = time.time()
        self.lags += [(at, now - at) for known, at in self._unseen[seat] if known <= number]
        self._unseen[seat] = [item for item in self._unseen[seat] if item[0] > number]

    def check(self, log: kuluary.Log) -> None:
        """Every acknowledged play is in the log, where it was given, once, and nothing else of these seats is."""
        assert kuluary.Match.replay(log).over
        places = []
        for number, (seat, action) in sorted(self.acknowledged.items()):
            place = number - 1
            while log.entries[place][0] < 0:  # what chance has added to the answer
                place -= 1
            assert log.entries[place] == (seat, kuluary.decode(action))
            places.append(place)
        assert places == [number for number, (seat, _) in enumerate(log.entries) if 0 <= seat < self.seats]


def lay(host: Player, count: int, *, people: int = 3, bots: int = 0, seed: int = 0, apart: float = 0.0) -> list[Game]:
    """Start so many tables of suits, all of whose people are one host, with so many seconds between them."""
    seating = ["me", *(f"local:{number}" for number in range(2, people + 1)), *["bot:random"] * bots]
    codes = []
    for _ in range(count):
        codes.append(host.table(seats=people + bots, seating=seating, start=True))
        time.sleep(apart)
    return [Game(code, host.token, people, number) for number, code in enumerate(codes, start=seed)]


def check_all(host: Player, games: Iterable[Game]) -> int:
    """Compare every game with its log; give how many plays were compared."""
    compared = 0
    for game in games:
        assert game.over
        game.check(kuluary.decode(host.get(f"/api/tables/{game.code}/log")))
        compared += len(game.acknowledged)
    return compared
