"""For whoever runs the house: its tables and people at a glance, what everyone is told, and what is put away."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, delete, func, or_, select

from kuluary.server.database.schema import accounts, archived, attendance, people, tables, tokens
from kuluary.server.database.schema import announcements as told
from kuluary.server.database.store import is_id
from kuluary.server.protocol import words

SHOWN: Final = 50
"""Tables, and people, that an overview lists."""
DAY: Final = 24 * 3600


def is_operator(connection: Connection, person: str) -> bool:
    """Tell whether somebody runs the house."""
    return bool(connection.execute(select(people.c.operator).where(people.c.id == person)).scalar_one_or_none())


def overview(connection: Connection, name: str, now: int) -> words.Overview:
    """Give the tables touched last, the people who came last or are called so, and how many there are of everything."""
    grouped = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    counts = {str(status): int(count) for status, count in grouped}
    host = people.c.name.label("host_name")
    there = select(func.count(attendance.c.person.distinct())).where(attendance.c.code == tables.c.code)
    query = select(tables, host, there.scalar_subquery().label("present")).join(people, people.c.id == tables.c.host)
    seen = select(func.max(tokens.c.seen)).where(tokens.c.person == people.c.id).scalar_subquery().label("seen")
    account = select(accounts.c.person).where(accounts.c.person == people.c.id).exists().label("account")
    everyone = select(people.c.id, people.c.name, people.c.created, seen, account).where(people.c.deleted.is_(None))
    if name:
        everyone = everyone.where(people.c.name.contains(name, autoescape=True))
    return {
        "tables": [
            {
                "code": row.code,
                "name": row.name,
                "game": row.game,
                "status": row.status,
                "host": row.host_name,
                "moved": row.moved,
                "present": row.present,
            }
            for row in connection.execute(query.order_by(tables.c.moved.desc()).limit(SHOWN))
        ],
        "people": [
            {
                "id": row.id,
                "name": row.name,
                "created": row.created,
                "seen": row.seen or row.created,
                "account": bool(row.account),
            }
            for row in connection.execute(everyone.order_by(seen.desc(), people.c.created.desc()).limit(SHOWN))
        ],
        "counts": {
            "open": counts.get("open", 0),
            "playing": counts.get("playing", 0),
            "over": counts.get("over", 0),
            "people": connection.execute(select(func.count()).where(people.c.deleted.is_(None))).scalar_one(),
            "accounts": connection.execute(select(func.count()).select_from(accounts)).scalar_one(),
            "today": connection.execute(
                select(func.count(tokens.c.person.distinct())).where(tokens.c.seen > now - DAY)
            ).scalar_one(),
        },
    }


def announcements(connection: Connection, now: int) -> list[words.Announcement]:
    """Give what everyone is told now, the newest first."""
    good = or_(told.c.until.is_(None), told.c.until > now)
    query = select(told.c.id, told.c.text, told.c.at).where(good).order_by(told.c.at.desc())
    return [{"id": id, "text": text, "at": at} for id, text, at in connection.execute(query)]


def announce(connection: Connection, text: str, hours: int | None, now: int) -> None:
    """Tell everyone something."""
    row = {"id": secrets.token_hex(6), "text": text, "at": now, "until": None if hours is None else now + hours * 3600}
    connection.execute(told.insert().values(row))


def end_announcement(connection: Connection, id: str) -> None:
    """Tell it no more."""
    if is_id(id):
        connection.execute(delete(told).where(told.c.id == id))


def archive(connection: Connection, code: str, person: str, *, on: bool) -> None:
    """Put a table out of somebody's list, or back."""
    connection.execute(delete(archived).where(archived.c.code == code, archived.c.person == person))
    if on:
        connection.execute(archived.insert().values(code=code, person=person))
