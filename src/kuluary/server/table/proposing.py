"""Proposals at an open table: an action somebody could take, a sentence, or the plan of a bot.

They never stand in the way of a play. A proposed action that was played, or has become impossible, is no proposal any
more; a sentence ends with the next play of whoever said it. People's proposals are kept like chat, bots' plans are not:
a bot thinks anew after a restart.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from kuluary.core import CHANCE, Action, Decision, Match
from kuluary.core.text import action_text
from kuluary.encoding import plain
from kuluary.server.bots import partners
from kuluary.server.database.schema import opinions, proposals
from kuluary.server.database.store import Person
from kuluary.server.errors import Refused
from kuluary.server.machines.bus import Hint
from kuluary.server.people.guests import clean
from kuluary.server.protocol import wire, words
from kuluary.server.table.audience import may_watch

if TYPE_CHECKING:
    from kuluary.server.table.audience import Listener
    from kuluary.server.table.room import Room

TRIES: Final = 5
"""How often a proposal is numbered anew when other processes are faster."""


@dataclass(slots=True)
class Proposal:
    """What one seat proposes: an action of the seat `target`, or words."""

    number: int
    seat: int
    at: int
    target: int | None = None
    action: Action | None = None
    words: str | None = None
    opinions: dict[int, bool] = field(default_factory=dict)


class Proposals:
    """The open proposals of one table."""

    def __init__(self, heard: int = 0) -> None:
        self.open: list[Proposal] = []
        self.mark = 0
        """Changes with every change, so that other processes know whether they have heard of it."""
        self.heard = heard
        """Entries of the log that have been looked at."""


# From the client


async def propose(room: Room, socket: Listener, message: wire.Propose) -> None:
    """Propose an action, or say a sentence."""
    async with room.hold():
        match = await _table(room)
        room.check_seat(socket.person, message.seat)
        assert socket.person is not None
        limits = room.house.settings.limits
        made = Proposal(0, message.seat, room.house.now)
        if message.action is not None:
            action = wire.read_action(message.action)
            asked = next((item for item in match.decisions if wire.decision_id(item) == message.decision), None)
            if asked is None:
                socket.say(room.overtaken(match, message.id))
                return
            if action not in asked.actions:
                why = match.explain(asked.seat, action)
                assert why is not None
                socket.say(wire.refused(match, message.id, why))
                return
            made.target, made.action = asked.seat, action
        else:
            made.words = clean(message.text or "", limits.proposal_length, what="text")
        job = partial(_write_down, code=room.record.code, person=socket.person, answer=message.id, made=made)
        new = await _numbered(room, job)
        socket.say({"type": "ack", "id": message.id, "number": made.number})
        if new:
            own = [item for item in room.proposals.open if item.seat == made.seat]
            same = [
                item for item in own if made.words is None and (item.target, item.action) == (made.target, made.action)
            ]
            said = [item for item in own if made.words is not None and item.words is not None]
            surplus = own[: max(0, len(own) + 1 - limits.proposals_per_seat)]
            room.proposals.open.append(made)
            _close(room, [item for item in own if item in same or item in said or item in surplus])
            tell(room)


async def withdraw(room: Room, socket: Listener, message: wire.Withdraw) -> None:
    """Take one's own proposal back."""
    async with room.hold():
        await _table(room)
        found = _find(room, message.proposal)
        if found is not None:
            room.check_seat(socket.person, found.seat)
            _close(room, [found])
            tell(room)
        socket.say({"type": "ack", "id": message.id, "number": message.proposal})


async def judge(room: Room, socket: Listener, message: wire.Opinion) -> None:
    """Say what one thinks of a proposal; of one that is gone, nothing remains to be said."""
    async with room.hold():
        await _table(room)
        room.check_seat(socket.person, message.seat)
        if message.proposal < 0:
            partners.judge(room, message)
            tell(room)
        found = _find(room, message.proposal)
        if found is not None and found.opinions.get(message.seat) != message.agrees:
            job = partial(_write_opinion, code=room.record.code, message=message)
            await room.house.store.writer.call(job)
            found.opinions.pop(message.seat, None)
            if message.agrees is not None:
                found.opinions[message.seat] = message.agrees
            tell(room)
        socket.say({"type": "ack", "id": message.id, "number": message.proposal})


async def ask(room: Room, socket: Listener, message: wire.Ask | wire.Aside) -> None:
    """Ask a bot for something, or let the bots go on."""
    async with room.hold():
        await _table(room)
        room.check_seat(socket.person, message.seat)
        if isinstance(message, wire.Ask):
            partners.ask(room, message)
        else:
            partners.stand_aside(room, message)
        tell(room)
        socket.say({"type": "ack", "id": message.id, "number": 0})


async def _table(room: Room) -> Match:
    match = await room.match()
    if not match.game.open_hands:
        raise Refused(409, "no_proposals", "hands are hidden in this game: nothing is proposed at its tables")
    if match.over:
        raise Refused(409, "not_playing", "the game is over")
    return match


def _find(room: Room, number: int) -> Proposal | None:
    return next((item for item in room.proposals.open if item.number == number), None)


async def _numbered(room: Room, job: Any) -> bool:
    for _ in range(TRIES - 1):
        try:
            return bool(await room.house.store.writer.call(job))
        except IntegrityError:  # another process has taken the number
            continue
    return bool(await room.house.store.writer.call(job))


# From the table


def settle(room: Room) -> None:
    """After a play, drop what was played, has become impossible or is said and done; only while holding the room."""
    match, known = room.game, room.proposals
    if match is None or not match.game.open_hands:
        return
    played = [entry for entry in match.entries[known.heard :] if entry[0] != CHANCE]
    known.heard = match.number
    gone = [item for item in known.open if _is_over(match, item, played)]
    if gone:
        _close(room, gone)
    if partners.settle(room, {seat for seat, _ in played}) or gone:
        tell(room)


def _is_over(match: Match, item: Proposal, played: list[tuple[int, Action]]) -> bool:
    if match.over:
        return True
    if item.action is None:
        return any(seat == item.seat for seat, _ in played)
    return (item.target, item.action) in played or _asked(match, item) is None


def _asked(match: Match, item: Proposal) -> Decision | None:
    """Give the question a proposed action would answer."""
    own = (decision for decision in match.decisions if decision.seat == item.target)
    return next((decision for decision in own if item.action in decision.actions), None)


def tell(room: Room) -> None:
    """Send the open proposals to everyone, here and in other processes."""
    show(room)
    room.proposals.mark = secrets.randbelow(2**31 - 1) + 1
    room.house.bus.tell(Hint(room.record.code, proposals=room.proposals.mark))


def show(room: Room, only: Listener | None = None) -> None:
    """Send the open proposals to everyone here, or to one socket."""
    if room.game is None or not room.game.game.open_hands:
        return
    message: words.ProposalsTold = {
        "type": "proposals",
        "proposals": _shown(room),
        "aside": sorted(room.council.aside),
    }
    if only is None:
        room.audience.tell(room.record, message)
    elif message["proposals"] and may_watch(room.record, only.person):
        only.say(message)


def _shown(room: Room) -> list[words.Proposal]:
    match = room.game
    assert match is not None
    said = list(partners.shown(room))
    for item in room.proposals.open:
        asked = None if item.action is None else _asked(match, item)
        told = None
        if asked is not None and item.action is not None:
            told = wire.text(action_text(match.game, match.state, item.action, asked))
        said.append(
            {
                "number": item.number,
                "seat": item.seat,
                "target": item.target,
                "action": None if item.action is None else plain(item.action),
                "text": told,
                "words": item.words,
                "intent": False,
                "for": sorted(seat for seat, agrees in item.opinions.items() if agrees),
                "against": sorted(seat for seat, agrees in item.opinions.items() if not agrees),
                "wait": [],
                "at": item.at,
                "plan": None,
            }
        )
    return said


# On disk


async def load(room: Room, match: Match) -> None:
    """Read the open proposals of a table; those that cannot be played any more are left out."""
    mark = room.proposals.mark
    room.proposals = Proposals(match.number)
    room.proposals.mark = mark
    if match.game.open_hands and not match.over:
        found = await room.house.store.read(partial(_read, code=room.record.code))
        room.proposals.open = [item for item in found if not _is_over(match, item, [])]


async def hear(room: Room) -> None:
    """Catch up with what was proposed in another process."""
    async with room.hold():
        if room.game is not None:
            await load(room, room.game)
            show(room)


def _close(room: Room, gone: list[Proposal]) -> None:
    """Drop proposals; that they are over is written down in passing, since a play does not wait for it."""
    if not gone:
        return
    room.proposals.open = [item for item in room.proposals.open if item not in gone]
    room.house.spawn(_retire(room, [item.number for item in gone]))


async def _retire(room: Room, numbers: list[int]) -> None:
    await room.house.store.writer.call(partial(_write_closed, code=room.record.code, numbers=numbers))
    room.house.bus.tell(Hint(room.record.code, proposals=room.proposals.mark))


def _write_down(connection: Connection, code: str, person: Person, answer: str, made: Proposal) -> bool:
    """Keep a proposal and number it; made twice under one id, it is kept once (False)."""
    same = (proposals.c.code == code) & (proposals.c.person == person.id) & (proposals.c.answer == answer)
    known = connection.execute(select(proposals.c.number).where(same)).scalar_one_or_none()
    if known is not None:
        made.number = known
        return False
    last = select(func.coalesce(func.max(proposals.c.number), 0)).where(proposals.c.code == code)
    made.number = connection.execute(last).scalar_one() + 1
    row = {"code": code, "number": made.number, "person": person.id, "answer": answer, "seat": made.seat}
    row |= {"target": made.target, "words": made.words, "at": made.at, "open": True}
    row["action"] = None if made.action is None else wire.encode(plain(made.action)).decode()
    connection.execute(proposals.insert().values(row))
    return True


def _write_opinion(connection: Connection, code: str, message: wire.Opinion) -> None:
    place = (opinions.c.code == code) & (opinions.c.number == message.proposal) & (opinions.c.seat == message.seat)
    connection.execute(opinions.delete().where(place))
    if message.agrees is not None:
        row = {"code": code, "number": message.proposal, "seat": message.seat, "agrees": message.agrees}
        connection.execute(opinions.insert().values(row))


def _write_closed(connection: Connection, code: str, numbers: list[int]) -> None:
    place = (proposals.c.code == code) & proposals.c.number.in_(numbers)
    connection.execute(proposals.update().where(place).values(open=False))


def _read(connection: Connection, code: str) -> list[Proposal]:
    query = select(proposals).where(proposals.c.code == code, proposals.c.open).order_by(proposals.c.number)
    found = [
        Proposal(
            row.number, row.seat, row.at, row.target, wire.read_logged(row.action) if row.action else None, row.words
        )
        for row in connection.execute(query)
    ]
    judged = select(opinions.c.number, opinions.c.seat, opinions.c.agrees).where(opinions.c.code == code)
    for number, seat, agrees in connection.execute(judged):
        for item in found:
            if item.number == number:
                item.opinions[seat] = bool(agrees)
    return found
