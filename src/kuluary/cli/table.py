"""What the commands share about tables: seats, options, languages, logs."""

from __future__ import annotations

import json
import locale
import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from kuluary import logfile
from kuluary.core import Malformed, Match, find_game
from kuluary.core.game import check_seats
from kuluary.lab.tournament import usual_seats
from kuluary.languages import best_language
from kuluary.logfile import LogFile


def seats_of(options: Namespace) -> int:
    """Give the number of seats asked for, or the usual one of the game."""
    if options.seats is None:
        return usual_seats(options.game)
    return check_seats(find_game(options.game), options.seats)


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written before an evening is spent on what comes into it."""
    path.open("a").close()


def see_own_modules() -> None:
    """Let `module:Class` name a module of the folder one stands in."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def options_of(options: Namespace) -> dict[str, Any]:
    """Give the table options as a dictionary."""
    return dict(options.options)


def language(options: Namespace) -> str:
    """Give the language asked for, or the terminal's, or the usual one."""
    if options.lang:
        return str(options.lang)
    try:
        name = locale.setlocale(locale.LC_MESSAGES, "") or ""
    except locale.Error:
        name = ""
    return best_language([name])


def read_log(path: Path) -> LogFile:
    """Read a log file."""
    try:
        data = json.loads(path.read_bytes())
    except (ValueError, RecursionError) as error:
        raise Malformed(f"{path} is not JSON: {error}") from None
    try:
        return logfile.read(data)
    except Malformed as error:
        raise Malformed(f"{path}: {error}") from None


def log_text(match: Match) -> str:
    """Give the log of a match as a file that says everything."""
    return json.dumps(logfile.write(match.log, match.pack), ensure_ascii=False, separators=(",", ":")) + "\n"


def data_home(options: Namespace) -> Path:
    """Give the data folder asked for, or the user's own."""
    if options.data is not None:
        return Path(options.data)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "kuluary"


def database_file(options: Namespace) -> Path:
    """Give the file a server keeps its games in."""
    return data_home(options) / "kuluary.sqlite3"
