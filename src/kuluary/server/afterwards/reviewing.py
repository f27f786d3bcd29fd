"""Reviews of finished games: asked for once, worked out by one process in the background, and kept with the game."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from sqlalchemy import Connection, insert, select, update

from kuluary import coach
from kuluary.bots.workers import BotLost, Worker, errand
from kuluary.core import CHANCE, Log, Pack, Text, find_game
from kuluary.encoding import plain
from kuluary.server.afterwards.archive import check_over
from kuluary.server.database.schema import reviews
from kuluary.server.errors import AWAY, first_line, stuck, trace_of

if TYPE_CHECKING:
    from kuluary.server.house import House
    from kuluary.server.protocol.words import GameReview, ReviewState
    from kuluary.server.table.room import Room

LOG: Final = logging.getLogger("kuluary.server")
LEASE: Final = "reviews"
SITTING: Final = 1.5
"""Seconds after which what was found is written down."""
PATIENCE: Final = 120.0
PAUSE: Final = 2.0
"""Seconds after which a process that could not go on tries again."""
GENTLY: Final = 15
"""How far behind everything else the work stands on its machine."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A review as it is kept."""

    code: str
    frames: int
    done: int
    steps: str
    review: str | None
    failed: str | None


class Reviews:
    """Works through the games that somebody wants to have reviewed, one after another."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._wanted = asyncio.Event()
        self._wanted.set()  # what was begun before the last stop goes on

    async def state(self, room: Room) -> ReviewState:
        """Say how far the review of a table is, and what it says of the frames it has gone through."""
        check_over(room.record)
        kept = await self._house.store.read(partial(find, code=room.record.code))
        if kept is None:
            return {"status": "none", "done": 0, "frames": 0, "review": None}
        if kept.review is not None:
            found: GameReview = msgspec.json.decode(kept.review)
            # one that was kept before these were told: nearly the same
            found.setdefault("began", found["points"][0]["chances"])
            found.setdefault("own", found["skill"])
            return {"status": "done", "done": kept.frames, "frames": kept.frames, "review": found}
        so_far = None
        if kept.done > 0:
            so_far = await asyncio.to_thread(told, kept.steps, room.record.game, room.record.seats)
        status: Literal["working", "failed"] = "working" if kept.failed is None else "failed"
        return {"status": status, "done": kept.done, "frames": kept.frames, "review": so_far}

    async def want(self, room: Room) -> ReviewState:
        """Have a finished game reviewed; one that failed goes on from where it was."""
        async with room.hold():
            match = await room.read()
            check_over(room.record)
        if match is None:
            raise stuck()
        frames = 1 + sum(seat != CHANCE for seat, _ in match.entries)
        await self._house.store.writer.call(partial(begin, code=room.record.code, frames=frames, now=self._house.now))
        self._wanted.set()
        return await self.state(room)

    async def work(self) -> None:
        """Go on with what is wanted, for as long as the house is open."""
        worker = Worker()
        try:
            while True:
                await self._wanted.wait()
                self._wanted.clear()
                try:
                    if not await self._work_off(worker):
                        await asyncio.sleep(PAUSE)
                        self._wanted.set()
                except Exception as error:
                    LOG.error("a review waits: %s", first_line(error), exc_info=trace_of(error))
                    await asyncio.sleep(PAUSE)
                    self._wanted.set()
        finally:
            worker.stop()

    async def _work_off(self, worker: Worker) -> bool:
        """Work until nothing is wanted; False: another process does, and has to be watched."""
        store, roll = self._house.store, self._house.roll
        if await store.read(next_wanted) is None:
            return True
        if not await roll.claim(LEASE):
            return False
        try:
            while (kept := await store.read(next_wanted)) is not None:
                await self._go_on(worker, kept)
            await asyncio.to_thread(worker.kill)  # nothing is wanted: the process would only take up room
        finally:
            with suppress(Exception):
                await roll.release([LEASE])
        return True

    async def _go_on(self, worker: Worker, kept: Kept) -> None:
        """Sit over one game for a while, and write down what was found."""
        write = self._house.store.writer.call
        try:
            async with self._house.visit(kept.code) as room, room.hold():
                match = await room.read()
                if match is None:
                    raise stuck()
                log, pack = match.log, match.pack
            wanted = errand(sit_over, log, pack, kept.steps, self._house.settings.review_effort)
            steps, done, review = await asyncio.to_thread(worker.ask, wanted, PATIENCE)
        except AWAY:
            raise  # the game is not to blame
        except Exception as error:
            if not isinstance(error, BotLost):
                LOG.exception("the review of table %s has failed", kept.code)
            LOG.warning("the review of table %s has stopped at frame %d: %s", kept.code, kept.done, error)
            await write(partial(note, code=kept.code, failed=str(error) or type(error).__name__))
            return
        await write(partial(note, code=kept.code, steps=steps, done=done, review=review))


def sit_over(log: Log, pack: Pack, found: str, effort: float) -> tuple[str, int, str | None]:
    """Go on with a review: give what was found, its frames, and the whole once it is done; in a process of its own."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, GENTLY)
    began = time.monotonic()
    steps: list[dict[str, Any]] = msgspec.json.decode(found)
    frames = 1 + sum(seat != CHANCE for seat, _ in log.entries)
    for step in coach.steps(log, content=pack, start=len(steps), effort=effort):
        steps.append(written(step))
        if time.monotonic() - began > SITTING:
            break
    whole = None
    if len(steps) == frames:
        header = log.header
        whole = msgspec.json.encode(in_words([read(step) for step in steps], header.game, header.seats)).decode()
    return msgspec.json.encode(steps).decode(), len(steps), whole


def told(found: str, game: str, seats: int) -> GameReview:
    """Give what was found so far as it is told."""
    steps: list[dict[str, Any]] = msgspec.json.decode(found)
    return in_words([read(step) for step in steps], game, seats)


def written(step: coach.Step) -> dict[str, Any]:
    """Give a step as plain data."""
    point, deed = step.point, step.deed
    return {
        "point": [point.frame, point.round, list(point.chances)],
        "luck": list(step.luck),
        "deed": None if deed is None else _deed(deed),
    }


def read(data: dict[str, Any]) -> coach.Step:
    """Read a step; its texts stay as they are written."""
    frame, number, chances = data["point"]
    deed = data["deed"]
    if deed is not None:
        played = coach.Weighed(**deed["played"])
        answers = tuple(coach.Weighed(**one) for one in deed["answers"])
        deed = coach.Deed(**{**deed, "played": played, "answers": answers})
    return coach.Step(coach.Point(frame, number, tuple(chances)), tuple(data["luck"]), deed)


def in_words(steps: list[coach.Step], game: str, seats: int) -> GameReview:
    """Give a review as it is told, of the steps there are."""
    review = coach.summary(steps)
    return {
        "points": [{"frame": one.frame, "round": one.round, "chances": list(one.chances)} for one in review.points],
        "deeds": [_deed(deed) for deed in review.deeds],
        "began": list(review.began),
        "luck": list(review.luck),
        "own": list(review.own),
        "skill": list(review.skill),
        "best": list(review.best),
        "worst": list(review.worst),
        "turns": list(review.turns),
        "decisions": list(review.decisions),
        "alone": seats == 1,
        "together": find_game(game).open_hands,
    }


def _deed(deed: coach.Deed) -> Any:
    return {
        "frame": deed.frame,
        "round": deed.round,
        "seat": deed.seat,
        "prompt": _text(deed.prompt),
        "played": _weighed(deed.played),
        "answers": [_weighed(one) for one in deed.answers],
        "why": None if deed.why is None else _text(deed.why),
        "loss": deed.loss,
        "merit": deed.merit,
    }


def _weighed(one: coach.Weighed) -> Any:
    return {"text": _text(one.text), "chance": one.chance}


def _text(text: Any) -> Any:
    return plain(text) if isinstance(text, Text) else text


# What is kept


def find(connection: Connection, code: str) -> Kept | None:
    """Give the review of a table as far as it is."""
    row = connection.execute(select(*_COLUMNS).where(reviews.c.code == code)).one_or_none()
    return None if row is None else Kept(*row)


def next_wanted(connection: Connection) -> Kept | None:
    """Give the review that has waited longest."""
    query = select(*_COLUMNS).where(reviews.c.review.is_(None), reviews.c.failed.is_(None))
    row = connection.execute(query.order_by(reviews.c.at, reviews.c.code).limit(1)).one_or_none()
    return None if row is None else Kept(*row)


def begin(connection: Connection, code: str, frames: int, now: int) -> None:
    """Note that somebody wants a review; one that has failed may go on."""
    if find(connection, code) is None:
        row = {"code": code, "at": now, "frames": frames, "done": 0, "steps": "[]"}
        connection.execute(insert(reviews).values(row))
    else:
        connection.execute(update(reviews).where(reviews.c.code == code).values(failed=None))


def note(connection: Connection, code: str, **values: Any) -> None:
    """Keep what was found."""
    if values.get("review") is not None:
        values["steps"] = "[]"  # the whole says it all
    connection.execute(update(reviews).where(reviews.c.code == code).values(**values))


_COLUMNS: Final = (
    reviews.c.code,
    reviews.c.frames,
    reviews.c.done,
    reviews.c.steps,
    reviews.c.review,
    reviews.c.failed,
)
