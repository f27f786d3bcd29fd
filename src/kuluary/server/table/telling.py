"""The events of a game as they are sent: the last ones at hand, those before them packed for whoever comes later."""

from __future__ import annotations

import zlib
from typing import Final

from msgspec import Raw

BLOCK: Final = 32
"""Events that are packed together."""
AT_HAND: Final = 16
"""The last events, which are not packed: a play seldom has more."""
QUICKLY: Final = 1


class Told:
    """What has been told of a game, event by event."""

    __slots__ = ("_fresh", "_packed")

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._fresh: list[Raw] = []

    def __len__(self) -> int:
        return BLOCK * len(self._packed) + len(self._fresh)

    def append(self, event: Raw) -> None:
        """Add an event."""
        fresh = self._fresh
        fresh.append(event)
        if len(fresh) >= BLOCK + AT_HAND:
            # No line is broken in what is written as JSON here.
            self._packed.append(zlib.compress(b"\n".join(fresh[:BLOCK]), QUICKLY))
            del fresh[:BLOCK]

    def since(self, first: int) -> list[Raw]:
        """Give the events from a number on."""
        packed = BLOCK * len(self._packed)
        if first >= packed:
            return self._fresh[first - packed :]
        blocks = self._packed[first // BLOCK :]
        found = [Raw(event) for block in blocks for event in zlib.decompress(block).split(b"\n")]
        return found[first % BLOCK :] + self._fresh

    def cut(self, number: int) -> None:
        """Forget the events from a number on."""
        whole = min(number // BLOCK, len(self._packed))
        self._fresh = self.since(BLOCK * whole)[: number - BLOCK * whole]
        del self._packed[whole:]
