"""How fast a play gets from one socket to every viewer's: busy tables of one game, four people each, paced.

Usage: python bench/service.py [--game suits] [--tables 200] [--rate 1000] [--seconds 10]

Prints JSON: plays a second, milliseconds from sending a play to its acknowledgement (durable) and to the last of the
table's four states, the processor time the server spends on a play, and the median size of a state.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
SEATS = 4
SERVER = """
import sys
from pathlib import Path
from kuluary.server import Limits, Settings
from kuluary.server.run import run
limits = Limits(
    message_rate=1e6,
    message_burst=1e6,
    guest_burst=1e6,
    join_burst=1e6,
    change_burst=1e6,
    table_burst=1e6,
    tables_per_person=10**6,
    sockets_per_person=10**6,
    sockets_per_address=10**6,
)
run(Settings(data=Path(sys.argv[1]), limits=limits), "127.0.0.1", 0)
"""


class Head(msgspec.Struct):
    """What the load needs of a message; the rest is skipped."""

    type: str
    id: str | None = None
    number: int = 0
    waiting: list[int] = []
    over: bool = False
    decisions: list[msgspec.Raw] = []


class Question(msgspec.Struct):
    """What it needs of a decision."""

    id: str
    actions: list[dict[str, msgspec.Raw]]


READ = msgspec.json.Decoder(Head)
READ_QUESTION = msgspec.json.Decoder(Question)


class Table:
    """Four connections, of which the one that is asked answers when its turn in the pace has come."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.rng = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.number = -1
        self.seen = 0
        self.sent_at = 0.0
        self.answer = 0
        self.question: tuple[int, Head] | None = None

    async def open(self, tokens: list[str]) -> None:
        """Make a table, sit down, start, connect."""
        http, ws = self.load.http, self.load.url.replace("http", "ws", 1)
        heads = [{"Authorization": f"Bearer {token}"} for token in tokens]
        made = await http.post("/api/tables", json={"game": self.load.game, "seats": SEATS}, headers=heads[0])
        self.code = made.json()["code"]
        for seat in range(1, SEATS):
            await http.post(f"/api/tables/{self.code}/seat", json={"seat": seat}, headers=heads[seat])
        await http.post(f"/api/tables/{self.code}/start", headers=heads[0])
        for head in heads:
            self.sockets.append(
                await connect(f"{ws}/ws/{self.code}", additional_headers=head, compression=None, max_size=None)
            )
        self.listeners = [asyncio.create_task(self.listen(seat)) for seat in range(SEATS)]

    async def listen(self, seat: int) -> None:
        """Note what arrives, and when the last of the four has the new state."""
        async for text in self.sockets[seat]:
            now = time.perf_counter()
            head = READ.decode(text)
            if head.type == "ack":
                self.load.acks.append(now - self.sent_at)
            if head.type != "state":
                continue
            self.load.sizes.append(len(text.encode()) if isinstance(text, str) else len(text))
            if head.number > self.number:
                self.number, self.seen = head.number, 0
            self.seen += head.number == self.number
            if head.decisions:
                self.question = (seat, head)
            if self.seen == SEATS and self.question is not None and self.question[1].number == self.number:
                if self.sent_at:
                    self.load.views.append(now - self.sent_at)
                self.load.ready.put_nowait(self)

    async def play(self) -> None:
        """Answer at random."""
        assert self.question is not None
        seat, head = self.question
        question = READ_QUESTION.decode(self.rng.choice(head.decisions))
        action = self.rng.choice(question.actions)["action"]
        self.answer += 1
        message = {
            "type": "play",
            "id": str(self.answer),
            "seat": seat,
            "decision": question.id,
            "action": action,
        }
        self.question = None
        self.sent_at = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(message).decode())

    async def close(self) -> None:
        """Leave."""
        for listener in self.listeners:
            listener.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)


class Load:
    """All tables, one pace."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.ready: asyncio.Queue[Table] = asyncio.Queue()
        self.acks: list[float] = []
        self.views: list[float] = []
        self.sizes: list[int] = []

    async def run(self, tables: int, rate: float, seconds: float, pid: int) -> dict[str, float]:
        """Play at the rate; tables whose game is over are replaced by new ones beforehand in number."""
        tokens = []
        for seat in range(SEATS):
            made = await self.http.post("/api/guest", json={"name": f"Гость {seat}"})
            tokens.append(made.json()["token"])
            self.http.cookies.clear()
        spare = int(rate * seconds / 45) + 1
        busy = [Table(self, number) for number in range(max(tables, spare))]
        for table in busy:
            await table.open(tokens)
        self.acks.clear()
        self.views.clear()
        self.sizes.clear()
        before, start = cpu_seconds(pid), time.perf_counter()
        plays = 0
        while (now := time.perf_counter() - start) < seconds:
            if plays / rate > now:
                await asyncio.sleep(plays / rate - now)
            try:
                table = await asyncio.wait_for(self.ready.get(), 5)
            except TimeoutError:
                break
            await table.play()
            plays += 1
        spent, wall = cpu_seconds(pid) - before, time.perf_counter() - start
        await asyncio.gather(*(table.close() for table in busy))
        await self.http.aclose()
        found: dict[str, float] = {
            "plays": plays,
            "plays_per_second": round(plays / wall),
            "server_cpu_ms_per_play": round(1e3 * spent / plays, 3),
            "state_median_bytes": round(statistics.median(self.sizes)),
        }
        for name, values in (("ack", self.acks), ("views", self.views)):
            ranked = sorted(values)
            for share in (50, 99):
                found[f"{name}_p{share}_ms"] = round(1e3 * ranked[int(len(ranked) * share / 100)], 2)
        return found


def cpu_seconds(pid: int) -> float:
    """Give the processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Start a server, load it, print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="suits")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--seconds", type=float, default=8)
    options = parser.parse_args()
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([sys.executable, "-c", SERVER, data], stdout=subprocess.PIPE, env=env)
        assert server.stdout is not None
        url = server.stdout.readline().decode().split()[-1].rstrip("/")
        try:
            load = Load(url, options.game)
            print(
                json.dumps(asyncio.run(load.run(options.tables, options.rate, options.seconds, server.pid)), indent=1)
            )
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)


if __name__ == "__main__":
    main()
