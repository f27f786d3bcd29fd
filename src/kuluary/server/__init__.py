"""The service: tables, people, the store, HTTP and WebSocket.

What is heavy is imported late: the bots' worker processes import this package too, and need nothing of the web.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kuluary.server.settings import Limits, Settings

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from kuluary.server.machines.bus import Bus

__all__ = ["Limits", "Settings", "make_app", "serve"]


def make_app(settings: Settings, *, bus: Bus | None = None) -> Starlette:
    """Give the whole service as an ASGI application; processes that share a database share a bus as well."""
    from kuluary.server.app import make_app

    return make_app(settings, bus=bus)


def serve(settings: Settings, host: str, port: int, *, open_browser: bool = False) -> None:
    """Serve until SIGINT or SIGTERM; port 0 takes any free one, and the address is printed either way."""
    from kuluary.server.run import run

    run(settings, host, port, open_browser=open_browser)
