"""What a play costs our server and boardgame.io's, side by side: the same load, the same run, turn about.

Usage: python bench/service.py [--tables 50 200 1000] [--games suits power committee] [--seconds 3] [--rounds 3]
                               [--with FILE] [--write] [--keep]

Each server is a process of its own, the load another: four people at sockets at every table. An open loop at a steady
rate, then a closed one as fast as it goes. What counts is the processor time of the server a play; ratios are to
boardgame.io in memory in the same round. --write puts it all into docs/performance.md, with a picture; --keep writes
the ratios into docs/performance.json, with which later runs are compared: 10 % more is a failure. --with keeps what was
found in a file and goes on from what a run before has left there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import uvloop

import kuluary
from drawing import grouped_bars, replace_part, table
from kuluary.server import Settings
from kuluary.server.prepare import prepare
from load import Load

ROOT: Final = Path(__file__).resolve().parents[1]
PEER: Final = ROOT / "bench" / "boardgameio"
KEPT: Final = ROOT / "docs" / "performance.json"
PAGE: Final = ROOT / "docs" / "performance.md"
PICTURE: Final = ROOT / "docs" / "pictures" / "service.svg"
MORE: Final = 1.1
"""How many times what was kept a ratio may be."""
STOPPING: Final = 10
"""Seconds a server has to stop."""
SATURATED: Final = 3000
"""Plays a second that no closed loop exceeds: so many spare tables are laid."""
OURS: Final = """
import sys
from pathlib import Path
from kuluary.server import Limits, Settings
from kuluary.server.run import run
names = ["message", "guest", "join", "change", "table", "watch"]
limits = Limits(
    **{f"{name}_{kind}": 1e6 for name in names for kind in ("burst", "rate")},
    tables_per_person=10**6,
    sockets_per_person=10**6,
    sockets_per_address=10**6,
    sockets_per_table=10**6,
    connections_per_address=10**6,
)
run(Settings(data=Path(sys.argv[1]), limits=limits), "127.0.0.1", 0)
"""


@dataclass(frozen=True)
class Contestant:
    """A server and what is played there."""

    name: str
    label: str
    game: str | None
    rate: float
    """Plays a second of the open loop."""
    plays: int
    """Plays of the shortest games: how many spare tables are needed follows from it."""
    on_disk: bool = True

    @contextmanager
    def serve(self) -> Iterator[tuple[str, int, Path]]:
        """Start it with an empty folder; give its address, process and folder."""
        with tempfile.TemporaryDirectory(prefix="kuluary-bench-") as folder:
            if self.game is not None:
                prepare(Settings(data=Path(folder)))  # a server that makes its database is larger until it starts anew
                command = [sys.executable, "-c", OURS, folder]
                env = {"PYTHONPATH": str(ROOT / "src")}
            else:
                node = shutil.which("node") or str(Path(sys.executable).parent / "node")
                command = [node, str(PEER / "server.js"), *([folder] if self.on_disk else [])]
                env = {"NODE_ENV": "production"}
            process = subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | env)
            assert process.stdout is not None
            try:
                yield process.stdout.readline().decode().split()[-1].rstrip("/"), process.pid, Path(folder)
            finally:
                process.send_signal(signal.SIGTERM)
                try:
                    process.wait(STOPPING)
                except subprocess.TimeoutExpired:
                    # it has been measured: thousands who leave at once need not be awaited
                    process.kill()
                    process.wait()


MEMORY: Final = "memory"
CONTESTANTS: Final = {
    each.name: each
    for each in (
        Contestant("suits", "«Масти Власти»", "suits", 1000, 40),
        Contestant("power", "«Тайная власть»", "power", 400, 60),
        Contestant("committee", "«Комитет»", "committee", 200, 60),
        Contestant(MEMORY, "boardgame.io, memory", None, 1000, 52, on_disk=False),
        Contestant("files", "boardgame.io, files", None, 1000, 52),
    )
}
GAMES: Final = [each.name for each in CONTESTANTS.values() if each.game is not None]


async def measure(who: Contestant, url: str, pid: int, tables: int, seconds: float) -> dict[str, Any]:
    """Load a server with both loops, one after the other."""
    spare = max(0, int((who.rate + SATURATED) * (seconds + 1) / who.plays) - tables)
    load = Load(url, pid, who.game, tables, spare)
    start = time.monotonic()
    await load.open()
    laid = time.monotonic()
    await load.spread()
    told = f"{tables + spare} tables laid in {laid - start:.0f} s, apart after {time.monotonic() - laid:.0f} s"
    print(f"{who.name}: {told}", file=sys.stderr, flush=True)
    found = {
        "open": (await load.open_loop(who.rate, seconds)).told(),
        "closed": (await load.closed_loop(seconds)).told(),
    }
    load.close()
    return found


Rounds = dict[str, list[dict[str, Any]]]
"""What the rounds have found, by contestant and number of tables."""


def run(
    found: Rounds, names: list[str], sizes: list[int], seconds: float, rounds: int, file: Path | None = None
) -> None:
    """Measure everybody at every size, turn about; what a file has from a run before is not measured again."""
    for number in range(rounds):
        for size in sizes:
            for name in names[number % len(names) :] + names[: number % len(names)]:
                if len(found.get(f"{name} {size}", ())) > number:
                    continue
                who = CONTESTANTS[name]
                with who.serve() as (url, pid, _), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    one = runner.run(measure(who, url, pid, size, seconds))
                found.setdefault(f"{name} {size}", []).append(one)
                if file is not None:
                    file.write_text(json.dumps(found), encoding="utf-8")
                told = {loop: {key: one[loop][key] for key in SHOWN} for loop in ("open", "closed")}
                print(f"{name}, {size} tables: {json.dumps(told)}", file=sys.stderr, flush=True)


SHOWN: Final = ("plays_per_second", "cpu_ms", "client_cpu_ms", "p50_ms", "p99_ms", "state_bytes")


def median(rounds: list[dict[str, Any]], part: str, key: str) -> float:
    """Give the middle of what the rounds have found."""
    return float(statistics.median(one[part][key] for one in rounds))


def ratios(found: Rounds, sizes: list[int]) -> dict[str, float]:
    """Compare processor time a play with boardgame.io in memory, round by round; give the medians."""
    told = {}
    for size in sizes:
        for name in GAMES:
            if f"{name} {size}" not in found:
                continue
            for loop in ("open", "closed"):
                pairs = zip(found[f"{name} {size}"], found[f"{MEMORY} {size}"], strict=True)
                each = [own[loop]["cpu_ms"] / peer[loop]["cpu_ms"] for own, peer in pairs]
                told[f"{name}, {size} tables, {loop} loop"] = round(statistics.median(each), 3)
    return told


def compare(now: dict[str, float]) -> list[str]:
    """Name what has become dearer by more than a tenth since the ratios were kept."""
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {"version": "", "ratios": {}}
    dearer = []
    for name, ratio in now.items():
        before = kept["ratios"].get(name)
        if before is not None:
            print(f"{name}: {ratio:.2f} times boardgame.io in memory, {before:.2f} at {kept['version']}")
            if ratio > MORE * before:
                dearer.append(f"{name}: {ratio / before:.2f} times what it was at {kept['version']}")
    return dearer


def report(found: Rounds, names: list[str], sizes: list[int], asked: argparse.Namespace) -> str:
    """Write the tables."""
    compared = ratios(found, sizes)
    rows = []
    for size in sizes:
        for name in names:
            if f"{name} {size}" not in found:
                continue
            rounds, who = found[f"{name} {size}"], CONTESTANTS[name]
            kept_up = median(rounds, "open", "plays_per_second") > 0.95 * who.rate
            ratio = compared.get(f"{name}, {size} tables, open loop")
            rows.append(
                [
                    size,
                    who.label,
                    f"{median(rounds, 'open', 'cpu_ms'):.2f}",
                    "1" if name == MEMORY else "–" if ratio is None else f"{ratio:.2f}",
                    f"{who.rate:.0f}" if kept_up else f"{who.rate:.0f}, not kept up",
                    f"{median(rounds, 'open', 'p50_ms'):.1f}, {median(rounds, 'open', 'p99_ms'):.0f}",
                    f"{median(rounds, 'closed', 'plays_per_second'):,.0f}",
                    f"{median(rounds, 'closed', 'cpu_ms'):.2f}",
                    f"{median(rounds, 'open', 'state_bytes') / 1000:.1f}",
                ]
            )
    head = ["tables", "", "processor a play, ms", "ratio to boardgame.io in memory", "open loop, plays/s"]
    head += [
        "p50, p99 at the last viewer, ms",
        "closed loop, plays/s",
        "processor a play, ms",
        "a state, kB",
    ]
    machine = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"
    about = f"{machine}, {os.cpu_count()} cores, load {os.getloadavg()[2]:.1f} in the quarter of an hour till then; "
    about += f"{asked.seconds:g} s a loop, {asked.rounds} rounds, medians."
    return f"{about}\n\n{table(head, rows)}\n\n![Processor time a play](pictures/{PICTURE.name})"


def draw(found: Rounds, names: list[str], sizes: list[int]) -> str:
    """Draw the processor time a play, by the number of tables at which everybody was measured."""
    sizes = [size for size in sizes if all(f"{name} {size}" in found for name in names)]
    series = [
        (CONTESTANTS[name].label, [median(found[f"{name} {size}"], "open", "cpu_ms") for size in sizes])
        for name in names
    ]
    return grouped_bars("Processor time of the server a play, ms", [f"{size} tables" for size in sizes], series)


def main() -> int:
    """Measure, compare with what was kept, and write down what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 1000])
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--with", type=Path, dest="file", help="a file of what was found, by this run and earlier ones")
    parser.add_argument("--write", action="store_true", help="write docs/performance.md and its picture")
    parser.add_argument(
        "--keep", action="store_true", help="write docs/performance.json, for later runs to be compared with"
    )
    asked = parser.parse_args()
    names = [name for name in CONTESTANTS if name in asked.games or name not in GAMES]
    found: Rounds = {}
    if asked.file is not None and asked.file.exists():
        found = json.loads(asked.file.read_text(encoding="utf-8"))
    run(found, names, asked.tables, asked.seconds, asked.rounds, asked.file)
    sizes = sorted({int(place.split()[1]) for place in found})
    names = [name for name in CONTESTANTS if any(place.split()[0] == name for place in found)]
    told = report(found, names, sizes, asked)
    print(told)
    if asked.write:
        replace_part(PAGE, "service", told)
        PICTURE.write_text(draw(found, names, sizes), encoding="utf-8")
    now = ratios(found, sizes)
    dearer = compare(now)
    if asked.keep:
        KEPT.write_text(json.dumps({"version": kuluary.__version__, "ratios": now}, indent=1) + "\n", encoding="utf-8")
        return 0
    print(*(f"✗ {line}" for line in dearer), sep="\n")
    return 1 if dearer else 0


if __name__ == "__main__":
    sys.exit(main())
