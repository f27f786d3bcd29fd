"""Before and after a game: making a table, taking seats, starting, handing a seat to a bot, playing again."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, cast, get_args

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from kuluary import bots
from kuluary.core import Action, BadOption, Game, Header, KeyedChance, Pack, find_game
from kuluary.encoding import plain
from kuluary.lessons import LEVEL, lesson_of
from kuluary.server.before.bringing import Kept, carry_on, check_roles, kept_at, with_roles
from kuluary.server.before.sheets import check
from kuluary.server.database import store
from kuluary.server.database.packs import Own, keep
from kuluary.server.database.schema import entries, keys, seats, tables
from kuluary.server.database.store import Hints, Origin, Person, Record, Seat, Watch, with_faces
from kuluary.server.errors import Refused, check_seat, malformed, no_lesson, no_table, not_your_seat
from kuluary.server.house import House
from kuluary.server.people.guests import clean
from kuluary.server.protocol import wire
from kuluary.server.table.clocks import NO_CLOCK, Pace
from kuluary.server.table.host import only_host
from kuluary.server.table.room import Room

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no words come out; no digits, so that nothing looks like a letter."""
TWINS: Final = str.maketrans("ВЅСНЈКМРТХ", "BSCHJKMPTX", " -\u00a0\t")
"""Letters of the other alphabet that look like ours; what stands between letters does not count."""
CODE_LENGTH: Final = 6
TRIES: Final = 8
KEY_BYTES: Final = 32
TAKE_BACK: Final = (0, 2500, 5000)
"""Milliseconds for which bots may be told to wait while a person may take a play back."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a new table is to be."""

    game: str
    seats: int
    options: dict[str, Any]
    name: str
    public: bool
    seating: tuple[Seat, ...]
    pack: str | None = None
    pack_name: str = ""
    pack_author: str = ""
    kept: Pack | None = None
    """The pack itself, where it has to be kept for the table."""
    key: bytes | None = None
    """The key of chance where it is fixed: a lesson is the same for everyone."""
    hints: Hints | None = None
    """How often the coach may be asked; None: what is usual."""
    pace: Pace = NO_CLOCK
    take_back: int | None = None
    watch: Watch = "live"
    gallery: bool = True
    past: Past | None = None
    """What it has from another game."""
    cup: tuple[str, int, int] | None = None
    """The tournament it belongs to, the round, and which of its tables it is."""


@dataclass(frozen=True, slots=True)
class Past:
    """The beginning of a game that goes on from a moment of another."""

    origin: Origin
    header: Header
    entries: tuple[tuple[int, Action], ...]


def plan_table(
    house: House,
    host: Person,
    *,
    game: str,
    seats: int,
    options: dict[str, Any],
    name: str | None,
    public: bool,
    seating: Sequence[str] | None,
    roles: Sequence[str | None] | None = None,
    own: Own | None = None,
    pace: Pace = NO_CLOCK,
    take_back: int | None = None,
    hints: str | None = None,
) -> Plan:
    """Check what somebody wants to play."""
    found = find_game_or_refuse(game)
    if seats not in found.seats:
        allowed = ", ".join(map(str, found.seats))
        raise Refused(422, "bad_option", f"{game} cannot be played by {seats}: allowed are {allowed}")
    full = check_options(game, seats, options)
    kinds = list(seating) if seating is not None else ["me"] + ["open"] * (seats - 1)
    if len(kinds) != seats:
        raise malformed(f"seating names {len(kinds)} seats, the table has {seats}")
    if kinds.count("me") > 1 and not found.open_hands:
        raise malformed("seating can have one seat for me: the others at your device are local:<name>")
    places = with_characters(game, [read_kind(house, host, game, seat, kind) for seat, kind in enumerate(kinds)])
    limit = house.settings.limits.name_length
    if found.roles is not None and (named := roles or options.get(found.roles[0])) is not None:
        wanted = check_roles(game, seats, named)
        places = tuple(replace(place, role=role) for place, role in zip(places, wanted, strict=True))
    check_take_back(take_back)
    plan = Plan(game, seats, full, clean(name, limit, what="name") if name else "", public, with_faces(places))
    plan = replace(plan, pace=pace, take_back=take_back, hints=check_hints(hints))
    return plan if own is None else _with_pack(plan, own)


def _with_pack(plan: Plan, own: Own) -> Plan:
    pack = own.pack
    check_pack(plan.game, pack)
    return replace(plan, pack=pack.digest, pack_name=pack.name, pack_author=own.author, kept=pack)


def check_pack(game: str, pack: Pack) -> None:
    """Refuse a pack of another game, and one that cannot be played."""
    if pack.game != game:
        raise Refused(422, "bad_pack", f"this is a pack of {pack.game}, not of {game}")
    if (fault := check(pack)) is not None:
        raise Refused(422, "bad_pack", fault.message)


def find_game_or_refuse(game: str) -> Game:
    """Give a game, or say which there are."""
    try:
        return find_game(game)
    except BadOption as error:
        raise Refused(422, "bad_option", str(error)) from None


def check_options(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Give all options of a game with defaults filled in."""
    try:
        return find_game_or_refuse(game).options(seats, options)
    except BadOption as error:
        raise Refused(422, "bad_option", str(error)) from None


def check_hints(hints: str | None) -> Hints | None:
    """Give how often the coach may be asked, or say what is allowed."""
    if hints is not None and hints not in get_args(Hints):
        raise Refused(422, "bad_option", f"hints cannot be {hints!r}: allowed are {', '.join(get_args(Hints))}")
    return cast("Hints | None", hints)


def read_kind(house: House, host: Person, game: str, seat: int, kind: str) -> Seat:
    """Read who is to sit on a seat: me, open, bot:<level>, bot:<level>+<character> or local:<name>."""
    what, _, rest = kind.partition(":")
    if kind == "me":
        return Seat(seat, "person", host.id, host.name, face=host.face)
    if kind == "open":
        return Seat(seat, "open")
    if what == "bot":
        level, _, character = check_level(game, rest).partition("+")
        return Seat(seat, "bot", level=level, character=character or None)
    if what == "local":
        return Seat(seat, "local", host.id, clean(rest, house.settings.limits.name_length, what="name"))
    raise malformed(f"{kind!r} is no seating: allowed are me, open, bot:<level>, bot:<level>+<character>, local:<name>")


def with_characters(game: str, seating: Sequence[Seat], known: Iterable[str] = ()) -> tuple[Seat, ...]:
    """Let bots of a level that come to a table be somebody: whom the host names, or any character not there yet."""
    taken = [*known, *[place.character for place in seating if place.character is not None]]
    if len(set(taken)) < len(taken):
        raise Refused(409, "character_taken", "two bots cannot be the same character")
    found = []
    for place in seating:
        free = [one for one in bots.characters(game) if one not in taken]
        level = place.level or ""
        nameless = place.kind == "bot" and place.character is None and level in bots.levels(game)
        if nameless and free and bots.has_style(game, level):
            taken.append(secrets.choice(free))
            place = replace(place, character=taken[-1])
        found.append(place)
    return tuple(found)


def check_level(game: str, level: str) -> str:
    """Give a level of bots, or say which the game has."""
    try:
        return bots.check_level(game, level)
    except BadOption as error:
        raise Refused(422, "bad_option", str(error)) from None


def read_code(text: str) -> str:
    """Read the code of a table, in any case and either alphabet; what cannot be one belongs to no table."""
    code = text.upper().translate(TWINS)
    if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
        raise no_table()
    return code


async def learn(house: House, person: Person, game: str, chapter: int | None) -> Record:
    """Give somebody the lesson of a game where it was left, or from the beginning of a chapter."""
    lesson = lesson_of(find_game_or_refuse(game).name)
    if lesson is None:
        raise no_lesson(game)
    if chapter is not None and chapter not in range(len(lesson.chapters)):
        raise malformed(f"there is no chapter {chapter}: chapters are 0 to {len(lesson.chapters) - 1}")
    chance = KeyedChance.from_seed(lesson.seed)
    found = await house.store.read(partial(store.lesson_under_way, person=person.id, game=game))
    written_for = (chance.commitment, lesson.content)
    if found is None or (found.commitment, found.pack) != written_for:  # none, or one of an earlier release
        options = check_options(game, lesson.seats, lesson.options)
        me = Seat(lesson.seat, "person", person.id, person.name, face=person.face)
        cast = iter(bots.characters(game))  # whom one learns with one meets again
        seats = range(lesson.seats)
        seating = with_faces(
            [me if s == me.seat else Seat(s, "bot", level=LEVEL, character=next(cast, None)) for s in seats]
        )
        plan = Plan(game, lesson.seats, options, "", public=False, seating=seating, pack=lesson.content, key=chance.key)
        found = await open_table(house, person, plan)
    async with house.visit(found.code) as room:
        if room.record.status == "open":
            await room.start(partial(check_start, person=person), chapter or 0)
        elif chapter is not None:
            await room.relearn(chapter)
        return room.record


async def open_table(house: House, host: Person, plan: Plan) -> Record:
    """Make a table under a new code, unless its host has too many; those of a tournament are not the host's own."""
    unfinished = 0 if plan.cup else await house.store.read(partial(store.count_unfinished, person=host.id))
    if unfinished >= house.settings.limits.tables_per_person:
        raise Refused(409, "too_many_tables", f"you have {unfinished} tables that are not over: finish some first")
    now = house.now
    key = plan.key or secrets.token_bytes(KEY_BYTES)
    return await under_new_code(house, partial(_insert, host=host, plan=plan, key=key, now=now))


async def under_new_code(house: House, insert: Callable[..., None]) -> Record:
    """Write a table down under a code that nobody has."""
    for _ in range(TRIES):
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        try:
            await house.store.writer.call(partial(insert, code=code))
        except IntegrityError:
            continue
        async with house.visit(code) as room:
            return room.record
    raise Refused(503, "no_code", "no free code was found: try again")


def _insert(connection: Connection, code: str, host: Person, plan: Plan, key: bytes, now: int) -> None:
    row = {
        "code": code,
        "revision": 1,
        "name": plan.name,
        "game": plan.game,
        "seats": plan.seats,
        "options": wire.encode(plan.options).decode(),
        "public": plan.public,
        "status": "open",
        "host": host.id,
        "created": now,
        "moved": now,
        "commitment": KeyedChance(key).commitment,
        "number": 0,
        "waiting": "[]",
        "pack": plan.pack,
        "pack_name": plan.pack_name or None,
        "pack_author": plan.pack_author or None,
        "lesson": plan.key is not None,
        "pace": None if plan.pace == NO_CLOCK else wire.encode(plan.pace).decode(),
        "take_back": plan.take_back,
        "watch": plan.watch,
        "gallery": plan.gallery,
        "hints": plan.hints,
    }
    if plan.kept is not None:
        keep(connection, plan.kept, now)
    if plan.cup is not None:
        place = dict(zip(("cup", "round", "board"), plan.cup, strict=True))
        if connection.execute(select(tables.c.code).where(*(tables.c[key] == at for key, at in place.items()))).first():
            raise Refused(409, "laid", "this table of the tournament is there already")
        row |= place
    if (past := plan.past) is not None:
        header = replace(past.header, commitment=KeyedChance(key).commitment, key=None)
        row |= {"header": wire.encode(plain(header)).decode(), "origin": wire.encode(past.origin).decode()}
    connection.execute(tables.insert().values(row))
    connection.execute(keys.insert().values(code=code, key=key.hex()))
    connection.execute(seats.insert(), [seat.row() | {"code": code} for seat in plan.seating])
    if past is not None:
        write_entries(connection, code, past.entries, now)


def write_entries(connection: Connection, code: str, log: Sequence[tuple[int, Action]], now: int) -> None:
    """Keep the beginning of a log."""
    rows = [
        {"code": code, "number": number, "seat": seat, "action": wire.encode(plain(action)).decode(), "at": now}
        for number, (seat, action) in enumerate(log)
    ]
    if rows:
        connection.execute(entries.insert(), rows)


# Before the start


def take_seat(record: Record, person: Person, seat: int) -> Record:
    """Sit down on an open seat."""
    place = _place(_before_start(record), seat)
    if place.kind != "open":
        if place.person == person.id and place.kind == "person":
            return record
        raise Refused(409, "taken", f"seat {seat} is taken")
    seated = any(other.kind == "person" and other.person == person.id for other in record.seating)
    if seated and not find_game(record.game).open_hands:
        raise Refused(409, "seated", "you sit at this table already: stand up first")
    face = None if person.face in _shown(record) else person.face
    return _reseat(record, Seat(seat, "person", person.id, person.name, face=face))


def leave_seat(record: Record, person: Person, seat: int) -> Record:
    """Stand up again."""
    if _place(_before_start(record), seat).person != person.id:
        raise not_your_seat(seat)
    return _reseat(record, Seat(seat, "open"))


def set_seat(record: Record, person: Person, place: Seat) -> Record:
    """The host says who sits on a seat."""
    before = _place(_before_start(record), place.seat)
    only_host(record, person)
    if before.kind == place.kind == "bot":
        plays = place.level is not None and bots.has_style(record.game, place.level)
        character = place.character or (before.character if plays else None)
        place = replace(place, role=before.role, face=before.face, character=character)
    others = [other.character for other in record.seating if other.seat != place.seat and other.character is not None]
    (place,) = with_characters(record.game, [place], others)
    return _reseat(record, place)


def show_face(record: Record, person: Person, seat: int, face: int) -> Record:
    """Choose a face for one's own seat; a bot that has it gives way, a person does not."""
    place = _place(_before_start(record), seat)
    if place.person != person.id:
        raise not_your_seat(seat)
    if face in _shown(record) - {place.face}:
        raise Refused(409, "face_taken", f"face {face} is taken")
    given = [replace(other, face=None) if other.face == face else other for other in record.seating]
    return _reseat(replace(record, seating=tuple(given)), replace(place, face=face))


def set_options(
    record: Record, person: Person, *, options: dict[str, Any] | None, name: str | None, public: bool | None
) -> Record:
    """The host changes what is played; `options` replace those there were."""
    only_host(_before_start(record), person)
    if options is not None:
        _from_the_beginning(record)
        before, record = record, replace(record, options=check_options(record.game, record.seats, options))
        roles = find_game(record.game).roles
        if roles is not None and record.options[roles[0]] != before.options[roles[0]]:
            record = with_roles(record, record.options[roles[0]])
    if name is not None:
        record = replace(record, name=name)
    return record if public is None else replace(record, public=public)


def set_pack(record: Record, person: Person, own: Own | None) -> Record:
    """The host chooses what is printed on the cards: an own pack, or the standard one."""
    only_host(_before_start(record), person)
    _from_the_beginning(record)
    if own is None:
        return replace(record, pack=None, pack_name="", pack_author="")
    check_pack(record.game, own.pack)
    return replace(record, pack=own.pack.digest, pack_name=own.pack.name, pack_author=own.author)


def set_take_back(record: Record, person: Person, ms: int | None) -> Record:
    """The host says, at any time, how long bots wait while a play may be taken back; None: as the server has it."""
    check_take_back(ms)
    only_host(record, person)
    return replace(record, take_back=ms)


def check_take_back(ms: int | None) -> None:
    """Refuse a time that bots do not wait."""
    if ms not in (None, *TAKE_BACK):
        raise malformed(f"bots cannot wait {ms} ms: allowed are {', '.join(map(str, TAKE_BACK))}")


def set_pace(record: Record, person: Person, pace: Pace) -> Record:
    """The host says how fast the table plays."""
    only_host(_before_start(record), person)
    return replace(record, pace=pace)


def set_audience(record: Record, person: Person, watch: Watch | None, gallery: bool | None) -> Record:
    """The host says, at any time, how those who do not play may watch, and whether they may talk."""
    only_host(record, person)
    record = record if watch is None else replace(record, watch=watch)
    return record if gallery is None else replace(record, gallery=gallery)


def check_start(record: Record, person: Person) -> None:
    """The host starts when every seat is taken."""
    only_host(_before_start(record), person)
    if free := [place.seat for place in record.seating if place.kind == "open"]:
        raise Refused(409, "not_full", f"open seats: {', '.join(map(str, free))}")


# While playing and after


def hand_over(record: Record, person: Person, seat: int, level: str | None) -> Record:
    """Let a bot play a seat of one's own, or take it back."""
    if record.status != "playing":
        raise Refused(409, "not_playing", "seats are handed to bots while a game is played")
    place = _place(record, seat)
    if place.kind == "bot" or place.person != person.id:
        raise not_your_seat(seat)
    stand_in = None if level is None else check_level(record.game, level)
    return _reseat(record, replace(place, stand_in=stand_in, lent=None))


async def play_again(house: House, host: Person, room: Room, *, rotate: bool = False) -> Record:
    """Give the table at which the players of a finished one meet again; whoever calls first is its host.

    `rotate`: everyone moves on by a seat, where no roles belong to the seats.
    """
    async with room.hold():
        kept = await house.store.read(partial(kept_at, code=room.record.code))
        plan = _plan_again(room.record, host, kept)
        if rotate and find_game(plan.game).roles is None:
            plan = replace(plan, seating=_moved_on(plan.seating))
        while room.record.again is None:
            record = await open_table(house, host, plan)
            if await room.commit(replace(room.record, again=record.code)):
                room.show_table()
            else:
                await room.reread()
        code = room.record.again
    async with house.visit(code) as following:
        return following.record


def _moved_on(seating: Sequence[Seat]) -> tuple[Seat, ...]:
    """Everyone sits where their neighbour sat."""
    return tuple(replace(seating[seat - 1], seat=seat) for seat in range(len(seating)))


def _plan_again(record: Record, person: Person, kept: Mapping[int, Kept]) -> Plan:
    """The same people and bots once more, with what they kept; only who was there may call them together."""
    if record.status != "over":
        raise Refused(409, "not_over", "the game is not over yet")
    if record.lesson:
        raise Refused(409, "lesson", "a lesson is begun anew, not played again")
    if person.id != record.host and all(place.person != person.id for place in record.seating):
        raise Refused(403, "not_seated", "only who played may call for another game")
    fresh = carry_on(record, kept)
    seating = tuple(replace(place, hints=0) for place in fresh.seating)
    plan = Plan(record.game, record.seats, fresh.options, record.name, record.public, seating)
    plan = replace(plan, pace=record.pace, take_back=record.take_back, hints=record.hints)
    plan = replace(plan, watch=record.watch, gallery=record.gallery)
    if not record.pack_name:  # whoever plays the standard pack plays today's
        return plan
    return replace(plan, pack=record.pack, pack_name=record.pack_name, pack_author=record.pack_author)


def _before_start(record: Record) -> Record:
    if record.status != "open":
        raise Refused(409, "started", "the game has started already")
    return record


def _from_the_beginning(record: Record) -> None:
    if record.origin is not None:
        raise Refused(409, "goes_on", "this game goes on from another: what is played is settled")


def _place(record: Record, seat: int) -> Seat:
    check_seat(seat, record.seats)
    return record.seating[seat]


def _shown(record: Record) -> set[int | None]:
    """The faces of people, which nobody takes from them."""
    return {place.face for place in record.seating if place.kind in ("person", "local")}


def _reseat(record: Record, place: Seat) -> Record:
    seating = (*record.seating[: place.seat], place, *record.seating[place.seat + 1 :])
    return replace(record, seating=with_faces(seating))
