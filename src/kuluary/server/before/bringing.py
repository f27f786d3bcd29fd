"""What people bring to a table and take from it: roles, and keepsakes of earlier games.

A keepsake is a fact its owner declares: it is checked by the game's own rules, as whoever lays a card on the table is
taken at their word. It is written down in the same transaction as the play that ends the game, so it is kept once.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, func, select

from kuluary.core import BadOption, Keepsake, Match, find_game
from kuluary.encoding import plain
from kuluary.server.database.schema import keepsakes
from kuluary.server.database.store import Person, Record, Seat, is_id
from kuluary.server.errors import Refused, check_seat, malformed, not_your_seat
from kuluary.server.protocol import words

ID_BYTES: Final = 6


@dataclass(frozen=True, slots=True)
class Kept:
    """A keepsake in somebody's drawer."""

    id: str
    game: str
    at: int
    code: str | None
    seat: int | None
    thing: Keepsake

    def shown(self) -> words.Keepsake:
        """As its owner sees it."""
        return {
            "id": self.id,
            "game": self.game,
            "at": self.at,
            "table": self.code,
            "role": self.thing.role,
            "spent": self.thing.spent,
            "facts": plain(self.thing.facts),
        }

    def file(self) -> dict[str, Any]:
        """As a file to take elsewhere; `read_file` reads it back."""
        return {"game": self.game, "card": self.thing.data}


# The drawer


def kept_by(connection: Connection, person: str) -> list[Kept]:
    """Give what a person has, the newest first; what has become something else in a later game is not there."""
    query = select(keepsakes).where(keepsakes.c.person == person, keepsakes.c.replaced.is_(None))
    return [_kept(row) for row in connection.execute(query.order_by(keepsakes.c.at.desc(), keepsakes.c.id))]


def find_kept(connection: Connection, person: str, names: Sequence[str]) -> dict[str, Kept]:
    """Give those of a person's keepsakes that have these ids and can still be shown."""
    names = [name for name in names if is_id(name)]
    own = (keepsakes.c.person == person) & keepsakes.c.id.in_(names) & keepsakes.c.replaced.is_(None)
    return {row.id: _kept(row) for row in connection.execute(select(keepsakes).where(own))}


def kept_at(connection: Connection, code: str) -> dict[int, Kept]:
    """Give, by seat, what was kept of the game of a table."""
    query = select(keepsakes).where(keepsakes.c.code == code, keepsakes.c.replaced.is_(None))
    return {row.seat: _kept(row) for row in connection.execute(query)}


def take_in(connection: Connection, person: str, game: str, thing: Keepsake, limit: int, now: int) -> Kept:
    """Keep what was read from a file; the same thing twice is kept once."""
    written = msgspec.json.encode(thing.data).decode()
    same = (keepsakes.c.person == person) & (keepsakes.c.game == game) & (keepsakes.c.data == written)
    found = connection.execute(select(keepsakes).where(same & keepsakes.c.replaced.is_(None))).first()
    if found is not None:
        return _kept(found)
    count = connection.execute(select(func.count()).where(keepsakes.c.person == person)).scalar_one()
    if count >= limit:
        raise Refused(409, "too_many_keepsakes", f"you keep {count} already: discard some first")
    name = secrets.token_hex(ID_BYTES)
    connection.execute(keepsakes.insert().values(id=name, person=person, game=game, data=written, at=now))
    return Kept(name, game, now, None, None, thing)


def discard(connection: Connection, person: str, name: str) -> bool:
    """Throw away one of a person's keepsakes; False if there is none of that id."""
    if not is_id(name):
        return False
    own = (keepsakes.c.person == person) & (keepsakes.c.id == name)
    return connection.execute(keepsakes.delete().where(own)).rowcount > 0


def read_file(game: str, card: object) -> Keepsake:
    """Read a keepsake from a file, or say what is wrong with it and where."""
    try:
        return find_game(game).keepsake(card)
    except BadOption as error:
        raise Refused(422, "bad_keepsake", str(error), field=error.field or "game") from None


def no_keepsake() -> Refused:
    """There is no such thing, or it is somebody else's."""
    return Refused(404, "no_keepsake", "you keep nothing of that id")


def _kept(row: Row[Any]) -> Kept:
    thing = find_game(row.game).keepsake(msgspec.json.decode(row.data))
    return Kept(row.id, row.game, row.at, row.code, row.seat, thing)


# Before the start


def uses_keepsakes(record: Record) -> bool:
    """Tell whether people may bring what they have kept to this table."""
    option = find_game(record.game).keepsakes
    return option is not None and record.options.get(option) is not None


def roles_of(record: Record) -> tuple[str | None, ...]:
    """Give every seat's role: what was chosen for it, else what the options name, else the first that is left."""
    roles = find_game(record.game).roles
    if roles is None:
        return (None,) * record.seats
    option, known = roles
    named = record.options[option]
    if record.status != "open":
        return tuple(named)
    chosen = [place.role for place in record.seating]
    left = [role for role in known if role not in chosen]
    found: list[str | None] = []
    for place, usual in zip(record.seating, named, strict=True):
        role = place.role or (usual if usual in left else left[0])
        if role in left:
            left.remove(role)
        found.append(role)
    return tuple(found)


def with_roles(record: Record, roles: Sequence[str | None]) -> Record:
    """Give a table whose seats have these roles, as far as they are named."""
    seating = (replace(place, role=role, keepsake=None) for place, role in zip(record.seating, roles, strict=True))
    return replace(record, seating=tuple(seating))


def check_roles(game: str, seats: int, roles: Sequence[str | None]) -> tuple[str | None, ...]:
    """Check the roles somebody wants at a new table."""
    known = find_game(game).roles
    named = [role for role in roles if role is not None]
    if known is None or any(role not in known[1] for role in named):
        raise _unknown_role(game)
    if len(roles) != seats or len(set(named)) < len(named):
        raise malformed(f"roles is a list of {seats} different roles or nulls, one a seat")
    return tuple(roles)


def bring(record: Record, person: Person, seat: int, *, role: str | None, kept: Kept | None) -> Record:
    """Choose a role for a seat, or what is brought there, which names the role; the host chooses for bots."""
    if record.status != "open":
        raise Refused(409, "started", "the game has started already")
    check_seat(seat, record.seats)
    place = record.seating[seat]
    owner = record.host if place.kind == "bot" and kept is None else place.person
    if owner != person.id:
        raise not_your_seat(seat)
    if kept is not None:
        if kept.game != record.game or not uses_keepsakes(record):
            raise Refused(409, "no_keepsakes", "nothing of that kind can be brought to this table")
        if kept.thing.spent:
            raise Refused(409, "spent", "this can only be looked at: its time is over")
        role = kept.thing.role
    _check_role(record, seat, role)
    new = replace(place, role=role, keepsake=None if kept is None else kept.id)
    return replace(record, seating=(*record.seating[:seat], new, *record.seating[seat + 1 :]))


def _check_role(record: Record, seat: int, role: str | None) -> None:
    known = find_game(record.game).roles
    if role is None:
        return
    if known is None or role not in known[1]:
        raise _unknown_role(record.game)
    if any(other.role == role for other in record.seating if other.seat != seat):
        raise Refused(409, "role_taken", f"somebody else plays {role}")


def _unknown_role(game: str) -> Refused:
    roles = find_game(game).roles
    return Refused(422, "bad_option", f"known roles of {game}: {', '.join(roles[1]) if roles else 'none'}")


def options_at_start(record: Record, found: Mapping[str, Kept]) -> dict[str, Any]:
    """Give the options a game begins with: who plays what, and what was brought."""
    game = find_game(record.game)
    options = dict(record.options)
    if game.roles is not None:
        options[game.roles[0]] = list(roles_of(record))
    if game.keepsakes is not None and uses_keepsakes(record):
        given = options[game.keepsakes]
        options[game.keepsakes] = [
            _brought(place, found) if place.keepsake else given[place.seat] for place in record.seating
        ]
    try:
        return game.options(record.seats, options)
    except BadOption as error:
        raise Refused(422, "bad_option", str(error)) from None


def _brought(place: Seat, found: Mapping[str, Kept]) -> dict[str, Any]:
    kept = found.get(place.keepsake or "")
    if kept is None or kept.thing.spent:
        raise Refused(409, "keepsake_gone", f"what was to be brought to seat {place.seat} is not there any more")
    return kept.thing.data


def brought_by(connection: Connection, record: Record) -> dict[str, Kept]:
    """Give what is to be brought to a table, each from the drawer of whoever holds the seat."""
    found: dict[str, Kept] = {}
    for place in record.seating:
        if place.keepsake is not None and place.person is not None:
            found |= find_kept(connection, place.person, [place.keepsake])
    return found


# After the end


def rows_of(record: Record, match: Match, now: int) -> tuple[dict[str, Any], ...]:
    """Give what people keep of a finished game, as it is written down; bots keep nothing."""
    rows = []
    things = match.game.kept(match.state, [place.name for place in record.seating])
    for place, data in zip(record.seating, things, strict=True):
        if data is None or place.person is None:
            continue
        row: dict[str, Any] = {"id": secrets.token_hex(ID_BYTES), "person": place.person, "game": record.game}
        row |= {"data": msgspec.json.encode(data).decode(), "at": now}
        rows.append(row | {"code": record.code, "seat": place.seat, "brought": place.keepsake})
    return tuple(rows)


def carry_on(record: Record, kept: Mapping[int, Kept]) -> Record:
    """Give a finished table as it is before another game: everyone as they were, with what they kept of this one."""
    game = find_game(record.game)
    options = dict(record.options)
    if game.keepsakes is not None and uses_keepsakes(record):
        options[game.keepsakes] = [None] * record.seats
    places = []
    for place, role in zip(record.seating, roles_of(record), strict=True):
        own = kept.get(place.seat)
        ready = own is not None and not own.thing.spent
        places.append(
            replace(
                place,
                stand_in=None,
                lent=None,
                left=None,
                role=role,
                keepsake=own.id if own is not None and ready else None,
            )
        )
    return replace(record, options=options, seating=tuple(places))
