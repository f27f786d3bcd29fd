"""Chat at a table: kept, numbered, and told to those it is meant for.

While a game is played, those who only watch talk among themselves, if the host lets them; everybody hears the players,
and afterwards everybody hears everything. Anyone may point out a message to the host, who may have it hidden.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from kuluary.server.database.schema import chat
from kuluary.server.database.store import Record
from kuluary.server.door.limits import SEATED
from kuluary.server.errors import Refused, guests_only, malformed
from kuluary.server.machines.bus import Hint
from kuluary.server.protocol.words import ChatMessage
from kuluary.server.table.audience import seats_of
from kuluary.server.table.host import only_host

if TYPE_CHECKING:
    from kuluary.server.table.audience import Listener
    from kuluary.server.table.room import Room

REACTIONS: Final = ("bravo", "laugh", "wow", "think", "hurry", "sorry")
"""What can be said by a drawing."""
TRIES: Final = 5
"""How often a message is numbered anew when other processes are faster."""
_SAID: Final = (
    chat.c.number,
    chat.c.person,
    chat.c.name,
    chat.c.seat,
    chat.c.text,
    chat.c.at,
    chat.c.reaction,
    chat.c.aside,
    chat.c.reported,
    chat.c.hidden,
)


# From the client


async def say(room: Room, socket: Listener, answer: str, text: str, reaction: str | None) -> None:
    """Say something at the table."""
    person, record = socket.person, room.record
    if person is None:
        raise guests_only()
    if reaction is not None and reaction not in REACTIONS:
        raise malformed(f"there is no reaction {reaction!r}: there are {', '.join(REACTIONS)}")
    own = seats_of(record, person)
    seat = own[0] if own and record.seating[own[0]].kind == "person" else None
    aside = record.status == "playing" and socket.standing < SEATED
    if aside and not record.gallery:
        raise Refused(403, "gallery_closed", "the host lets only those who play talk here")
    row = {"person": person.id, "name": person.name, "seat": seat, "text": text, "reaction": reaction, "aside": aside}
    job = partial(_write_down, code=record.code, row=row, answer=answer, at=room.house.now)
    for attempt in range(TRIES):
        try:
            message, new = await room.house.store.writer.call(job)
            break
        except IntegrityError:  # another process has taken the number
            if attempt == TRIES - 1:
                raise
    socket.say({"type": "ack", "id": answer, "number": message["number"]})
    if new:
        if message["number"] == room.last_said + 1:
            tell(room, [message])
        else:
            await hear(room)  # something was said elsewhere before
        room.house.bus.tell(Hint(record.code, chat=message["number"]))


async def point_out(room: Room, socket: Listener, answer: str, number: int, *, hide: bool) -> None:
    """Point out a message to the host; from the host: hide it from everybody."""
    if socket.person is None:
        raise guests_only()
    if hide:
        only_host(room.record, socket.person)
    job = partial(_mark, code=room.record.code, number=number, what="hidden" if hide else "reported")
    if not await room.house.store.writer.call(job):
        raise malformed(f"there is no message {number}")
    socket.say({"type": "ack", "id": answer, "number": number})
    await hear_again(room, number)
    room.house.bus.tell(Hint(room.record.code, again=number))


# To those it is meant for


async def hear(room: Room) -> None:
    """Pass on what was said in other processes."""
    limit = room.house.settings.limits.chat_history
    read = partial(_since, code=room.record.code, number=room.last_said, limit=limit)
    tell(room, await room.house.store.read(read))


async def hear_again(room: Room, number: int) -> None:
    """Tell a message once more that was pointed out or hidden."""
    found = await room.house.store.read(partial(_since, code=room.record.code, number=number - 1, limit=None))
    _send(room, [message for message in found if message["number"] == number])


async def greet(room: Room, socket: Listener) -> None:
    """Tell somebody who has come what was said before."""
    limit = room.house.settings.limits.chat_history
    said = await room.house.store.read(partial(_since, code=room.record.code, number=0, limit=limit))
    if not said:
        return
    if mine := _meant_for(room.record, socket, said):
        socket.say({"type": "chat", "messages": mine})
    if len(room.audience.sockets) > 1:
        tell(room, said)
    room.last_said = max(room.last_said, said[-1]["number"])


def tell(room: Room, messages: list[ChatMessage]) -> None:
    """Tell what is new."""
    new = [message for message in messages if message["number"] > room.last_said]
    if new:
        room.last_said = new[-1]["number"]
        _send(room, new)


def _send(room: Room, messages: list[ChatMessage]) -> None:
    for socket in room.audience.sockets:
        if mine := _meant_for(room.record, socket, messages):
            socket.say({"type": "chat", "messages": mine})


def _meant_for(record: Record, socket: Listener, messages: list[ChatMessage]) -> list[ChatMessage]:
    """Give what somebody may hear: who plays hears those who watch when the game is over; who was told on, the host."""
    host = socket.person is not None and socket.person.id == record.host
    apart = record.status == "playing" and socket.standing >= SEATED and bool(seats_of(record, socket.person))
    heard = [message for message in messages if not (message["aside"] and apart)]
    return [{**message, "reported": message["reported"] and host} for message in heard]


# On disk


def _write_down(
    connection: Connection, code: str, row: dict[str, Any], answer: str, at: int
) -> tuple[ChatMessage, bool]:
    """Keep a message, and give it with its number; said twice under one id, it is kept once (False)."""
    same = (chat.c.code == code) & (chat.c.person == row["person"]) & (chat.c.answer == answer)
    known = connection.execute(select(*_SAID).where(same)).one_or_none()
    if known is not None:
        return _message(known), False
    last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.code == code)
    number = connection.execute(last).scalar_one() + 1
    connection.execute(chat.insert().values(code=code, answer=answer, number=number, at=at, **row))
    return cast("ChatMessage", {"number": number, "at": at, "reported": False, "hidden": False, **row}), True


def _mark(connection: Connection, code: str, number: int, what: str) -> bool:
    place = (chat.c.code == code) & (chat.c.number == number)
    return bool(connection.execute(chat.update().where(place).values({what: True})).rowcount)


def _since(connection: Connection, code: str, number: int, limit: int | None) -> list[ChatMessage]:
    """Give the last messages after a number, oldest first."""
    query = select(*_SAID).where(chat.c.code == code, chat.c.number > number).order_by(chat.c.number.desc())
    return [_message(row) for row in reversed(connection.execute(query.limit(limit)).all())]


def _message(row: Any) -> ChatMessage:
    hidden = bool(row.hidden)
    return {
        "number": row.number,
        "person": row.person,
        "name": row.name,
        "seat": row.seat,
        "text": "" if hidden else row.text,
        "at": row.at,
        "reaction": None if hidden else row.reaction,
        "aside": bool(row.aside),
        "reported": bool(row.reported),
        "hidden": hidden,
    }
