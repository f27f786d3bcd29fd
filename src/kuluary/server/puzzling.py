"""Puzzles as they are told: a list, one of them with its table, and what an answer was worth."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

from msgspec import Raw

from kuluary.coach import Puzzle, all_puzzles, of_the_day
from kuluary.coach.puzzles import question
from kuluary.core import Malformed
from kuluary.core.looking import Memory
from kuluary.core.text import action_text
from kuluary.encoding import plain
from kuluary.server import wire, words
from kuluary.server.beats import Strip, ends
from kuluary.server.errors import Refused, malformed
from kuluary.server.hours import Hours
from kuluary.server.store import Record, Seat, with_faces

DAY: Final = 86_400
TODAY: Final = "today"


def listed() -> words.Puzzles:
    """List all puzzles, and name that of the day."""
    found: list[words.PuzzleName] = [{"id": one.id, "game": one.game, "theme": one.theme} for one in all_puzzles()]
    return {"today": find(TODAY).id, "puzzles": found}


def find(name: str) -> Puzzle:
    """Give a puzzle by its id, or that of the day."""
    if name == TODAY:
        return of_the_day(int(time.time()) // DAY)
    found = next((one for one in all_puzzles() if one.id == name), None)
    if found is None:
        raise Refused(404, "no_puzzle", "there is no such puzzle")
    return found


def shown(puzzle: Puzzle, hours: Hours) -> words.PuzzleShown:
    """Give a puzzle as its seat sees it, with the answers in no order that would tell."""
    match, seat = puzzle.match, puzzle.seat
    asked = question(match, seat)
    told = [
        Raw(wire.encode(wire.news(match, number, item))) if item.visible_to(seat) else None
        for number, item in match.news
    ]
    beats: Any = Strip(ends(match, {seat}, Memory(), moments=False)).whole(seat, told)
    known = sorted((action for action, _ in puzzle.answers), key=repr)
    answers: list[words.Answer] = [
        {"action": plain(action), "text": wire.text(action_text(match.game, match.state, action, asked))}
        for action in known
    ]
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "theme": puzzle.theme,
        "seat": seat,
        "round": match.game.round(match.state),
        "table": wire.table(_table(puzzle), "you", (), hours),
        "number": match.number,
        "beats": beats,
        "decision": wire.decision(match, asked),
        "answers": answers,
    }


def judged(puzzle: Puzzle, data: dict[str, Any]) -> words.PuzzleJudged:
    """Say whether an answer was the best, what all are worth, and why."""
    match, seat = puzzle.match, puzzle.seat
    asked = question(match, seat)
    try:
        action = wire.read_action(data)
    except Malformed as error:
        raise malformed(str(error)) from None
    if action not in asked.actions and action not in [one for one, _ in puzzle.answers]:
        raise malformed("that is no answer to this question")
    known = match.game.redeal(match.state, seat, Random(puzzle.id))
    best = puzzle.answers[0][0]
    why = match.game.reason(known, asked, best)
    answers: list[words.HintAnswer] = [
        {
            "action": plain(one),
            "text": wire.text(action_text(match.game, match.state, one, asked)),
            "chance": chance,
        }
        for one, chance in puzzle.answers
    ]
    return {"right": action == best, "answers": answers, "why": None if why is None else wire.text(why)}


def _table(puzzle: Puzzle) -> Record:
    """Lay a table that nobody sits at but the reader, for a board to be drawn."""
    header = puzzle.log.header
    seating = [
        Seat(seat, "person", "you") if seat == puzzle.seat else Seat(seat, "bot", level="regular")
        for seat in range(header.seats)
    ]
    return Record(
        code="",
        revision=0,
        name="",
        game=puzzle.game,
        seats=header.seats,
        options=dict(header.options),
        public=False,
        status="playing",
        host="you",
        created=0,
        moved=0,
        header=wire.encode(plain(header)).decode(),
        commitment=header.commitment or "",
        number=len(puzzle.log.entries),
        waiting=(puzzle.seat,),
        winners=None,
        again=None,
        seating=with_faces(seating),
    )
