"""Puzzles as they are told: a list, one of them with its table, and what an answer was worth.

Beside the shipped set there is a new one every day out of the house's own games: one process looks for it the day
before, in what was played lately, gently, so that a day keeps its puzzle. It names nobody, and is taken only from
games with the standard pack that began at the beginning.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw
from sqlalchemy import Connection, insert, select

from kuluary.bots.workers import BotLost, Worker, errand
from kuluary.coach import Puzzle, all_puzzles, of_the_day
from kuluary.coach.puzzles import find_in, question, read, written
from kuluary.core import Log, Malformed, find_game, game_names
from kuluary.core.looking import Memory
from kuluary.core.text import action_text
from kuluary.encoding import plain
from kuluary.server.database.schema import puzzles, tables
from kuluary.server.database.store import Origin, Person, Record, Seat, with_faces
from kuluary.server.errors import Refused, first_line, malformed, trace_of
from kuluary.server.machines.hours import Hours
from kuluary.server.protocol import wire, words
from kuluary.server.table.beats import Strip, ends

if TYPE_CHECKING:
    from kuluary.server.before.lobby import Plan
    from kuluary.server.house import House

LOG: Final = logging.getLogger("kuluary.server")
DAY: Final = 86_400
TODAY: Final = "today"
LEASE: Final = "puzzles"
OWN: Final = "house-"
"""How the name of a puzzle begins that was found here."""
SHOWN: Final = 60
"""So many of the house's own are listed, the last ones."""
PAUSE: Final = 600.0
"""Seconds between two looks for the puzzle of the day."""
GAMES: Final = 5
"""Games that are gone through in one look, at most."""
PATIENCE: Final = 300.0
GENTLY: Final = 15
"""How far behind everything else the work stands on its machine."""


class Puzzling:
    """The puzzles of a house: the shipped ones and its own, of which it looks for one every day."""

    def __init__(self, house: House) -> None:
        self._house = house

    @property
    def _day(self) -> int:
        return int(self._house.clock.now()) // DAY

    async def listed(self) -> words.Puzzles:
        """List all puzzles, and name that of the day."""
        own = await self._house.store.read(partial(_own, day=self._day))
        shipped = await asyncio.to_thread(all_puzzles)
        found: list[words.PuzzleName] = [
            {"id": one.id, "game": one.game, "theme": one.theme, "own": one.id.startswith(OWN)}
            for one in (*own, *shipped)
        ]
        return {"today": (await self.find(TODAY)).id, "puzzles": found}

    async def find(self, name: str) -> Puzzle:
        """Give a puzzle by its id, or that of the day: the house's own where it has one."""
        if name == TODAY or name.startswith(OWN):
            found = await self._house.store.read(partial(_find, name=name, day=self._day))
            if found is not None:
                return found
        if name == TODAY:
            return await asyncio.to_thread(of_the_day, self._day)
        shipped = next((one for one in await asyncio.to_thread(all_puzzles) if one.id == name), None)
        if shipped is None:
            raise Refused(404, "no_puzzle", "there is no such puzzle")
        return shipped

    async def work(self) -> None:
        """Look for a puzzle every day, for as long as the house is open."""
        worker = Worker()
        try:
            while True:
                try:
                    await self._look(worker)
                except Exception as error:
                    LOG.error("no puzzle could be looked for: %s", first_line(error), exc_info=trace_of(error))
                await asyncio.sleep(PAUSE)
        finally:
            worker.stop()

    async def _look(self, worker: Worker) -> None:
        """Look through some games that were not looked at yet, unless the next day has its puzzle."""
        store, roll = self._house.store, self._house.roll
        day = self._day + 1
        if await store.read(partial(_find, name=TODAY, day=day)) is not None:
            return
        codes = await store.read(partial(unseen, most=GAMES))
        if not codes or not await roll.claim(LEASE):
            return
        try:
            for code in codes:
                if await self._look_through(worker, code, day):
                    break
            await asyncio.to_thread(worker.kill)
        finally:
            with suppress(Exception):
                await roll.release([LEASE])

    async def _look_through(self, worker: Worker, code: str, day: int) -> bool:
        """Look for a puzzle in one game; tell whether there is one."""
        data = None
        async with self._house.visit(code) as room, room.hold():
            match = await room.read()
            game = room.record.game
        if match is not None:
            wanted = errand(look_through, match.log, OWN + code, self._house.settings.review_effort)
            try:
                data = await asyncio.to_thread(worker.ask, wanted, PATIENCE)
            except BotLost as error:
                LOG.warning("no puzzle could be looked for in table %s: %s", code, error)
        row = {"code": code, "at": int(self._house.clock.now()), "game": game, "data": data}
        row["day"] = day if data is not None else None
        await self._house.store.writer.call(partial(_note, row=row))
        return data is not None


def look_through(log: Log, name: str, effort: float) -> str | None:
    """Look for a puzzle in a finished game; in a process of its own."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, GENTLY)
    found = find_in(log, name, effort=effort)
    return None if found is None else msgspec.json.encode(written(found)).decode()


def plan_from(person: Person, puzzle: Puzzle) -> Plan:
    """Plan a table that goes on from a puzzle, with somebody on its seat and bots at the others."""
    from kuluary.server.before.lobby import Past, Plan, with_characters

    match, header = puzzle.match, puzzle.log.header
    end = len(puzzle.log.entries)
    places = [Seat(seat, "bot", level="regular") for seat in range(header.seats)]
    places[puzzle.seat] = Seat(puzzle.seat, "person", person.id, person.name, face=person.face)
    past = Past(
        Origin(None, end, exact=True),
        replace(match.header, key=None, origin={"number": end, "deals": []}),
        tuple(puzzle.log.entries),
    )
    return Plan(
        header.game,
        header.seats,
        match.header.options,
        "",
        public=False,
        seating=with_faces(with_characters(header.game, places)),
        pack=match.pack.digest,
        kept=match.pack,
        past=past,
    )


def shown(puzzle: Puzzle, hours: Hours) -> words.PuzzleShown:
    """Give a puzzle as its seat sees it, with the answers in no order that would tell."""
    match, seat = puzzle.match, puzzle.seat
    asked = question(match, seat)
    told = [
        Raw(wire.encode(wire.news(match, number, item))) if item.visible_to(seat) else None
        for number, item in match.news
    ]
    beats: Any = Strip(ends(match, {seat}, Memory(), None)).whole(seat, told)
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


# What was found in the house's own games


def unseen(connection: Connection, most: int) -> list[str]:
    """Name finished games that were not looked at yet, the last first: as anyone could have played them, to the end."""
    standard = [find_game(name).standard.digest for name in game_names()]
    query = (
        select(tables.c.code, tables.c.options)
        .where(tables.c.status == "over", tables.c.abandoned.is_(None), tables.c.origin.is_(None))
        .where(tables.c.lesson.is_not(True), tables.c.winners.is_not(None))
        .where((tables.c.pack.is_(None)) | (tables.c.pack.in_(standard)))
        .where(tables.c.code.not_in(select(puzzles.c.code)))
        .order_by(tables.c.moved.desc())
    )
    rows = connection.execute(query.limit(4 * most)).all()
    plain_ones = [row.code for row in rows if not msgspec.json.decode(row.options).get("ids")]  # those name people
    return plain_ones[:most]


def _own(connection: Connection, day: int) -> Sequence[Puzzle]:
    query = select(puzzles.c.game, puzzles.c.data).where(puzzles.c.data.is_not(None), puzzles.c.day <= day)
    rows = connection.execute(query.order_by(puzzles.c.day.desc()).limit(SHOWN)).all()
    return [_puzzle(row) for row in rows]


def _find(connection: Connection, name: str, day: int) -> Puzzle | None:
    """Give one of the house's own puzzles, or that of a day."""
    which = puzzles.c.day == day if name == TODAY else puzzles.c.code == name.removeprefix(OWN)
    query = select(puzzles.c.game, puzzles.c.data).where(which, puzzles.c.data.is_not(None)).limit(1)
    row = connection.execute(query).one_or_none()
    return None if row is None else _puzzle(row)


def _puzzle(row: Any) -> Puzzle:
    return read(row.game, msgspec.json.decode(row.data))


def _note(connection: Connection, row: dict[str, Any]) -> None:
    if connection.execute(select(puzzles.c.code).where(puzzles.c.code == row["code"])).first() is None:
        connection.execute(insert(puzzles).values(row))


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
