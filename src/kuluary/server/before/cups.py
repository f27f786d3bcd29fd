"""A tournament of friends: rounds laid out when it begins, who meets whom and who sits where, with a standing over all.

Every round seats everybody. Tables are as even as they can be; where a game needs more seats bots fill them. Those meet
who have met least, and everybody begins about as often. A round's tables are laid when the one before is over: whoever
ends the last of them lays them, or whoever looks.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from kuluary.core import find_game, game_names
from kuluary.server.before import lobby, series
from kuluary.server.database import store
from kuluary.server.database.schema import cup_people, cups, people, results, tables
from kuluary.server.database.store import Person, Seat, with_faces
from kuluary.server.errors import Refused
from kuluary.server.protocol import wire, words
from kuluary.server.table.clocks import NO_CLOCK, Pace
from kuluary.server.table.host import stand_in_level

if TYPE_CHECKING:
    from kuluary.server.house import House

MOST_PEOPLE: Final = 24
MOST_ROUNDS: Final = 12
TRIES: Final = 300
"""Ways to divide people among tables that are compared for one round."""
SHOWN: Final = 20
"""Tournaments in somebody's list."""

Board = tuple[str | None, ...]
"""Who sits where at a table; None: a bot."""


@dataclass(frozen=True, slots=True)
class Cup:
    """The row of a tournament."""

    id: str
    name: str
    game: str
    seats: int
    rounds: int
    host: str
    options: dict[str, Any]
    pace: Pace
    plan: tuple[tuple[Board, ...], ...] | None
    """Round by round and table by table; None: it has not begun."""
    people: tuple[str, ...]


# Who meets whom


def lay_out(folk: Sequence[str], sizes: Sequence[int], seats: int, rounds: int, seed: str) -> list[list[Board]]:
    """Divide people among tables of so many seats at most, round by round."""
    rng = Random(seed)
    count = -(-len(folk) // seats)
    small, larger = divmod(len(folk), count)
    even = [small + (place < larger) for place in range(count)]
    met: Counter[frozenset[str]] = Counter()
    sat: Counter[tuple[str, int]] = Counter()
    found = []
    for _ in range(rounds):
        boards = min((_divided(folk, even, rng) for _ in range(TRIES)), key=lambda some: _again(some, met))
        met.update(frozenset(pair) for board in boards for pair in combinations(board, 2))
        found.append([_seated(board, min(size for size in sizes if size >= len(board)), sat) for board in boards])
    return found


def _divided(folk: Sequence[str], sizes: Sequence[int], rng: Random) -> list[list[str]]:
    order = rng.sample(list(folk), len(folk))
    return [[order.pop() for _ in range(size)] for size in sizes]


def _again(boards: list[list[str]], met: Counter[frozenset[str]]) -> int:
    """Say how often people would meet again whom they have met."""
    return sum(met[frozenset(pair)] ** 2 for board in boards for pair in combinations(board, 2))


def _seated(board: list[str], size: int, sat: Counter[tuple[str, int]]) -> Board:
    """Give every seat, from the first, to whoever has sat there least; bots sit behind."""
    left, order = list(board), []
    for seat in range(len(board)):
        who = min(left, key=lambda one: sat[one, seat])
        left.remove(who)
        order.append(who)
        sat[who, seat] += 1
    return (*order, *[None] * (size - len(order)))


# Before it begins


async def found(
    house: House, host: Person, *, game: str, seats: int, rounds: int, name: str, options: dict[str, Any], pace: Pace
) -> str:
    """Call friends together for a tournament; whoever does takes part."""
    known = lobby.find_game_or_refuse(game)
    if seats not in known.seats:
        allowed = ", ".join(map(str, known.seats))
        raise Refused(422, "bad_option", f"{game} cannot be played by {seats}: allowed are {allowed}")
    if not 1 <= rounds <= MOST_ROUNDS:
        raise Refused(422, "bad_option", f"a tournament has 1 to {MOST_ROUNDS} rounds")
    lobby.check_options(game, seats, options)
    row = {"name": name, "game": game, "seats": seats, "rounds": rounds, "host": host.id, "created": house.now}
    row |= {"options": wire.encode(options).decode(), "pace": wire.encode(pace).decode()}
    for _ in range(lobby.TRIES):
        id = "".join(secrets.choice(lobby.LETTERS) for _ in range(lobby.CODE_LENGTH))
        try:
            await house.store.writer.call(partial(_insert, row={**row, "id": id}))
        except IntegrityError:
            continue
        return id
    raise Refused(503, "no_code", "no free code was found: try again")


def _insert(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(cups.insert().values(row))
    connection.execute(cup_people.insert().values(cup=row["id"], person=row["host"], at=row["created"]))


def find(connection: Connection, id: str) -> Cup:
    """Give a tournament, or say that there is none."""
    row = connection.execute(select(cups).where(cups.c.id == id)).one_or_none()
    if row is None:
        raise no_cup()
    query = select(cup_people.c.person).where(cup_people.c.cup == id).order_by(cup_people.c.at, cup_people.c.person)
    folk = tuple(connection.execute(query).scalars())
    plan = None if row.plan is None else msgspec.json.decode(row.plan, type=tuple[tuple[Board, ...], ...])
    pace = NO_CLOCK if row.pace is None else msgspec.json.decode(row.pace, type=Pace)
    options = msgspec.json.decode(row.options)
    return Cup(id, row.name, row.game, row.seats, row.rounds, row.host, options, pace, plan, folk)


def no_cup() -> Refused:
    """Nobody has called anybody together under that code."""
    return Refused(404, "no_cup", "there is no such tournament")


def join(connection: Connection, id: str, person: str, now: int) -> None:
    """Take part."""
    cup = _open(connection, id)
    if person in cup.people:
        return
    if len(cup.people) >= MOST_PEOPLE:
        raise Refused(409, "full", f"a tournament has at most {MOST_PEOPLE} people")
    connection.execute(cup_people.insert().values(cup=id, person=person, at=now))


def part(connection: Connection, id: str, person: str) -> None:
    """Take part no more; without anybody it is gone, and a host hands that over."""
    cup = _open(connection, id)
    connection.execute(delete(cup_people).where(cup_people.c.cup == id, cup_people.c.person == person))
    left = [one for one in cup.people if one != person]
    if not left:
        connection.execute(delete(cups).where(cups.c.id == id))
    elif person == cup.host:
        connection.execute(update(cups).where(cups.c.id == id).values(host=left[0]))


def begin(connection: Connection, id: str, person: str) -> None:
    """Lay the rounds out: from now on everybody knows whom they meet."""
    cup = _open(connection, id)
    if person != cup.host:
        raise Refused(403, "not_host", "only who has called the others may begin")
    if len(cup.people) < 2:
        raise Refused(409, "too_few", "a tournament needs two people at least")
    plan = lay_out(cup.people, find_game(cup.game).seats, cup.seats, cup.rounds, id)
    for size in {len(board) for boards in plan for board in boards}:
        lobby.check_options(cup.game, size, cup.options)  # some tables may be smaller
    fresh = (cups.c.id == id) & cups.c.plan.is_(None)
    connection.execute(update(cups).where(fresh).values(plan=wire.encode(plan).decode()))


def _open(connection: Connection, id: str) -> Cup:
    cup = find(connection, id)
    if cup.plan is not None:
        raise Refused(409, "started", "the tournament has begun already")
    return cup


# Round after round


async def go_on(house: House, id: str) -> None:
    """Lay the tables of the next round, where the one before is over."""
    cup = await house.store.read(partial(find, id=id))
    if cup.plan is None or cup.game not in game_names():
        return
    number, ready = await house.store.read(partial(_next_round, id=id))
    if not ready or number >= len(cup.plan):
        return
    for place, board in enumerate(cup.plan[number]):
        await _lay(house, cup, number, place, board)


def _next_round(connection: Connection, id: str) -> tuple[int, bool]:
    """Give the round whose tables are to be laid next, and whether it is time."""
    last = connection.execute(select(func.max(tables.c.round)).where(tables.c.cup == id)).scalar()
    if last is None:
        return 0, True
    unfinished = select(tables.c.code).where(tables.c.cup == id, tables.c.round == last, tables.c.status != "over")
    return last + 1, connection.execute(unfinished).first() is None


async def _lay(house: House, cup: Cup, number: int, place: int, board: Board) -> None:
    """Lay one table, and begin where nobody has to be there at once; another process may have done so."""
    folk = await house.store.read(lambda connection: {one: store.find_person(connection, one) for one in board if one})
    level = stand_in_level(cup.game)
    seating = []
    for seat, one in enumerate(board):
        who = folk.get(one or "")
        if who is None:
            seating.append(Seat(seat, "bot", level=level))
        else:
            seating.append(Seat(seat, "person", who.id, who.name, face=who.face))
    here = [who for who in folk.values() if who is not None]
    if not here:
        return
    host = next((who for who in here if who.id == cup.host), here[0])
    options = lobby.check_options(cup.game, len(board), cup.options)
    plan = lobby.Plan(cup.game, len(board), options, cup.name, public=False, seating=with_faces(seating))
    plan = replace(plan, pace=cup.pace, cup=(cup.id, number, place))
    try:
        record = await lobby.open_table(house, host, plan)
    except Refused:
        return
    if cup.pace.by_post or not cup.pace.move:
        async with house.visit(record.code) as room:
            await room.start(partial(lobby.check_start, person=host))


# What is shown


def listed(connection: Connection, person: str) -> list[words.CupName]:
    """Give the tournaments somebody takes part in, the newest first."""
    mine = select(cup_people.c.cup).where(cup_people.c.person == person)
    rows = connection.execute(select(cups.c.id).where(cups.c.id.in_(mine)).order_by(cups.c.created.desc()).limit(SHOWN))
    return [_named(connection, find(connection, id)) for id in rows.scalars()]


def _named(connection: Connection, cup: Cup) -> words.CupName:
    number, ready = _next_round(connection, cup.id)
    status: Literal["open", "playing", "over"] = "playing"
    if cup.plan is None:
        status = "open"
    elif ready and number >= cup.rounds:
        status = "over"
    return {
        "id": cup.id,
        "name": cup.name,
        "game": cup.game,
        "status": status,
        "round": number,
        "rounds": cup.rounds,
        "people": len(cup.people),
    }


def shown(connection: Connection, id: str, viewer: str | None) -> words.Cup:
    """Give a tournament: its people, who meets whom, what has come of it, and the standing."""
    cup = find(connection, id)
    named = connection.execute(select(people.c.id, people.c.name, people.c.face).where(people.c.id.in_(cup.people)))
    folk = {row.id: row for row in named}

    def who(one: str | None) -> words.CupSeat:
        row = folk.get(one or "")
        return {
            "id": None if row is None else row.id,
            "name": "" if row is None else row.name,
            "face": None if row is None else row.face,
            "bot": one is None,
            "you": one is not None and one == viewer,
            "place": None,
        }

    laid = {(row.round, row.board): row for row in connection.execute(select(tables).where(tables.c.cup == id))}
    codes = [row.code for _, row in sorted(laid.items())]
    ended = connection.execute(
        select(results.c.code, results.c.seat, results.c.place).where(results.c.code.in_(codes))
    ).all()
    places = {(row.code, row.seat): row.place for row in ended}
    rounds: list[list[words.CupTable]] = []
    for number, boards in enumerate(cup.plan or ()):
        told: list[words.CupTable] = []
        for place, board in enumerate(boards):
            row = laid.get((number, place))
            code = None if row is None else row.code
            sitting = [who(one) for one in board]
            for seat, one in enumerate(sitting):
                one["place"] = places.get((code or "", seat))
            told.append({"code": code, "status": None if row is None else row.status, "seats": sitting})
        rounds.append(told)
    standing = [one for one in series.standing(connection, codes, viewer) if one["kind"] == "person"]
    return {
        **_named(connection, cup),
        "seats": cup.seats,
        "host": cup.host,
        "pace": wire.pace(cup.pace),
        "folk": [who(one) for one in cup.people],
        "plan": rounds,
        "standing": standing,
    }


def forget(connection: Connection, person: str) -> None:
    """Take somebody out who has gone for good; where it has begun a bot sits down for them."""
    mine = select(cup_people.c.cup).where(cup_people.c.person == person)
    for id in connection.execute(select(cups.c.id).where(cups.c.id.in_(mine), cups.c.plan.is_(None))).scalars().all():
        part(connection, id, person)


def merge(connection: Connection, guest: str, person: str) -> None:
    """Give an account the places of a guest in tournaments."""
    connection.execute(update(cups).where(cups.c.host == guest).values(host=person))
    both = select(cup_people.c.cup).where(cup_people.c.person == person)
    connection.execute(delete(cup_people).where(cup_people.c.person == guest, cup_people.c.cup.in_(both)))
    connection.execute(update(cup_people).where(cup_people.c.person == guest).values(person=person))
    for id, plan in connection.execute(select(cups.c.id, cups.c.plan).where(cups.c.plan.contains(f'"{guest}"'))).all():
        connection.execute(update(cups).where(cups.c.id == id).values(plan=plan.replace(f'"{guest}"', f'"{person}"')))
