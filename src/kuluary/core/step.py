"""A step of the agenda."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic

from kuluary.core.state import S

if TYPE_CHECKING:
    from kuluary.core.decision import Action, Decision, Fate
    from kuluary.core.errors import Refusal


class Step(Generic[S]):
    """A frozen value on the agenda: something the rules still have to do, top of the list last.

    `action` is what one of the step's own decisions listed, so each step knows its type: the base cannot.
    The driver takes the step off the agenda before it calls `run`; a step that goes on waiting puts itself back.
    """

    __slots__ = ()

    def ask(self, state: S) -> Sequence[Decision | Fate]:
        """Say which decisions the step waits for, changing nothing; none means it can run by itself."""
        return ()

    def run(self, state: S, seat: int, action: Any) -> None:
        """Carry the step out; the only place where the state changes."""
        raise AssertionError(f"{type(self).__name__} has nothing to run")

    def refuse(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Say why `action` is not among the decisions, or None where the step has no word of its own."""
        return None
