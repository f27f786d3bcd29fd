"""Packs of content: those that games are played with, kept by digest for ever, and those that people make."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, false, func, select

from kuluary.core import ContentError, Pack, changes, find_game, game_names, pack_from
from kuluary.server.database.schema import own_packs, packs
from kuluary.server.database.store import Record, Store, is_id
from kuluary.server.errors import Refused
from kuluary.server.protocol import wire, words

ID_BYTES: Final = 6
REMEMBERED: Final = 64
"""Packs in memory at most, besides those the program brings."""


class Packs:
    """The packs one house knows: the program's own, and what its tables were laid with."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._found: OrderedDict[tuple[str, str], Pack] = OrderedDict()

    async def open(self, now: int) -> None:
        """Keep the standard packs: a table that starts with one finds it again under any later release."""
        for name in game_names():
            await self._store.writer.call(partial(keep, pack=find_game(name).standard, now=now))

    async def find(self, game: str, digest: str) -> Pack | None:
        """Give the pack of that digest, or None if nobody has it."""
        found = find_game(game).find_pack(digest) or self._found.get((game, digest))
        if found is None:
            found = await self._store.read(partial(find_kept, game=game, digest=digest))
            if found is not None:
                self._found[game, digest] = found
                if len(self._found) > REMEMBERED:
                    self._found.popitem(last=False)
        return found

    async def of_table(self, record: Record) -> Pack | None:
        """Give the pack a table plays, or will play."""
        return await self.find(record.game, wire.digest_of(record))


# Kept for ever


def keep(connection: Connection, pack: Pack, now: int) -> None:
    """Keep a pack under its digest, unless it is there; one that says where its values come from completes it."""
    place = _place(pack.game, pack.digest)
    if not connection.execute(select(packs.c.digest).where(place)).first():
        row = {"game": pack.game, "digest": pack.digest, "data": _written(pack), "at": now}
        connection.execute(packs.insert().values(row))
    elif pack.sources and (kept := find_kept(connection, pack.game, pack.digest)) and not kept.sources:
        connection.execute(packs.update().where(place).values(data=_written(replace(kept, sources=pack.sources))))


def find_kept(connection: Connection, game: str, digest: str) -> Pack | None:
    """Give a pack that was kept."""
    data = connection.execute(select(packs.c.data).where(_place(game, digest))).scalar_one_or_none()
    return None if data is None else pack_from(msgspec.json.decode(data))


def _place(game: str, digest: str) -> Any:
    return (packs.c.game == game) & (packs.c.digest == digest)


def _written(pack: Pack) -> str:
    return msgspec.json.encode(pack.plain()).decode()


# People's own


@dataclass(frozen=True, slots=True)
class Own:
    """A pack somebody has made or brought in."""

    id: str
    author: str
    note: str
    at: int
    pack: Pack

    def shown(self) -> words.OwnPack:
        """As it stands in a list."""
        pack = self.pack
        return {
            "id": self.id,
            "game": pack.game,
            "name": pack.name,
            "author": self.author,
            "note": self.note,
            "digest": pack.digest,
            "at": self.at,
            "differences": len(changes(find_game(pack.game).standard, pack)),
        }

    def file(self) -> dict[str, Any]:
        """As a file to take elsewhere; `--content` of the command line takes it too."""
        plain = self.pack.plain()
        return {"game": plain["game"], "name": plain["name"], "author": self.author, "note": self.note} | plain


def own_by(connection: Connection, person: str) -> list[Own]:
    """Give the packs of a person, the newest first."""
    query = select(own_packs).where(own_packs.c.person == person)
    rows = connection.execute(query.order_by(own_packs.c.at.desc(), own_packs.c.id))
    return [_own(row) for row in rows if row.game in game_names()]


def find_own(connection: Connection, person: str, name: str) -> Own | None:
    """Give one of a person's packs."""
    row = connection.execute(select(own_packs).where(_mine(person, name))).one_or_none()
    return None if row is None else _own(row)


def save(
    connection: Connection, person: str, pack: Pack, *, author: str, note: str, name: str | None, limit: int, now: int
) -> Own:
    """Write a pack down, over the one of that id if one is named; one that says the same under the same name is it."""
    row: dict[str, Any] = {"game": pack.game, "name": pack.name, "author": author, "note": note, "digest": pack.digest}
    row |= {"data": _written(pack), "at": now}
    if name is not None:
        if not connection.execute(own_packs.update().where(_mine(person, name)).values(row)).rowcount:
            raise no_pack()
        return Own(name, author, note, row["at"], pack)
    mine = own_packs.c.person == person
    same = mine & (own_packs.c.game == pack.game) & (own_packs.c.digest == pack.digest)
    found = connection.execute(select(own_packs).where(same & (own_packs.c.name == pack.name))).first()
    if found is not None:
        return _own(found)
    count = connection.execute(select(func.count()).select_from(own_packs).where(mine)).scalar_one()
    if count >= limit:
        raise Refused(409, "too_many_packs", f"you keep {count} packs already: discard some first")
    fresh = secrets.token_hex(ID_BYTES)
    connection.execute(own_packs.insert().values(row | {"id": fresh, "person": person}))
    return Own(fresh, author, note, row["at"], pack)


def discard(connection: Connection, person: str, name: str) -> None:
    """Throw one of a person's packs away; tables that play it keep theirs."""
    if not connection.execute(own_packs.delete().where(_mine(person, name))).rowcount:
        raise no_pack()


def no_pack() -> Refused:
    """There is no such pack, or it is somebody else's."""
    return Refused(404, "no_pack", "there is no pack of that name")


def read_file(data: Any, game: str | None) -> Pack:
    """Read a pack from a file; raises ContentError where it is something else, or of another game than was meant."""
    pack = pack_from(data)
    if pack.game not in game_names():
        raise ContentError(f"there is no game {pack.game!r}: known are {', '.join(game_names())}")
    return find_game(game or pack.game).pack(pack)


def _mine(person: str, name: str) -> Any:
    if not is_id(name):
        return false()
    return (own_packs.c.person == person) & (own_packs.c.id == name)


def _own(row: Row[Any]) -> Own:
    return Own(row.id, row.author, row.note, row.at, pack_from(msgspec.json.decode(row.data)))
