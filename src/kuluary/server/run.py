"""Serving on a port until somebody says stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import os
import signal
import socket
import sys
import tempfile
import time
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

import uvicorn

from kuluary.server.app import make_app
from kuluary.server.door.listening import Config, Crowd
from kuluary.server.garbage import Garbage
from kuluary.server.house import House
from kuluary.server.metrics import TOGETHER, forget
from kuluary.server.prepare import Unusable, prepare
from kuluary.server.settings import Settings

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

LOG: Final = logging.getLogger("kuluary.server")
RUBBISH: Final = ("Invalid HTTP request", "Invalid UTF-8 sequence", "Unsupported upgrade request")
GRACE: Final = 5
"""Seconds for what is under way when the server is told to stop."""
SWITCH: Final = 0.0005
"""Seconds after which the event loop lets the writer's thread go on: with the usual 0.005 commits wait for it."""

PLAIN: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
BACKLOG: Final = 2048
NOTICING: Final = 0.5
"""Seconds after which a worker that has ended is replaced."""
EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = "192.0.2.1"
"""An address kept for documentation: asking for the way there tells which of our own addresses is used."""


class JsonLines(logging.Formatter):
    """Writes a line of JSON for every record."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


class Server(uvicorn.Server):
    """Says where it is once it is there, and leaves the signals to `run`."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[socket.socket], None] | None = None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say so."""
        await super().startup(sockets)
        if self.started and self._ready is not None:
            await asyncio.to_thread(self._ready, self.servers[0].sockets[0])

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Do nothing: the loop hears the signals."""
        yield


def announce(door: socket.socket, root_path: str, *, open_browser: bool) -> None:
    """Print where the service is, and show it."""
    address, near = addresses(door, root_path)
    sys.stdout.write(f"Кулуары: {address}\n")
    if near is not None:
        sys.stdout.write(f"Others in your network: {near}\n")
    sys.stdout.flush()
    if open_browser:
        webbrowser.open(address)


def addresses(door: socket.socket, root_path: str) -> tuple[str, str | None]:
    """Give our address, and what a friend's phone can open, where we listen everywhere and have a network."""
    host, port = door.getsockname()[:2]
    everywhere = host in EVERYWHERE

    def url(host: str) -> str:
        return f"http://{f'[{host}]' if ':' in host else host}:{port}{root_path}/"

    own = own_address() if everywhere else None
    return url("localhost" if everywhere else host), None if own is None else url(own)


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
    start_logging(settings)
    try:
        prepare(settings)
    except Unusable as error:
        raise SystemExit(f"kuluary: {error}") from None
    ready = partial(announce, root_path=settings.root_path, open_browser=open_browser)
    if settings.workers > 1:
        supervise(settings, host, port, ready)
    elif not serve_here(settings, ready, host=host, port=port):
        raise SystemExit(f"kuluary: the server could not start on {host}:{port}")


def start_logging(settings: Settings) -> None:
    """Say on the standard error what whoever runs the server has to know."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log_format == "json" else logging.Formatter(PLAIN))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("kuluary").setLevel(settings.log_level.upper())
    logging.getLogger("uvicorn.error").addFilter(is_our_concern)


def serve_here(
    settings: Settings,
    ready: Callable[[socket.socket], None] | None = None,
    *,
    host: str = "",
    port: int = 0,
    door: socket.socket | None = None,
    lifeline: Connection | None = None,
) -> bool:
    """Serve in this process, on a port or on a socket that listens already; False: it could not start."""
    app = make_app(settings)
    config = Config(
        app,
        crowd=Crowd(settings.limits.connections_per_address, settings.proxies),
        host=host,
        port=port,
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
    server = Server(config, ready)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(_serve(server, app.state.house, door, lifeline))
    gc.freeze()  # all of it goes with the process: nothing need be looked for
    return server.started


# Several processes on one port


def supervise(settings: Settings, host: str, port: int, ready: Callable[[socket.socket], None]) -> None:
    """Keep several processes serving on one socket until we are told to stop; one that dies is replaced."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    door = socket.create_server((host, port), family=family, backlog=BACKLOG)
    share = replace(settings, workers=1, bot_workers=max(1, settings.bot_workers // settings.workers))
    counts = tempfile.TemporaryDirectory(prefix="kuluary-metrics-")
    os.environ[TOGETHER] = counts.name
    context = get_context("spawn")
    end, lifeline = context.Pipe(duplex=False)
    stopping = False

    def start() -> SpawnProcess:
        process = context.Process(target=work, args=(share, door, end), name="kuluary-worker")
        process.start()
        return process

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    workers = [start() for _ in range(settings.workers)]
    ready(door)
    while not stopping:
        wait([worker.sentinel for worker in workers], timeout=NOTICING)
        for place, worker in enumerate(workers):
            if not worker.is_alive() and not stopping:
                LOG.error("a worker has ended (%s): another takes its place", worker.exitcode)
                forget(worker.pid)
                time.sleep(NOTICING)  # one that cannot start must not keep us busy
                workers[place] = start()
    lifeline.close()
    deadline = time.monotonic() + settings.drain + GRACE * 2
    for worker in workers:
        worker.join(max(0.0, deadline - time.monotonic()))
        worker.kill()
    door.close()
    counts.cleanup()


def work(settings: Settings, door: socket.socket, lifeline: Connection) -> None:
    """Serve on the socket of all workers, until whoever has started us says so or is gone."""
    start_logging(settings)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the whole terminal
    serve_here(settings, door=door, lifeline=lifeline)


def is_our_concern(record: logging.LogRecord) -> bool:
    """Leave out of the log what only says that somebody has sent rubbish."""
    return not record.msg.startswith(RUBBISH)


async def _serve(server: Server, house: House, door: socket.socket | None, lifeline: Connection | None) -> None:
    loop = asyncio.get_running_loop()

    def end() -> None:
        server.should_exit = True

    def stop() -> None:
        """Let no more be sent here, then end."""
        if lifeline is not None:
            loop.remove_reader(lifeline.fileno())
        if house.open_for_more and house.settings.drain:
            house.open_for_more = False
            LOG.info("stopping in %g s", house.settings.drain)
            loop.call_later(house.settings.drain, end)
        else:
            end()

    for number in (signal.SIGINT, signal.SIGTERM) if lifeline is None else (signal.SIGTERM,):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop)
    if lifeline is not None:
        loop.add_reader(lifeline.fileno(), stop)
    collecting = asyncio.create_task(Garbage(loop.time()).tend())
    try:
        await server.serve(None if door is None else [door])
    finally:
        collecting.cancel()
