"""kuluary serve: one process and one data folder with nothing to set up, or several on one database."""

from __future__ import annotations

import socket
from argparse import Namespace

from kuluary.cli.table import data_home
from kuluary.core import BadOption
from kuluary.server import Limits, Settings, serve
from kuluary.server.settings import spare_cores


def run(options: Namespace) -> int:
    """Serve until stopped."""
    check_address(options.host, options.port)
    if options.smtp and not options.public_url:
        raise BadOption("letters need links: say where people reach the service with --public-url https://…")
    settings = Settings(
        data=data_home(options),
        database=options.database,
        bus=options.bus,
        workers=options.workers,
        bot_pace=options.bot_pace,
        bot_intent=options.bot_intent,
        take_back=options.take_back,
        plea_patience=options.plea_patience,
        watch_delay=options.watch_delay,
        review_effort=options.review_effort,
        bot_workers=options.bot_workers or spare_cores(),
        root_path=options.root_path,
        proxies=tuple(options.proxy),
        origins=tuple(options.origin),
        smtp=options.smtp,
        mail_from=options.mail_from,
        public_url=options.public_url,
        hooks=options.hooks,
        open_days=options.open_days,
        log_level=options.log_level,
        log_format=options.log_format,
        metrics=options.metrics,
        drain=options.drain,
        rooms=options.rooms,
        limits=Limits(**dict(options.limit)),
    )
    serve(settings, options.host, options.port, open_browser=options.open)
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
