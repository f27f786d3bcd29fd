"""Buckets that fill slowly: who takes faster has to wait or is turned away."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from kuluary.server.errors import Refused

REMEMBERED: Final = 10_000
"""Addresses for which a bucket is kept at most."""


class Bucket:
    """Holds `burst` drops, and gets `rate` new ones a second."""

    __slots__ = ("_burst", "_drops", "_filled", "_rate")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._drops = burst
        self._filled = time.monotonic()

    def take(self) -> float:
        """Take a drop, and give the seconds to wait until it is there; 0 if it was."""
        self._fill()
        self._drops -= 1
        return max(0.0, -self._drops / self._rate)

    def try_take(self) -> bool:
        """Take a drop if there is one."""
        self._fill()
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def _fill(self) -> None:
        now = time.monotonic()
        self._drops = min(self._burst, self._drops + (now - self._filled) * self._rate)
        self._filled = now


class Gate:
    """A bucket for every address, the ones not seen for longest forgotten first."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        """Turn an address away that comes too often."""
        bucket = self._buckets.pop(address, None) or Bucket(self._burst, self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.try_take():
            raise Refused(429, "too_fast", "too many requests of this kind from your address: wait a little")
