"""Scenes of the gallery: positions of recorded games, and what the server sends there, by its own code."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, Final

from msgspec import Raw
from tests.golden import replayed, scenarios

from kuluary.core import CHANCE, Match, content_of, find_game
from kuluary.encoding import plain
from kuluary.server.database.store import Person, Record, Seat
from kuluary.server.machines.hours import Clock, Hours
from kuluary.server.protocol import wire
from kuluary.server.table.audience import Audience

BUILD: Final = Path(__file__).parents[1] / "build" / "scenes"
NAMES: Final = ("Марина", "Глеб", "Ася", "Нико", "Ида", "Лев")

Scene = dict[str, Any]


class Onlooker:
    """Somebody at the table who keeps what is sent; a spectator, if nobody's seat is named."""

    looks: tuple[int | None] | None = None
    eyes: int | None = None
    told: int | None = None
    seen: int | None = None
    standing = 2
    address = ""

    def __init__(self, seat: int | None) -> None:
        self.person = None if seat is None else Person(_person(seat), NAMES[seat], "ru")
        self.heard = Raw(b"null")

    def give_way(self) -> None: ...

    def dismiss(self) -> None: ...

    def say(self, message: Any) -> None:
        """Keep a message."""
        self.put(wire.encode(message))

    def put(self, text: bytes) -> None:
        """Keep a message that is written already."""
        self.heard = Raw(text)


# Finding positions


def recorded(game: str) -> dict[str, tuple[Match, int | None]]:
    """Give, from the golden games, each kind of question where it had most answers, and each kind of end."""
    best: dict[str, int] = {}
    found: dict[str, tuple[Match, int | None]] = {}
    for name in scenarios(game).SCENARIOS:
        played = replayed(game, name)
        again = Match.replay(played.log, upto=0, content=played.pack)
        for seat, action in played.entries:
            for asked in again.decisions:
                if not asked.free and len(asked.actions) > best.get(asked.prompt, 0):
                    best[asked.prompt] = len(asked.actions)
                    found[asked.prompt] = again.clone(), asked.seat
            if seat != CHANCE:
                again.play(seat, action)
        found.setdefault(f"over-{played.result.how}", (played, 0))
    return found


# Showing it


def scene(name: str, match: Match, seat: int | None) -> Scene:
    """Give the position with the table and the state as it is sent to a seat."""
    record = _record(name, match)
    hours = Hours(Clock())
    audience, onlooker = Audience(hours, 0), Onlooker(seat)
    audience.sockets.add(onlooker)
    audience.hear(match)
    audience.show(record, match)
    return {
        "name": name,
        "table": wire.table(
            record, None if seat is None else _person(seat), list(map(_person, range(record.seats))), hours
        ),
        "state": onlooker.heard,
    }


def _record(name: str, match: Match) -> Record:
    """Give the table as the server keeps it."""
    header = match.header
    return Record(
        code="KRTVND",
        revision=0,
        name=name,
        game=header.game,
        seats=header.seats,
        options=header.options,
        public=False,
        status="over" if match.over else "playing",
        host=_person(0),
        created=0,
        moved=0,
        header=None,
        commitment=header.commitment or "",
        number=match.number,
        waiting=tuple(wire.waiting(match)),
        winners=tuple(match.result.winners) if match.over else None,
        again=None,
        seating=tuple(Seat(seat, "person", person=_person(seat), name=NAMES[seat]) for seat in range(header.seats)),
    )


def _person(seat: int) -> str:
    return f"person {seat}"


# Writing it


def write(game: str) -> list[str]:
    """Write every scene of a game, and what the gallery needs to know of all of them; give their names."""
    folder = BUILD / game
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    found = recorded(game)
    for name, (match, seat) in found.items():
        (folder / f"{name}.json").write_bytes(wire.encode(scene(name, match, seat)))
    catalog = plain(find_game(game).catalog(content_of(find_game(game).standard)))
    (folder / "index.json").write_bytes(wire.encode({"catalog": catalog, "names": sorted(found)}))
    return sorted(found)
