"""What the server says of where it is."""

import socket

import pytest

from kuluary.server import run


@pytest.fixture
def listening(monkeypatch):
    """A socket that listens on a host, on a machine that is 10.0.0.7 in its network."""
    monkeypatch.setattr(run, "own_address", lambda: "10.0.0.7")
    opened = []

    def make(host):
        opened.append(socket.create_server((host, 0)))
        return opened[-1], opened[-1].getsockname()[1]

    yield make
    for one in opened:
        one.close()


def test_who_listens_everywhere_names_an_address_for_others(listening):
    door, port = listening("0.0.0.0")
    assert run.addresses(door, "/games") == (f"http://localhost:{port}/games/", f"http://10.0.0.7:{port}/games/")


def test_who_listens_at_home_has_no_address_for_others(listening):
    door, port = listening("127.0.0.1")
    assert run.addresses(door, "") == (f"http://127.0.0.1:{port}/", None)
