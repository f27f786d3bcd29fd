"""kuluary serve: one process, one data folder, nothing to set up."""

from __future__ import annotations

import socket
from argparse import Namespace

from sqlalchemy import create_engine
from sqlalchemy.exc import ArgumentError

from kuluary.cli.table import data_home
from kuluary.core import BadOption
from kuluary.server import serve


def run(options: Namespace) -> int:
    """Serve until stopped."""
    if options.database is not None:
        check_database(options.database)
    check_address(options.host, options.port)
    serve(
        options.host,
        options.port,
        data_home(options),
        database=options.database,
        bot_pace=options.bot_pace,
        bot_intent=options.bot_intent,
        open_browser=options.open,
    )
    return 0


def check_address(host: str, port: int) -> None:
    """Refuse an address nobody can listen on, such as a port that is taken."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise BadOption(f"cannot listen on {host}, port {port}: {why}; give others with --host and --port") from None


def check_database(url: str) -> None:
    """Refuse what is no address of a database, or needs a package that is not here."""
    try:
        create_engine(url).dispose()
    except ArgumentError:
        raise BadOption("--database is a URL such as postgresql://user@host/name or sqlite:////path/file") from None
    except ModuleNotFoundError as error:
        raise BadOption(f"this database needs the package {error.name}, which is not installed") from None
