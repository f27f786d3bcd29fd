"""A clock that jumps: the program's and its database's time are off by as many seconds as a file says."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import Connection

from kuluary.server.machines import roll


def install(file: Path) -> None:
    """Let everything in this process that asks for the time of day get another one."""
    now, read_clock = time.time, roll.read_clock

    def jumped(connection: Connection) -> float:
        return read_clock(connection) + float(file.read_text())

    time.time = lambda: now() + float(file.read_text())
    roll.read_clock = jumped
