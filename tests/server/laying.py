"""Tables in mid-game or finished, laid into a data folder without a network.

Run as a program (`python -m tests.server.laying FILE`) it writes the tables of `fixtures/release-0.1.db.gz`: that file
was written by the release 0.1 itself and is never written anew.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from kuluary.server import Settings
from kuluary.server.before import lobby
from kuluary.server.database.store import Person
from kuluary.server.house import House
from kuluary.server.people.guests import make_guest
from kuluary.server.prepare import prepare
from kuluary.server.table import room as rooms


class Wish(NamedTuple):
    """A table to be laid: how many plays, None for a whole game."""

    game: str
    seats: int
    plays: int | None
    options: dict[str, Any]
    bot: bool = False
    """Whether the last seat is a bot's, which stays silent as long as nobody serves."""


WISHES = (
    Wish("suits", 3, 12, {}),
    Wish("suits", 4, 20, {"teams": True}, bot=True),
    Wish("suits", 5, 0, {"deck": "uniform6"}),
    Wish("suits", 6, None, {"teams": True}),
    Wish("suits", 4, None, {}),
    Wish("power", 1, 40, {}),
    Wish("power", 3, 60, {"professionals": True}, bot=True),
    Wish("power", 4, 25, {}),
    Wish("power", 2, None, {}),
    Wish("power", 5, None, {}),
    Wish("committee", 2, 60, {}),
    Wish("committee", 3, 30, {"scenario": "overtime"}, bot=True),
    Wish("committee", 4, 5, {}),
    Wish("committee", 2, None, {}),
)


async def lay(home: House, person: Person, wish: Wish, rng: random.Random, own: Any = None) -> str:
    """Lay one table and play it at random; everything is on disk when this is done."""
    kinds = ["me", *(f"local:{name}" for name in "БВГДЕ"[: wish.seats - 1])]
    if wish.bot:
        kinds[-1] = "bot:random"
    more = {} if own is None else {"own": own}
    plan = lobby.plan_table(
        home,
        person,
        game=wish.game,
        seats=wish.seats,
        options=wish.options,
        name=None,
        public=False,
        seating=kinds,
        **more,
    )
    record = await lobby.open_table(home, person, plan)
    async with home.visit(record.code) as room:
        await room.start(lambda record: lobby.check_start(record, person))
        async with room.hold():
            match = await room.match()
            before, plays = match.number, 0
            while not match.over and plays != wish.plays:
                decision = rng.choice(match.decisions)
                match.play(decision.seat, rng.choice(decision.actions))
                plays += 1
            new = rooms._progress(room.record, match)
            assert await room.commit(new, entries=rooms._rows(match, before))
    return str(record.code)


async def lay_all(data: Path, wishes: tuple[Wish, ...], seed: int = 1) -> list[str]:
    """Lay tables of one guest; bots stay asleep."""
    rng = random.Random(seed)
    settings = Settings(data=data, bot_pace=3600)
    prepare(settings)
    home = House(settings)
    async with home.open():
        person, token = await home.store.writer.call(lambda connection: make_guest(connection, "Ася", "ru", home.now))
        codes = [await lay(home, person, wish, rng) for wish in wishes]
    (data / "token.txt").write_text(token, encoding="utf-8")
    return codes


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(lay_all(Path(folder), WISHES))
        with closing(sqlite3.connect(Path(folder) / "kuluary.sqlite3")) as connection:
            connection.execute("pragma journal_mode = delete")
            connection.execute("vacuum")
        Path(sys.argv[1]).write_bytes(gzip.compress((Path(folder) / "kuluary.sqlite3").read_bytes(), 9, mtime=0))
