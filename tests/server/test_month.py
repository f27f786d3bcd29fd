"""A month by post: clocks, reminders, a vacation, somebody who vanishes, a server that is down for a day."""

from __future__ import annotations

import asyncio
import random
from functools import partial

import pytest
from tests.server.household import HandClock, opened
from tests.trials import times

from kuluary.server.database.store import Person
from kuluary.server.table import clocks
from kuluary.server.table.clocks import DAY, HOUR, Waits, read_pace

PACE = read_pace("post", rest=7)
TICK = 6 * HOUR
ABSENT, RESTING = 1, 2
GONE, BACK = 1 * DAY, 15 * DAY
REST = (2 * DAY, 7 * DAY)
DOWN = 3 * DAY
ENTHUSIASM = 0.6
"""How often somebody looks in every six hours."""
AT_ONCE = 3
"""How many answers somebody gives on a visit."""


@pytest.mark.parametrize("game", times(["power"], ["suits", "power", "committee"]))
def test_a_month_by_post_is_unfair_to_nobody(tmp_path, game):
    asyncio.run(_month(tmp_path, game))


async def _month(tmp_path, game) -> None:
    clock, rng = HandClock(), random.Random(11)
    began = clock.time
    told: list[Waits] = []
    manager = opened(tmp_path, clock)
    house = await manager.__aenter__()
    people = [await house.guest(name) for name in ("Ася", "Гриша", "Ира")]
    code = await house.table(people, game=game, pace=PACE)
    taken: set[int] = set()
    resting = down = False

    async def visit(person: Person, seat: int) -> None:
        async with house.at(code, person) as ear:
            room = ear.room
            for _ in range(AT_ONCE):
                if seat not in room.record.waiting or room.record.seating[seat].stand_in:
                    return
                await ear.play(rng.choice, seat)

    while clock.time < began + 31 * DAY:
        day = clock.time - began
        async with house.house.visit(code) as room:
            if room.record.status == "over":
                break
            if resting != (REST[0] <= day < REST[1]):
                resting = not resting
                days = 5 if resting else 0
                who, now = people[RESTING].id, house.house.hours.time
                await room.change(partial(clocks.rest, person=who, days=days, now=now))
        for seat, person in enumerate(people):
            away = (seat == ABSENT and GONE <= day < BACK) or (seat == RESTING and resting)
            if not away and rng.random() < ENTHUSIASM:
                await visit(person, seat)
        if day >= DOWN and not down:
            told += house.told
            await manager.__aexit__(None, None, None)
            clock.time += DAY
            manager = opened(tmp_path, clock)
            house = await manager.__aenter__()
            down = True
        await house.pass_time(TICK)
        async with house.house.visit(code) as room:
            async with asyncio.timeout(60):
                while room.thinking:  # bots think in the time of this machine, not in that of the house
                    await asyncio.sleep(0.005)
            taken |= {place.seat for place in room.record.seating if place.stand_in}
            for place in room.record.seating:  # a bot plays for nobody but who has vanished, and no longer than that
                assert place.stand_in is None or (place.seat == ABSENT and day >= GONE)
    told += house.told
    async with house.house.visit(code) as room:
        record = room.record
        assert [place.name for place in record.seating] == ["Ася", "Гриша", "Ира"]
        assert record.status == "over" or all(place.stand_in is None for place in record.seating)
        number = record.number
    await manager.__aexit__(None, None, None)

    ended = [one for one in told if one.kind == "ended"]
    assert taken == {ABSENT}
    assert {one.seat for one in ended} == {ABSENT}
    for one in ended:  # whoever loses a turn was asked long before, and reminded
        asked, soon = [two for two in told[: told.index(one)] if two.seat == one.seat][-2:]
        assert (asked.kind, soon.kind) == ("asked", "soon")
        assert one.until is not None
        assert asked.until is not None
        assert asked.until - asked.since >= PACE.move
        assert one.until >= asked.until + (DAY if asked.since < began + DOWN else 0) - 1
    told_once = [(one.kind, one.seat, one.number) for one in told]
    assert len(told_once) == len(set(told_once))

    async with opened(tmp_path, clock) as house, house.at(code, None) as ear:  # everything is on disk
        assert ear.room.record.number == number
        assert ear.room.game is not None
        assert ear.room.game.number == number
