"""Profiles: what somebody has played, how it went, with whom; whom they invite, and whom they do not want to hear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, exists, func, select, update

from kuluary.server.database.schema import ignored, invitations, people, results, seats, tables
from kuluary.server.database.store import Person, Record, is_id
from kuluary.server.errors import Refused
from kuluary.server.people.ratings import BOTS, ratings_of
from kuluary.server.protocol import words

PAGE: Final = 20
"""Games on one page of a history."""
POINTS: Final = 200
"""Games of which a chart tells at most, the last ones."""
INVITED: Final = 12
"""People who may be called to one table at a time."""


def nobody() -> Refused:
    """There is no such person."""
    return Refused(404, "nobody", "there is nobody of that id")


# What was played


def _own(person: str) -> ColumnElement[bool]:
    """A person's results, one a game: who held several seats has the first."""
    same = results.alias()
    earlier = exists().where(same.c.code == results.c.code, same.c.person == person, same.c.seat < results.c.seat)
    return and_(results.c.person == person, ~earlier)


def _with_people(person: str) -> ColumnElement[bool]:
    """Games at which another person sat."""
    same = results.alias()
    return exists().where(same.c.code == results.c.code, same.c.person.is_not(None), same.c.person != person)


def history(
    connection: Connection, person: str, *, game: str | None, company: str | None, start: int, beside: str | None = None
) -> words.History:
    """Give a page of what somebody has played, the latest first: of one game, with people or with bots alone."""
    wanted = [_own(person)]
    if game is not None:
        wanted.append(results.c.game == game)
    if company is not None:
        wanted.append(_with_people(person) if company == "people" else ~_with_people(person))
    if beside is not None:
        same = results.alias()
        wanted.append(exists().where(same.c.code == results.c.code, same.c.person == beside))
    total = connection.execute(select(func.count()).select_from(results).where(*wanted)).scalar_one()
    page = select(results).where(*wanted).order_by(results.c.at.desc(), results.c.code).offset(start).limit(PAGE)
    rows = connection.execute(page).all()
    return {"total": total, "games": _played(connection, person, rows)}


def _played(connection: Connection, person: str, rows: Sequence[Row[Any]]) -> list[words.Played]:
    codes = [row.code for row in rows]
    there = set(connection.execute(select(tables.c.code).where(tables.c.code.in_(codes))).scalars())
    query = select(results.c.code, results.c.level, people.c.id, people.c.name, people.c.face)
    query = query.join(people, people.c.id == results.c.person, isouter=True).where(results.c.code.in_(codes))
    company: dict[str, dict[str, words.Companion]] = {code: {} for code in codes}
    seated, bots = Counter[str](), Counter[str]()
    for code, level, id, name, face in connection.execute(query.order_by(results.c.seat)):
        seated[code] += 1
        bots[code] += level is not None
        if id is not None and id != person:
            company[code][id] = {"id": id, "name": name, "face": face}
    return [
        {
            "code": row.code,
            "game": row.game,
            "name": row.name,
            "at": row.at,
            "seat": row.seat,
            "seats": seated[row.code],
            "place": row.place,
            "score": row.score,
            "won": row.won,
            "together": row.together,
            "rating": None if row.rating is None else round(row.rating),
            "change": None if row.change is None else round(row.change),
            "people": list(company[row.code].values()),
            "bots": bots[row.code],
            "there": row.code in there,
        }
        for row in rows
    ]


def profile(connection: Connection, person: Person) -> words.Profile:
    """Give what somebody's own page says: since when, how much, how well."""
    since = connection.execute(select(people.c.created).where(people.c.id == person.id)).scalar_one()
    rows = connection.execute(select(results).where(_own(person.id)).order_by(results.c.at, results.c.code)).all()
    games: dict[str, list[Row[Any]]] = {}
    for row in rows:
        games.setdefault(row.game, []).append(row)
    levels = {f"bot:{level}" for (level,) in connection.execute(_met_levels(person.id))}
    return {
        "person": {"id": person.id, "name": person.name, "face": person.face},
        "since": since,
        "games": len(rows),
        "people": len(acquaintances(connection, person.id)),
        "statistics": [_statistics(name, found) for name, found in games.items()],
        "ratings": [_rating(row) for row in ratings_of(connection, [person.id])],
        "levels": [
            _rating(row) for row in ratings_of(connection, levels) if row["pool"] == BOTS and row["game"] in games
        ],
    }


def _met_levels(person: str) -> Any:
    same = results.alias()
    met = exists().where(same.c.code == results.c.code, same.c.person == person)
    return select(results.c.level).where(results.c.level.is_not(None), met).distinct()


def _statistics(game: str, rows: Sequence[Row[Any]]) -> words.Statistics:
    places = Counter(row.place for row in rows)
    return {
        "game": game,
        "games": len(rows),
        "won": sum(row.won for row in rows),
        "together": rows[-1].together,
        "places": [places[place] for place in range(1, max(places) + 1)],
        "scores": [row.score for row in rows[-POINTS:]],
        "ratings": [(row.at, round(row.rating)) for row in rows[-POINTS:] if row.rating is not None],
    }


def _rating(row: dict[str, Any]) -> words.Rating:
    return {
        "who": row["who"],
        "game": row["game"],
        "pool": row["pool"],
        "rating": round(row["mu"]),
        "doubt": round(row["sigma"]),
        "games": row["games"],
    }


def want_rating(connection: Connection, person: str, *, on: bool) -> None:
    """Begin to rate somebody, or no more; what was is kept."""
    connection.execute(update(people).where(people.c.id == person).values(rated=on))


# Who was there


def acquaintances(connection: Connection, person: str) -> list[words.Acquaintance]:
    """Give the people somebody has played with or ignores, those met last first; who has gone is not among them."""
    mine, theirs = results.alias(), results.alias()
    met = (
        select(theirs.c.person, func.count(theirs.c.code.distinct()), func.max(theirs.c.at))
        .join(mine, mine.c.code == theirs.c.code)
        .where(mine.c.person == person, theirs.c.person.is_not(None), theirs.c.person != person)
        .group_by(theirs.c.person)
    )
    found = {id: (games, last) for id, games, last in connection.execute(met)}
    hidden = ignored_by(connection, person)
    ids = {*found, *hidden}
    known = select(people.c.id, people.c.name, people.c.face).where(people.c.id.in_(ids), people.c.deleted.is_(None))
    everyone: list[words.Acquaintance] = [
        {
            "person": {"id": id, "name": name, "face": face},
            "games": found.get(id, (0, 0))[0],
            "last": found.get(id, (0, 0))[1],
            "ignored": id in hidden,
        }
        for id, name, face in connection.execute(known)
    ]
    return sorted(everyone, key=lambda one: -one["last"])


def somebody(connection: Connection, viewer: str, id: str) -> words.Somebody:
    """Give what one sees of somebody else: name, face, and the games played together."""
    found = None
    if is_id(id):
        query = select(people.c.name, people.c.face).where(people.c.id == id, people.c.deleted.is_(None))
        found = connection.execute(query).one_or_none()
    if found is None:
        raise nobody()
    return {
        "person": {"id": id, "name": found.name, "face": found.face},
        "ignored": id in ignored_by(connection, viewer),
        "together": history(connection, viewer, game=None, company=None, start=0, beside=id),
    }


def ignored_by(connection: Connection, person: str) -> set[str]:
    """Give whom somebody does not want to hear."""
    return set(connection.execute(select(ignored.c.other).where(ignored.c.person == person)).scalars())


def ignore(connection: Connection, person: str, other: str, *, on: bool) -> None:
    """Hear somebody no more, or again; whoever is ignored is not told."""
    if not is_id(other) or other == person or not _exists(connection, other):
        raise nobody()
    connection.execute(delete(ignored).where(ignored.c.person == person, ignored.c.other == other))
    if on:
        connection.execute(ignored.insert().values(person=person, other=other))
        connection.execute(delete(invitations).where(invitations.c.person == person, invitations.c.host == other))


def _exists(connection: Connection, person: str) -> bool:
    there = select(people.c.id).where(people.c.id == person, people.c.deleted.is_(None))
    return connection.execute(there).first() is not None


# Invitations


def invite(connection: Connection, record: Record, host: Person, other: str, now: int) -> None:
    """Call somebody one has played with to an open table; who ignores one is not called, and that is not told."""
    if record.status != "open":
        raise Refused(409, "started", "the game has started already")
    if host.id not in (record.host, *(place.person for place in record.seating)):
        raise Refused(403, "not_seated", "only who sits at the table may invite")
    if not is_id(other) or not _exists(connection, other):
        raise nobody()
    mine, theirs = results.alias(), results.alias()
    met = select(mine.c.code).join(theirs, mine.c.code == theirs.c.code)
    if connection.execute(met.where(mine.c.person == host.id, theirs.c.person == other).limit(1)).first() is None:
        raise Refused(403, "not_met", "only people one has played with are invited so: send others the link")
    if host.id in ignored_by(connection, other):
        return
    if any(place.person == other for place in record.seating):
        raise Refused(409, "seated", "they sit at this table already")
    waiting = select(func.count()).select_from(invitations).where(invitations.c.code == record.code)
    if connection.execute(waiting).scalar_one() >= INVITED:
        raise Refused(409, "too_many_invited", f"at most {INVITED} people are called to one table")
    connection.execute(delete(invitations).where(invitations.c.code == record.code, invitations.c.person == other))
    row = {"code": record.code, "person": other, "host": host.id, "at": now}
    connection.execute(invitations.insert().values(row))


def decline(connection: Connection, code: str, person: str) -> None:
    """Do not come."""
    connection.execute(delete(invitations).where(invitations.c.code == code, invitations.c.person == person))


def invitations_of(connection: Connection, person: str) -> dict[str, tuple[str, int]]:
    """Give, by table, who has called somebody and when, where a seat is still free and they do not sit already."""
    free = exists().where(seats.c.code == invitations.c.code, seats.c.kind == "open")
    mine = seats.alias()
    seated = exists().where(mine.c.code == invitations.c.code, mine.c.person == person)
    query = (
        select(invitations.c.code, people.c.name, invitations.c.at)
        .join(people, people.c.id == invitations.c.host)
        .join(tables, tables.c.code == invitations.c.code)
        .where(invitations.c.person == person, tables.c.status == "open", free, ~seated)
    )
    return {code: (name, at) for code, name, at in connection.execute(query)}


def invited_to(connection: Connection, code: str) -> list[str]:
    """Give who was called to a table."""
    return list(connection.execute(select(invitations.c.person).where(invitations.c.code == code)).scalars())


def names_of(connection: Connection, ids: Iterable[str]) -> list[words.Companion]:
    """Give some people with their names and faces."""
    query = select(people.c.id, people.c.name, people.c.face).where(people.c.id.in_(list(ids)))
    return [{"id": id, "name": name, "face": face} for id, name, face in connection.execute(query)]
