"""What it costs to go back one play late in a long game: in the engine, and through a server and its database.

Usage: python bench/undo.py
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from kuluary.core import Match

ROOT = Path(__file__).resolve().parents[1]
ENTRIES = 1000
GAMES = 40
BACK = 100


def longest(game: str, seats: int) -> Match:
    """Play at random, watched as on a server; give the first game of a thousand entries, or the longest."""
    best = Match.new(game, seats=seats, seed=0)
    for seed in range(GAMES):
        match, rng = Match.new(game, seats=seats, seed=seed).watch(), random.Random(seed)
        while not match.over and match.number < ENTRIES:
            decision = rng.choice(match.decisions)
            match.play(decision.seat, rng.choice(decision.actions))
        best = max(best, match, key=lambda one: one.number)
        if best.number >= ENTRIES:
            break
    return best


class Seat:
    """Somebody at a table of the game that is longer than any other."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self._asked: list[Any] = []
        self.state = self.read("state")

    def read(self, *kinds: str) -> Any:
        """Wait for a message of some kind."""
        while (message := json.loads(self.ws.recv(timeout=20)))["type"] not in kinds:
            pass
        if "decisions" in message:  # of a question that is as it was, only the id comes
            known = {one["id"]: one for one in self._asked}
            self._asked = [known[one] if isinstance(one, str) else one for one in message["decisions"]]
            message["decisions"] = self._asked
        return message

    def ask(self, **message: object) -> float:
        """Send something, and give the seconds until it is on disk and the new state is here."""
        start = time.perf_counter()
        self.ws.send(json.dumps({"id": str(start), **message}))
        assert self.read("ack", "refused", "error")["type"] == "ack"
        self.state = self.read("state")
        return time.perf_counter() - start

    def play(self) -> float:
        """Take the first step there is."""
        (asked,) = self.state["decisions"]
        return self.ask(type="play", seat=0, decision=asked["id"], action=asked["actions"][0]["action"])


@contextmanager
def served() -> Iterator[str]:
    """A server with that game."""
    env = os.environ | {"KULUARY_GAMES": "bench.walk", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PYTHONUNBUFFERED": "1"}
    limits = [f"{name}=1000000" for name in ("message_rate", "message_burst")]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "kuluary", "serve", "--port", "0", "--data", data, "--bot-pace", "0"]
        command += [part for limit in limits for part in ("--limit", limit)]
        server = subprocess.Popen([*command, "--take-back", "0"], stdout=subprocess.PIPE, text=True, env=env)
        assert server.stdout is not None
        try:
            yield next(word for line in server.stdout for word in line.split() if word.startswith("http")).rstrip("/")
        finally:
            server.terminate()
            server.wait(timeout=20)


def through_a_server() -> list[float]:
    """Give the seconds of taking back, late in a game of two whose other seat is a bot's."""
    with served() as url, httpx.Client(base_url=url) as http:
        token = http.post("/api/guest", json={"name": "Ася"}).json()["token"]
        mine = {"Authorization": f"Bearer {token}"}
        http.headers.update(mine)
        http.cookies.clear()
        table = {"game": "walk", "seats": 2, "seating": ["me", "bot:random"]}
        code = http.post("/api/tables", json=table).json()["code"]
        http.post(f"/api/tables/{code}/start")
        with connect(f"ws{url[4:]}/ws/{code}", additional_headers=mine, max_size=None) as ws:
            seat, spent = Seat(ws), []
            while seat.state["number"] < ENTRIES or not seat.state["decisions"]:
                if seat.state["decisions"]:
                    seat.play()
                else:
                    seat.state = seat.read("state")
            for _ in range(BACK):
                seat.play()
                spent.append(seat.ask(type="undo", seat=0, turn=False))
    return spent


def show(name: str, entries: int, spent: list[float]) -> None:
    """Print the median and the 95th percentile."""
    times = sorted(1000 * one for one in spent)
    print(
        f"{name}: {entries} entries, median {times[len(times) // 2]:.1f} ms, p95 {times[len(times) * 95 // 100]:.1f} ms"
    )


def main() -> None:
    """Go back by one entry, again and again, in the engine; then through a server, from the click to the new state."""
    for game, seats in (("suits", 6), ("power", 5), ("committee", 4)):
        match = longest(game, seats)
        number, spent = match.number, []
        for step in range(1, min(BACK, number // 2)):
            start = time.perf_counter()
            match.rewind(number - step)
            spent.append(time.perf_counter() - start)
        show(game, number, spent)
    show("a server", ENTRIES, through_a_server())


if __name__ == "__main__":
    main()
