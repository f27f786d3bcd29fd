"""Servers in processes of their own, stopped by SIGTERM, forked by one that has read the whole program: `Nursery`."""

import json
import os
import socket
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path


def disguise() -> None:
    """Be another version or at another time, as the environment says; the processes of bots ask as well.

    Nobody steps back behind everything else on the machine: a review would never be done while that is busy.
    """
    del os.setpriority
    if "KULUARY_NEWER_RULES" in os.environ:
        from tests.server import newer_rules

        newer_rules.install()
    if "KULUARY_CLOCK" in os.environ:
        from tests.server import clock

        clock.install(Path(os.environ["KULUARY_CLOCK"]))


def serve(data: str, settings: str) -> None:
    """Serve on a folder, with settings as JSON."""
    from argon2 import PasswordHasher

    from kuluary.server import Limits, Settings  # here: the processes of bots import this module too
    from kuluary.server.people import accounts
    from kuluary.server.run import run

    accounts.PasswordHasher = partial(PasswordHasher, time_cost=1, memory_cost=64)  # the usual takes a quarter second

    given = json.loads(settings)
    given["limits"] = Limits(**given.get("limits", {}))
    port = given.pop("port", 0)
    if "web" in given:
        given["web"] = Path(given["web"])
    run(Settings(data=Path(data), **given), "127.0.0.1", port)


def wait_for_orders(door: socket.socket) -> None:
    """Fork a server for everybody who asks, with the ends they give it: its line to them, its output, its errors."""
    for module in ("kuluary.server.run", "sqlalchemy.dialects.sqlite", "alembic.command"):
        import_module(module)
    while True:
        order, ends, _, _ = socket.recv_fds(door, 1 << 20, 3)
        if not order:
            return
        if os.fork() == 0:
            door.close()
            os.open(os.devnull, os.O_RDONLY)  # in the place of the door, which was the standard input
            attend(json.loads(order), *ends)
            return
        for end in ends:
            os.close(end)
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass  # an attendant has ended


def attend(order: dict, line: int, output: int, errors: int) -> None:
    """Be a server; or whoever has started it, who says which process it is and how it has ended."""
    if pid := os.fork():
        os.close(output)
        os.close(errors)
        os.write(line, f"{pid}\n".encode())
        status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        os.write(line, f"{status}\n".encode())
        os._exit(0)
    os.close(line)
    os.dup2(output, 1)
    os.dup2(errors, 2)
    os.close(output)
    os.close(errors)
    os.environ.clear()
    os.environ.update(order["env"])
    disguise()
    serve(*order["arguments"])


if __name__ == "__main__":
    wait_for_orders(socket.socket(fileno=0))
else:
    disguise()
