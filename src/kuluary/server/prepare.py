"""Before a server starts: its folder and its database, for nobody else to read; what is wrong is said in one line."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from kuluary.server.database import store
from kuluary.server.settings import BUS_FOLDER, FILE, Settings

LOG: Final = logging.getLogger("kuluary.server")
EXTRAS: Final = {"psycopg": "postgresql", "redis": "redis"}
"""By package: the extra that brings it."""
KINDS: Final = ("sqlite", "postgresql")
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""The files of a SQLite database, by what is added to its name."""


TOO_NEW: Final = "was written by a newer version: install that, or restore a backup made before"


class Unusable(Exception):
    """A server cannot start with this; the message says why, in one line."""


def prepare(settings: Settings) -> None:
    """Make the folder and the database, or bring them up to date."""
    make_folder(settings.data)
    url = read_url(settings.database_url)
    if url.get_backend_name() == "sqlite":
        make_file(Path(str(url.database)))
    engine = open_database(url)
    try:
        store.migrate(engine)
    except store.TooNew:
        raise Unusable(f"{name_of(url)} {TOO_NEW}") from None
    except (SQLAlchemyError, OSError) as error:
        raise Unusable(f"{name_of(url)} cannot be used: {reason_of(error)}") from None
    finally:
        engine.dispose()
    check_bus(settings)


def check_bus(settings: Settings) -> None:
    """See that the bus can be used; that it is there is another matter, and may change."""
    bus, kind = settings.bus or "", read_url(settings.database_url).get_backend_name()
    if bus == "postgresql" and kind != "postgresql":
        raise Unusable("--bus postgresql needs a database there: --database postgresql://…")
    if bus not in ("", "none", "folder", "postgresql") and not bus.startswith(("redis://", "rediss://", "unix://")):
        raise Unusable("a bus is redis://…, postgresql, folder or none")
    if "://" in bus and find_spec("redis") is None:
        raise Unusable("redis needs the package redis: pip install 'kuluary[redis]'")


@contextmanager
def look_into(address: str) -> Iterator[Connection]:
    """Open a database to read in it alone."""
    url = read_url(address)
    if url.get_backend_name() != "sqlite":
        engine = open_database(url)
    elif Path(str(url.database)).is_file():
        file = Path(str(url.database)).absolute().as_uri()
        engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(f"{file}?mode=ro", uri=True))
    else:
        raise Unusable(f"there is no file {url.database}")
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise Unusable(f"{name_of(url)} cannot be used: {reason_of(error)}") from None
    finally:
        engine.dispose()


def check_schema(engine: Engine) -> None:
    """See that a database is one of this version's: whoever changes something outside a server needs that."""
    try:
        with engine.connect() as connection:
            problem = problem_of(connection)
    except SQLAlchemyError as error:
        raise Unusable(f"{name_of(engine.url)} cannot be used: {reason_of(error)}") from None
    if problem is not None:
        raise Unusable(f"{name_of(engine.url)} {problem}")


def problem_of(connection: Connection) -> str | None:
    """Say what keeps this program from working with a database as it is."""
    try:
        new = store.is_current(connection)
    except store.TooNew:
        return TOO_NEW
    return None if new else "was not written by this version: start the server once"


def make_folder(data: Path) -> None:
    """Make the data folder, readable by nobody else: the keys of chance are in it."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Unusable(f"the data folder {data} cannot be made: {error.strerror}") from None
    try:
        close_to_others(data, 0o700, shared=not is_own(data))
    except OSError:
        raise Unusable(
            f"the data folder {data} is open to others and not yours: its owner must be who serves"
        ) from None
    if not os.access(data, os.W_OK | os.X_OK):
        raise Unusable(f"the data folder {data} cannot be written: choose another with --data")


def is_own(data: Path) -> bool:
    """Tell whether nothing but a server's things are in a folder: what else is there, others may have to reach."""
    return all(path.name.startswith(FILE) or path.name == BUS_FOLDER for path in data.iterdir())


def make_file(database: Path) -> None:
    """Make the file of a database, readable by nobody else, before anything is in it."""
    try:
        os.close(os.open(database, os.O_CREAT | os.O_RDWR, 0o600))
        for ending in BESIDE:
            if (file := database.with_name(database.name + ending)).exists():
                close_to_others(file, 0o600)
    except OSError as error:
        raise Unusable(f"the database {database} cannot be written: {error.strerror}") from None


def close_to_others(path: Path, mode: int, *, shared: bool = False) -> None:
    """Take from others what they may do with something that was there before."""
    found = stat.S_IMODE(path.stat().st_mode)
    if not found & 0o077:
        return
    if shared or found & stat.S_ISVTX:
        LOG.warning("others use the folder %s too: give the server one of its own with --data", path)
        return
    path.chmod(mode)
    LOG.warning("others could look into %s (mode %o): not any more (mode %o)", path, found, mode)


def read_url(text: str) -> URL:
    """Read the address of a database."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise Unusable(
            "a database is given as a URL such as postgresql://user@host/name or sqlite:////path/file"
        ) from None
    if url.get_backend_name() not in KINDS:
        raise Unusable(_no_kind(url))
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise Unusable("a SQLite database needs a file, as in sqlite:////path/file")
    return url


def open_database(url: URL) -> Engine:
    """Give the way to a database; nothing is asked of it yet."""
    try:
        return store.open_engine(url, writes=True)
    except ArgumentError:
        raise Unusable(_no_kind(url)) from None
    except ModuleNotFoundError as error:
        package = error.name or ""
        how = f"'kuluary[{EXTRAS[package]}]'" if package in EXTRAS else package
        raise Unusable(f"{url.drivername} needs the package {package}: pip install {how}") from None


def _no_kind(url: URL) -> str:
    return f"there is no kind of database called {url.drivername!r}: known are {', '.join(KINDS)}"


def name_of(url: URL) -> str:
    """Name a database without its password."""
    return f"the database {url.database if url.get_backend_name() == 'sqlite' else url.render_as_string()}"


def reason_of(error: Exception) -> str:
    """Give the first line of what a database says."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
