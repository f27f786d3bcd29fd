"""Starting and stopping."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.helpers import PATIENCE, until


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_cleanly_with_people_connected(tmp_path, start_server, how):
    server = start_server(tmp_path)
    host = server.guest()
    with host.live(host.table()) as live:
        live.wait("table")
        assert server.stop(how) == 0
        assert live.closed_with() == 1012
    assert server.errors.read_text() == ""


def test_a_server_reads_no_library_that_it_may_never_need(tmp_path):
    """Of those who send mail, push, post or migrate, each is megabytes: they are read where somebody does that."""
    found = """
import asyncio, sys
from pathlib import Path
from kuluary.server import Settings
from kuluary.server.app import make_app
from kuluary.server.prepare import prepare
import kuluary.server.run
settings = Settings(data=Path(sys.argv[1]))
prepare(settings)

async def start():
    async with make_app(settings).state.house.open():
        pass

asyncio.run(start())
print(*{name.partition(".")[0] for name in sys.modules})
"""
    large = {"aiosmtplib", "alembic", "cryptography", "http_ece", "httpx", "numpy", "py_vapid", "webauthn"}
    first, second = (
        set(subprocess.check_output([sys.executable, "-c", found, tmp_path], text=True).split()) for _ in range(2)
    )
    assert first & large == {"alembic"}, "the database is made"
    assert not second & large


def test_another_database_is_used_instead_of_the_file_in_the_data_folder(tmp_path):
    """The command as it is typed; the database is a second SQLite file, so that nothing has to be installed."""
    url = f"sqlite:///{tmp_path / 'elsewhere.sqlite3'}"
    command = [
        sys.executable,
        "-m",
        "kuluary",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path / "data"),
        "--database",
        url,
        "--root-path",
        "/games/",
        "--bot-workers",
        "2",
        "--proxy",
        "10.0.0.1",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().endswith("/games/\n")
        server.send_signal(signal.SIGTERM)
        assert server.wait(timeout=PATIENCE) == 0
    assert (tmp_path / "elsewhere.sqlite3").exists()
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0
    assert not (tmp_path / "data" / "kuluary.sqlite3").exists()


def test_no_bot_outlives_a_server_that_is_killed(tmp_path, start_server):
    server = start_server(tmp_path)
    host = server.guest()
    code = host.table(seats=3, seating=["bot:random"] * 3, start=True)
    until(lambda: host.get(f"/api/tables/{code}")["status"] == "over")
    children = [int(pid) for pid in _children(server.process.pid)]
    assert children
    server.stop(signal.SIGKILL)
    until(lambda: not any(_is_running(pid) for pid in children))


def _children(pid: int) -> list[str]:
    return [pid for task in Path(f"/proc/{pid}/task").iterdir() for pid in (task / "children").read_text().split()]


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
