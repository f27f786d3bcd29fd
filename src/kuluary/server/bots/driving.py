"""Who answers for the seats of bots: each open question gets a task that thinks it over and plays."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from kuluary.core import Action
from kuluary.lessons import LEVEL, Lesson, due, lesson_of, reply
from kuluary.server.bots import coaching, partners
from kuluary.server.bots.attending import attend, eyes
from kuluary.server.bots.thinking import Thought
from kuluary.server.errors import first_line, trace_of
from kuluary.server.protocol.wire import decision_id
from kuluary.server.table import orders, undoing
from kuluary.server.table.clocks import By
from kuluary.server.table.host import stand_in_level

if TYPE_CHECKING:
    from kuluary.server.table.room import Room

LOG: Final = logging.getLogger("kuluary.server")
ORDER: Final = "order"
LATE: Final = "late"
"""Who answers where no bot does: what a person has left, or the table for somebody whose time has run out."""
ADVICE: Final = "advice"
"""A bot that is asked nothing itself thinks what it would do in the place of people."""
LONGEST_PAUSE: Final = 60.0
"""Seconds between attempts while something keeps a bot from playing (a full disk, say)."""


def wake(room: Room) -> None:
    """Let bots think about what is asked of their seats now, and about nothing else; only while holding the room."""
    coaching.settle(room)
    wanted = _questions(room)
    if wanted and not room.house.drives(room):
        wanted = {}  # another process may do it; if none does, the lease brings us back here
    for seat, (question, task) in list(room.thinking.items()):
        if wanted.get(seat) != question:
            del room.thinking[seat]
            task.cancel()
    for seat, question in wanted.items():
        if seat not in room.thinking:
            room.thinking[seat] = (question, asyncio.create_task(_answer(room, seat, question)))


def _questions(room: Room) -> dict[int, str]:
    """Give, by seat, the question a bot has to answer; another level of bot is another question."""
    if room.game is None or room.record.status != "playing" or room.record.stuck is not None:
        return {}
    if undoing.stands(room.record):
        return {}
    levels = [seat.bot for seat in room.record.seating]
    if (lesson := lesson_at(room)) is not None:
        seat = due(lesson, room.game)
        return {} if seat is None else {seat: f"{LEVEL} {room.game.number}"}
    awaited = [item for item in room.game.decisions if not item.free]
    asked = [item for item in awaited if levels[item.seat] is not None]
    planned = room.game.number if any(partners.manner(room, item.seat) == "plan" for item in asked) else ""
    found = {item.seat: f"{levels[item.seat]} {decision_id(item)} {planned}" for item in asked}
    for item in awaited:
        if levels[item.seat] is None:
            if orders.ready(room, item) is not None:
                found[item.seat] = f"{ORDER} {decision_id(item)}"
            elif orders.is_late(room, item.seat):
                found[item.seat] = f"{LATE} {decision_id(item)}"
    if (wanted := partners.unadvised(room)) is not None and wanted[0] not in found:
        found[wanted[0]] = f"{ADVICE} {room.game.number}"
    return found


def lesson_at(room: Room) -> Lesson | None:
    """Give the lesson that is learnt at a table."""
    return lesson_of(room.record.game) if room.record.lesson else None


async def _answer(room: Room, seat: int, question: str) -> None:
    """Answer one question, however often it takes."""
    pause = 1.0
    while True:
        try:
            paced = partners.manner(room, seat) != "after" and partners.step(room, seat) is None
            if paced or not eyes(room):  # bots together, and one that does what it has said, wait for the eye alone
                await asyncio.sleep(room.house.settings.bot_pace)
            return await WORK.get(question.partition(" ")[0], _think_and_play)(room, seat, question)
        except Exception as error:
            text = "the bot on seat %d of table %s cannot play; it will try again: %s"
            LOG.error(text, seat, room.record.code, first_line(error), exc_info=trace_of(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


async def _carry_out(room: Room, seat: int, question: str) -> None:
    """Give the answer that a person has left, or one for somebody whose time has run out."""
    async with room.hold():
        match = await room.match()
        number = match.number
    await attend(room, number)
    action = None
    async with room.hold():
        match = await room.match()
        asked = next((item for item in match.decisions if item.seat == seat and not item.free), None)
        if _questions(room).get(seat) != question or asked is None:
            return
        action = orders.ready(room, asked) or orders.late(room, match, asked)
        twin = match.redeal(seat, secrets.token_hex(16))
    if action is None:
        level, record = stand_in_level(room.record.game), room.record
        action = (await room.house.mind.choose(twin, seat, level, owner=record.host, table=record.code)).action
    await _play(room, seat, question, action)


async def _think_for_people(room: Room, seat: int, question: str) -> None:
    async with room.hold():
        match = await room.match()
        wanted, level = partners.unadvised(room), room.record.seating[seat].bot
        if wanted is None or level is None or _questions(room).get(seat) != question:
            return
        number, twin = match.number, match.redeal(seat, secrets.token_hex(16))
    people, record = wanted[1], room.record
    thought = await room.house.mind.choose(twin, people[0], level, beside=people, owner=record.host, table=record.code)
    async with room.hold():
        if _questions(room).get(seat) == question:
            room.thinking.pop(seat)  # it has done its work, as one that has played
            partners.advise(room, seat, thought.advice, number)


async def _think_and_play(room: Room, seat: int, question: str) -> None:
    lesson = lesson_at(room)
    if lesson is None:
        await partners.give_way(room, seat)
    async with room.hold():
        match = await room.match()
        number = match.number
        twin = match.redeal(seat, secrets.token_hex(16)) if lesson is None else match.clone()
    level, code, owner = question.partition(" ")[0], room.record.code, room.record.host
    wait = room.house.settings.bot_wait if room.attended else None  # where nobody is, nobody is kept waiting
    promised = None if lesson else partners.step(room, seat)
    if lesson is not None:
        thought = Thought(await asyncio.to_thread(reply, lesson, twin, seat))
    elif promised is not None:
        thought = Thought(promised)
    else:
        with room.house.metrics.thought_seconds.time():
            beside = partners.advised(room, seat)
            thought = await room.house.mind.choose(twin, seat, level, beside=beside, owner=owner, table=code, wait=wait)
        partners.advise(room, seat, thought.advice, number)
    together = lesson is None and partners.manner(room, seat) == "after"
    await attend(room, number, together=together)
    if lesson is None:
        await partners.confer(room, seat, thought.action, thought.intent)
    await _play(room, seat, question, thought.action)


async def _play(room: Room, seat: int, question: str, action: Action) -> None:
    """Answer a question, if it is still asked; a bot that has promised something keeps to it."""
    async with room.hold():
        match = await room.match()
        if _questions(room).get(seat) != question:
            return
        by: By | None = "late" if question.startswith(LATE) else None
        if by is None and not question.startswith(ORDER) and room.record.seating[seat].kind != "bot":
            by = "bot"
        done = await room.apply(match, seat, partners.begin(room, seat, action), by=by)
        room.thinking.pop(seat)  # this task has done its work: waking the others must not cancel it
        if done:
            room.played()
        else:
            await room.reread()


WORK: Final = {ORDER: _carry_out, LATE: _carry_out, ADVICE: _think_for_people}
"""What is done for a question that is not a bot's own."""
