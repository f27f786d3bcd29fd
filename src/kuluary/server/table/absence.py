"""Who is not there: since when, what a table does about it, and how somebody comes back.

A table never waits for ever because one person left. What happens when a time has run out was chosen when the table was
laid; besides that, those who are there may let a bot play for whoever has been away for a while. The seat stays its
person's: who returns has it again from the next decision on.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, bindparam

from kuluary.server.bots.driving import wake
from kuluary.server.database import store
from kuluary.server.database.schema import seats
from kuluary.server.errors import Refused, check_seat
from kuluary.server.table import clocks, undoing
from kuluary.server.table.clocks import Lent, Vote, Waits
from kuluary.server.table.host import stand_in_level

if TYPE_CHECKING:
    from kuluary.server.database.store import Person, Record
    from kuluary.server.house import House
    from kuluary.server.table.room import Room

TICK: Final = 1.0
"""Seconds between two looks at the clocks."""
STUCK: Final = "stuck"
NOBODY: Final = "nobody"
"""Why clocks stand: the game cannot go on; where people sit together, all have left, and nobody waits for anybody."""


# When a time has run out


async def strike(room: Room) -> None:
    """Do what is due at a table."""
    house = room.house
    await undoing.fall_silent(room)
    async with room.hold():
        while True:
            if room.record.status == "playing":
                await room.read()
            told: list[Waits] = []
            new = _struck(room, told)
            if new.clocks == room.record.clocks and new.seating == room.record.seating:
                wake(room)
                return
            if await room.commit(new):
                break
            await room.reread()
        room.show_table()
        room.show()
        wake(room)
    house.announce(told)


def _struck(room: Room, told: list[Waits]) -> Record:
    record, now, hours = room.record, room.house.hours.time, room.house.hours
    if record.status != "playing" or not record.clocks.hands:
        return record
    if record.stuck is not None:
        return clocks.stood(record, STUCK)
    if is_deserted(room):
        return clocks.stood(record, NOBODY)
    for seat, hand in enumerate(record.clocks.hands):
        if hand.resting is not None and hand.until <= now:
            hand = clocks.rested(hand, hand.until)
            record = clocks.with_hand(record, seat, hand)
        end = hand.end(record.pace)
        if end is None or hand.ended:
            continue
        if not hand.warned and end - record.pace.soon <= now:
            hand = replace(hand, warned=True)
            record = clocks.with_hand(record, seat, hand)
            if end > now:
                told.append(clocks.waits(record, seat, "soon", hours))
        if end <= now:
            told.append(clocks.waits(record, seat, "ended", hours))
            record = _ended(clocks.with_hand(record, seat, replace(hand, ended=True)), seat)
    return record


def is_deserted(room: Room) -> bool:
    """Tell whether everybody has left a table at which people are expected to sit together."""
    people = {place.person for place in room.record.seating if place.person is not None}
    return bool(room.record.pace.move) and not room.record.pace.by_post and not people & room.audience.present


def _ended(record: Record, seat: int) -> Record:
    """Do what was chosen for somebody whose time has run out."""
    if record.pace.end == "bot":
        return let_in(record, seat, "time")
    if record.pace.end == "vote":
        return _opened(record, seat)
    return record  # an answer is given by whoever drives the table


def let_in(record: Record, seat: int, why: Lent) -> Record:
    """Let a bot play for somebody until they return."""
    place = replace(record.seating[seat], stand_in=stand_in_level(record.game), lent=why)
    return replace(record, seating=(*record.seating[:seat], place, *record.seating[seat + 1 :]))


# What the others say


def may_ask(room: Room, seat: int) -> bool:
    """Tell whether the others may let a bot play for somebody now."""
    at = clocks.asks_at(room.record, seat, room.audience.present, room.house.hours)
    return at is not None and at <= room.house.clock.now()


def cast(room: Room, person: Person, seat: int, *, bot: bool) -> Record:
    """Say that a bot may play for somebody who is away, or that the table waits; the first who does asks the others."""
    record = room.record
    check_seat(seat, record.seats)
    own = next((one for one in clocks.voters(record, seat) if record.seating[one].person == person.id), None)
    if own is None and not (record.pace.host and person.id == record.host):
        raise Refused(403, "not_seated", "only the others who play here decide about a seat")
    vote = record.clocks.vote(seat)
    if vote is None and not may_ask(room, seat):
        raise Refused(409, "not_away", "nobody has been away from this seat for long enough")
    if record.pace.host and person.id != record.host:
        raise Refused(403, "not_host", "at this table the host decides")
    if record.pace.host:
        return _decided(room, record, seat, bot=bot)
    assert own is not None
    record = _opened(record, seat)
    vote = record.clocks.vote(seat)
    assert vote is not None
    for_bot, for_wait = ([one for one in said if one != own] for said in (vote.bot, vote.wait))
    (for_bot if bot else for_wait).append(own)
    vote = Vote(seat, tuple(for_bot), tuple(for_wait))
    enough = clocks.needed(record, vote, room.audience.present)
    if len(vote.bot) >= enough:
        return _decided(room, record, seat, bot=True)
    if len(vote.wait) >= enough or len(vote.bot) + len(vote.wait) >= 2 * enough - 1:
        return _decided(room, record, seat, bot=False)
    others = tuple(one for one in record.clocks.votes if one.seat != seat)
    return replace(record, clocks=replace(record.clocks, votes=(*others, vote)))


def _opened(record: Record, seat: int) -> Record:
    if record.clocks.vote(seat) is not None:
        return record
    return replace(record, clocks=replace(record.clocks, votes=(*record.clocks.votes, Vote(seat))))


def _decided(room: Room, record: Record, seat: int, *, bot: bool) -> Record:
    record = _closed(record, seat)
    if bot:
        return let_in(record, seat, "host" if record.pace.host else "vote")
    now, more = room.house.hours.time, record.pace.more
    record = replace(record, clocks=replace(record.clocks, patience={**record.clocks.patience, seat: now + more}))
    hand = record.clocks.hands[seat] if record.clocks.hands else None
    return clocks.give(record, seat, more, now) if hand is not None and hand.ended else record


def _closed(record: Record, seat: int) -> Record:
    votes = tuple(one for one in record.clocks.votes if one.seat != seat)
    return replace(record, clocks=replace(record.clocks, votes=votes))


# Coming and going


def returned(record: Record, person: str, now: float) -> Record:
    """Somebody is back: what was asked about them is settled, and their seats are theirs from the next decision on."""
    for place in record.seating:
        if place.person != person or place.kind == "bot":
            continue
        seat = place.seat
        if record.clocks.vote(seat) is not None:
            record = _closed(record, seat)
        if record.clocks.hands and record.clocks.hands[seat].ended and place.stand_in is None:
            record = clocks.give(record, seat, float(record.pace.move), now)
        if place.lent and place.lent != "back":
            waits = seat in record.waiting
            back = replace(place, lent="back") if waits else replace(place, stand_in=None, lent=None)
            record = replace(record, seating=(*record.seating[:seat], back, *record.seating[seat + 1 :]))
    if STUCK in record.clocks.stands and record.stuck is None:
        record = clocks.going(record, STUCK)
    return clocks.going(record, NOBODY) if NOBODY in record.clocks.stands else record


async def come(room: Room, person: Person) -> None:
    """Take notice that somebody is at the table; only while holding the room."""
    mine = [place for place in room.record.seating if place.person == person.id]
    if not mine or room.record.status != "playing":
        return
    while (new := returned(room.record, person.id, room.house.hours.time)) != room.record:
        if await room.commit(new):
            wake(room)
            room.show_table()
            room.show()
            break
        await room.reread()
    if any(place.left is not None for place in room.record.seating if place.person == person.id):
        note(room, {person.id}, None)
        room.house.away[room.record.code, person.id] = None
        await write_down(room.house)


def go(room: Room, gone: set[str]) -> None:
    """Take notice that people have left the table."""
    mine = {place.person for place in room.record.seating if place.kind in ("person", "local")} & gone
    if mine and room.record.status == "playing":
        left = room.house.now
        note(room, gone, left)
        room.house.away |= {(room.record.code, person): left for person in mine if person is not None}
        room.house.spawn(write_down(room.house))
        if is_deserted(room):
            room.house.spawn(room.change(lambda record: clocks.stood(record, NOBODY) if is_deserted(room) else record))


def note(room: Room, people: set[str], left: int | None) -> None:
    """Remember since when people are away; None: they are here."""
    seating = (replace(place, left=left) if place.person in people else place for place in room.record.seating)
    room.record = replace(room.record, seating=tuple(seating))


async def write_down(house: House) -> None:
    """Write down since when people are away: of all who have come or gone meanwhile at once."""
    if house.away:
        rows = [{"table": code, "who": person, "since": left} for (code, person), left in house.away.items()]
        house.away = {}
        await house.store.apart(partial(_write_left, rows=rows))


def _write_left(connection: Connection, rows: list[dict[str, str | int | None]]) -> None:
    connection.execute(_UPDATE_LEFT, rows)


_UPDATE_LEFT: Final = (
    seats.update()
    .where(seats.c.code == bindparam("table"), seats.c.person == bindparam("who"))
    .values(left=bindparam("since"))
)


async def keep_time(house: House) -> None:
    """Look after the clocks of all tables that nobody else looks after."""
    while True:
        await house.clock.sleep(TICK)
        await look(house)


async def look(house: House) -> None:
    """Do what is due at the tables of the house."""
    for code in await house.store.read(partial(store.tables_due, now=house.hours.time)):
        try:
            if await house.roll.claim(code):
                async with house.visit(code) as room:
                    await strike(room)
        except Refused:
            continue
