"""How processes tell each other that a table has changed; a hint only: what changed is read from the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int, int, int], None]
"""Called with the code of a table, the revision it has reached, the number of its last message, and a mark of the last
change among its proposals; 0: as before."""


class Bus(Protocol):
    """Carries "table C is at revision R"; a lost message delays a viewer, it never loses a play."""

    def tell(self, code: str, *, revision: int = 0, chat: int = 0, proposals: int = 0) -> None:
        """Say that a table has changed, or that something was said or proposed there."""

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear of every change, one's own included; gives the way to stop."""


class LocalBus:
    """The bus of one process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def tell(self, code: str, *, revision: int = 0, chat: int = 0, proposals: int = 0) -> None:
        for listener in tuple(self._listeners):
            listener(code, revision, chat, proposals)

    def listen(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)
