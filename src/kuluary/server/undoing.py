"""Taking plays back: freely as far as nothing was revealed, and beyond that with the consent of those concerned.

Concerned is every person who plays at the table; bots agree. Where hands are open more than half is enough. While the
question is open nobody plays and clocks stand (`stands`). It is part of the table's record: whoever changes it names
the revision it has seen, as with every play.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from kuluary.core import Match, Refusal
from kuluary.core.match import UNDO
from kuluary.core.position import FINISHED
from kuluary.server import wire, words
from kuluary.server.audience import may_watch
from kuluary.server.errors import Refused
from kuluary.server.people import clean
from kuluary.server.store import Outcome, Plea, Record

if TYPE_CHECKING:
    from kuluary.server.audience import Listener
    from kuluary.server.room import Room

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
    async with room.hold():
        while True:
            match = await room.match()
            if room.is_known(socket, message.id, message.seat):
                return
            room.check_seat(socket.person, message.seat)
            check(room.record)
            start = match.turn_start(message.seat) if message.turn else match.undo_start(message.seat)
            if start is None:
                _refuse(match, socket, message.id, Refusal("revealed", UNDO))
                return
            if await room.go_back(match, start, _forget(room.record, start), (message.id, message.seat)):
                break
            await room.reread()
        socket.say({"type": "ack", "id": message.id, "number": room.record.number})
        room.audience.set_back(match)
        room.played()


async def plead(room: Room, socket: Listener, message: wire.Plead) -> None:
    """Ask the others whether a play may be taken back."""
    said = clean(message.words, room.house.settings.limits.proposal_length, what="words") if message.words else ""
    async with room.hold():
        while True:
            match = await room.match()
            if room.is_known(socket, message.id, message.seat):
                return
            room.check_seat(socket.person, message.seat)
            check(room.record)
            if room.record.lesson:
                raise Refused(409, "lesson", "a lesson is begun anew, nothing is asked for")
            move = match.plea_start(message.seat)
            start = match.plea_start(message.seat, turn=message.turn)
            before = () if room.record.plea is None else room.record.plea.asked
            if move is None or start is None:
                _refuse(match, socket, message.id, Refusal("not_played", CONSENT))
                return
            if move in before:
                _refuse(match, socket, message.id, Refusal("asked_before", CONSENT))
                return
            until = room.house.clock.now() + room.house.settings.plea_patience
            plea = Plea(message.seat, start, move, until, said, asked=(*before, move))
            if await _settle(room, match, plea, (message.id, message.seat)):
                break
            await room.reread()
        socket.say({"type": "ack", "id": message.id, "number": room.record.number})
        _tell(room)


async def consent(room: Room, socket: Listener, message: wire.Consent) -> None:
    """Agree or not; whoever has asked drops the question. Of a question that is closed nothing is left to say."""
    async with room.hold():
        while True:
            match = await room.match()
            if room.is_known(socket, message.id, message.seat):
                return
            person = room.check_seat(socket.person, message.seat).person
            plea = room.record.plea
            if plea is None or not stands(room.record) or person is None:
                socket.say({"type": "ack", "id": message.id, "number": room.record.number})
                return
            if person == room.record.seating[plea.seat].person:
                plea = plea if message.agrees else replace(plea, outcome="dropped")
            else:
                plea = replace(plea, votes=plea.votes | {person: message.agrees})
            if await _settle(room, match, plea, (message.id, message.seat)):
                break
            await room.reread()
        socket.say({"type": "ack", "id": message.id, "number": room.record.number})
        _tell(room)


def _refuse(match: Match, socket: Listener, answer: str, why: Refusal) -> None:
    why = Refusal("over", FINISHED) if match.over else why
    socket.say({"type": "refused", "id": answer, **wire.refusal(match, why)})


# How it ends


def _concerned(record: Record, plea: Plea) -> set[str]:
    """Give the people who are asked: all who play here themselves but who has asked."""
    people = {place.person for place in record.seating if place.bot is None and place.person is not None}
    return people - {record.seating[plea.seat].person or ""}


def _verdict(record: Record, plea: Plea, *, majority: bool) -> Outcome:
    """Say what the votes come to."""
    asked = _concerned(record, plea)
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
    plea, match = room.record.plea, room.game
    if plea is not None and match is not None and plea.outcome == "granted":
        room.audience.set_back(match)
        show(room)
        room.played()
    else:
        show(room)
        room.rouse()


def _forget(record: Record, number: int) -> Record:
    """Drop from a record what was asked about plays that are taken back: others may take their numbers."""
    plea = record.plea
    if plea is None:
        return record
    return replace(record, plea=replace(plea, asked=tuple(move for move in plea.asked if move < number)))


def expect(room: Room) -> None:
    """Let silence become a no when its time has come."""
    plea = room.record.plea
    if plea is not None and not plea.outcome and room.pleading != plea.until:
        room.pleading = plea.until
        room.house.spawn(_fall_silent(room, plea.until))


async def _fall_silent(room: Room, until: float) -> None:
    await room.house.clock.sleep(max(0.0, until - room.house.clock.now()))
    async with room.house.visit(room.record.code) as found, found.hold():
        while (plea := found.record.plea) is not None and not plea.outcome and plea.until == until:
            if await _settle(found, await found.match(), replace(plea, outcome="silence"), None):
                _tell(found)
                return
            await found.reread()


# What is told


def show(room: Room, only: Listener | None = None) -> None:
    """Tell everyone, or one socket, of the question, each what they have seen themselves."""
    match, plea = room.game, room.record.plea
    if match is None or plea is None:
        return
    expect(room)
    if plea.outcome:
        if only is None:
            end: words.PleaEnd = {"seat": plea.seat, "outcome": plea.outcome, "against": _seats(room, plea, False)}
            room.audience.tell(room.record, {"type": "plea", "plea": None, "end": end})
        return
    for socket in room.audience.sockets if only is None else (only,):
        if not may_watch(room.record, socket.person):
            continue
        told = room.audience.since(match, plea.to, socket.eyes)
        asked = _concerned(room.record, plea)
        said: words.Plea = {
            "seat": plea.seat,
            "words": plea.words,
            "left": max(0.0, plea.until - room.house.clock.now()),
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
