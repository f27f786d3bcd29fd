"""kuluary backup: a consistent copy of a server's data, taken while it runs."""

from __future__ import annotations

import os
import sqlite3
import sys
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from kuluary.cli.table import database_file
from kuluary.core import BadOption


def run(options: Namespace) -> int:
    """Copy the database page by page; an existing file is not overwritten."""
    source, target = _source(options), options.file
    if not source.exists():
        raise BadOption(f"there is no {source}: give the folder with --data")
    if target.exists():
        raise BadOption(f"{target} exists already: name another file")
    if not target.absolute().parent.is_dir():
        raise BadOption(f"there is no folder {target.parent}: make it first")
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))  # the keys of chance are in it
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as origin,
            closing(sqlite3.connect(part)) as copy,
        ):
            origin.backup(copy)
            (found,) = copy.execute("pragma integrity_check").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {found}")
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        print(f"kuluary backup: {source} cannot be copied to {target}: {error}", file=sys.stderr)
        return 1
    finally:
        part.unlink(missing_ok=True)
    print(f"{target}: {target.stat().st_size / 1024:.0f} kB. To restore, put it into its folder as {source.name}")
    return 0


def _source(options: Namespace) -> Path:
    """Give the file that is to be copied, or say what copies a database that is none."""
    if options.database is None:
        return database_file(options)
    from kuluary.server.prepare import Unusable, name_of, read_url

    try:
        url = read_url(options.database)
    except Unusable as error:
        raise BadOption(str(error)) from None
    if url.get_backend_name() != "sqlite":
        raise BadOption(f"{name_of(url)} is copied by pg_dump --format=custom, and a folder by --data")
    return Path(str(url.database))
