"""The coach at the table: hints that everyone sees were taken, and warnings before a blunder; both where it is allowed.

What the coach says comes from a match redealt for the seat, thought over where bots think, and is dropped when the
table moves on.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from kuluary.bots.workers import BotLost
from kuluary.coach import Hint
from kuluary.core import Action, Match, Text
from kuluary.core.text import action_text
from kuluary.encoding import plain
from kuluary.server.database.store import Record, hints_at
from kuluary.server.errors import Refused
from kuluary.server.protocol import wire

if TYPE_CHECKING:
    from kuluary.server.protocol.words import HintAnswer, HintMessage, Warned, Words
    from kuluary.server.table.audience import Listener
    from kuluary.server.table.room import Room

LOG: Final = logging.getLogger("kuluary.server")
THREE: Final = 3
"""Hints of a seat in a game, where they are counted."""
BLUNDER: Final = 0.05
"""From such a loss of the chance to win on a warning is given."""


@dataclass(slots=True)
class Advice:
    """What the coach has said at a table about what is open there now."""

    tasks: dict[int, tuple[str, asyncio.Task[None]]] = field(default_factory=dict)
    """By seat: the question thought about."""
    told: dict[int, HintMessage] = field(default_factory=dict)
    """By seat: the last hint, to be told again while its question is open."""
    warned: dict[int, str] = field(default_factory=dict)
    """By seat: the question about which it was warned, or might have been."""


def settle(room: Room) -> None:
    """Stop thinking about what is not asked any more; only while holding the room."""
    advice = room.advice
    if not advice.tasks and not advice.told and not advice.warned:
        return
    asked = set() if room.game is None else {wire.decision_id(one) for one in room.game.decisions}
    for seat, (question, task) in list(advice.tasks.items()):
        if question not in asked:
            del advice.tasks[seat]
            task.cancel()
    advice.told = {seat: hint for seat, hint in advice.told.items() if hint["decision"] in asked}
    advice.warned = {seat: question for seat, question in advice.warned.items() if question in asked}


def left(record: Record, seat: int) -> int | None:
    """Count the hints a seat may still take; None: as many as it likes."""
    allowed = hints_at(record)
    if allowed == "free":
        return None
    return max(0, THREE - record.seating[seat].hints) if allowed == "three" else 0


# Hints


async def hint(room: Room, socket: Listener, message: wire.Consult) -> None:
    """Begin to think for a seat, or tell again what was thought of the same question."""
    async with room.hold():
        match = await room.match()
        seat = message.seat
        room.check_seat(socket.person, seat)
        if hints_at(room.record) == "none":
            raise Refused(409, "no_hints", "this table plays without hints")
        if not _is_open(match, seat, message.decision):
            socket.say(room.overtaken(match, message.id))
            return
        told = room.advice.told.get(seat)
        if told is not None and told["decision"] == message.decision:
            socket.say({**told, "id": message.id})
            return
        if left(room.record, seat) == 0:
            raise Refused(409, "hints_spent", f"{THREE} hints a game: they are taken")
        if seat in room.advice.tasks:
            raise Refused(409, "thinking", "the coach thinks already")
        twin = match.redeal(seat, secrets.token_hex(16))
        task = asyncio.create_task(_advise(room, socket, message, twin))
        room.advice.tasks[seat] = (message.decision, task)


async def _advise(room: Room, socket: Listener, message: wire.Consult, twin: Match) -> None:
    """Think, count the hint, and tell it to who asked, and to everyone that it was taken."""
    seat = message.seat
    found = await _think(room, twin, seat, None)
    if found is None:
        room.advice.tasks.pop(seat, None)
        socket.say({"type": "error", "id": message.id, "code": "unavailable", "message": "the coach has no time"})
        return
    async with room.hold():
        while True:
            match = await room.match()
            if not _is_open(match, seat, message.decision):
                return
            place = room.record.seating[seat]
            seating = list(room.record.seating)
            seating[seat] = replace(place, hints=place.hints + 1)
            if await room.commit(replace(room.record, seating=tuple(seating))):
                break
            await room.reread()
        room.advice.tasks.pop(seat, None)
        asked = next(one for one in twin.decisions if one.seat == seat and not one.free)
        answers: list[HintAnswer] = [
            {
                "action": plain(one.action),
                "text": wire.text(action_text(twin.game, twin.state, one.action, asked)),
                "chance": round(one.chance, 3),
            }
            for one in found.answers
        ]
        told: HintMessage = {
            "type": "hint",
            "id": message.id,
            "seat": seat,
            "decision": message.decision,
            "answers": answers,
            "why": words_of(found.why),
            "tries": found.tries,
            "taken": room.record.seating[seat].hints,
            "left": left(room.record, seat),
        }
        room.advice.told[seat] = told
        socket.say(told)
        room.show_table()


# Warnings


def warns(room: Room, match: Match, seat: int, action: Action) -> bool:
    """Tell whether a seat may be warned about an answer now: once a question, and where there is a choice."""
    asked = next((one for one in match.decisions if one.seat == seat and not one.free), None)
    if asked is None or action not in asked.actions or len(asked.actions) == 1 or hints_at(room.record) == "none":
        return False
    return room.advice.warned.get(seat) != wire.decision_id(asked) and seat not in room.advice.tasks


def warn(room: Room, socket: Listener, message: wire.Foresee, match: Match, action: Action, *, back: bool) -> None:
    """Begin to think about an answer that is about to be given; only while holding the room."""
    seat = message.seat
    question = next(wire.decision_id(one) for one in match.decisions if one.seat == seat and not one.free)
    room.advice.warned[seat] = question
    twin = match.redeal(seat, secrets.token_hex(16))
    task = asyncio.create_task(_weigh(room, socket, message, twin, action, back=back))
    room.advice.tasks[seat] = (question, task)


async def _weigh(
    room: Room, socket: Listener, message: wire.Foresee, twin: Match, action: Action, *, back: bool
) -> None:
    found = await _think(room, twin, message.seat, action)
    room.advice.tasks.pop(message.seat, None)
    warning = None if found is None else _warning(twin, message.seat, found, action)
    if warning is None:
        socket.say({"type": "foreseen", "id": message.id, "back": back})
    else:
        socket.say({"type": "foreseen", "id": message.id, "back": back, "warning": warning})


def _warning(twin: Match, seat: int, found: Hint, action: Action) -> Warned | None:
    """Say what an answer would cost, if that is a blunder."""
    best = found.answers[0]
    chance = next((one.chance for one in found.answers if one.action == action), best.chance)
    if best.chance - chance < BLUNDER:
        return None
    asked = next(one for one in twin.decisions if one.seat == seat and not one.free)
    better = wire.text(action_text(twin.game, twin.state, best.action, asked))
    return {"best": round(best.chance, 3), "chance": round(chance, 3), "better": better, "why": words_of(found.why)}


async def _think(room: Room, twin: Match, seat: int, played: Action | None) -> Hint | None:
    """Ask where bots think; None where that did not work."""
    record, settings = room.record, room.house.settings
    try:
        return await room.house.mind.suggest(
            twin, seat, played=played, owner=record.host, table=record.code, wait=settings.bot_wait
        )
    except BotLost as error:
        LOG.warning("the coach of table %s has failed: %s", record.code, error)
        return None


def _is_open(match: Match, seat: int, decision: str) -> bool:
    return any(one.seat == seat and not one.free and wire.decision_id(one) == decision for one in match.decisions)


def words_of(text: Text | None) -> Words | None:
    return None if text is None else wire.text(text)
