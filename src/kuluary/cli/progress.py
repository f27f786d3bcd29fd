"""How far a long run is."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Self


class Progress:
    """Says on stderr how far a long run is: a line that changes on a terminal, else one now and then."""

    def __init__(self) -> None:
        self._terminal = sys.stderr.isatty()
        self._pause = 0.2 if self._terminal else 20.0
        self._last = perf_counter()

    def show(self, done: int, games: int) -> None:
        if perf_counter() - self._last < self._pause:
            return
        self._last = perf_counter()
        line = f"{done} of {games} games"
        print(f"\r{line}" if self._terminal else line, end="" if self._terminal else "\n", file=sys.stderr, flush=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._terminal:
            print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)
