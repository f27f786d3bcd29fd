"""What happened, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeVar, dataclass_transform

E = TypeVar("E")


class Event:
    """Something that happened, in the past tense; games derive classes from it with `@event`."""

    __slots__ = ()

    reveals: ClassVar[bool] = False
    """Whether somebody learned a hidden thing by it: undo is no longer free."""


@dataclass_transform(frozen_default=True)
def record(cls: type[E]) -> type[E]:
    """Make a class of values: frozen to whoever checks types, and not at run time, where it would cost three times."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


@dataclass_transform(frozen_default=True)
def event(cls: type[E]) -> type[E]:
    """Make a class of events."""
    return record(cls)


@dataclass(slots=True, unsafe_hash=True)
class News:
    """An event and the seats that may know it, None for everyone; made too often to be frozen, treated as if so."""

    event: Event
    seen_by: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Tell whether a seat, or a spectator (None), may know it."""
        return self.seen_by is None or seat in self.seen_by
