"""kuluary doctor: looks at what usually goes wrong with an installation, and says what to do."""

from __future__ import annotations

import json
import os
import re
import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import TYPE_CHECKING

import kuluary
from kuluary.cli.table import data_home, database_file
from kuluary.core import ContentError, Header, Malformed, Pack, content_of, find_game
from kuluary.encoding import decode
from kuluary.rulebooks import rules_home

if TYPE_CHECKING:
    from sqlalchemy import Connection


@dataclass(frozen=True)
class Finding:
    """One thing looked at: well or not, and what to do about it."""

    what: str
    ok: bool
    note: str


def run(options: Namespace) -> int:
    """Print every finding; the exit status is 0 only if all is well."""
    findings = list(examine(options))
    ok = all(finding.ok for finding in findings)
    if options.json:
        print(json.dumps({"ok": ok, "findings": [asdict(finding) for finding in findings]}, ensure_ascii=False))
    else:
        for finding in findings:
            print(f"{'✓' if finding.ok else '✗'} {finding.what}: {finding.note}")
    return 0 if ok else 1


def examine(options: Namespace) -> Iterator[Finding]:
    """Look at Python, packages, content, rules, browser client and data."""
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding("Python", sys.version_info >= (3, 11), f"{python}, 3.11 or newer is needed")
    missing = [name for name in _needed() if not _has(name)]
    yield Finding(
        "packages", not missing, f"missing: {', '.join(missing)}" if missing else f"kuluary {kuluary.__version__}"
    )
    yield _content()
    yield Finding("rules", rules_home().is_dir(), str(rules_home()))
    web = Path(kuluary.__file__).parent / "server" / "web" / "index.html"
    yield Finding("browser client", web.exists(), "built" if web.exists() else "not built: run `make setup`")
    address = options.database
    if address is None:
        yield _folder(data_home(options), named=options.data is not None)
        if not database_file(options).exists():
            return
        address = f"sqlite:///{database_file(options)}"
    yield from _database(address, quiet=options.json)


def _needed() -> list[str]:
    """Name the packages that a server needs on every system, as the installed package says."""
    try:
        found = requires("kuluary") or []
    except PackageNotFoundError:
        return []
    return [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in found if ";" not in line]


def _has(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True


def _content() -> Finding:
    try:
        for name in kuluary.game_names():
            game = find_game(name)
            content_of(game.standard)
    except ContentError as error:
        return Finding("content", False, str(error))
    return Finding("content", True, ", ".join(kuluary.game_names()))


def _folder(data: Path, *, named: bool) -> Finding:
    if not data.is_dir() and (named or data.exists()):
        return Finding("data folder", False, f"there is no folder {data}: name the one `kuluary serve` was given")
    existing = next(path for path in (data, *data.parents) if path.exists())
    if not os.access(existing, os.W_OK):
        return Finding("data folder", False, f"{data}: cannot be written, choose one with --data")
    if existing == data and data.stat().st_mode & 0o077:
        return Finding("data folder", False, f"{data}: others may look into it; `chmod 700` it, or start the server")
    return Finding("data folder", True, str(data) if existing == data else f"{data}, made at the first start")


def _database(address: str, *, quiet: bool) -> Iterator[Finding]:
    """Look at a database, and at the games in progress there."""
    from sqlalchemy import func, inspect, select

    from kuluary.server.database.schema import tables
    from kuluary.server.database.store import TooNew, is_current
    from kuluary.server.prepare import TOO_NEW, Unusable, look_into, name_of, read_url

    try:
        with look_into(address) as connection:
            if not inspect(connection).has_table(tables.name):
                yield Finding("database", True, "empty: a server makes its tables at the first start")
                return
            try:
                is_current(connection)  # an older one is brought up to date at the start
            except TooNew:
                yield Finding("database", False, f"{name_of(read_url(address))} {TOO_NEW}")
                return
            if connection.dialect.name == "sqlite":
                sound = connection.exec_driver_sql("pragma quick_check").scalar_one()
                if sound != "ok":
                    yield Finding("database", False, f"{address} is damaged ({sound}): restore a backup")
                    return
            count = connection.execute(select(func.count()).select_from(tables)).scalar_one()
            yield Finding("database", True, f"{count} tables")
            yield from _games(connection, quiet=quiet)
    except Unusable as error:
        yield Finding("database", False, str(error))


def _games(connection: Connection, *, quiet: bool) -> Iterator[Finding]:
    """Play every game in progress again, as the server would, and name those that cannot go on."""
    from sqlalchemy import select

    from kuluary.server.database.rebuilding import rebuild
    from kuluary.server.database.schema import entries
    from kuluary.server.database.store import Stuck, headers_in_play

    stuck = 0
    playing = headers_in_play(connection)
    for number, (code, written) in enumerate(playing, start=1):
        if not quiet and sys.stderr.isatty():
            print(f"\rgames in progress: {number} of {len(playing)}", end="", file=sys.stderr, flush=True)
        try:
            header = decode(written)
            logged = select(entries.c.seat, entries.c.action).where(entries.c.code == code).order_by(entries.c.number)
            found = [(seat, action) for seat, action in connection.execute(logged)]
            problem = rebuild(header, found, _kept_pack(connection, header)).stuck
        except (ContentError, Malformed) as error:
            problem = Stuck("rules", str(error))
        if problem is not None:
            stuck += 1
            yield Finding(f"table {code}", False, f"cannot go on: {problem.message}")
    if not quiet and sys.stderr.isatty() and playing:
        print(file=sys.stderr)
    yield Finding("games in progress", not stuck, f"{len(playing) - stuck} of {len(playing)} can go on")


def _kept_pack(connection: Connection, header: Header) -> Pack | None:
    """Give the pack of a log: one this program brings, or one the server has kept."""
    from sqlalchemy import inspect

    from kuluary.server.database.packs import find_kept
    from kuluary.server.database.schema import packs

    if header.game not in kuluary.game_names():
        return None
    if (found := find_game(header.game).find_pack(header.content)) is not None:
        return found
    if not inspect(connection).has_table(packs.name):
        return None  # the server of this release has not run yet
    return find_kept(connection, header.game, header.content)
