"""What a machine has to have: memory of a process, a table and a socket, growth of the database, measured.

Usage: python bench/sizing.py [--tables 100] [--sockets 1000] [--write]

Every table is played to its end by four people at random. --write puts the numbers into docs/operating.md.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import uvloop

from drawing import replace_part, table
from load import Http, Line, Load, memory
from service import CONTESTANTS, GAMES, ROOT

PAGE: Final = ROOT / "docs" / "operating.md"
PATIENCE: Final = 900.0
"""Seconds for all games to end."""
MOMENT: Final = 0.05
"""Seconds between two looks at the memory while all games are on."""


def database_bytes(data: Path) -> int:
    """Give how large the database is, indexes included, vacuumed."""
    copy = data / "copy"
    copy.unlink(missing_ok=True)
    with closing(sqlite3.connect(data / "kuluary.sqlite3")) as connection:
        connection.execute("vacuum into ?", (str(copy),))
    return copy.stat().st_size


async def play_all(url: str, pid: int, data: Path, game: str, tables: int) -> dict[str, float]:
    """Lay tables and play them out."""
    idle = memory(pid)
    load = Load(url, pid, game, tables, 0)
    await load.open()
    laid, before = memory(pid), database_bytes(data)
    playing = asyncio.create_task(load.closed_loop(PATIENCE))
    live = laid
    while not playing.done() and not load.is_fewer:
        live = memory(pid)
        await asyncio.sleep(MOMENT)
    plays = len((await playing).views)
    played = memory(pid)
    assert load.is_over, "not every game has ended"
    found = {
        "idle": idle,
        "laid": laid,
        "live": live,
        "played": played,
        "table": (laid - idle) / tables,
        "game": (played - idle) / tables,
        "plays": plays / tables,
        "growth": (database_bytes(data) - before) / tables / 1000,
    }
    load.close()
    return found


async def sit_still(url: str, pid: int, sockets: int) -> float:
    """Give the kilobytes of a socket that watches a table and says nothing."""
    http = Http(url)
    token = (await http.post("/api/guest", {"name": "Гость"}))["token"]
    code = (await http.post("/api/tables", {"game": "suits", "seats": 4}, token))["code"]
    http.close()
    heard = 0

    def hear(_line: Line, _text: bytes) -> None:
        nonlocal heard
        heard += 1

    lines = [await Line.open(f"{url}/ws/{code}", hear) for _ in range(sockets // 10)]
    before = memory(pid)
    lines += [await Line.open(f"{url}/ws/{code}", hear) for _ in range(sockets)]
    while heard < len(lines):
        await asyncio.sleep(0.05)
    found = 1024 * (memory(pid) - before) / sockets
    for line in lines:
        line.close()
    return found


def main() -> int:
    """Measure all of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--write", action="store_true", help="write docs/operating.md")
    asked = parser.parse_args()
    rows = []
    for name in GAMES:
        who = CONTESTANTS[name]
        with who.serve() as (url, pid, data), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            one = runner.run(play_all(url, pid, data, name, asked.tables))
        whole, each, count = ("laid", "live", "played"), ("table", "game"), ("plays", "growth")
        numbers = [f"{one[key]:.{2 if key in each else 0}f}" for key in (*whole, *each, *count)]
        rows.append([f"{who.label}, 4 seats", *numbers])
        print(rows[-1], file=sys.stderr, flush=True)
    with CONTESTANTS["suits"].serve() as (url, pid, _), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        kilobytes = runner.run(sit_still(url, pid, asked.sockets))
    head = ["", f"MB of a process with {asked.tables} tables, laid", "all in play, when the first ends", "played out"]
    head += ["MB a table, laid", "MB a table, played out", "plays a game", "kB of database a game"]
    rest = f"A process that has just started: {one['idle']:.0f} MB. A socket that only watches: {kilobytes:.0f} kB."
    told = f"{table(head, rows)}\n\n{rest}"
    print(told)
    if asked.write:
        replace_part(PAGE, "sizing", told)
    return 0


if __name__ == "__main__":
    sys.exit(main())
