"""What the server says of where it is."""

import socket
from types import SimpleNamespace

import pytest
import uvicorn

from kuluary.server import run


@pytest.fixture
def listening(monkeypatch):
    """A server that listens on a host, on a machine that is 10.0.0.7 in its network."""
    monkeypatch.setattr(run, "own_address", lambda: "10.0.0.7")
    opened = []

    def make(host):
        opened.append(socket.create_server((host, 0)))
        server = run.Server(uvicorn.Config(app=lambda: None), "", open_browser=False)
        server.servers = [SimpleNamespace(sockets=opened[-1:])]
        return server, opened[-1].getsockname()[1]

    yield make
    for one in opened:
        one.close()


def test_who_listens_everywhere_names_an_address_for_others(listening):
    server, port = listening("0.0.0.0")
    assert server.address_for_others() == f"http://10.0.0.7:{port}/"


def test_who_listens_at_home_has_no_address_for_others(listening):
    server, _ = listening("127.0.0.1")
    assert server.address_for_others() is None
