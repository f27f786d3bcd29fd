"""A series: games that follow each other among the same people, with a standing over all of them.

Each game is the one played again after the other (`tables.again`). A place brings as many points as seats came in
behind it; where all win or lose together, a win brings one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, select

from kuluary.server.database.schema import people, results, seats, tables
from kuluary.server.protocol import words

LONGEST: Final = 60
"""Games of one series at most."""


def read(connection: Connection, code: str, viewer: str | None) -> words.Series:
    """Give the games a table stands among, in their order, and the standing."""
    codes = _chain(connection, code)
    over = set(connection.execute(select(results.c.code).where(results.c.code.in_(codes))).scalars())
    games: list[words.SeriesGame] = [{"code": found, "over": found in over} for found in codes]
    return {"games": games, "standing": standing(connection, codes, viewer)}


def standing(connection: Connection, codes: Sequence[str], viewer: str | None) -> list[words.Standing]:
    """Give how everybody stands over some games, the best first."""
    rows = connection.execute(
        select(
            results,
            seats.c.kind,
            seats.c.name.label("local"),
            seats.c.face,
            seats.c.character,
            people.c.name.label("own"),
        )
        .join(seats, (seats.c.code == results.c.code) & (seats.c.seat == results.c.seat))
        .join(people, people.c.id == results.c.person, isouter=True)
        .where(results.c.code.in_(codes))
    ).all()
    played = {found: [row for row in rows if row.code == found] for found in codes}
    total: dict[Any, words.Standing] = {}
    for found in codes:
        for row in played[found]:
            behind = sum(other.place > row.place for other in played[found])
            who = total.setdefault(
                row.person or (row.kind, row.local, row.character or row.face),
                {
                    "name": (row.own if row.person is not None else row.local) or "",
                    "kind": row.kind,
                    "face": row.face,
                    "character": row.character,
                    "you": viewer is not None and row.person == viewer,
                    "points": 0,
                    "wins": 0,
                    "places": [],
                },
            )
            who["points"] += int(row.won) if row.together else behind
            who["wins"] += int(row.won)
            who["places"].append(row.place)
    return sorted(total.values(), key=lambda who: (-who["points"], -who["wins"], who["name"]))


def _chain(connection: Connection, code: str) -> list[str]:
    """Give the tables before and after one, in their order."""
    codes = [code]
    while len(codes) < LONGEST:
        query = select(tables.c.code).where(tables.c.again == codes[0])
        before = connection.execute(query).scalars().first()
        if before is None or before in codes:
            break
        codes.insert(0, before)
    while len(codes) < LONGEST:
        after = connection.execute(select(tables.c.again).where(tables.c.code == codes[-1])).scalar_one_or_none()
        if after is None or after in codes:
            break
        codes.append(after)
    return codes
