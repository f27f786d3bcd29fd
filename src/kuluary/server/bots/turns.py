"""Taking turns at something scarce: owner after owner, and of each owner table after table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

Queue = deque[asyncio.Future[None]]


class Turns:
    """So many may have their turn at once; whoever has much to ask delays itself, not the others."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, OrderedDict[str, Queue]] = OrderedDict()
        """By owner and table, whose turn is next first."""

    @property
    def owners(self) -> int:
        """How many owners wait for a turn."""
        return len(self._waiting)

    @property
    def free(self) -> int:
        """How many could have their turn at once: none while anybody waits."""
        return self._free

    def take(self) -> None:
        """Have one of the free turns; `done` has to follow."""
        self._free -= 1

    async def wait(self, owner: str, table: str) -> None:
        """Come back when it is the table's turn; `done` has to follow."""
        if self._free:
            self.take()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.done()  # it had come just now
            else:
                self._forget(owner, table, turn)
            raise

    def done(self) -> None:
        """Let the next have a turn."""
        while self._waiting:
            owner, tables = self._waiting.popitem(last=False)
            table, queue = tables.popitem(last=False)
            turn = queue.popleft()
            if queue:
                tables[table] = queue
            if tables:
                self._waiting[owner] = tables
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _forget(self, owner: str, table: str, turn: asyncio.Future[None]) -> None:
        tables = self._waiting.get(owner, OrderedDict())
        queue = tables.get(table, deque())
        if turn in queue:
            queue.remove(turn)
            if not queue:
                del tables[table]
            if not tables:
                del self._waiting[owner]
