"""A PostgreSQL and a Redis of the tests' own: on loopback, each with a folder of its own, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

PATIENCE = 30.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


class Service:
    """A program that listens on a port, with a folder."""

    name: str

    def __init__(self, inside: Path | None = None) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"kuluary-{self.name}-", dir=inside))
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    @property
    def user(self) -> str | None:
        """Who runs it; None: whoever runs the tests."""
        return None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        log = (self.folder / "log.txt").open("ab")
        with log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, user=self.user, cwd=self.folder)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                assert time.monotonic() < deadline, (self.folder / "log.txt").read_text()
                assert self.process.poll() is None, (self.folder / "log.txt").read_text()
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it; whoever is connected is cut off."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=PATIENCE)
            self.process = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """A database server; it does not run as root, so that root lends it to `postgres`."""

    name = "postgresql"

    def __init__(self, *, durable: bool = False, inside: Path | None = None) -> None:
        super().__init__(inside)
        self._durable = durable
        self._count = 0
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        make = [find_program("initdb"), "-D", str(self.folder / "data"), "-U", "kuluary", "-A", "trust", "-N"]
        subprocess.run(
            [*make, "-E", "UTF8", "--locale=C", "--wal-segsize=1"],
            check=True,
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
        )
        self.start()
        self._wait_for_answers()

    @property
    def user(self) -> str | None:
        return "postgres" if os.geteuid() == 0 and pwd.getpwnam("postgres") else None

    def command(self) -> list[str]:
        settings = ["-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder), "-D", str(self.folder / "data")]
        settings += ["-c", "max_wal_size=16MB", *([] if self._durable else ["-F"])]
        return [find_program("postgres"), *settings]

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://kuluary@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """Give the address of a new, empty database."""
        self._count += 1
        name = f"test_{self._count}"
        self.query(f"create database {name}")
        return self.url(name)

    def query(self, sql: str, database: str = "postgres") -> list[tuple[object, ...]]:
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            found = connection.execute(sql.encode())
            return found.fetchall() if found.description else []

    def _wait_for_answers(self) -> None:
        import psycopg

        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.query("select 1")
                return
            except psycopg.OperationalError:
                assert time.monotonic() < deadline
                time.sleep(0.02)

    def restart(self, away: float = 0.0) -> None:
        """Cut everybody off, and come back after so many seconds."""
        self.stop()
        time.sleep(away)
        self.start()


class Redis(Service):
    """A bus."""

    name = "redis"

    def __init__(self) -> None:
        super().__init__()
        self.start()

    def command(self) -> list[str]:
        return [
            "redis-server",
            "--bind",
            "127.0.0.1",
            "--port",
            str(self.port),
            "--save",
            "",
            "--dir",
            str(self.folder),
        ]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


def find_program(name: str) -> str:
    """Give where a program of PostgreSQL is, on the path or where Debian puts it."""
    found = shutil.which(name) or next(iter(sorted(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")))), None)
    assert found is not None, f"{name} is not installed: python3 tools/setup.py test"
    return found
