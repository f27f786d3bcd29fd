"""A server that is killed in the middle of a hundred games loses nothing it has acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import kuluary
from tests.server.helpers import RELAXED, ServerProcess

GAMES = 100
PLAYS_BEFORE_THE_END = 1500
LIMITS = RELAXED | {"tables_per_person": 1000}


class Game:
    """One person who plays all three seats of a table, and writes down what was acknowledged."""

    def __init__(self, code: str, token: str, seed: int) -> None:
        self.code = code
        self.headers = {"Authorization": f"Bearer {token}"}
        self.rng = random.Random(seed)
        self.pending: dict[str, Any] | None = None
        """Sent, but not acknowledged yet."""
        self.index = 0
        self.acknowledged: dict[int, tuple[int, dict[str, Any]]] = {}
        self.over = False

    async def play(self, url: str, after: Any = None) -> None:
        """Play until the game is over or the connection breaks; what was sent before a break is sent again."""
        async with connect(f"{url}/ws/{self.code}", additional_headers=self.headers, compression=None) as ws:
            if self.pending is not None:
                await ws.send(json.dumps(self.pending))
            state: dict[str, Any] = {"number": -1}
            known = 0
            async for text in ws:
                message = json.loads(text)
                if message["type"] == "ack":
                    self.note(message)
                    known = message["number"]
                    if after is not None:
                        after()
                elif message["type"] == "state":
                    state = message
                else:
                    assert message["type"] == "table", message
                if self.pending is None and state["number"] >= known:
                    if state["over"]:
                        self.over = True
                        return
                    await self.answer(ws, state)

    async def answer(self, ws: Any, state: dict[str, Any]) -> None:
        """Look through the seat that has to answer, or answer if that is where we look from."""
        if not state["decisions"]:
            await ws.send(json.dumps({"type": "look", "seat": state["waiting"][0]}))
            return
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
        self.pending = None


async def play_until_killed(server: ServerProcess, games: list[Game]) -> None:
    """Let all games run at once, and kill the server after so many acknowledged plays."""
    count = 0

    def kill_in_time() -> None:
        nonlocal count
        count += 1
        if count == PLAYS_BEFORE_THE_END:
            server.process.send_signal(signal.SIGKILL)

    results = await asyncio.gather(*(game.play(server.ws, kill_in_time) for game in games), return_exceptions=True)
    strange = [error for error in results if error is not None and not isinstance(error, ConnectionClosed)]
    assert strange == []


async def play_to_the_end(server: ServerProcess, games: list[Game]) -> None:
    await asyncio.gather(*(game.play(server.ws) for game in games if not game.over))


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path, start_server):
    server = start_server(tmp_path, limits=LIMITS)
    host = server.guest()
    codes = [host.table(seats=3, seating=["me", "local:Б", "local:В"], start=True) for _ in range(GAMES)]
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
