"""Remembering what was worked out before, for as long as it is likely to be asked again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any


class Memo:
    """By all that a result hangs on, what was found: a shelf for each such standing, the longest unused go first."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._shelves: OrderedDict[Hashable, dict[Any, Any]] = OrderedDict()

    def shelf(self, standing: Hashable) -> dict[Any, Any]:
        """Give what is known of a standing, to be read and added to."""
        found = self._shelves.get(standing)
        if found is None:
            found = self._shelves[standing] = {}
            if len(self._shelves) > self._size:
                self._shelves.popitem(last=False)
        else:
            self._shelves.move_to_end(standing)
        return found

    def clear(self) -> None:
        """Forget everything."""
        self._shelves.clear()
