"""Why a bot answered as it did: in a game in play from what is open to all, afterwards as the coach sees it."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import TYPE_CHECKING

from kuluary.bots.workers import BotLost
from kuluary.core import Action, Decision, Match
from kuluary.core.text import action_text
from kuluary.encoding import plain
from kuluary.server.afterwards import archive
from kuluary.server.bots.coaching import words_of
from kuluary.server.database.store import Person
from kuluary.server.errors import Refused, check_seat, stuck
from kuluary.server.protocol import wire, words

if TYPE_CHECKING:
    from kuluary.server.table.room import Room


async def why(room: Room, person: Person | None, seat: int) -> words.BotWhy:
    """Say what may have spoken for the last answer of a bot."""
    async with room.hold():
        match = await room.read()
        record = room.record
    if match is None:
        raise stuck()
    check_seat(seat, record.seats)
    archive.check_eyes(record, person, None)
    if record.seating[seat].bot is None:
        raise Refused(409, "no_bot", "a person plays there: ask them")
    game = match.game
    number = next((at for at in range(len(match.entries) - 1, -1, -1) if match.entries[at][0] == seat), None)
    if number is None or number < match.origin:
        raise Refused(409, "nothing_yet", "this bot has not answered anything yet")
    action = match.entries[number][1]
    async with room.house.study:
        before = await asyncio.to_thread(_before, match, number)
    asked = next(one for one in before.decisions if one.seat == seat and action in one.actions)
    if record.status != "over" and not game.open_hands:
        shown = game.redeal(before.state, None, Random(secrets.token_hex(8)))
        reason = game.told(shown, asked, action)
        return {"seat": seat, "number": number, "text": None, "why": words_of(reason), "answers": [], "more": True}
    twin = before.redeal(seat, secrets.token_hex(16))
    answers = [] if asked.free else await _answers(room, twin, asked, action)
    return {
        "seat": seat,
        "number": number,
        "text": wire.text(action_text(game, twin.state, action, asked)),
        "why": words_of(game.reason(twin.state, asked, action)),
        "answers": answers,
        "more": False,
    }


def _before(match: Match, number: int) -> Match:
    """Give the game as it stood before an entry of its log."""
    return Match.replay(match.log, upto=number, key=match.key, content=match.pack)


async def _answers(room: Room, twin: Match, asked: Decision, action: Action) -> list[words.HintAnswer]:
    """Give what the search thinks of the answer and of the best others; nothing where nobody has the time."""
    record, wait = room.record, room.house.settings.bot_wait
    try:
        found = await room.house.mind.suggest(
            twin, asked.seat, played=action, owner=record.host, table=record.code, wait=wait
        )
    except BotLost:
        return []
    return [
        {
            "action": plain(one.action),
            "text": wire.text(action_text(twin.game, twin.state, one.action, asked)),
            "chance": round(one.chance, 3),
        }
        for one in found.answers
    ]
