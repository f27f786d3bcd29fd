"""A server that is killed in the middle of many games loses nothing it has acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from collections.abc import Callable
from typing import Any

from tests.server.helpers import RELAXED, ServerProcess
from tests.trials import times
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import kuluary

GAMES = times(25, 100)
SEATS = 3
PLAYS_BEFORE_THE_END = 15 * GAMES
PATIENCE_FOR_ALL = 240
"""Seconds after which games that do not end are a failure."""
LIMITS = RELAXED | {"tables_per_person": 1000}


class Game:
    """One person who plays all three seats of a table, a socket for each, and writes down what was acknowledged."""

    def __init__(self, code: str, token: str, seed: int) -> None:
        self.code = code
        self.headers = {"Authorization": f"Bearer {token}"}
        self.rng = random.Random(seed)
        self.pending: dict[str, Any] | None = None
        """Sent, but not acknowledged yet."""
        self.index = 0
        self.known = 0
        self.acknowledged: dict[int, tuple[int, dict[str, Any]]] = {}
        self.over = False
        self.sockets: dict[int, ClientConnection] = {}
        self.states: dict[int, dict[str, Any] | None] = {}

    async def play(self, url: str, after: Callable[[], None] | None = None) -> None:
        """Play until the game is over or the connections break."""
        self.states.clear()
        async with asyncio.TaskGroup() as group:
            for seat in range(SEATS):
                group.create_task(self.play_seat(url, seat, after))

    async def play_seat(self, url: str, seat: int, after: Callable[[], None] | None) -> None:
        """Hear what one seat is told; what was sent before a break is sent again."""
        async with connect(f"{url}/ws/{self.code}", additional_headers=self.headers, compression=None) as ws:
            self.sockets[seat] = ws
            if self.pending is not None and self.pending["seat"] == seat:
                await ws.send(json.dumps(self.pending))
            await ws.send(json.dumps({"type": "look", "seat": seat}))
            async for text in ws:
                message = json.loads(text)
                if message["type"] == "ack":
                    self.note(message)
                    if after is not None:
                        after()
                elif message["type"] == "state":
                    self.states[seat] = message if message["seat"] == seat else None
                else:
                    assert message["type"] == "table", message
                await self.go_on()

    async def go_on(self) -> None:
        """Answer if some seat is asked and nothing is under way; leave when the game is over."""
        if self.pending is not None:
            return
        for seat, state in self.states.items():
            if state is None or state["number"] < self.known:
                continue
            if state["over"]:
                self.over = True
                for ws in self.sockets.values():
                    await ws.close()
                return
            if state["decisions"]:
                await self.answer(self.sockets[seat], state)
                return

    async def answer(self, ws: ClientConnection, state: dict[str, Any]) -> None:
        """Give any answer to an open question."""
        decision = self.rng.choice(state["decisions"])
        self.index = state["number"]
        self.pending = {
            "type": "play",
            "id": f"{self.code}-{self.rng.getrandbits(64):x}",
            "seat": decision["seat"],
            "decision": decision["id"],
            "action": self.rng.choice(decision["actions"])["action"],
        }
        await ws.send(json.dumps(self.pending))

    def note(self, ack: dict[str, Any]) -> None:
        assert self.pending is not None
        assert ack["id"] == self.pending["id"]
        assert ack["number"] > self.index
        self.acknowledged[self.index] = (self.pending["seat"], self.pending["action"])
        self.known = ack["number"]
        self.pending = None


async def play_until_killed(server: ServerProcess, games: list[Game]) -> None:
    """Let all games run at once, and kill the server after so many acknowledged plays."""
    count = 0

    def kill_in_time() -> None:
        nonlocal count
        count += 1
        if count == PLAYS_BEFORE_THE_END:
            server.process.send_signal(signal.SIGKILL)

    async with asyncio.timeout(PATIENCE_FOR_ALL):
        results = await asyncio.gather(*(game.play(server.ws, kill_in_time) for game in games), return_exceptions=True)
    for result in results:
        if isinstance(result, BaseExceptionGroup):
            assert result.split(ConnectionClosed)[1] is None
        else:
            assert result is None


async def play_to_the_end(server: ServerProcess, games: list[Game]) -> None:
    async with asyncio.timeout(PATIENCE_FOR_ALL):
        await asyncio.gather(*(game.play(server.ws) for game in games if not game.over))


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path, start_server):
    server = start_server(tmp_path, limits=LIMITS)
    host = server.guest()
    codes = [host.table(seats=SEATS, seating=["me", "local:Б", "local:В"], start=True) for _ in range(GAMES)]
    games = [Game(code, host.token, seed) for seed, code in enumerate(codes)]

    asyncio.run(play_until_killed(server, games))
    assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    assert not all(game.over for game in games)
    known = [len(game.acknowledged) for game in games]

    again = start_server(tmp_path, limits=LIMITS)
    host.move_to(again)
    for game in games:
        assert host.get(f"/api/tables/{game.code}")["number"] > max(game.acknowledged, default=0)
    asyncio.run(play_to_the_end(again, games))
    assert all(game.over for game in games)
    assert sum(known) >= PLAYS_BEFORE_THE_END
    for game in games:
        log = kuluary.decode(host.get(f"/api/tables/{game.code}/log"))
        assert kuluary.Match.replay(log).over
        for index, (seat, action) in game.acknowledged.items():
            assert log.entries[index] == (seat, kuluary.decode(action))
        answers = [number for number, (seat, _) in enumerate(log.entries) if seat >= 0]
        assert answers == sorted(game.acknowledged)
    assert again.stop() == 0
    assert again.errors.read_text() == ""
