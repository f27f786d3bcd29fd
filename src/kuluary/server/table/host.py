"""Leaving, closing, giving up and handing over: rules of the house that hurt nobody who stays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, delete, exists, select

from kuluary import bots
from kuluary.server.database.schema import META, attendance, keepsakes, leases, tables
from kuluary.server.database.store import Person, Record, Seat, with_faces
from kuluary.server.errors import Refused, check_seat

DAY: Final = 24 * 3600
AT_ONCE: Final = 500
"""Tables that are taken away in one question."""
STAND_IN: Final = "regular"
"""The level of bots that plays on for who has left, where the game has it."""
OF_TABLE: Final = [
    table
    for table in reversed(META.sorted_tables)
    if table is not keepsakes and any(key.column is tables.c.code for key in table.foreign_keys)
]
"""Everything that belongs to a table and goes with it; what people have kept of its game stays theirs."""


def stand_in_level(game: str) -> str:
    """Give the level of the bot that plays on for who has left."""
    levels = bots.levels(game)
    return STAND_IN if STAND_IN in levels else levels[-1]


def people_at(record: Record) -> list[str]:
    """Give the people who play at a table themselves, each once; whose seat a bot plays does not count."""
    playing = [place.person for place in record.seating if place.kind == "person" and place.stand_in is None]
    return list(dict.fromkeys(person for person in playing if person is not None))


def leave(record: Record, person: Person, now: int) -> Record:
    """Leave a table: before the start the seats are free again, later a bot plays on; a host hands that over."""
    own = [place for place in record.seating if place.person == person.id]
    if not own:
        raise Refused(403, "not_seated", "you do not sit at this table")
    if record.status == "over":
        raise Refused(409, "over", "the game is over")
    if record.status == "open":
        seating = [Seat(place.seat, "open") if place in own else place for place in record.seating]
    else:
        level = stand_in_level(record.game)
        seating = [
            replace(place, stand_in=place.stand_in or level, lent=None) if place in own else place
            for place in record.seating
        ]
    record = replace(record, seating=with_faces(seating))
    heirs = [one for one in people_at(record) if one != person.id]
    if record.host == person.id and heirs:
        record = replace(record, host=heirs[0])
    return _settle(record, now) if record.status == "playing" and heirs else record


def without(record: Record, person: str, now: int) -> Record | None:
    """Give a table after somebody has gone for good: a game nobody is left at is given up, an open table goes."""
    others = any(place.kind == "person" and place.person not in (None, person) for place in record.seating)
    if record.status == "open" and not others:
        return None
    if any(place.person == person for place in record.seating):
        record = leave(record, Person(person, "", ""), now)
    elif record.host == person and (heirs := people_at(record)):
        record = replace(record, host=heirs[0])
    if record.status == "playing" and not others:
        record = replace(record, status="over", waiting=(), abandoned=now, agreed=())
    return record


def hand_hosting(record: Record, person: Person, seat: int) -> Record:
    """Let somebody else at the table be its host."""
    only_host(record, person)
    check_seat(seat, record.seats)
    heir = record.seating[seat]
    if heir.kind != "person" or heir.person is None:
        raise Refused(409, "nobody_there", "only a person at the table can be its host")
    return replace(record, host=heir.person)


def agree(record: Record, person: Person, *, yes: bool, now: int) -> Record:
    """Say whether one agrees that a running game ends here; it does once everyone who still plays has agreed."""
    if record.status != "playing":
        raise Refused(409, "not_playing", "only a running game can be given up")
    if all(place.person != person.id for place in record.seating):
        raise Refused(403, "not_seated", "you do not sit at this table")
    said = tuple(one for one in record.agreed if one != person.id)
    return _settle(replace(record, agreed=(*said, person.id) if yes else said), now)


def _settle(record: Record, now: int) -> Record:
    """End a game that everyone who still plays wants to end."""
    playing = people_at(record)
    if not record.agreed or any(one not in record.agreed for one in playing):
        return record
    return replace(record, status="over", waiting=(), winners=None, abandoned=now, agreed=())


def only_host(record: Record, person: Person) -> None:
    """Refuse whoever is not the host."""
    if record.host != person.id:
        raise Refused(403, "not_host", "only the host of the table may do that")


def check_close(record: Record, person: Person) -> None:
    """A table that has not begun is closed by its host; a running one is not: people play there."""
    only_host(record, person)
    if record.status != "open":
        raise Refused(409, "started", "the game has started already: leave it, or agree to end it")


def remove_tables(connection: Connection, codes: Sequence[str]) -> None:
    """Take tables away for good, with everything that belongs to them, some at a time."""
    for start in range(0, len(codes), AT_ONCE):
        _remove(connection, codes[start : start + AT_ONCE])


def _remove(connection: Connection, codes: Sequence[str]) -> None:
    connection.execute(keepsakes.update().where(keepsakes.c.code.in_(codes)).values(code=None, seat=None))
    for table in OF_TABLE:
        connection.execute(delete(table).where(table.c.code.in_(codes)))
    connection.execute(delete(leases).where(leases.c.name.in_(codes)))
    connection.execute(tables.update().where(tables.c.again.in_(codes)).values(again=None))
    connection.execute(delete(tables).where(tables.c.code.in_(codes)))


def remove_open(connection: Connection, code: str, revision: int) -> bool:
    """Take a table away that has not begun and is as it was seen."""
    seen = (tables.c.code == code) & (tables.c.revision == revision) & (tables.c.status == "open")
    if connection.execute(tables.update().where(seen).values(revision=revision + 1)).rowcount:
        remove_tables(connection, [code])
        return True
    return False


def expire(connection: Connection, days: int, now: int) -> list[str]:
    """Take away tables that never began and that nobody has touched for so many days, unless somebody is there."""
    old = tables.c.moved < now - days * DAY
    there = exists().where(attendance.c.code == tables.c.code)
    codes = list(connection.execute(select(tables.c.code).where(tables.c.status == "open", old, ~there)).scalars())
    remove_tables(connection, codes)
    return codes
