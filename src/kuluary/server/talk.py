"""Chat at a table: kept, numbered, and told to everyone there."""

from __future__ import annotations

import time
from typing import cast

from sqlalchemy import Connection, func, select

from kuluary.server.schema import chat
from kuluary.server.store import Person
from kuluary.server.words import ChatMessage


def write_down(
    connection: Connection, code: str, person: Person, seat: int | None, answer: str, text: str
) -> tuple[ChatMessage, bool]:
    """Keep a message, and give it with its number; said twice under one id, it is kept once (False)."""
    columns = (chat.c.number, chat.c.person, chat.c.name, chat.c.seat, chat.c.text, chat.c.at)
    same = (chat.c.code == code) & (chat.c.person == person.id) & (chat.c.answer == answer)
    known = connection.execute(select(*columns).where(same)).mappings().one_or_none()
    if known is not None:
        return cast("ChatMessage", dict(known)), False
    last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.code == code)
    number = connection.execute(last).scalar_one() + 1
    message: ChatMessage = {
        "number": number,
        "person": person.id,
        "name": person.name,
        "seat": seat,
        "text": text,
        "at": int(time.time()),
    }
    connection.execute(chat.insert().values(code=code, answer=answer, **message))
    return message, True
