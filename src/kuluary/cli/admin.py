"""kuluary admin: what whoever runs a server does to its tables and people, while it runs or not."""

from __future__ import annotations

import json
import secrets
import time
from argparse import Namespace
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, or_, select

from kuluary.cli.table import data_home, database_file
from kuluary.core import BadOption
from kuluary.server import Settings
from kuluary.server.before.lobby import read_code
from kuluary.server.database.schema import people, tables, tokens
from kuluary.server.errors import Refused
from kuluary.server.people.guests import hash_token
from kuluary.server.prepare import Unusable, check_schema, open_database, read_url
from kuluary.server.settings import FILE
from kuluary.server.table.host import DAY, remove_tables


def run(options: Namespace) -> int:
    """Do what is asked for, in one transaction."""
    commands = {
        "list": _list,
        "people": _people,
        "close": _close,
        "prune": _prune,
        "access": _access,
        "operator": _operator,
    }
    engine = open_data(options)
    try:
        with engine.begin() as connection:
            commands[options.what](connection, options)
    finally:
        engine.dispose()
    return 0


def open_data(options: Namespace) -> Engine:
    """Open the database a command is about."""
    settings = Settings(data=data_home(options), database=options.database)
    if options.database is None and not database_file(options).exists():
        raise BadOption(f"there is no {FILE} in {settings.data}: name its folder with --data")
    try:
        engine = open_database(read_url(settings.database_url))
        check_schema(engine)
    except Unusable as error:
        raise BadOption(str(error)) from None
    return engine


def _list(connection: Connection, options: Namespace) -> None:
    """List tables, those touched last first."""
    host = people.c.name.label("host")
    query = select(
        tables.c.code,
        tables.c.game,
        tables.c.status,
        tables.c.seats,
        tables.c.number,
        tables.c.moved,
        tables.c.name,
        host,
    ).join(people, people.c.id == tables.c.host)
    if options.status:
        query = query.where(tables.c.status == options.status)
    rows = [dict(row) for row in connection.execute(query.order_by(tables.c.moved.desc())).mappings()]
    _print(rows, options)


def _people(connection: Connection, options: Namespace) -> None:
    """List people by a part of their name."""
    hosted = select(func.count()).where(tables.c.host == people.c.id).scalar_subquery().label("tables")
    query = select(people.c.id, people.c.name, people.c.created, hosted)
    if options.name:
        query = query.where(people.c.name.contains(options.name, autoescape=True))
    _print([dict(row) for row in connection.execute(query.order_by(people.c.created)).mappings()], options)


def _close(connection: Connection, options: Namespace) -> None:
    """Take tables away, with everything that belongs to them."""
    codes = list(dict.fromkeys(map(_code, options.codes)))
    known = set(connection.execute(select(tables.c.code).where(tables.c.code.in_(codes))).scalars())
    if missing := [code for code in codes if code not in known]:
        raise BadOption(f"there is no table {', '.join(missing)}")
    remove_tables(connection, codes)
    print(f"tables closed: {len(codes)}")


def _code(text: str) -> str:
    """Read a code as people write it."""
    try:
        return read_code(text)
    except Refused:
        raise BadOption(f"there is no table {text}") from None


def _prune(connection: Connection, options: Namespace) -> None:
    """Take away tables that nobody has touched for so many days."""
    old = tables.c.moved < int(time.time()) - options.days * DAY
    wanted = tables.c.status.in_(options.status or ["open", "over"])
    codes = list(connection.execute(select(tables.c.code).where(old, wanted)).scalars())
    if not options.dry_run:
        remove_tables(connection, codes)
    print(f"{'tables that would be closed' if options.dry_run else 'tables closed'}: {len(codes)}")


def _access(connection: Connection, options: Namespace) -> None:
    """Give somebody a new secret; with --only, those there were are good no more."""
    found = _find(connection, options.person)
    if options.only:
        connection.execute(delete(tokens).where(tokens.c.person == found.id))
    token = secrets.token_urlsafe(24)
    connection.execute(tokens.insert().values(hash=hash_token(token), person=found.id, created=int(time.time())))
    base = (options.url or "http://127.0.0.1:8000").rstrip("/")
    print(f"{found.name} ({found.id}) gets in with this link, and so does anybody who has it:")
    print(f"{base}/#/enter/{token}")


def _operator(connection: Connection, options: Namespace) -> None:
    """Let somebody run the house, or no more."""
    found = _find(connection, options.person)
    connection.execute(people.update().where(people.c.id == found.id).values(operator=not options.off))
    print(f"{found.name} ({found.id}) {'does not run' if options.off else 'runs'} the house")


def _find(connection: Connection, person: str) -> Any:
    """Give somebody by their id or whole name."""
    named = or_(people.c.id == person, people.c.name == person)
    found = connection.execute(select(people.c.id, people.c.name).where(named, people.c.deleted.is_(None))).all()
    if len(found) != 1:
        count = "nobody is" if not found else f"{len(found)} people are"
        raise BadOption(f"{count} called {person!r}: give the id that `kuluary admin people` lists")
    return found[0]


def _print(rows: list[dict[str, Any]], options: Namespace) -> None:
    if options.json:
        print(json.dumps(rows, ensure_ascii=False))
        return
    for row in rows:
        shown = [
            time.strftime("%Y-%m-%d %H:%M", time.localtime(value)) if name in ("moved", "created") else str(value)
            for name, value in row.items()
        ]
        print("  ".join(shown))
