"""kuluary serve: one process, one data folder, nothing to set up."""

from __future__ import annotations

from argparse import Namespace

from kuluary.cli.table import data_home
from kuluary.server import serve


def run(options: Namespace) -> int:
    """Serve until stopped."""
    data = data_home(options)
    data.mkdir(parents=True, exist_ok=True)
    serve(
        options.host,
        options.port,
        data,
        database=options.database,
        bot_pace=options.bot_pace,
        bot_intent=options.bot_intent,
        open_browser=options.open,
    )
    return 0
