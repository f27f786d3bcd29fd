"""kuluary backup: a consistent copy of a server's data, taken while it runs."""

from __future__ import annotations

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
    part = options.file.with_name(options.file.name + ".part")
    with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as origin, closing(sqlite3.connect(part)) as copy:
        origin.backup(copy)
        (found,) = copy.execute("pragma integrity_check").fetchone()
    if found != "ok":
        print(f"kuluary backup: the copy is damaged: {found}", file=sys.stderr)
        return 1
    part.rename(options.file)
    size = options.file.stat().st_size / 1024
    print(f"{options.file}: {size:.0f} kB. To restore, put it into the data folder as {source.name}")
    return 0
