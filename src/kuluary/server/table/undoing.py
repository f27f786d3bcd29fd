"""Taking plays back: freely as far as nothing was revealed, and beyond that with the consent of those concerned.

Concerned is every person who plays at the table; bots agree. Where hands are open more than half is enough. While the
question is open nobody plays and clocks stand (`stands`). It is part of the table's record: whoever changes it names
the revision it has seen, as with every play.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from kuluary.core import Match, Refusal
from kuluary.core.match import UNDO
from kuluary.core.position import FINISHED
from kuluary.server.database.store import Outcome, Plea, Record, Seat, concerned
from kuluary.server.errors import Refused
from kuluary.server.people.guests import clean
from kuluary.server.protocol import wire, words
from kuluary.server.protocol.words import FromServer
from kuluary.server.table.audience import may_watch

if TYPE_CHECKING:
    from kuluary.server.table.audience import Listener
    from kuluary.server.table.room import Room

CONSENT: Final = "H-2.3"
"""The clause of the house about consent."""
TOLD: Final = 6
"""Events that are named as going back, and as many as staying known."""


def stands(record: Record) -> bool:
    """Tell whether the game of a table stands still because somebody asks to take a play back."""
    plea = record.plea
    return plea is not None and not plea.outcome


def check(record: Record) -> None:
    """Nobody plays while that question is open."""
    if stands(record):
        raise Refused(409, "plea_open", "somebody asks to take a play back: answer that first")


# From the client


async def undo(room: Room, socket: Listener, message: wire.Undo) -> None:
    """Take the own last play back, or the turn, as far as that is free."""

    async def attempt(match: Match, _: Seat) -> bool | FromServer:
        check(room.record)
        start = match.turn_start(message.seat) if message.turn else match.undo_start(message.seat)
        if start is None:
            return _refused(match, message.id, Refusal("revealed", UNDO))
        return await room.go_back(match, start, _forget(room.record, start), (message.id, message.seat))

    await room.answer(socket, message, attempt, partial(_go_back, room))


async def plead(room: Room, socket: Listener, message: wire.Plead) -> None:
    """Ask the others whether a play may be taken back."""
    said = clean(message.words, room.house.settings.limits.proposal_length, what="words") if message.words else ""

    async def attempt(match: Match, _: Seat) -> bool | FromServer:
        check(room.record)
        if room.record.lesson:
            raise Refused(409, "lesson", "a lesson is begun anew, nothing is asked for")
        move = match.plea_start(message.seat)
        start = match.plea_start(message.seat, turn=message.turn)
        before = () if room.record.plea is None else room.record.plea.asked
        if move is None or start is None:
            return _refused(match, message.id, Refusal("not_played", CONSENT))
        if move in before:
            return _refused(match, message.id, Refusal("asked_before", CONSENT))
        plea = Plea(message.seat, start, move, 0.0, said, asked=(*before, move))
        patience = room.house.settings.plea_patience
        if not concerned(replace(room.record, plea=plea)) <= room.audience.present:
            patience = max(patience, room.record.pace.away)
        plea = replace(plea, until=room.house.hours.time + patience)
        return await _settle(room, match, plea, (message.id, message.seat))

    await room.answer(socket, message, attempt, partial(_tell, room))


async def consent(room: Room, socket: Listener, message: wire.Consent) -> None:
    """Agree or not; whoever has asked drops the question. Of a question that is closed nothing is left to say."""

    async def attempt(match: Match, place: Seat) -> bool | FromServer:
        person, plea = place.person, room.record.plea
        if plea is None or not stands(room.record) or person is None:
            return {"type": "ack", "id": message.id, "number": room.record.number}
        if person == room.record.seating[plea.seat].person:
            plea = plea if message.agrees else replace(plea, outcome="dropped")
        else:
            plea = replace(plea, votes=plea.votes | {person: message.agrees})
        return await _settle(room, match, plea, (message.id, message.seat))

    await room.answer(socket, message, attempt, partial(_tell, room))


def _refused(match: Match, answer: str, why: Refusal) -> FromServer:
    return wire.refused(match, answer, Refusal("over", FINISHED) if match.over else why)


def _go_back(room: Room) -> None:
    """Show everyone the table as it was."""
    assert room.game is not None
    room.audience.set_back(room.game)
    room.played()


# How it ends


def _verdict(record: Record, plea: Plea, *, majority: bool) -> Outcome:
    """Say what the votes come to."""
    asked = concerned(replace(record, plea=plea))
    votes = [agrees for person, agrees in plea.votes.items() if person in asked]
    if majority:
        everyone = len(asked) + 1
        if 2 * (1 + votes.count(True)) > everyone:
            return "granted"
        return "refused" if 2 * votes.count(False) >= everyone else ""
    if False in votes:
        return "refused"
    return "granted" if len(votes) == len(asked) else ""


async def _settle(room: Room, match: Match, plea: Plea, answer: tuple[str, int] | None) -> bool:
    """Write a question down as it stands, and carry it out where it is granted; False: the table has moved on."""
    if not plea.outcome:
        plea = replace(plea, outcome=_verdict(room.record, plea, majority=match.game.open_hands))
    new = replace(room.record, plea=plea)
    if plea.outcome == "granted":
        return await room.go_back(match, plea.to, _forget(new, plea.to), answer)
    return await room.commit(new, answer=answer)


def _tell(room: Room) -> None:
    """Let everyone know what has become of the question."""
    plea = room.record.plea
    show(room)
    if plea is not None and plea.outcome == "granted":
        _go_back(room)
    else:
        room.show_table()  # its clocks stand from here on, or go again
        room.rouse()


def _forget(record: Record, number: int) -> Record:
    """Drop from a record what was asked about plays that are taken back: others may take their numbers."""
    plea = record.plea
    if plea is None:
        return record
    return replace(record, plea=replace(plea, asked=tuple(move for move in plea.asked if move < number)))


async def fall_silent(room: Room) -> None:
    """Let silence be a no when its time has come."""
    while (plea := room.record.plea) is not None and not plea.outcome and plea.until <= room.house.hours.time:
        async with room.hold():
            if plea != room.record.plea:
                continue
            if await _settle(room, await room.match(), replace(plea, outcome="silence"), None):
                _tell(room)
                return
            await room.reread()


# What is told


def show(room: Room, only: Listener | None = None) -> None:
    """Tell everyone, or one socket, of the question, each what they have seen themselves."""
    match, plea = room.game, room.record.plea
    if match is None or plea is None:
        return
    if plea.outcome:
        if only is None:
            end: words.PleaEnd = {"seat": plea.seat, "outcome": plea.outcome, "against": _seats(room, plea, False)}
            room.audience.tell(room.record, {"type": "plea", "plea": None, "end": end})
        return
    for socket in room.audience.sockets if only is None else (only,):
        if not may_watch(room.record, socket.person):
            continue
        told = room.audience.since(match, plea.to, socket.eyes)
        asked = concerned(room.record)
        said: words.Plea = {
            "seat": plea.seat,
            "words": plea.words,
            "left": max(0.0, plea.until - room.house.hours.time),
            "returns": [item for item, _ in told][:TOLD],
            "stays": [item for item, reveals in told if reveals][:TOLD],
            "asked": [place.seat for place in room.record.seating if place.bot is None and place.person in asked],
            "for": _seats(room, plea, True),
            "against": _seats(room, plea, False),
            "majority": match.game.open_hands,
        }
        socket.say({"type": "plea", "plea": said, "end": None})


def _seats(room: Room, plea: Plea, agrees: bool) -> list[int]:
    """Give the seats whose people have said so."""
    said = {person for person, vote in plea.votes.items() if vote is agrees}
    return [place.seat for place in room.record.seating if place.bot is None and place.person in said]
