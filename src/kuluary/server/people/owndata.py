"""What the house knows of one person: given to them as a file, and taken away when they go."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, Table, delete, select, update

from kuluary.server.before import cups
from kuluary.server.database.rebuilding import raw_log
from kuluary.server.database.schema import (
    archived,
    chat,
    cup_people,
    devices,
    entries,
    ignored,
    invitations,
    keepsakes,
    keys,
    muted,
    notices,
    notify,
    own_packs,
    people,
    proposals,
    ratings,
    results,
    seats,
    tables,
)
from kuluary.server.database.store import find_table
from kuluary.server.people import accounts, passkeys, sessions
from kuluary.server.protocol import wire
from kuluary.server.table import host

READ_ME: Final = (
    "data.json: everything this house keeps of you. games/CODE.json: the logs of your finished games, as they are read"
    " by `kuluary replay` and `kuluary verify`.\n"
)


def export(connection: Connection, person: str) -> bytes:
    """Give everything that is kept of somebody as a zip; of a running game only that it runs: its log has secrets."""
    facts = _facts(connection, person)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("README.txt", READ_ME)
        file.writestr("data.json", msgspec.json.format(wire.encode(facts), indent=2))
        for table in facts["tables"]:
            if table["status"] == "over" and table["header"] is not None:
                file.writestr(f"games/{table['code']}.json", _log(connection, table["code"], table["header"]))
    return packed.getvalue()


def _facts(connection: Connection, person: str) -> dict[str, Any]:
    account = accounts.account_of(connection, person)
    mine = select(seats.c.code).where(seats.c.person == person)
    known = select(tables).where((tables.c.host == person) | tables.c.code.in_(mine)).order_by(tables.c.created)
    played = [dict(row) for row in connection.execute(known).mappings()]
    whoami = dict(connection.execute(select(people).where(people.c.id == person)).mappings().one())

    def rows(table: Table, column: Column[Any]) -> list[dict[str, Any]]:
        return [dict(row) for row in connection.execute(select(table).where(column == person)).mappings()]

    return {
        "person": whoami | {"settings": msgspec.json.decode(whoami["settings"] or "null")},
        "account": None if account is None else {"email": account.email, "pending": account.pending},
        "sessions": sessions.sessions_of(connection, person, here=""),
        "passkeys": passkeys.shown(connection, person),
        "tables": played,
        "seats": rows(seats, seats.c.person),
        "results": rows(results, results.c.person),
        "ratings": rows(ratings, ratings.c.who),
        "keepsakes": rows(keepsakes, keepsakes.c.person),
        "packs": rows(own_packs, own_packs.c.person),
        "chat": rows(chat, chat.c.person),
        "proposals": rows(proposals, proposals.c.person),
        "invitations": rows(invitations, invitations.c.person) + rows(invitations, invitations.c.host),
        "ignored": rows(ignored, ignored.c.person),
        "archived": rows(archived, archived.c.person),
        "notify": rows(notify, notify.c.person),
        "devices": rows(devices, devices.c.person),
        "cups": rows(cup_people, cup_people.c.person),
        "muted": rows(muted, muted.c.person),
        "notices": rows(notices, notices.c.person),
    }


def _log(connection: Connection, code: str, header: str) -> bytes:
    key = connection.execute(select(keys.c.key).where(keys.c.code == code)).scalar_one()
    log = select(entries.c.seat, entries.c.action).where(entries.c.code == code).order_by(entries.c.number)
    written = [(seat, action) for seat, action in connection.execute(log)]
    return wire.encode(raw_log(header, written, bytes.fromhex(key)))


def erase(connection: Connection, person: str, now: int) -> tuple[list[str], list[str]]:
    """Take away everything about somebody but that somebody played; give the tables that changed, and those that went.

    Games stay readable for the others: whoever sat there has no name any more. At running tables a bot plays on, open
    ones are left, and hosting goes over to who stays.
    """
    changed, gone = _leave_tables(connection, person, now)
    nobody: Mapping[str, Any] = {"name": "", "face": None, "settings": None, "rated": None, "operator": None}
    connection.execute(update(people).where(people.c.id == person).values({**nobody, "deleted": now}))
    connection.execute(update(tables).where(tables.c.host == person).values(pack_author=None))
    for column in (
        *(table.c.person for table in (keepsakes, own_packs, chat, proposals, invitations, archived, ignored)),
        *(table.c.person for table in (notify, devices, muted, notices)),
        ratings.c.who,
        ignored.c.other,
        invitations.c.host,
    ):
        connection.execute(delete(column.table).where(column == person))
    cups.forget(connection, person)
    accounts.forget(connection, person)
    return changed, gone


def _leave_tables(connection: Connection, person: str, now: int) -> tuple[list[str], list[str]]:
    mine = select(seats.c.code).where(seats.c.person == person)
    query = select(tables.c.code).where((tables.c.host == person) | tables.c.code.in_(mine))
    changed, gone = [], []
    for code in connection.execute(query).scalars().all():
        record = find_table(connection, code)
        assert record is not None
        if record.status == "over":
            changed.append(code)
            continue
        left = host.without(record, person, now)
        if left is None:
            gone.append(code)
            continue
        for place in left.seating:
            at = (seats.c.code == code) & (seats.c.seat == place.seat)
            connection.execute(update(seats).where(at).values(place.row()))
        new = {"host": left.host, "status": left.status, "abandoned": left.abandoned}
        if left.status == "over":
            new["waiting"] = "[]"
        connection.execute(update(tables).where(tables.c.code == code).values(new))
        changed.append(code)
    host.remove_tables(connection, gone)
    connection.execute(update(tables).where(tables.c.code.in_(changed)).values(revision=tables.c.revision + 1))
    return changed, gone
