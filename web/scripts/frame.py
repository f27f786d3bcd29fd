"""Scenes of the gallery: a position of a real game and what the server sends, by its own code, on the way there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Raw

from kuluary.core import Action, Decision, Match, content_of, find_game
from kuluary.encoding import plain
from kuluary.server import wire
from kuluary.server.audience import Audience
from kuluary.server.hours import Clock, Hours
from kuluary.server.store import Person, Record, Seat

BUILD: Final = Path(__file__).parents[1] / "build" / "scenes"
NAMES: Final = ("Марина", "Глеб", "Ася", "Нико", "Ида", "Лев")
BOT: Final = 3
"""The seat a bot has where hands are secret; where they are open, everybody may look through anybody's eyes."""

Scene = dict[str, Any]
Wanted = Callable[[Match], bool]
Picks = Callable[[Match, Decision, Random], Any]


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
        self.put(wire.encode(message).decode())

    def put(self, text: str) -> None:
        """Keep a message that is written already."""
        self.heard = Raw(text.encode())


# Finding a position


def search(
    game: str, name: str, *, seats: int, options: dict[str, Any], wanted: Wanted, picks: Picks, games: int
) -> Match | None:
    """Play games until one passes through the wanted position, and stop there."""
    for number in range(games):
        match = Match.new(game, seats=seats, options=options, seed=f"{name} {number}")
        rng = Random(number)
        while not match.over and not wanted(match):
            decision = rng.choice([d for d in match.decisions if not d.free] or match.decisions)
            match.play(decision.seat, picks(match, decision, rng))
        if wanted(match):
            return match
    return None


# Showing it


def scene(name: str, match: Match, seat: int | None, *, tries: Iterable[Action] = ()) -> Scene:
    """Give the position with the table, the state as it is sent to a seat, and why not each of some actions."""
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
        "why": {} if seat is None else _refusals(match, seat, tries),
    }


def _refusals(match: Match, seat: int, tries: Iterable[Action]) -> dict[str, Any]:
    """Give the reason for every action that is not legal now, by its JSON."""
    reasons = {wire.encode(plain(action)).decode(): match.explain(seat, action) for action in tries}
    return {action: wire.refusal(match, why) for action, why in reasons.items() if why is not None}


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
        seating=tuple(_seat(seat, bot=seat == BOT and not match.game.open_hands) for seat in range(header.seats)),
    )


def _seat(seat: int, *, bot: bool) -> Seat:
    if bot:
        return Seat(seat, "bot", name=NAMES[seat], level="greedy")
    return Seat(seat, "person", person=_person(seat), name=NAMES[seat])


def _person(seat: int) -> str:
    return f"person {seat}"


# Writing it


def write(file: str, data: Any) -> None:
    """Write a file the gallery reads."""
    path = BUILD / f"{file}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(wire.encode(data))


def names(game: str) -> list[str]:
    """Give the names of the scenes in the folder of a game."""
    return sorted(path.stem for path in (BUILD / game).glob("*.json") if path.stem != "index")


def write_index(game: str) -> int:
    """Name every scene in the folder of a game, and count them."""
    found = names(game)
    catalog = plain(find_game(game).catalog(content_of(find_game(game).standard)))
    write(f"{game}/index", {"catalog": catalog, "names": found})
    return len(found)
