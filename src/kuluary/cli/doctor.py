"""kuluary doctor: looks at what usually goes wrong with an installation, and says what to do."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import kuluary
from kuluary.cli.table import data_home, database_file
from kuluary.core import ContentError, Header, Malformed, Pack, content_of, find_game, pack_from
from kuluary.digest import rules_home
from kuluary.encoding import decode

PACKAGES = (
    "alembic",
    "fluent.runtime",
    "markdown-it-py",
    "msgspec",
    "prometheus-client",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
)


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
    missing = [name for name in PACKAGES if not _has(name)]
    yield Finding(
        "packages", not missing, f"missing: {', '.join(missing)}" if missing else f"kuluary {kuluary.__version__}"
    )
    yield _content()
    yield Finding("rules", rules_home().is_dir(), str(rules_home()))
    web = Path(kuluary.__file__).parent / "server" / "web" / "index.html"
    yield Finding("browser client", web.exists(), "built" if web.exists() else "not built: run `make setup`")
    if options.database is not None:
        yield _server(options.database)
        return
    yield _folder(data_home(options), named=options.data is not None)
    if database_file(options).exists():
        yield _database(database_file(options))
        yield from _games(database_file(options), quiet=options.json)


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


def _server(address: str) -> Finding:
    """Look at a database that is given by its URL."""
    from kuluary.server.prepare import Unusable, examine

    try:
        return Finding("database", True, examine(address))
    except Unusable as error:
        return Finding("database", False, str(error))


def _games(path: Path, *, quiet: bool) -> Iterator[Finding]:
    """Play every game in progress again, as the server would, and name those that cannot go on."""
    from kuluary.server.rebuilding import rebuild
    from kuluary.server.store import Stuck

    stuck = 0
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            codes = connection.execute("select code, header from tables where status = 'playing' order by code")
            playing = codes.fetchall()
            for number, (code, written) in enumerate(playing, start=1):
                if not quiet and sys.stderr.isatty():
                    print(f"\rgames in progress: {number} of {len(playing)}", end="", file=sys.stderr, flush=True)
                try:
                    header = decode(written)
                    entries = connection.execute(
                        "select seat, action from entries where code = ? order by number", (code,)
                    ).fetchall()
                    problem = rebuild(header, entries, _kept_pack(connection, header)).stuck
                except (ContentError, Malformed) as error:
                    problem = Stuck("rules", str(error))
                if problem is not None:
                    stuck += 1
                    yield Finding(f"table {code}", False, f"cannot go on: {problem.message}")
    except sqlite3.Error as error:
        yield Finding("games in progress", False, f"{path}: {error}")
        return
    if not quiet and sys.stderr.isatty() and playing:
        print(file=sys.stderr)
    yield Finding("games in progress", not stuck, f"{len(playing) - stuck} of {len(playing)} can go on")


def _kept_pack(connection: sqlite3.Connection, header: Header) -> Pack | None:
    """Give the pack of a log: one this program brings, or one the server has kept."""
    if header.game not in kuluary.game_names():
        return None
    if (found := find_game(header.game).find_pack(header.content)) is not None:
        return found
    if not connection.execute("select 1 from sqlite_master where name = 'packs'").fetchone():
        return None  # the server of this release has not run yet
    query = "select data from packs where game = ? and digest = ?"
    row = connection.execute(query, (header.game, header.content)).fetchone()
    return None if row is None else pack_from(json.loads(row[0]))


def _database(path: Path) -> Finding:
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("pragma quick_check").fetchone()
            (games,) = connection.execute("select count(*) from tables").fetchone()
    except sqlite3.Error as error:
        return Finding("database", False, f"{path}: {error}; restore a backup")
    return Finding(
        "database", found == "ok", f"{games} tables" if found == "ok" else f"{path} is damaged; restore a backup"
    )
