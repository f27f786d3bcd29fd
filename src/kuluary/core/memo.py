"""Remembering what was worked out before, for as long as it is likely to be asked again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any


class Shelf(dict[Any, Any]):
    """What is known of one standing; another shelf is another one, whatever lies there."""

    __slots__ = ()
    __eq__ = object.__eq__
    __ne__ = object.__ne__
    __hash__ = object.__hash__  # type: ignore[assignment]  # a dict has none


class Memo:
    """By all that a result hangs on, what was found: a shelf for each such standing, the longest unused go first."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._shelves: OrderedDict[Hashable, Shelf] = OrderedDict()

    def shelf(self, standing: Hashable) -> Shelf:
        """Give what is known of a standing, to be read and added to."""
        found = self._shelves.get(standing)
        if found is None:
            found = self._shelves[standing] = Shelf()
            if len(self._shelves) > self._size:
                self._shelves.popitem(last=False)
        else:
            self._shelves.move_to_end(standing)
        return found

    def clear(self) -> None:
        """Forget everything."""
        self._shelves.clear()
