"""The collector of a process that serves: it looks seldom, and then through everything.

Nearly all that a play leaves behind goes by itself; what refers to itself and is needed no more comes of connections
and of rooms that are put away. Python's own way, looking through what is new every few thousand objects and through
ever more of what is old, stops everybody for a tenth of a second again and again and hardly finds anything.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

TICK: Final = 2.0
"""Seconds after which what is new is set aside, unseen."""
MANY: Final = 2_000_000
"""Objects set aside after which everything is looked through."""
SOME: Final = 20_000
OFTEN: Final = 900.0
"""So many are looked through with everything after so many seconds."""


class Garbage:
    """What has been set aside since everything was looked through, and when that was."""

    def __init__(self, now: float) -> None:
        gc.freeze()  # what was imported stays
        gc.disable()  # it does nothing by itself
        self._aside = 0
        self._last = now

    async def tend(self) -> None:
        """Go on until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(TICK)
            self.tick(loop.time())

    def tick(self, now: float) -> None:
        """Set aside what is new; if much has gathered, or it is long ago, look through everything."""
        self._aside += gc.get_count()[0]
        if self._aside > MANY or (self._aside > SOME and now - self._last > OFTEN):
            gc.unfreeze()
            gc.collect()
            self._aside, self._last = 0, now
        gc.freeze()
