"""Games that cannot go on under this program, as an upgrade might leave them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from tests.server.laying import Wish, lay_all
from tests.server.visiting import enter

from kuluary.core import find_game

WISHES = (
    Wish("suits", 4, 9, {}, bot=True),
    Wish("suits", 4, 9, {}),
    Wish("suits", 3, None, {}),
    Wish("suits", 3, 9, {}),
)
NOBODY_HAS_IT = "0123456789abcdef0123456789abcdef"
"""The digest of a pack that is nowhere."""


class Stuck(NamedTuple):
    """A data folder and the codes of its tables, all of one guest."""

    data: Path
    unknown: str
    """Its content is unknown."""
    broken: str
    """Its log breaks off."""
    finished: str
    """It is over, and its log breaks off."""
    healthy: str
    """It was begun under older rules, and goes on."""


def lay_stuck(data: Path) -> Stuck:
    """Lay such games, and let the guest in by the token the tests know."""
    unknown, broken, finished, healthy = asyncio.run(lay_all(data, WISHES))
    with closing(sqlite3.connect(data / "kuluary.sqlite3")) as connection:
        write = "update tables set header = replace(header, ?, ?) where code = ?"
        connection.execute(write, (find_game("suits").standard.digest, NOBODY_HAS_IT, unknown))
        wrong = 'update entries set action = \'{"type":"suits.Take","card":51}\' where code = ? and number = 6'
        connection.executemany(wrong, [(broken,), (finished,)])
        connection.execute(write, ('"rules":"1"', '"rules":"0"', healthy))
        connection.commit()
    enter(data)
    return Stuck(data, unknown, broken, finished, healthy)
