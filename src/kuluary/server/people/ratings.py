"""Results and ratings: written once, in the transaction of the play that ends a game.

Who wants a rating is rated among the people at the table who want one, partners together; bots do not count there. At
tables with bots another rating is kept apart, in which levels of bots have theirs. Games in which all win or lose
together have none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, select, update

from kuluary.core import Match
from kuluary.server.database.schema import people, ratings, results

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

    from kuluary.server.database.store import Record

Row = dict[str, Any]

PEOPLE: Final = "people"
BOTS: Final = "bots"
MU, SIGMA = 1000.0, 200.0
"""Where everyone begins, and how little is known then."""
BETA, TAU = 100.0, 2.0
"""How much one game tells, and how much people change between two."""


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU)


def results_of(record: Record, match: Match, now: int) -> tuple[Row, ...]:
    """Give how every seat of a finished game did, as it is written down; lessons and forks count for nobody."""
    if record.lesson or record.origin is not None:
        return ()
    ended = match.result
    totals = {score.seat: score.total for score in ended.scores}
    sides = _sides(match)
    return tuple(
        {
            "code": record.code,
            "seat": place.seat,
            "person": place.person if place.kind == "person" else None,
            "level": place.level if place.kind == "bot" else None,
            "game": record.game,
            "name": record.name,
            "place": ended.places[place.seat],
            "score": totals.get(place.seat, 0),
            "won": place.seat in ended.winners,
            "together": len(set(sides)) == 1,
            "side": sides[place.seat],
            "at": now,
        }
        for place in record.seating
    )


def _sides(match: Match) -> list[int]:
    """Give the first seat of every seat's side: partners play together."""
    seats = range(match.header.seats)
    return [next(other for other in seats if not match.game.rivals(match.state, seat, other)) for seat in seats]


def record_results(connection: Connection, rows: Sequence[Row]) -> None:
    """Write a finished game down, with the ratings it changes; a game that is written down already is not again."""
    if connection.execute(select(results.c.seat).where(results.c.code == rows[0]["code"]).limit(1)).first():
        return
    written = [{name: value for name, value in row.items() if name != "side"} for row in rows]
    connection.execute(results.insert(), written)
    if rows[0]["together"]:
        return
    asked = {row["person"] for row in rows if row["person"] is not None}
    wanting = people.c.id.in_(asked) & people.c.rated.is_(True)
    rated = set(connection.execute(select(people.c.id).where(wanting)).scalars())
    _rate(connection, PEOPLE, {row["seat"]: row["person"] for row in rows if row["person"] in rated}, rows)
    bots = {row["seat"]: f"bot:{row['level']}" for row in rows if row["level"] is not None}
    if bots:
        named = {row["seat"]: row["person"] for row in rows if row["person"] in rated}
        _rate(connection, BOTS, named | bots if named else {}, rows)


def _rate(connection: Connection, pool: str, who: Mapping[int, str], rows: Sequence[Row]) -> None:
    """Compare those who play in a pool, side by side; where there is but one side there is nothing to compare."""
    game = rows[0]["game"]
    sides: dict[int, list[int]] = {}
    for row in rows:
        if row["seat"] in who:
            sides.setdefault(row["side"], []).append(row["seat"])
    if len(sides) < 2:
        return
    known = _ratings(connection, game, pool, who.values())
    model = _model()
    places = {row["seat"]: row["place"] for row in rows}
    teams = [[_rating(known.get(who[seat])) for seat in seats] for seats in sides.values()]
    after = model.rate(teams, ranks=[float(min(places[seat] for seat in seats)) for seats in sides.values()])
    new: dict[str, list[PlackettLuceRating]] = {}
    for seats, found in zip(sides.values(), after, strict=True):
        for seat, rating in zip(seats, found, strict=True):
            new.setdefault(who[seat], []).append(rating)
            if pool == PEOPLE:
                before = known[who[seat]]["mu"] if who[seat] in known else MU
                changed = {"rating": rating.mu, "change": rating.mu - before}
                at = (results.c.code == rows[0]["code"]) & (results.c.seat == seat)
                connection.execute(update(results).where(at).values(changed))
    for name, found in new.items():
        # A level of bots may sit there several times: what all of its seats say counts.
        row = {"mu": _mean(one.mu for one in found), "sigma": _mean(one.sigma for one in found)}
        _write(connection, name, game, pool, row, known.get(name))


def _ratings(connection: Connection, game: str, pool: str, names: Iterable[str]) -> dict[str, Row]:
    own = (ratings.c.game == game) & (ratings.c.pool == pool) & ratings.c.who.in_(set(names))
    query = select(ratings).where(own).order_by(ratings.c.who)
    if connection.dialect.name == "postgresql":
        query = query.with_for_update()  # of two games that end at once, one waits for what the other says
    return {row["who"]: dict(row) for row in connection.execute(query).mappings()}


def _rating(known: Row | None) -> PlackettLuceRating:
    model = _model()
    return model.rating() if known is None else model.rating(mu=known["mu"], sigma=known["sigma"])


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found)


def _write(connection: Connection, who: str, game: str, pool: str, row: Row, known: Row | None) -> None:
    key = {"who": who, "game": game, "pool": pool}
    if known is None:
        connection.execute(ratings.insert().values(key | row | {"games": 1}))
    else:
        mine = (ratings.c.who == who) & (ratings.c.game == game) & (ratings.c.pool == pool)
        connection.execute(update(ratings).where(mine).values(row | {"games": known["games"] + 1}))


def ratings_of(connection: Connection, who: Iterable[str]) -> list[Row]:
    """Give the ratings of people or levels of bots."""
    query = select(ratings).where(ratings.c.who.in_(list(who)))
    return [dict(row) for row in connection.execute(query.order_by(ratings.c.game, ratings.c.pool)).mappings()]
