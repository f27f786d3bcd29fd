"""What can be wrong with an answer or a request, each with a reason somebody can act on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now: a reason code, its arguments and the clause of the rules."""

    reason: str
    rule: str
    args: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.args)
        return f"{self.reason}{f' ({details})' if details else ''}, see {self.rule}"


class Illegal(Exception):
    """The action exists in the game but is not legal now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.reason = refusal.reason
        self.rule = refusal.rule
        super().__init__(refusal)


class Malformed(Exception):
    """What was handed in is no action, log or value of this game at all; nothing has changed."""


class BadOption(ValueError):
    """A game, number of seats or option that does not exist; the message names what is allowed."""

    def __init__(self, message: str, *, field: str = "") -> None:
        super().__init__(message)
        self.field = field
        """Which part of a larger value is wrong, for whoever says it in another language."""
