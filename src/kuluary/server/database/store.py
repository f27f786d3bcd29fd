"""Where everything is kept: the database is opened and brought up to date here, and read here."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Row,
    Select,
    case,
    create_engine,
    event,
    exists,
    func,
    inspect,
    make_url,
    or_,
    select,
    text,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from kuluary.server.database.schema import (
    answers,
    archived,
    chat,
    entries,
    keys,
    leases,
    opinions,
    people,
    proposals,
    seats,
    tables,
    tokens,
    undone,
)
from kuluary.server.database.writer import TO_WRITE, Writer
from kuluary.server.metrics import Metrics
from kuluary.server.settings import Settings
from kuluary.server.table.clocks import NO_CLOCK, NO_CLOCKS, By, Clocks, Lent, Pace

Kind = Literal["person", "bot", "local", "open"]
Status = Literal["open", "playing", "over"]
Hints = Literal["none", "three", "free"]

T = TypeVar("T")

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x4B756C75
"""The advisory lock under which one of several processes migrates a PostgreSQL database."""

ID: Final = re.compile(r"[0-9a-f]{1,16}")
FACES: Final = 6
"""Portraits there are, as many as a table has seats at most."""
SHOWN: Final = 100
"""Tables in a list at most."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the server knows."""

    id: str
    name: str
    lang: str
    face: int | None = None
    """The portrait they go by, wherever nobody at the table has it already."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat: the person that holds it (for a hot seat, whoever holds the device), or a bot."""

    seat: int
    kind: Kind
    person: str | None = None
    name: str = ""
    level: str | None = None
    stand_in: str | None = None
    role: str | None = None
    """The role somebody has chosen for it; without one it gets what is left."""
    keepsake: str | None = None
    """What its holder brings to the table."""
    face: int | None = None
    """The portrait of whoever sits there; at one table no two are the same."""
    left: int | None = None
    """When its person was last at the table; None: is there now, or it is not known."""
    lent: Lent | None = None
    """Why a bot plays it until its person returns; None: nobody has let one in but its person."""
    hints: int = 0
    """How often the coach was asked here."""
    character: str | None = None
    """Which of the house's characters a bot is; it plays its level in its own way."""

    @property
    def bot(self) -> str | None:
        """The level of the bot that answers for the seat now, with its character, if one does."""
        if self.kind != "bot":
            return self.stand_in
        return self.level if self.character is None else f"{self.level}+{self.character}"

    def row(self) -> dict[str, Any]:
        """What of it is kept: a person's name lives with the person."""
        name = None if self.kind == "person" else self.name
        kept = {"seat": self.seat, "kind": self.kind, "person": self.person}
        kept |= {"name": name, "level": self.level, "stand_in": self.stand_in}
        return kept | {
            "role": self.role,
            "keepsake": self.keepsake,
            "face": self.face,
            "left": self.left,
            "lent": self.lent,
            "hints": self.hints,
            "character": self.character,
        }


def with_faces(seating: Sequence[Seat]) -> tuple[Seat, ...]:
    """Give every taken seat a face of its own: people keep theirs, the first where two are alike, and bots give way."""
    faces: dict[int, int] = {}
    taken = sorted((place for place in seating if place.kind != "open"), key=lambda place: place.kind != "person")
    for place in taken:
        if place.face is not None and place.face not in faces.values():
            faces[place.seat] = place.face
    for place in taken:
        if place.seat not in faces:
            free = [face for face in range(FACES) if face not in faces.values()]
            faces[place.seat] = place.seat if place.seat in free else (*free, place.seat % FACES)[0]
    return tuple(replace(place, face=faces.get(place.seat)) for place in seating)


@dataclass(frozen=True, slots=True)
class Stuck:
    """Why a game cannot go on: content that nobody has, rules that no longer read its log, a game that is not here."""

    reason: Literal["content", "rules", "game"]
    message: str
    """In English, for whoever runs the server."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the game of a table comes from: a moment of another table, or a file (no code)."""

    code: str | None
    number: int
    """Entries of the log it has from there."""
    exact: bool
    """Nothing was dealt anew: the other game was over, so that nothing of it is hidden."""


Watch = Literal["live", "late", "none"]
"""How those who do not play may watch: as it happens, some time later, or not at all. They never see a hand."""
Outcome = Literal["", "granted", "refused", "silence", "dropped"]


@dataclass(frozen=True, slots=True)
class Plea:
    """The last question of a table whether a play may be taken back although something was revealed."""

    seat: int
    to: int
    """How many entries the log would keep."""
    move: int
    """The number of the play it is about."""
    until: float
    """When silence becomes a no, in the house's own time."""
    words: str = ""
    votes: dict[str, bool] = field(default_factory=dict)
    """By person."""
    outcome: Outcome = ""
    """Empty while it is open."""
    asked: tuple[int, ...] = ()
    """The plays about which nobody asks again."""


@dataclass(frozen=True)
class Record:
    """The row of a table, with its seats."""

    code: str
    revision: int
    name: str
    game: str
    seats: int
    options: dict[str, Any]
    public: bool
    status: Status
    host: str
    created: int
    moved: int
    """When something last happened."""
    header: str | None
    commitment: str
    number: int
    waiting: tuple[int, ...]
    winners: tuple[int, ...] | None
    again: str | None
    seating: tuple[Seat, ...]
    pack: str | None = None
    """The digest of the pack that was chosen; None: the standard one, whatever it is at the start."""
    pack_name: str = ""
    pack_author: str = ""
    """What its maker calls it, and who that is; the standard pack has neither."""
    lesson: bool = False
    """Whether somebody learns the game here: chance is fixed and the others follow a script."""
    take_back: int | None = None
    """Milliseconds for which bots wait while a person may take a play back; None: as the server has it."""
    abandoned: int | None = None
    """When the people there gave the game up; it is over, and has no result."""
    agreed: tuple[str, ...] = ()
    """The people who want to give it up."""
    pace: Pace = NO_CLOCK
    clocks: Clocks = NO_CLOCKS
    due: float | None = None
    """When somebody has to look at the clocks, in the house's own time."""
    plea: Plea | None = None
    origin: Origin | None = None
    watch: Watch = "live"
    gallery: bool = True
    """Those who watch may talk among themselves."""
    hints: Hints | None = None
    """How often the coach may be asked; None: as often as one likes alone with bots, never where people play."""
    stuck: Stuck | None = None
    """Why its game cannot go on here; known once the game was read, and not kept."""
    asking: str = "{}"
    """What the people there are asked: the words by seat, as JSON."""
    cup: str | None = None
    """The tournament it belongs to."""
    goes_on: str | None = None
    """The version of the rules it goes on under, where that is not the one it began under; likewise."""

    def but(self, **new: Any) -> Record:
        """Give it with some values changed, as `replace` does; every play needs that, and `replace` asks each field."""
        twin = object.__new__(Record)
        twin.__dict__.update(self.__dict__, **new)
        return twin


def concerned(record: Record) -> set[str]:
    """Give the people who are asked whether a play may be taken back: all who play here themselves but who asks."""
    people = {place.person for place in record.seating if place.bot is None and place.person is not None}
    return set() if record.plea is None else people - {record.seating[record.plea.seat].person or ""}


def unheard(record: Record) -> set[str]:
    """Give those of them who still have to answer."""
    plea = record.plea
    return set() if plea is None or plea.outcome else concerned(record) - {*plea.votes}


def is_awaited(record: Record, person: str) -> bool:
    """Tell whether a table waits for somebody: for an answer, or for a word about taking one back."""
    if record.status != "playing":
        return False
    if record.plea is not None and not record.plea.outcome:
        return person in unheard(record)
    return any(record.seating[seat].person == person and record.seating[seat].bot is None for seat in record.waiting)


def hints_at(record: Record) -> Hints:
    """Say how often the coach may be asked at a table: as it was chosen, else freely where one plays with bots."""
    if record.lesson:
        return "none"
    if record.hints is not None:
        return record.hints
    people = {place.person for place in record.seating if place.kind == "person"}
    alone = len(people) <= 1 and all(place.kind in ("person", "bot") for place in record.seating)
    return "free" if alone else "none"


@dataclass(frozen=True, slots=True)
class Game:
    """What a game is rebuilt from: the key of chance, the log, and the ids of the answers in it and before."""

    key: bytes
    entries: list[tuple[int, str]]
    answers: dict[str, tuple[int, int]]
    by: dict[int, By]
    """Who has answered for a person, by what the number of such an entry's events is."""


class Store:
    """Reads in threads, writes through the writer."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._metrics = metrics
        url = make_url(settings.database_url)
        self._engine = open_engine(url)
        self._writing = open_engine(url, writes=True) if url.get_backend_name() == "sqlite" else self._engine
        self.writer = Writer(self._writing, metrics)

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        await asyncio.to_thread(migrate, self._writing)
        self.writer.start()

    async def close(self) -> None:
        """Finish what is being written."""
        await self.writer.close()
        self._engine.dispose()
        self._writing.dispose()

    async def apart(self, job: Callable[[Connection], T]) -> T:
        """Run a transaction that plays need not wait for, and that does not lock rows together with theirs."""
        if self._writing is not self._engine:
            return await self.writer.call(job)  # SQLite: whoever writes waits for all others anyway

        def run() -> T:
            with self._engine.begin() as connection:
                return job(connection)

        return await asyncio.to_thread(run)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a query."""

        def run() -> T:
            with self._engine.connect() as connection:
                return job(connection)

        with self._metrics.read_seconds.time():
            return await asyncio.to_thread(run)


def open_engine(url: URL, *, writes: bool = False) -> Engine:
    """Give the way to a database; what is written is told to no log."""
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(url, pool_size=1 if writes else 5, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver must not begin transactions by itself: `begin` below does
        cursor = connection.cursor()
        for pragma in ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(TO_WRITE if writes else "BEGIN")

    return engine


class TooNew(Exception):
    """A database was written by a later version of this program."""


def migrate(engine: Engine) -> None:
    """Run the migrations that this database has not seen; several processes may do so at once."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        if not is_current(connection):
            _upgrade(connection)


def is_current(connection: Connection) -> bool:
    """Tell whether a database has seen all migrations; raises TooNew where it has seen one that is not ours."""
    known = sorted(file.stem.partition("_")[0] for file in (MIGRATIONS / "versions").glob("*.py"))
    seen = _version_of(connection)
    if seen is not None and seen not in known:
        raise TooNew(seen)
    return seen == known[-1]


def _version_of(connection: Connection) -> str | None:
    """Give the last migration that a database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("select version_num from alembic_version")).scalar_one_or_none()
    return found


def _upgrade(connection: Connection) -> None:
    """Run migrations; Alembic is large, so a server that has none to run does not read it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


# People


def is_id(text: str) -> bool:
    """Tell whether this can be an id of ours; what cannot is not looked for: a database might refuse to."""
    return ID.fullmatch(text) is not None


def person_of_token(connection: Connection, token_hash: str) -> Person | None:
    """Give the person whose secret has that hash."""
    query = (
        select(people.c.id, people.c.name, people.c.lang, people.c.face).join(tokens).where(tokens.c.hash == token_hash)
    )
    found = connection.execute(query).one_or_none()
    return Person(*found) if found else None


def preferences(connection: Connection, person: str) -> tuple[str | None, bool | None, bool | None]:
    """Give what somebody prefers (as JSON), whether they want a rating, and whether they run the house."""
    query = select(people.c.settings, people.c.rated, people.c.operator).where(people.c.id == person)
    settings, rated, operator = connection.execute(query).one()
    return settings, rated, operator


def keep_settings(connection: Connection, person: str, settings: str, lang: str | None) -> None:
    """Keep what somebody prefers, and the language they are written to in, where they have chosen one."""
    new = {"settings": settings} | ({} if lang is None else {"lang": lang})
    connection.execute(people.update().where(people.c.id == person).values(new))


# Tables


def find_table(connection: Connection, code: str) -> Record | None:
    """Give a table with its seats."""
    found = _records(connection, select(tables).where(tables.c.code == code))
    return found[0] if found else None


def tables_of(connection: Connection, person: str) -> list[Record]:
    """Give the tables a person hosts or sits at and has not put away, those in play first, then open, then recent."""
    seated = exists().where(seats.c.code == tables.c.code, seats.c.person == person)
    order = case({"playing": 0, "open": 1}, value=tables.c.status, else_=2)
    put_away = exists().where(archived.c.code == tables.c.code, archived.c.person == person)
    plays = exists().where(seats.c.code == tables.c.code, seats.c.person == person, seats.c.stand_in.is_(None))
    away = put_away & or_(tables.c.status == "over", ~plays)
    query = select(tables).where(or_(tables.c.host == person, seated), ~away)
    return _records(connection, query.order_by(order, tables.c.moved.desc()).limit(SHOWN))


def some_tables(connection: Connection, codes: Sequence[str]) -> list[Record]:
    """Give tables by their codes."""
    return _records(connection, select(tables).where(tables.c.code.in_(codes)))


def open_tables(connection: Connection) -> list[Record]:
    """Give the public tables with an open seat, newest first."""
    free = exists().where(seats.c.code == tables.c.code, seats.c.kind == "open")
    query = select(tables).where(tables.c.status == "open", tables.c.public, free)
    return _records(connection, query.order_by(tables.c.moved.desc()).limit(SHOWN))


def running_tables(connection: Connection) -> list[Record]:
    """Give the public tables in play that may be watched, the liveliest first."""
    query = select(tables).where(tables.c.status == "playing", tables.c.public)
    query = query.where(or_(tables.c.watch.is_(None), tables.c.watch != "none"))
    return _records(connection, query.order_by(tables.c.moved.desc()).limit(SHOWN))


def tables_waiting_for_bots(connection: Connection) -> list[str]:
    """Give the codes of tables in play where a bot has to answer and no process drives it."""
    driven = or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None))
    query = select(tables.c.code, tables.c.waiting, seats.c.seat).join(seats, seats.c.code == tables.c.code)
    free = ~exists().where(leases.c.name == tables.c.code)
    rows = connection.execute(query.where(tables.c.status == "playing", driven, free))
    return sorted({code for code, waiting, seat in rows if seat in msgspec.json.decode(waiting)})


def tables_due(connection: Connection, now: float) -> list[str]:
    """Give the codes of tables at whose clocks somebody has to look now."""
    return list(connection.execute(select(tables.c.code).where(tables.c.due <= now).order_by(tables.c.due)).scalars())


def headers_in_play(connection: Connection) -> list[tuple[str, str]]:
    """Give the tables in play with the headers of their logs."""
    query = select(tables.c.code, tables.c.header).where(tables.c.status == "playing").order_by(tables.c.code)
    return [(code, header) for code, header in connection.execute(query)]


def count_unfinished(connection: Connection, person: str) -> int:
    """Count the tables of a host that are not over."""
    query = select(func.count()).select_from(tables).where(tables.c.host == person, tables.c.status != "over")
    return int(connection.execute(query).scalar_one())


def lesson_under_way(connection: Connection, person: str, game: str) -> Record | None:
    """Give the lesson of a game that somebody has begun and not ended."""
    mine = (tables.c.host == person) & (tables.c.game == game) & tables.c.lesson & (tables.c.status != "over")
    found = _records(connection, select(tables).where(mine).order_by(tables.c.moved.desc()).limit(1))
    return found[0] if found else None


def load_game(connection: Connection, code: str) -> Game:
    """Give all that a game is rebuilt from."""
    key = connection.execute(select(keys.c.key).where(keys.c.code == code)).scalar_one()
    log = select(entries.c.seat, entries.c.action).where(entries.c.code == code).order_by(entries.c.number)
    known = select(answers.c.answer, answers.c.seat, answers.c.number).where(answers.c.code == code)
    return Game(
        bytes.fromhex(key),
        [(seat, action) for seat, action in connection.execute(log)],
        {answer: (seat, number) for answer, seat, number in connection.execute(known)},
        answered_by(connection, code),
    )


def answered_by(connection: Connection, code: str, number: int = 0) -> dict[int, By]:
    """Say who has answered for people, from a number of the log on."""
    query = select(entries.c.number, entries.c.by).where(entries.c.code == code, entries.c.number >= number)
    return {at + 1: by for at, by in connection.execute(query.where(entries.c.by.is_not(None)))}


@dataclass(frozen=True, slots=True)
class Since:
    """What has happened to a table in play after a revision."""

    record: Record
    cut: bool
    """Something was taken back: the log has to be read from the beginning."""
    entries: list[tuple[int, str]]
    answers: dict[str, tuple[int, int]]
    by: dict[int, By]


def since(connection: Connection, code: str, revision: int, number: int) -> Since | None:
    """Give a table with what was added to its log after a revision and a number."""
    record = find_table(connection, code)
    if record is None:
        return None
    cut = select(undone.c.number).where(undone.c.code == code, undone.c.revision > revision).limit(1)
    log = select(entries.c.seat, entries.c.action).where(entries.c.code == code, entries.c.number >= number)
    known = select(answers.c.answer, answers.c.seat, answers.c.number)
    return Since(
        record,
        connection.execute(cut).first() is not None,
        [(seat, action) for seat, action in connection.execute(log.order_by(entries.c.number))],
        {
            answer: (seat, at)
            for answer, seat, at in connection.execute(known.where(answers.c.code == code, answers.c.number > number))
        },
        answered_by(connection, code, number),
    )


def revision_of(connection: Connection, code: str) -> int | None:
    """Give the revision a table has reached."""
    found = connection.execute(select(tables.c.revision).where(tables.c.code == code)).scalar_one_or_none()
    return None if found is None else int(found)


@dataclass(slots=True)
class Seen:
    """How far a table has come, and what the people there are called."""

    revision: int
    chat: int = 0
    proposals: tuple[int, ...] = ()
    names: dict[str, str] = field(default_factory=dict)


def survey(connection: Connection, codes: Sequence[str]) -> dict[str, Seen]:
    """Look at several tables at once."""
    found = {
        code: Seen(revision)
        for code, revision in connection.execute(
            select(tables.c.code, tables.c.revision).where(tables.c.code.in_(codes))
        )
    }
    last = select(chat.c.code, func.max(chat.c.number)).where(chat.c.code.in_(codes)).group_by(chat.c.code)
    for code, number in connection.execute(last):
        found[code].chat = number
    for table, flag in ((proposals, proposals.c.open), (opinions, opinions.c.agrees)):
        marks = select(table.c.code, func.count(), func.sum(case((flag, 1), else_=0)))
        for code, *counts in connection.execute(marks.where(table.c.code.in_(codes)).group_by(table.c.code)):
            found[code].proposals += tuple(map(int, counts))
    named = select(seats.c.code, people.c.id, people.c.name).join(people, people.c.id == seats.c.person)
    for code, person, name in connection.execute(named.where(seats.c.code.in_(codes), seats.c.kind == "person")):
        found[code].names[person] = name
    return found


def find_person(connection: Connection, id: str) -> Person | None:
    """Give somebody by their id."""
    found = connection.execute(
        select(people.c.id, people.c.name, people.c.lang, people.c.face).where(people.c.id == id)
    ).one_or_none()
    return Person(*found) if found else None


def _records(connection: Connection, query: Select[Any]) -> list[Record]:
    rows = connection.execute(query).all()
    seated = _seating(connection, [row.code for row in rows])
    return [_record(row, seated[row.code]) for row in rows]


def _seating(connection: Connection, codes: Sequence[str]) -> dict[str, list[Seat]]:
    """Give the seats of several tables with the names of those who sit there."""
    found: dict[str, list[Seat]] = {code: [] for code in codes}
    query = select(seats, people.c.name.label("own")).join(people, people.c.id == seats.c.person, isouter=True)
    for row in connection.execute(query.where(seats.c.code.in_(codes)).order_by(seats.c.seat)):
        name = row.own if row.kind == "person" else row.name or ""
        found[row.code].append(
            Seat(
                row.seat,
                row.kind,
                row.person,
                name,
                row.level,
                row.stand_in,
                row.role,
                row.keepsake,
                row.face,
                row.left,
                row.lent,
                row.hints or 0,
                row.character,
            )
        )
    return found


def _record(row: Row[Any], seating: list[Seat]) -> Record:
    return Record(
        code=row.code,
        revision=row.revision,
        name=row.name,
        game=row.game,
        seats=row.seats,
        options=msgspec.json.decode(row.options),
        public=bool(row.public),
        status=row.status,
        host=row.host,
        created=row.created,
        moved=row.moved,
        header=row.header,
        commitment=row.commitment,
        number=row.number,
        waiting=tuple(msgspec.json.decode(row.waiting)),
        winners=None if row.winners is None else tuple(msgspec.json.decode(row.winners)),
        again=row.again,
        seating=with_faces(seating),
        pack=row.pack,
        pack_name=row.pack_name or "",
        pack_author=row.pack_author or "",
        lesson=bool(row.lesson),
        take_back=row.take_back,
        abandoned=row.abandoned,
        agreed=tuple(msgspec.json.decode(row.agreed or "[]")),
        pace=NO_CLOCK if row.pace is None else msgspec.json.decode(row.pace, type=Pace),
        clocks=NO_CLOCKS if row.clocks is None else msgspec.json.decode(row.clocks, type=Clocks),
        due=row.due,
        plea=None if row.plea is None else msgspec.json.decode(row.plea, type=Plea),
        origin=None if row.origin is None else msgspec.json.decode(row.origin, type=Origin),
        watch=row.watch or "live",
        gallery=row.gallery is not False and row.gallery != 0,
        hints=row.hints,
        asking=row.asking or "{}",
        cup=row.cup,
    )
