"""Problems people report: the log, the position and what the page showed, as one file that becomes a failing test.

The server keeps the whole; whoever reports it gets the log with it only once nothing of it is hidden any more.
"""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection

import kuluary
from kuluary import logfile
from kuluary.encoding import plain
from kuluary.server.afterwards import archive
from kuluary.server.before import forking
from kuluary.server.database.schema import reports
from kuluary.server.errors import Refused, not_your_seat, stuck
from kuluary.server.people.guests import clean
from kuluary.server.protocol import wire
from kuluary.server.table.audience import seats_of

if TYPE_CHECKING:
    from kuluary.server.database.store import Person
    from kuluary.server.house import House
    from kuluary.server.protocol.bodies import ReportBody
    from kuluary.server.table.room import Room

KIND: Final = "kuluary report"
ID_BYTES: Final = 6


async def report(house: House, room: Room, person: Person, body: ReportBody) -> dict[str, Any]:
    """Write a problem down, and give the file."""
    said = clean(body.words, house.settings.limits.text_length, what="words")
    if body.seat is not None and body.seat not in seats_of(room.record, person):
        raise not_your_seat(body.seat)
    async with room.hold():
        match, record = await room.read(), room.record
        if match is None:
            raise stuck()
        log, view = match.log, match.view(body.seat)
    undone = await house.store.read(partial(archive.branches, code=record.code))
    whole = {
        "type": KIND,
        "id": secrets.token_hex(ID_BYTES),
        "version": kuluary.__version__,
        "code": record.code,
        "at": house.now,
        "number": len(log.entries),
        "seat": body.seat,
        "words": said,
        "view": plain(view),
        "screen": body.screen,
        "log": logfile.write(log, match.pack, undone),
    }
    await house.store.writer.call(partial(_keep, whole=whole))
    return whole if await _is_open(house, room) else whole | {"log": None}


async def _is_open(house: House, room: Room) -> bool:
    """Tell whether everybody may have the log."""
    try:
        archive.check_over(room.record)
        await forking.check_open(house, room.record)
    except Refused:
        return False
    return True


def _keep(connection: Connection, whole: dict[str, Any]) -> None:
    row = {name: whole[name] for name in ("id", "code", "number", "at")}
    connection.execute(reports.insert().values(row | {"data": wire.encode(whole).decode()}))
