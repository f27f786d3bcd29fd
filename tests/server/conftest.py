"""One server for all tests that only need some server, and guests that are put away again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import Live, Player, ServerProcess, joined
from tests.server.services import Postgres, Redis


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for every test that needs just some server."""
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    try:
        yield process
        assert process.stop() == 0
        assert process.errors.read_text() == ""
    finally:
        process.tidy_up()


@pytest.fixture
def start_server() -> Iterator[Callable[..., ServerProcess]]:
    """Starts servers of a test's own; those it leaves running are ended."""
    started: list[ServerProcess] = []

    def start(data: Path, **settings: Any) -> ServerProcess:
        started.append(ServerProcess(data, **settings))
        return started[-1]

    yield start
    for process in started:
        process.tidy_up()


class Company:
    """Guests and connections of one test."""

    def __init__(self, server: ServerProcess, stack: ExitStack) -> None:
        self.server = server
        self._stack = stack

    def guest(self, name: str = "Ася") -> Player:
        return self.server.guest(name)

    def stranger(self) -> Player:
        """Somebody who has not said a name."""
        return self.server.guest(None)

    def live(self, player: Player, code: str) -> Live:
        """A connection that has got the first state."""
        live = joined(player, code)
        self._stack.callback(live.close)
        return live

    def watch(self, player: Player, code: str, **options: Any) -> Live:
        """A connection that has not read anything yet."""
        live = Live(player, code, **options)
        self._stack.callback(live.close)
        return live

    def four(self, **more: Any) -> tuple[str, list[Player], dict[int, Live]]:
        """Four people at a table of suits in play, each with a connection."""
        players = [self.guest(name) for name in ("Ася", "Марк", "Лев", "Ира")]
        code = players[0].table(**more)
        for seat, player in enumerate(players[1:], start=1):
            player.post(f"/api/tables/{code}/seat", seat=seat)
        players[0].post(f"/api/tables/{code}/start")
        return code, players, {seat: self.live(player, code) for seat, player in enumerate(players)}


@pytest.fixture
def company(server: ServerProcess) -> Iterator[Company]:
    with ExitStack() as stack:
        yield Company(server, stack)


@pytest.fixture(scope="module")
def long_company(server: ServerProcess) -> Iterator[Company]:
    """Guests and connections that a whole module shares."""
    with ExitStack() as stack:
        yield Company(server, stack)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A database server of the tests' own."""
    service = Postgres()
    yield service
    service.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A bus of the tests' own."""
    service = Redis()
    yield service
    service.close()
