"""kuluary serve: one process, one data folder, nothing to set up."""

from __future__ import annotations

import socket
from argparse import Namespace

from kuluary.cli.table import data_home
from kuluary.server import serve


def run(options: Namespace) -> int:
    """Serve until stopped."""
    check_address(options.host, options.port)
    serve(
        options.host,
        options.port,
        data_home(options),
        database=options.database,
        bus=options.bus,
        workers=options.workers,
        bot_pace=options.bot_pace,
        bot_intent=options.bot_intent,
        take_back=options.take_back,
        bot_workers=options.bot_workers,
        root_path=options.root_path,
        proxies=tuple(options.proxy),
        open_browser=options.open,
    )
    return 0


def check_address(host: str, port: int) -> None:
    """Stop where nobody can listen, such as on a port that is taken."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise SystemExit(
            f"kuluary: cannot listen on {host}, port {port}: {why}; give others with --host and --port"
        ) from None
