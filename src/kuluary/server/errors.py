"""What the service refuses, with a code for programs and a sentence for people."""

from __future__ import annotations


class Refused(Exception):
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, status: int, code: str, message: str, *, field: str = "") -> None:
        super().__init__(message)
        self.field = field
        """Which part of what was sent is wrong, where that helps."""
        self.status = status
        self.code = code
        self.message = message


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
