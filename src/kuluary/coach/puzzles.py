"""Positions with one clearly best answer, out of recorded games: `games/<game>/puzzles/first.json`.

They are made by `tools/make_puzzles.py`. A puzzle is a log up to a question, the seat that is asked, and its answers
with the chances that a long search has found, the best first.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from kuluary.core import Action, Decision, Log, Match, game_names
from kuluary.encoding import decode

HOME: Final = Path(__file__).parents[1] / "games"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question with one clearly best answer."""

    id: str
    game: str
    seat: int
    theme: str
    """What the best answer is about, as the game says."""
    answers: tuple[tuple[Action, float], ...]
    log: Log

    @property
    def match(self) -> Match:
        """The game at the question."""
        return Match.replay(self.log)


def question(match: Match, seat: int) -> Decision:
    """Give what a seat has to answer."""
    return next(one for one in match.decisions if one.seat == seat and not one.free)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """List the puzzles of a game."""
    path = HOME / game / "puzzles" / "first.json"
    if not path.is_file():
        return ()
    return tuple(_read(game, data) for data in json.loads(path.read_text(encoding="utf-8")))


def all_puzzles() -> tuple[Puzzle, ...]:
    """List the puzzles of all games, one of each in turn."""
    sets = [puzzles(name) for name in game_names()]
    rounds = range(max((len(one) for one in sets), default=0))
    return tuple(one[turn] for turn in rounds for one in sets if turn < len(one))


def of_the_day(day: int) -> Puzzle:
    """Give the puzzle of a day, counted from anywhere."""
    found = all_puzzles()
    return found[day % len(found)]


def _read(game: str, data: dict[str, Any]) -> Puzzle:
    answers = tuple((decode(action), chance) for action, chance in data["answers"])
    log, seat = decode(data["log"]), data["seat"]
    assert isinstance(log, Log)
    assert isinstance(seat, int)
    return Puzzle(str(data["id"]), game, seat, str(data["theme"]), answers, log)
