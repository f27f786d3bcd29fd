"""`make test-siege`: what 1,000 hostile sockets cost honest players, under the limits everybody has.

Honest people play at a steady pace before, while and after the hostile are there; what they wait for acknowledgements
is compared. Writes docs/reliability.md.

Usage: python -m tests.server.siege [--sockets N] [sqlite] [postgresql]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from bench.drawing import replace_part, table
from bench.load import cpu_seconds, memory
from tests.server.crowd import Game, lay
from tests.server.helpers import ROOT, Player, ServerProcess, until
from tests.server.hostile import PER_ADDRESS
from tests.server.services import Postgres

REPORT = ROOT / "docs" / "reliability.md"
NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
HOSTS = 10
TABLES = 3
"""Tables in play of each host, with three people each."""
GAMES = 8
"""Games one after the other at each."""
PACE = 0.3
SLOWER = 1.5
"""How many times longer the slowest hundredth of the honest may wait."""
BOUND = 0.3
"""Megabytes that a hostile socket may cost: what it was sent and has not read, and what it is itself."""
WINDOW = 16.0
"""Seconds of play before the siege, in it twice, and after it."""


@dataclass
class Window:
    """How it went for a while."""

    name: str
    plays: int
    p50: float
    p99: float
    core: float
    """How much of a core the server took."""
    most: float
    """Megabytes."""


APART = 0.1
"""Seconds between two tables: nobody may lay them faster for long, from one address."""


class Honest:
    """People who play on, whatever happens."""

    def __init__(self, server: ServerProcess, hosts: int, tables: int, games: int, pace: float) -> None:
        self._server = server
        self._pace = pace
        self._rows: list[list[Game]] = []
        for number in range(hosts):
            host = server.guest(f"Гость {number}")
            for row in range(tables):
                self._rows.append(lay(host, games, people=3, seed=1000 * number + 100 * row, apart=APART))

    @property
    def codes(self) -> list[str]:
        """The tables that are in play first."""
        return [row[0].code for row in self._rows]

    async def _play(self, games: list[Game]) -> None:
        for game in games:
            game.pace = self._pace * game.rng.uniform(0.5, 1.5)
            await game.play(lambda _: self._server.ws)

    async def play(self) -> None:
        await asyncio.gather(*map(self._play, self._rows))

    async def watch(self, name: str, seconds: float) -> Window:
        """Let them play for so long, and give how it went."""
        pid = self._server.process.pid
        start, before, most = time.time(), cpu_seconds(pid), 0.0
        while time.time() < start + seconds:
            most = max(most, memory(pid))
            await asyncio.sleep(0.1)
        waits = sorted(
            wait
            for row in self._rows
            for game in row
            for at, wait in zip(game.times, game.waits, strict=True)
            if at - wait >= start
        )
        assert waits, "nobody could play"
        core = (cpu_seconds(pid) - before) / (time.time() - start)
        return Window(name, len(waits), waits[len(waits) // 2], waits[int(len(waits) * 0.99)], core, most)


def finished_game(host: Player) -> str:
    """A game of power that is over: the largest state there is to ask for."""
    code = str(host.post("/api/tables", game="power", seats=3, seating=["bot:random"] * 3)["code"])
    host.post(f"/api/tables/{code}/start")
    until(lambda: host.get(f"/api/tables/{code}")["status"] == "over", 60)
    return code


async def besiege(server: ServerProcess, sockets: int, honest: Honest, codes: list[str], window: float) -> list[Window]:
    """Watch the honest before, in and after a siege."""
    playing = asyncio.create_task(honest.play())
    await asyncio.sleep(window / 4)
    found = [await honest.watch("before", window)]
    tokens = [server.guest("Враг").token for _ in range(sockets // PER_ADDRESS + 1)]
    orders = json.dumps({"url": server.url, "sockets": sockets, "codes": codes, "tokens": tokens})
    command = [sys.executable, "-m", "tests.server.hostile", orders]
    hostile = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True)
    assert hostile.stdout is not None
    try:
        assert await asyncio.to_thread(hostile.stdout.readline) == b"there\n"
        found.append(await honest.watch("they come", window))
        found.append(await honest.watch("they stay", window))
        assert hostile.poll() is None
    finally:
        hostile.kill()
        said = hostile.communicate()[0].split()
    if said:
        print(f"the hostile sent {int(said[-1]) / len(said):,.0f} messages a second")
    await asyncio.sleep(window / 4)
    found.append(await honest.watch("after", window))
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return found


def try_one(kind: str, sockets: int) -> list[Window]:
    """Besiege a server on a kind of database."""
    postgres = Postgres(durable=True) if kind == "postgresql" else None
    more = {} if postgres is None else {"database": postgres.fresh()}
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data", limits={"table_burst": 1000, "tables_per_person": 1000}, **more)
        try:
            honest = Honest(server, HOSTS, TABLES, GAMES, PACE)
            host = server.guest("Хозяйка")
            codes = [finished_game(host), *honest.codes[:9]]
            found = asyncio.run(besiege(server, sockets, honest, codes, WINDOW))
            said = server.errors.read_text()
            assert "Traceback" not in said, f"{found}\n{said[:5000]}"
            return found
        finally:
            server.tidy_up()
            if postgres is not None:
                postgres.close()


def complaints(found: list[Window], sockets: int) -> list[str]:
    """Name what was worse than it may be: against the worse of before and after, as others share the machine."""
    before, _, there, after = found
    worse = there.p99 / max(before.p99, after.p99)
    more = max(one.most for one in found) - before.most
    told = [f"p99 of the honest is {worse:.1f} times what it is without a siege"] if worse > SLOWER else []
    return told + ([f"{sockets} hostile sockets took {more:.0f} MB"] if more > BOUND * sockets else [])


def main() -> int:
    """Try all kinds, write down what was measured, and complain."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--sockets", type=int, default=1000)
    asked = parser.parse_args()
    random.seed(1)
    gc.disable()  # who measures must not keep the honest waiting: to look through what they have heard takes 0.1 s
    rows, bad = [], []
    for kind in asked.kinds:
        found = try_one(kind, asked.sockets)
        bad += [f"✗ {NAMES[kind]}: {text}" for text in complaints(found, asked.sockets)]
        for one in found:
            print(kind, one, flush=True)
            times = [f"{1e3 * one.p50:.1f}", f"{1e3 * one.p99:.1f}"]
            rows.append([NAMES[kind], one.name, one.plays, *times, f"{one.core:.2f}", f"{one.most:.0f}"])
    head = [
        "",
        f"{asked.sockets} hostile sockets",
        "honest plays",
        "p50, ms",
        "p99, ms",
        "cores of the server",
        "memory, MB",
    ]
    replace_part(REPORT, "siege", table(head, rows))
    print(*bad, sep="\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
