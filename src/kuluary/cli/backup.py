"""kuluary backup: a consistent copy of a server's data, taken while it runs."""

from __future__ import annotations

import os
import sqlite3
import sys
from argparse import Namespace
from contextlib import closing

from kuluary.cli.table import database_file


def run(options: Namespace) -> int:
    """Copy the database page by page; an existing file is not overwritten."""
    source = database_file(options)
    if not source.exists():
        print(f"kuluary backup: there is no {source}: give the folder with --data", file=sys.stderr)
        return 2
    if options.file.exists():
        print(f"kuluary backup: {options.file} exists already: name another file", file=sys.stderr)
        return 2
    if not options.file.absolute().parent.is_dir():
        print(f"kuluary backup: there is no folder {options.file.parent}: make it first", file=sys.stderr)
        return 1
    part = options.file.with_name(options.file.name + ".part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))  # the keys of chance are in it
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as origin,
            closing(sqlite3.connect(part)) as copy,
        ):
            origin.backup(copy)
            (found,) = copy.execute("pragma integrity_check").fetchone()
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        print(f"kuluary backup: {source} cannot be copied to {options.file}: {error}", file=sys.stderr)
        return 1
    if found != "ok":
        print(f"kuluary backup: the copy is damaged: {found}", file=sys.stderr)
        return 1
    part.rename(options.file)
    size = options.file.stat().st_size / 1024
    print(f"{options.file}: {size:.0f} kB. To restore, put it into the data folder as {source.name}")
    return 0
