"""What the service refuses, with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

AWAY: Final = (InterfaceError, OperationalError, PoolTimeout)
"""What is raised while the database cannot be used: no fault in here, so that one line in the log tells all of it."""


def first_line(error: BaseException) -> str:
    """Say in one line what went wrong."""
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def trace_of(error: Exception) -> Exception | None:
    """Give what the log says besides the first line."""
    return None if isinstance(error, AWAY) else error


class Refused(Exception):
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, status: int, code: str, message: str, *, field: str = "") -> None:
        super().__init__(message)
        self.field = field
        """Which part of what was sent is wrong, where that helps."""
        self.status = status
        self.code = code
        self.message = message


def unavailable() -> Refused:
    """The database is away, or full."""
    return Refused(503, "unavailable", "that did not work: try again")


def malformed(message: str) -> Refused:
    """The request cannot be understood."""
    return Refused(400, "malformed", message)


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that a table of so many does not have."""
    if seat not in range(seats):
        raise malformed(f"there is no seat {seat}: seats are 0 to {seats - 1}")


def no_table() -> Refused:
    """There is no such table, or the code is mistyped."""
    return Refused(404, "no_table", "there is no table with this code")


def not_your_seat(seat: object) -> Refused:
    """Somebody else answers for that seat."""
    return Refused(403, "not_your_seat", f"seat {seat!r} is not yours")


def guests_only() -> Refused:
    """Whoever wants to do more than watch has to say a name first."""
    return Refused(401, "who", "say who you are first: POST api/guest")


def stuck() -> Refused:
    """The game stays as it is: this program cannot play it."""
    return Refused(409, "stuck", "this game cannot go on here: its log can be downloaded")


def no_lesson(game: str) -> Refused:
    """A game nobody has written a lesson for."""
    return Refused(404, "no_lesson", f"{game} has no lesson")
