"""What a game leaves: its log with the key, the proof that chance was fair, and the game frame by frame."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from msgspec import Raw
from sqlalchemy import Connection, select

from kuluary import logfile
from kuluary.core import CHANCE, Match
from kuluary.core.looking import Memory
from kuluary.core.verify import Branch, verify
from kuluary.server.database.schema import undone
from kuluary.server.database.store import Person, Record
from kuluary.server.errors import Refused, check_seat
from kuluary.server.protocol import wire, words
from kuluary.server.table.audience import may_watch, seats_of
from kuluary.server.table.beats import Strip, ends


def check_over(record: Record) -> None:
    """Nothing hidden is shown before the end."""
    if record.status != "over":
        raise Refused(409, "not_over", "the game is not over yet")


def check_watching(record: Record, person: Person | None) -> None:
    """Refuse who does not play where the host does not let others see the game as it goes on."""
    if not may_watch(record, person):
        raise Refused(403, "not_to_watch", "the host does not let others watch this game as it goes on")


def check_eyes(record: Record, person: Person | None, seat: int | None) -> None:
    """Before the end everyone looks back through their own eyes alone, and who may not watch not at all."""
    if record.status == "playing":
        check_watching(record, person)
    if seat is not None and seat not in seats_of(record, person):
        check_over(record)


def log_of(match: Match, undone: Sequence[Branch]) -> bytes:
    """Give the whole log with the revealed key, as `kuluary verify` reads it."""
    return wire.encode(logfile.write(match.log, match.pack, undone))


def branches(connection: Connection, code: str) -> list[Branch]:
    """Give what was taken back at a table, in the order in which that happened."""
    query = select(undone.c.revision, undone.c.number, undone.c.seat, undone.c.action).where(undone.c.code == code)
    found: dict[int, Branch] = {}
    for revision, number, seat, action in connection.execute(query.order_by(undone.c.revision, undone.c.number)):
        branch = found.setdefault(revision, Branch(number, ()))
        found[revision] = Branch(branch.number, (*branch.entries, (seat, wire.read_logged(action))))
    return list(found.values())


def proof_of(match: Match, undone: Sequence[Branch]) -> words.Verification:
    """Recompute every outcome of chance from the key, of what was taken back too."""
    report = verify(match.log, content=match.pack, undone=undone)
    proof: words.Verification = {
        "ok": report.ok,
        "draws": report.draws,
        "commitment": report.commitment,
        "key": report.key,
    }
    if report.problem is not None:
        proof["problem"] = report.problem
    return proof


def since(match: Match, number: int, most: int) -> tuple[int, int]:
    """Give which frames show what has happened since the log had so many entries, the last ones where it is much."""
    own = enumerate(match.entries[match.origin :], start=match.origin)
    numbers = [*(at for at, entry in own if entry[0] != CHANCE), match.number]
    return max(bisect_right(numbers, number) - 1, len(numbers) - most, 0), len(numbers)


def frames_of(match: Match, seat: int | None, start: int, stop: int) -> words.Replay:
    """Play a game again from one seat's chair: frame 0 is where it began, each answer makes another."""
    if seat is not None:
        check_seat(seat, match.header.seats)
    answers = [entry for entry in match.entries[match.origin :] if entry[0] != CHANCE]
    total = len(answers) + 1
    again = Match.replay(match.log, upto=match.origin, key=match.key, content=match.pack).watch()
    frames = []
    heard = 0
    before: Any = None
    memory = Memory()
    for number in range(min(stop, total)):
        mover = None
        if number:
            mover, action = answers[number - 1]
            again.play(mover, action)
        if number >= start:
            strip = Strip(ends(again, {seat}, memory, None if before is None else heard))
            frames.append(_frame(again, seat, mover, strip, before, heard))
            before = strip.shown[-1].sights[seat]
        heard = len(again.news)
    return {"total": total, "frames": frames}


def _frame(match: Match, seat: int | None, mover: int | None, strip: Strip, before: Any, heard: int) -> words.Frame:
    """Give the position after an answer, what happened by it, and what the seat was asked next."""
    told = [
        Raw(wire.encode(wire.news(match, number, item))) if item.visible_to(seat) else None
        for number, item in match.news[heard:]
    ]
    asked = next((item for item in match.decisions if item.seat == seat and not item.free), None)
    return {
        "number": match.number,
        "seat": mover,
        "beats": strip.whole(seat, told) if before is None else strip.beats(seat, before, told),
        "decision": None if asked is None else wire.decision(match, asked),
    }
