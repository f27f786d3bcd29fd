"""What has been worked out about content that never changes: kept as long as there is not too much of it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar, TypeVar

Kept = TypeVar("Kept")


class Memo(dict[Hashable, Any]):
    """What others have worked out about a record, kept with it while there is not too much; a copy begins empty."""

    MOST: ClassVar[int] = 8192

    def __reduce__(self) -> tuple[type[Memo], tuple[()]]:
        return type(self), ()

    def keep(self, key: Hashable, value: Kept) -> Kept:
        """Keep a value and give it back."""
        if len(self) >= self.MOST:
            self.clear()
        self[key] = value
        return value


class Sketches(Memo):
    """Sketches of agents: each keeps what was found out about it and whomever it has met, so that a few are much."""

    MOST: ClassVar[int] = 512
