"""The service: tables, people, the store, HTTP and WebSocket.

What is heavy is imported late: the bots' worker processes import this package too, and need nothing of the web.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kuluary.server.settings import Limits, Settings, spare_cores

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from kuluary.server.bus import Bus

__all__ = ["Limits", "Settings", "make_app", "serve"]


def make_app(settings: Settings, *, bus: Bus | None = None) -> Starlette:
    """Give the whole service as an ASGI application; processes that share a database share a bus as well."""
    from kuluary.server.app import make_app

    return make_app(settings, bus=bus)


def serve(
    host: str,
    port: int,
    data: Path,
    *,
    database: str | None = None,
    bus: str | None = None,
    workers: int = 1,
    bot_pace: float = 0.7,
    bot_intent: float = 2.0,
    take_back: float = 2.5,
    bot_workers: int | None = None,
    root_path: str = "",
    proxies: tuple[str, ...] = (),
    open_browser: bool = False,
) -> None:
    """Serve until SIGINT or SIGTERM; port 0 takes any free one, and the address is printed either way."""
    from kuluary.server.run import run

    settings = Settings(
        data=data,
        database=database,
        bus=bus,
        workers=workers,
        bot_pace=bot_pace,
        bot_intent=bot_intent,
        take_back=take_back,
        bot_workers=bot_workers or spare_cores(),
        root_path=root_path,
        proxies=proxies,
    )
    run(settings, host, port, open_browser=open_browser)
