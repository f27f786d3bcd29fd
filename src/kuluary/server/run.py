"""Serving on a port until somebody says stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from typing import Final

import uvicorn

from kuluary.server.app import make_app
from kuluary.server.listening import Http, WebSockets
from kuluary.server.prepare import Unusable, prepare
from kuluary.server.settings import Settings

RUBBISH: Final = ("Invalid HTTP request", "Invalid UTF-8 sequence", "Unsupported upgrade request")
GRACE: Final = 5
"""Seconds for what is under way when the server is told to stop."""
SWITCH: Final = 0.0005
"""Seconds after which the event loop lets the writer's thread go on: with the usual 0.005 commits wait for it."""

GARBAGE: Final = 20_000
"""New objects between two collections: with the usual 700 they are a good part of the work of a busy server."""

EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = "192.0.2.1"
"""An address kept for documentation: asking for the way there tells which of our own addresses is used."""


class Server(uvicorn.Server):
    """Says where it is once it is there, and leaves the signals to `run`."""

    def __init__(self, config: uvicorn.Config, root_path: str, *, open_browser: bool) -> None:
        super().__init__(config)
        self._root_path = root_path
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then print the address."""
        await super().startup(sockets)
        if not self.started:
            return
        address = self._address()
        sys.stdout.write(f"Кулуары: {address}\n")
        if (near := self.address_for_others()) is not None:
            sys.stdout.write(f"Others in your network: {near}\n")
        sys.stdout.flush()
        if self._open_browser:
            await asyncio.to_thread(webbrowser.open, address)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Do nothing: the loop hears the signals."""
        yield

    def _address(self) -> str:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return self._url("localhost" if host in EVERYWHERE else host, port)

    def address_for_others(self) -> str | None:
        """Give what a friend's phone can open, where we listen everywhere and have a network."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        own = own_address() if host in EVERYWHERE else None
        return None if own is None else self._url(own, port)

    def _url(self, host: str, port: int) -> str:
        return f"http://{f'[{host}]' if ':' in host else host}:{port}{self._root_path}/"


def own_address() -> str | None:
    """Give the address this machine has in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def run(settings: Settings, host: str, port: int, *, open_browser: bool = False) -> None:
    """Serve until SIGINT or SIGTERM; what was acknowledged is on disk, the rest is finished or dropped."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(is_our_concern)
    try:
        prepare(settings)
    except Unusable as error:
        raise SystemExit(f"kuluary: {error}") from None
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        http=Http,
        ws=WebSockets,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        log_config=None,
        lifespan="on",
        server_header=False,
        proxy_headers=False,  # the application knows whom to believe
    )
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what was imported stays: the collector need not look at it again
    gc.set_threshold(GARBAGE)
    server = Server(config, settings.root_path, open_browser=open_browser)
    asyncio.run(_serve(server))
    if not server.started:
        raise SystemExit(f"kuluary: the server could not start on {host}:{port}")


def is_our_concern(record: logging.LogRecord) -> bool:
    """Leave out of the log what only says that somebody has sent rubbish."""
    return not record.msg.startswith(RUBBISH)


async def _serve(server: Server) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, _stop, server)
    await server.serve()


def _stop(server: Server) -> None:
    server.should_exit = True
