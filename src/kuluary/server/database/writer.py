"""The one thread that writes: whatever has gathered while the last commit ran becomes one transaction."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import attrgetter
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Dialect, Engine, Insert, Update, bindparam, delete, insert, literal, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql.compiler import SQLCompiler

from kuluary.server.database.schema import answers, entries, keepsakes, seats, tables, undone
from kuluary.server.metrics import Metrics
from kuluary.server.people.ratings import record_results

T = TypeVar("T")
Row = dict[str, Any]

BATCH: Final = 256
"""Jobs in one transaction at most."""
TO_WRITE: Final = "BEGIN IMMEDIATE"
"""How a transaction that writes begins in SQLite; elsewhere the driver knows."""


@dataclass(frozen=True, slots=True)
class Change:
    """What happens to one table, all or nothing, provided that it is still at `revision`."""

    code: str
    revision: int
    columns: Row
    """New values in the table's own row."""
    seats: tuple[Row, ...] = ()
    entries: tuple[Row, ...] = ()
    answer: Row | None = None
    cut: int | None = None
    """Entries from this number on leave the log and are kept as undone."""
    keepsakes: tuple[Row, ...] = ()
    """What people keep of the game that ends here; `brought` names what they had brought, if anything."""
    at: int = 0
    results: tuple[Row, ...] = ()
    """How every seat did, where the game ends here; ratings follow in the same transaction."""


Job = Change | Callable[[Connection], Any]
Asked = tuple[asyncio.Future[Any], Job]


class _Outrun(Exception):
    """Some change of a batch came too late; which one is found out one by one."""


class Writer:
    """Takes jobs from the event loop, answers when they are on disk."""

    def __init__(self, engine: Engine, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._waiting: list[Asked] = []
        self._busy = False
        """Whether the thread has a batch, or gets one in the next turn of the event loop."""
        self._queue: SimpleQueue[list[Asked] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._line: PoolProxiedConnection | None = None
        """A connection that plays alone are written by; whatever else is written takes its own from the pool."""
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begin to write; the answers go to the running loop."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._hand_over(len(self._waiting))
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self._waiting)

    async def change(self, change: Change) -> bool:
        """Make a change durable; False means that the table has moved on meanwhile and nothing was written."""
        return bool(await self._submit(change))

    async def call(self, job: Callable[[Connection], T]) -> T:
        """Run a function inside a transaction, and give what it gives once that is durable."""
        found: T = await self._submit(job)
        return found

    async def _submit(self, job: Job) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._waiting.append((future, job))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._hand_over)  # with whatever else this turn of the loop brings
        return await future

    def _hand_over(self, most: int = BATCH) -> None:
        """Give the thread what is waiting; while it writes, more gathers."""
        batch, self._waiting = self._waiting[:most], self._waiting[most:]
        self._queue.put(batch)

    def _deliver(self, batch: list[Asked], outcomes: list[Any]) -> None:
        """Tell what has become of a batch, and go on with what has gathered meanwhile."""
        self._busy = bool(self._waiting)
        if self._busy:
            self._hand_over()
        for (future, _), outcome in zip(batch, outcomes, strict=True):
            if future.done():
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

    def _work(self) -> None:
        try:
            self._write_on()
        finally:
            self._hang_up()

    def _write_on(self) -> None:
        while (batch := self._queue.get()) is not None:
            if batch:
                with self._metrics.commit_seconds.time():
                    outcomes = self._write([job for _, job in batch])
                self._metrics.writes.inc(len(batch))
                assert self._loop is not None
                try:
                    self._loop.call_soon_threadsafe(self._deliver, batch, outcomes)
                except RuntimeError:
                    return  # the loop is gone, and with it everyone who could hear the answer

    def _write(self, jobs: list[Job]) -> list[Any]:
        """Commit all jobs together; if one of them spoils that, each by itself."""
        try:
            plays = [job for job in jobs if isinstance(job, Change) and _is_plain(job)]
            if len(plays) == len(jobs):
                self._write_plays(plays)
                return [True] * len(jobs)
            self._hang_up()
            with self._engine.begin() as connection:
                _run_plays(connection.connection, connection.dialect, plays)
                done = {id(play) for play in plays}
                return [True if id(job) in done else _run(connection, job) for job in jobs]
        except _Outrun:
            self._hang_up()
        except Exception:
            self._throw_away()
        return [self._write_one(job) for job in jobs]

    def _write_plays(self, plays: list[Change]) -> None:
        """Commit nothing but plays, straight by the driver."""
        line = self._line
        if line is None:
            line = self._line = self._engine.raw_connection()
        if self._engine.dialect.name == "sqlite":
            line.cursor().execute(TO_WRITE)
        _run_plays(line, self._engine.dialect, plays)
        line.commit()

    def _hang_up(self) -> None:
        """Give the connection back, with all that was not committed undone."""
        line, self._line = self._line, None
        if line is not None:
            line.close()

    def _throw_away(self) -> None:
        """Never use that connection again: nobody knows what state it is in, or whether it is there at all."""
        line, self._line = self._line, None
        if line is not None:
            line.invalidate()

    def _write_one(self, job: Job) -> Any:
        try:
            with self._engine.begin() as connection:
                return _run(connection, job)
        except IntegrityError as error:
            # Another process was faster: it has taken the number, or the id of the answer.
            return False if isinstance(job, Change) else error
        except Exception as error:
            return error


def _run_plays(connection: PoolProxiedConnection, dialect: Dialect, plays: list[Change]) -> None:
    """Write plays as a few statements with many rows."""
    plays = sorted(plays, key=attrgetter("code"))  # processes that lock rows in the same order cannot block each other
    kinds: dict[tuple[str, ...], list[Change]] = {}
    for play in plays:
        kinds.setdefault(tuple(sorted(play.columns)), []).append(play)
    for columns, alike in kinds.items():
        rows = [_parameters(play) for play in alike]
        if _run_many(connection, dialect, _update(columns), rows) != len(alike):
            raise _Outrun
    if rows := [row for play in plays for row in play.entries]:
        _run_many(connection, dialect, _INSERT_ENTRIES, rows)
    if rows := [play.answer for play in plays if play.answer is not None]:
        _run_many(connection, dialect, _INSERT_ANSWERS, rows)


def _run_many(connection: PoolProxiedConnection, dialect: Dialect, statement: Update | Insert, rows: list[Row]) -> int:
    """Run a statement for rows that all have the same names, straight by the driver; give how many rows it met."""
    sql, names = _prepared(statement, tuple(rows[0]), dialect)
    cursor = connection.cursor()
    try:
        cursor.executemany(sql, rows if names is None else [[row[name] for name in names] for row in rows])
        return cursor.rowcount
    finally:
        cursor.close()


@lru_cache(maxsize=256)
def _prepared(statement: Update | Insert, names: tuple[str, ...], dialect: Dialect) -> tuple[str, Sequence[str] | None]:
    """Give a statement in the words of a database, and the order of what is filled in; None: that goes by name."""
    keys = names if isinstance(statement, Insert) else None
    found = statement.compile(dialect=dialect, column_keys=keys)
    assert isinstance(found, SQLCompiler)
    return str(found), found.positiontup


def _run(connection: Connection, job: Job) -> Any:
    if not isinstance(job, Change):
        return job(connection)
    if not connection.execute(_update(tuple(sorted(job.columns))), _parameters(job)).rowcount:
        return False
    if job.cut is not None:
        _cut(connection, job, job.cut)
    for row in job.seats:
        place = (seats.c.code == job.code) & (seats.c.seat == row["seat"])
        connection.execute(seats.update().where(place).values(row))
    if job.entries:
        connection.execute(_INSERT_ENTRIES, list(job.entries))
    if job.answer is not None:
        connection.execute(_INSERT_ANSWERS, [job.answer])
    for row in job.keepsakes:
        _keep(connection, row)
    if job.results:
        record_results(connection, job.results)
    return True


def _is_plain(play: Change) -> bool:
    """Tell whether a change is nothing but a play."""
    return not play.seats and play.cut is None and not play.keepsakes and not play.results


def _keep(connection: Connection, row: Row) -> None:
    """Keep what a seat has made of a game; what it had brought is replaced by that."""
    kept = dict(row)
    brought = kept.pop("brought")
    connection.execute(insert(keepsakes).values(kept))
    if brought is not None:
        old = (keepsakes.c.id == brought) & keepsakes.c.replaced.is_(None)
        connection.execute(keepsakes.update().where(old).values(replaced=kept["id"]))


def _cut(connection: Connection, job: Change, number: int) -> None:
    """Move the end of a log to the undone entries."""
    gone = (entries.c.code == job.code) & (entries.c.number >= number)
    kept = ("code", "number", "seat", "action", "at")
    rows = select(*(entries.c[name] for name in kept), literal(job.revision + 1), literal(job.at)).where(gone)
    connection.execute(insert(undone).from_select([*kept, "revision", "undone_at"], rows))
    connection.execute(delete(entries).where(gone))


@cache
def _update(columns: Sequence[str]) -> Update:
    """Give the statement that changes these columns of a table, and its revision if that is the expected one."""
    place = (tables.c.code == bindparam("the_code")) & (tables.c.revision == bindparam("seen"))
    values: Row = {name: bindparam(f"new_{name}") for name in (*columns, "revision")}
    return tables.update().where(place).values(values)


def _parameters(change: Change) -> Row:
    new = {f"new_{name}": value for name, value in change.columns.items()}
    return new | {"the_code": change.code, "seen": change.revision, "new_revision": change.revision + 1}


_INSERT_ENTRIES: Final = insert(entries)
_INSERT_ANSWERS: Final = insert(answers)
