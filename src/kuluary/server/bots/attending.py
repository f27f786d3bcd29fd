"""Bots wait for people: until what they answer to was seen, and can no longer be taken back.

Only clients that tell what they have seen (`seen`) are waited for: programs that never do hold nobody up.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from kuluary.server.table.audience import seats_of

if TYPE_CHECKING:
    from kuluary.server.table.room import Room

LONGEST: Final = 20.0
"""Seconds for which somebody may look at what has happened before the bots go on."""


async def attend(room: Room, number: int, *, together: bool = False) -> None:
    """Wait until everyone who plays here and says so has seen the state of a number, and what led to it stands.

    A moment has passed since the last play then; what is seen for longer is not waited for once more.
    """
    patience = time.monotonic() + LONGEST
    while not has_seen(room, number) and (left := patience - time.monotonic()) > 0:
        with suppress(TimeoutError):
            async with asyncio.timeout(left):
                await room.audience.looked.wait()
    while (left := time_to_take_back(room, together=together)) > 0:
        await asyncio.sleep(left)
    await asyncio.sleep(max(0.0, room.played_at + room.house.settings.bot_pace - time.monotonic()))


def has_seen(room: Room, number: int) -> bool:
    """Tell whether everyone who plays has seen a state."""
    return all(seen >= number for seen in eyes(room).values())


def eyes(room: Room) -> dict[str, int]:
    """Give how far each who plays and says so has seen; of several windows of a person the furthest counts."""
    furthest: dict[str, int] = {}
    for socket in room.audience.sockets:
        if socket.seen is not None and socket.person is not None and seats_of(room.record, socket.person):
            furthest[socket.person.id] = max(socket.seen, furthest.get(socket.person.id, -1))
    return furthest


def time_to_take_back(room: Room, *, together: bool = False) -> float:
    """Give the seconds for which the last play of a person may still be taken back: in a lesson none is.

    What bots do together they give back as well, when asked: only other people would have to be persuaded.
    """
    match, record = room.game, room.record
    if match is None or not match.entries or (seat := match.entries[-1][0]) < 0 or match.undo_start(seat) is None:
        return 0.0
    person = record.seating[seat].person
    telling = {socket.person.id for socket in room.audience.sockets if socket.person and socket.seen is not None}
    if record.seating[seat].bot is not None or person not in telling or record.lesson:
        return 0.0
    if together and all(place.bot is not None or place.person == person for place in record.seating):
        return 0.0
    return room.played_at + take_back_of(room) / 1000 - time.monotonic()


def take_back_of(room: Room) -> int:
    """Give the milliseconds for which bots wait at a table."""
    own = room.record.take_back
    return round(1000 * room.house.settings.take_back) if own is None else own
