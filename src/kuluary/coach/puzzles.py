"""Positions with one clearly best answer, out of finished games: a shipped set, `games/<game>/puzzles/first.json`.

It is made by `tools/make_puzzles.py`; whoever runs a house finds more in the games played there. A puzzle is a log up
to a question, the seat that is asked, and its answers with the chances that a long search has found, the best first.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from kuluary.coach.values import Answer, weigh
from kuluary.core import CHANCE, Action, BadOption, Decision, Log, Match, Pack, find_game, game_names
from kuluary.encoding import decode, plain

HOME: Final = Path(__file__).parents[1] / "games"
GAP: Final = 0.1
"""The best answer is so much better than the next."""
LONG_LOOKS: Final = 6
"""Questions of a game that are looked at for long, the clearest first."""


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
    path = HOME / find_game(game).name / "puzzles" / "first.json"
    if not path.is_file():
        return ()
    return tuple(read(game, data) for data in json.loads(path.read_text(encoding="utf-8")))


def all_puzzles() -> tuple[Puzzle, ...]:
    """List the puzzles of all games, one of each in turn."""
    sets = [puzzles(name) for name in game_names()]
    rounds = range(max((len(one) for one in sets), default=0))
    return tuple(one[turn] for turn in rounds for one in sets if turn < len(one))


def of_the_day(day: int) -> Puzzle:
    """Give the puzzle of a day, counted from anywhere (`date.toordinal`)."""
    if type(day) is not int:
        raise BadOption(f"a day cannot be {day!r}: a number is needed, such as date.toordinal() gives")
    found = all_puzzles()
    return found[day % len(found)]


def find_in(log: Log, name: str, *, content: Pack | None = None, effort: float = 1.0) -> Puzzle | None:
    """Give the clearest puzzle in a finished game, found twice by a long search; the same log gives the same one."""
    quick, long = (max(1, round(effort * tries)) for tries in find_game(log.header.game).puzzle_tries)
    looked = []
    for match, decision in _questions(log, content):
        found = _look(match, decision.seat, "first", quick)
        if found is not None:
            looked.append((_gap(found), match.clone(), decision))
    best: tuple[float, Puzzle] | None = None
    for _, match, decision in sorted(looked, key=lambda one: -one[0])[:LONG_LOOKS]:
        seat = decision.seat
        once, twice = (_look(match, seat, seed, long) for seed in ("once", "twice"))
        if once is None or twice is None or once[0].action != twice[0].action:
            continue
        if best is None or _gap(once) > best[0]:
            header = replace(log.header, key=None)
            theme = match.game.theme(match.state, decision, once[0].action)
            answers = tuple((one.action, round(one.chance, 3)) for one in once)
            best = _gap(once), Puzzle(name, log.header.game, seat, theme, answers, Log(header, tuple(match.entries)))
    return None if best is None else best[1]


def written(puzzle: Puzzle) -> dict[str, Any]:
    """Give a puzzle as plain data."""
    answers = [[plain(action), chance] for action, chance in puzzle.answers]
    log = plain(puzzle.log)
    return {"id": puzzle.id, "seat": puzzle.seat, "theme": puzzle.theme, "answers": answers, "log": log}


def _questions(log: Log, content: Pack | None) -> Iterator[tuple[Match, Decision]]:
    """Go through a finished game, and give it at every question that might be a puzzle."""
    wanted = find_game(log.header.game).puzzle_prompts
    seats = [seat for seat, _ in log.entries if seat != CHANCE]
    for match, seat in zip(Match.walk(log, content=content), seats, strict=False):
        asked = next((one for one in match.decisions if not one.free and one.seat == seat), None)
        open_one = asked is not None and len(asked.actions) > 2 and (not wanted or asked.prompt in wanted)
        if asked is not None and open_one and match.suggest(asked) is None:
            yield match, asked


def _look(match: Match, seat: int, seed: str, tries: int) -> tuple[Answer, ...] | None:
    """Give the answers of a question, if the best of them is clear and the game is not decided."""
    found = weigh(match, seat, Random(seed), tries=tries).answers
    return found if len(found) > 2 and _gap(found) >= GAP and 0.15 < found[0].chance < 0.97 else None


def _gap(found: tuple[Answer, ...]) -> float:
    return found[0].chance - max(one.chance for one in found[1:])


def read(game: str, data: dict[str, Any]) -> Puzzle:
    """Read a puzzle as it is written."""
    answers = tuple((decode(action), chance) for action, chance in data["answers"])
    log, seat = decode(data["log"]), data["seat"]
    assert isinstance(log, Log)
    assert isinstance(seat, int)
    return Puzzle(str(data["id"]), game, seat, str(data["theme"]), answers, log)
