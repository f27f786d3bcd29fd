"""Games that go on from a moment of another: of a finished one exactly, of one in play from what a seat may know.

Such a table keeps the entries it has from the other game as its own, so that it depends on nobody. What the seat could
not know is dealt anew behind them (`Header.origin`); until the other game is over its log stays closed.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection

from kuluary import logfile
from kuluary.core import CHANCE, ContentError, KeyedChance, Malformed, Match, Pack
from kuluary.core.match import MOST_DEALS
from kuluary.encoding import plain
from kuluary.logfile import LogFile
from kuluary.server.afterwards import archive
from kuluary.server.database import packs, store
from kuluary.server.database.rebuilding import rebuild
from kuluary.server.database.schema import keys, seats, tables, undone
from kuluary.server.database.store import Origin, Person, Record, Seat, with_faces
from kuluary.server.errors import Refused, check_seat, malformed, no_lesson, stuck
from kuluary.server.protocol import wire

if TYPE_CHECKING:
    from kuluary.server.before.lobby import Past, Plan
    from kuluary.server.house import House
    from kuluary.server.table.room import Room

SEED_BYTES: Final = 16


def go_on(record: Record, kept: store.Game, pack: Pack | None) -> Match:
    """Give the game of a table that goes on from another, where it begins."""
    found = rebuild(wire.header_of(record), kept.entries, pack, kept.key)
    if found.match is None or found.stuck is not None:
        raise stuck()
    return found.match


async def fork(person: Person, room: Room, seat: int, number: int | None, bots: str | None) -> Plan:
    """Plan a table that goes on from a moment of another, with somebody on a seat; the rest are bots, or open."""
    from kuluary.server.before.lobby import Plan, check_level, with_characters

    async with room.hold():
        match = await room.read()
        record = room.record
    if match is None or record.stuck is not None:
        raise stuck()
    if record.lesson:
        raise no_lesson(record.game)
    check_seat(seat, record.seats)
    level = None if bots is None else check_level(record.game, bots).partition("+")[0]
    past = _past(match, record, _eyes(record, person, seat), number)
    places = [Seat(one, "open") if level is None else Seat(one, "bot", level=level) for one in range(record.seats)]
    places[seat] = Seat(seat, "person", person.id, person.name, face=person.face)
    places = list(with_characters(record.game, places))
    return Plan(
        record.game,
        record.seats,
        match.header.options,
        record.name,
        public=False,
        seating=with_faces(places),
        pack=match.pack.digest,
        pack_name=record.pack_name,
        pack_author=record.pack_author,
        kept=match.pack,
        past=past,
    )


def _eyes(record: Record, person: Person, seat: int) -> int | None:
    """Say through whose eyes somebody leaves a game in play: their own, on their own seat; else a spectator's."""
    own = [place.seat for place in record.seating if place.person == person.id]
    if record.status == "over":
        return None
    if not own:
        archive.check_watching(record, person)
        return None
    if seat not in own:
        raise Refused(403, "not_your_seat", "of a game in play you know what your own seat knows: go on from there")
    return seat


def _past(match: Match, record: Record, eyes: int | None, number: int | None) -> Past:
    """Cut the beginning off a log; what chance answered right behind it belongs to it."""
    from kuluary.server.before.lobby import Past

    entries = match.entries
    end = len(entries) if number is None else number
    if not match.origin <= end <= len(entries):
        raise malformed(f"there is no entry {end}: the log goes from {match.origin} to {len(entries)}")
    while end < len(entries) and entries[end][0] == CHANCE:
        end += 1
    exact = record.status == "over"
    if exact and end == len(entries):
        raise Refused(409, "not_playing", "the game is over there: choose an earlier moment")
    deals = list((match.header.origin or {}).get("deals", ()))
    if not exact:
        if len(deals) >= MOST_DEALS:
            raise Refused(409, "too_many_deals", "this game has left others too often: go on from one of those")
        deals.append({"number": end, "seat": eyes, "seed": secrets.token_hex(SEED_BYTES)})
    known = record.origin is None or record.origin.exact
    header = replace(match.header, key=None, origin={"number": end, "deals": deals})
    return Past(Origin(record.code, end, exact and known), header, tuple(entries[:end]))


async def check_open(house: House, record: Record) -> None:
    """Keep the log of a game shut that has secrets of another which is still played."""
    seen = {record.code}
    while record.origin is not None and not record.origin.exact and record.origin.code not in (None, *seen):
        found = await house.store.read(partial(store.find_table, code=record.origin.code or ""))
        if found is None:
            return
        if found.status != "over":
            raise Refused(409, "origin_in_play", f"it goes on from table {found.code}, whose game is not over yet")
        seen.add(found.code)
        record = found


# From a file


def read_file(data: Any) -> tuple[LogFile, Match]:
    """Read an uploaded log, or say what is wrong with it; only a whole one is taken."""
    try:
        file = logfile.read(data)
        return file, Match.replay(file.log, content=file.pack)
    except (Malformed, ContentError) as error:
        raise Refused(422, "bad_log", str(error)) from None


def plan_upload(person: Person, file: LogFile, match: Match) -> Plan:
    """Plan a table that goes on where a log ends."""
    from kuluary.server.before.lobby import Past, Plan

    header, end = match.header, len(file.log.entries)
    origin = {"number": end, "deals": list((header.origin or {}).get("deals", ()))}
    places = [Seat(seat, "open") for seat in range(header.seats)]
    places[0] = Seat(0, "person", person.id, person.name, face=person.face)
    past = Past(Origin(None, end, exact=True), replace(header, origin=origin), tuple(file.log.entries))
    plan = Plan(header.game, header.seats, header.options, "", public=False, seating=with_faces(places), past=past)
    return replace(plan, pack=match.pack.digest, kept=match.pack)


def insert_finished(connection: Connection, code: str, host: Person, file: LogFile, match: Match, now: int) -> None:
    """Put a finished game from a file among the tables of whoever brings it; nobody sits there."""
    from kuluary.server.before.lobby import write_entries

    header = file.log.header
    key = header.key or secrets.token_hex(SEED_BYTES * 2)
    origin = Origin(None, 0, exact=True)
    row = {
        "code": code,
        "revision": 1,
        "name": "",
        "game": header.game,
        "seats": header.seats,
        "options": wire.encode(plain(match.header.options)).decode(),
        "public": False,
        "status": "over",
        "host": host.id,
        "created": now,
        "moved": now,
        "header": wire.encode(plain(replace(header, key=None))).decode(),
        "commitment": header.commitment or KeyedChance(bytes.fromhex(key)).commitment,
        "number": match.number,
        "waiting": "[]",
        "winners": wire.encode(match.result.winners).decode(),
        "pack": match.pack.digest,
        "lesson": False,
        "origin": wire.encode(origin).decode(),
    }
    packs.keep(connection, match.pack, now)
    connection.execute(tables.insert().values(row))
    connection.execute(keys.insert().values(code=code, key=key))
    places = with_faces([Seat(seat, "local") for seat in range(header.seats)])
    connection.execute(seats.insert(), [place.row() | {"code": code} for place in places])
    write_entries(connection, code, file.log.entries, now)
    _write_undone(connection, code, file, now)


def _write_undone(connection: Connection, code: str, file: LogFile, now: int) -> None:
    rows: Sequence[dict[str, Any]] = [
        {"number": number, "seat": seat, "action": wire.encode(plain(action)).decode(), "revision": -1 - back}
        for back, branch in enumerate(reversed(file.undone))
        for number, (seat, action) in enumerate(branch.entries, start=branch.number)
    ]
    if rows:
        connection.execute(undone.insert(), [row | {"code": code, "at": now, "undone_at": now} for row in rows])
