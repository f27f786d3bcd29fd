"""What the commands share about tables: seats, options, languages, logs."""

from __future__ import annotations

import json
import locale
import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from kuluary.core import Log, Malformed, Match, Pack, pack_from
from kuluary.encoding import decode, plain
from kuluary.lab.tournament import usual_seats
from kuluary.languages import best_language


def seats_of(options: Namespace) -> int:
    """Give the number of seats asked for, or the usual one of the game."""
    if options.seats is not None:
        return int(options.seats)
    return usual_seats(options.game)


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


def read_log(path: Path) -> tuple[Log, Pack | None]:
    """Read a log file, with the pack that lies beside the log where it was not played with the standard one."""
    try:
        data = json.loads(path.read_bytes())
    except (ValueError, RecursionError) as error:
        raise Malformed(f"{path} is not JSON: {error}") from None
    pack = pack_from(data.pop("pack")) if isinstance(data, dict) and "pack" in data else None
    log = decode(data)
    if not isinstance(log, Log):
        raise Malformed(f"{path} is no log of a game")
    return log, pack


def log_text(match: Match) -> str:
    """Give the log of a match as a file that says everything."""
    data = plain(match.log)
    if match.pack.digest != match.game.standard.digest:
        data["pack"] = match.pack.plain()
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def data_home(options: Namespace) -> Path:
    """Give the data folder asked for, or the user's own."""
    if options.data is not None:
        return Path(options.data)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "kuluary"


def database_file(options: Namespace) -> Path:
    """Give the file a server keeps its games in."""
    return data_home(options) / "kuluary.sqlite3"
