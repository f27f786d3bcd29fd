"""Clocks of tables, absence and return, by a clock that is driven by hand."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from tests.server.household import HandClock, Household, first, opened

from kuluary.server.before import lobby
from kuluary.server.database.store import Plea
from kuluary.server.errors import Refused
from kuluary.server.machines.hours import LEAP
from kuluary.server.protocol import wire
from kuluary.server.table import absence, clocks, undoing
from kuluary.server.table.clocks import DAY, PACES, read_pace

LIVE = PACES["live"]


def left(house: Household, code: str) -> dict[int, tuple[int, int]]:
    """What is left to each seat that is asked, in seconds: of its time, and in its bank."""
    found = wire.seat_clocks(house.house.rooms[code].record, house.house.hours)
    return {one["seat"]: (one["left"] // 1000, one["bank"] // 1000) for one in found}


def asked(house: Household, code: str) -> int:
    return house.house.rooms[code].record.waiting[0]


@pytest.mark.rule("H-6.1")
def test_the_time_for_a_decision_goes_first_and_then_the_bank(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(LIVE)
            seat = asked(house, code)
            assert left(house, code) == {seat: (45, 300)}
            house.clock.time += 20
            assert left(house, code) == {seat: (25, 300)}
            house.clock.time += 35
            assert left(house, code) == {seat: (0, 290)}
            async with house.at(code, people[seat]) as ear:
                await ear.play(first, seat)
                after = asked(house, code)
                assert left(house, code) == {after: (45, 300)}
            hand = house.house.rooms[code].record.clocks.hands[seat]
            assert (hand.bank, hand.spent) == (290, 55)

    asyncio.run(work())


def test_a_table_without_a_clock_has_none(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, _ = await house.sit(PACES["none"])
            await house.pass_time(100 * DAY)
            record = house.house.rooms[code].record
            assert (record.due, record.clocks.hands, left(house, code)) == (None, (), {})

    asyncio.run(work())


@pytest.mark.rule("H-6.2")
def test_clocks_are_exact_after_a_restart_and_stand_while_nobody_is_there(tmp_path):
    async def work() -> None:
        clock = HandClock()
        async with opened(tmp_path, clock) as house:
            code, _ = await house.sit(LIVE)
            seat = asked(house, code)
            clock.time += 50.5
        clock.time += DAY
        async with opened(tmp_path, clock) as house:
            async with house.at(code, None):
                assert left(house, code) == {seat: (0, 294)}
                clock.time += 10
                assert left(house, code) == {seat: (0, 284)}
            record = house.house.rooms[code].record
            assert record.seating[seat].stand_in is None

    asyncio.run(work())


def test_a_process_that_was_killed_counts_as_gone_since_it_last_called(tmp_path):
    async def work() -> None:
        clock = HandClock()
        async with opened(tmp_path, clock) as house:
            code, _ = await house.sit(LIVE)
            seat = asked(house, code)
            clock.time += 10
            await house.house.roll._call()
            clock.time += 3  # nobody hears of these
            house.house.hours.keep = lambda *_, **__: None
        clock.time += 3600
        async with opened(tmp_path, clock) as house, house.at(code, None):
            assert left(house, code) == {seat: (35, 300)}

    asyncio.run(work())


@pytest.mark.parametrize("leap", [3600.0, -3600.0])
def test_a_clock_that_is_set_changes_nothing(tmp_path, leap):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            before = house.house.hours.time
            house.clock.leap = leap
            await house.house.roll._call()
            house.clock.time += LEAP / 2
            await house.house.roll._call()
            assert house.house.hours.time == pytest.approx(before + LEAP / 2)

    asyncio.run(work())


@pytest.mark.rule("H-6.3")
def test_a_bot_takes_the_seat_when_the_time_is_over_and_gives_it_back(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(LIVE)
            seat = asked(house, code)
            house.told.clear()
            async with house.at(code, people[seat - 1]) as ear:
                await house.pass_time(345 - 29)
                room = house.house.rooms[code]
                assert [(one.kind, one.seat, one.person) for one in house.told] == [("soon", seat, people[seat].id)]
                assert room.record.seating[seat].stand_in is None
                await house.pass_time(30)
                assert [one.kind for one in house.told if one.seat == seat] == ["soon", "ended"]
                place = room.record.seating[seat]
                assert (place.stand_in, place.lent, place.name) == ("regular", "time", people[seat].name)
                assert seat not in room.record.waiting
                bots = [item for item in ear.last("state")["beats"][-1]["news"] if item.get("by") == "bot"]
                assert bots
                async with house.at(code, people[seat]):
                    assert room.record.seating[seat].stand_in is None
        async with opened(tmp_path, house.clock) as house, house.at(code, None) as ear:
            told = ear.last("state")["beats"][0]["news"]
            assert {item.get("by") for item in told} == {None, "bot"}

    asyncio.run(work())


@pytest.mark.rule("H-6.2")
def test_where_everybody_has_left_nobody_is_waited_for(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(LIVE)
            seat = asked(house, code)
            async with house.at(code, people[seat]):
                await house.pass_time(5)
            await house.pass_time(DAY)
            record = house.house.rooms[code].record
            assert (record.clocks.stands, record.seating[seat].stand_in) == (("nobody",), None)
            async with house.at(code, people[seat - 1]):
                assert left(house, code) == {seat: (40, 300)}
                await house.pass_time(5)
                assert left(house, code) == {seat: (35, 300)}

    asyncio.run(work())


@pytest.mark.rule("H-6.4")
def test_who_returns_while_the_bot_thinks_has_the_seat_from_the_next_decision(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            thinks = asyncio.Event()
            choose = house.house.mind.choose

            async def slow(*args: Any, **more: Any) -> Any:
                await thinks.wait()
                return await choose(*args, **more)

            house.house.mind.choose = slow
            code, people = await house.sit(LIVE)
            seat = asked(house, code)
            room = house.house.rooms[code]
            async with house.at(code, people[seat - 1]):
                house.clock.time += 1000
                await absence.look(house.house)
                assert room.record.seating[seat].lent == "time"
                async with house.at(code, people[seat]) as ear:
                    assert room.record.seating[seat].lent == "back"
                    assert ear.last("table")["table"]["seating"][seat]["lent"] == "back"
                    number = room.record.number
                    thinks.set()
                    await house.settle()
                    assert room.record.number > number
                    place = room.record.seating[seat]
                    assert (place.stand_in, place.lent) == (None, None)
                    told = ear.last("table")["table"]["seating"][seat]
                    assert (told["stand_in"], told["lent"]) == (None, None)

    asyncio.run(work())


def test_who_hands_a_seat_over_keeps_the_bot_when_coming_back(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(LIVE)
            room = house.house.rooms[code]
            await room.change(lambda record: lobby.hand_over(record, people[0], 0, "random"))
            async with house.at(code, people[0]):
                assert room.record.seating[0].stand_in == "random"

    asyncio.run(work())


@pytest.mark.rule("H-6.3")
def test_the_others_vote_and_a_return_closes_the_vote(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(read_pace("live", end="vote"), count=4)
            seat = asked(house, code)
            others = [one for one in range(4) if one != seat]
            room = house.house.rooms[code]
            async with house.at(code, people[others[0]]) as one, house.at(code, people[others[1]]):
                await house.pass_time(346)
                table = one.last("table")["table"]
                assert table["votes"] == [{"seat": seat, "bot": [], "wait": [], "needed": 2}]
                assert room.record.seating[seat].stand_in is None

                async def vote(who: int, *, bot: bool) -> None:
                    await room.change(lambda _: absence.cast(room, people[who], seat, bot=bot))

                await vote(others[0], bot=False)
                assert room.record.clocks.votes[0].wait == (others[0],)
                await vote(others[1], bot=False)
                assert room.record.clocks.votes == ()
                assert left(house, code) == {seat: (300, 0)}
                await house.pass_time(301)
                with pytest.raises(Refused, match="only the others"):
                    await vote(seat, bot=False)
                async with house.at(code, people[seat]):
                    assert room.record.clocks.votes == ()
                    assert left(house, code) == {seat: (45, 0)}
                await house.pass_time(46)
                await vote(others[0], bot=True)
                await vote(others[1], bot=True)
                await house.settle()
                assert room.record.seating[seat].lent == "vote"

    asyncio.run(work())


def test_at_a_table_that_waits_nothing_happens_until_the_others_ask(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(read_pace("evening", end="wait"))
            seat = asked(house, code)
            other = (seat + 1) % 3
            room = house.house.rooms[code]
            async with house.at(code, people[seat]):
                pass
            async with house.at(code, people[other]) as ear:
                assert ear.last("table")["table"]["seating"][seat]["left"] == int(house.clock.time)
                with pytest.raises(Refused, match="long enough"):
                    absence.cast(room, people[other], seat, bot=True)
                await house.pass_time(181)
                assert room.record.seating[seat].stand_in is None
                await room.change(lambda _: absence.cast(room, people[other], seat, bot=True))
                await house.settle()
                assert room.record.seating[seat].lent == "vote"
                await house.pass_time(100_000)

    asyncio.run(work())


@pytest.mark.parametrize(
    ("pace", "away"), [(read_pace("live", end="vote", host=True), 400), (read_pace("none", host=True), DAY + 1)]
)
def test_where_the_host_decides_nobody_else_does(tmp_path, pace, away):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(pace)
            room = house.house.rooms[code]
            while asked(house, code) == 0:
                async with house.at(code, people[0]) as ear:
                    await ear.play(first, 0)
            seat = asked(house, code)
            other = 3 - seat
            async with house.at(code, people[0]):
                await house.pass_time(away)
                with pytest.raises(Refused, match="host decides"):
                    absence.cast(room, people[other], seat, bot=True)
                await room.change(lambda _: absence.cast(room, people[0], seat, bot=True))
            assert room.record.seating[seat].lent == "host"

    asyncio.run(work())


@pytest.mark.rule("H-6.2")
def test_clocks_stand_on_vacation_and_its_days_are_counted(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(read_pace("post", rest=7))
            seat = asked(house, code)
            room = house.house.rooms[code]

            async def rest(days: int) -> None:
                await room.change(lambda record: clocks.rest(record, people[seat].id, days, house.house.hours.time))

            await house.pass_time(3600)
            await rest(5)
            table = wire.table(room.record, None, (), house.house.hours)
            assert table["seating"][seat]["rests"] == int(house.clock.time) + 5 * DAY
            await house.pass_time(3 * DAY)
            assert left(house, code) == {seat: (23 * 3600, 3 * DAY)}
            await rest(0)
            await house.pass_time(3600)
            assert left(house, code) == {seat: (22 * 3600, 3 * DAY)}
            await rest(30)
            await house.pass_time(4 * DAY + 3600)  # four days were left: it ends by itself
            assert left(house, code) == {seat: (21 * 3600, 3 * DAY)}
            with pytest.raises(Refused, match="no days"):
                await rest(1)

    asyncio.run(work())


@pytest.mark.rule("H-6.2")
def test_clocks_stand_while_it_is_asked_whether_a_play_may_be_taken_back(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(LIVE)
            seat = asked(house, code)
            room = house.house.rooms[code]
            async with house.at(code, people[seat - 1]):
                await room.change(
                    lambda record: replace(record, plea=Plea(0, 0, 0, house.house.hours.time + 20_000, ""))
                )
                await house.pass_time(10_000)
                assert left(house, code) == {seat: (45, 300)}
                await room.change(lambda record: replace(record, plea=None))
                await house.pass_time(5)
                assert left(house, code) == {seat: (40, 300)}

    asyncio.run(work())


@pytest.mark.rule("H-6.1")
def test_what_is_taken_back_gives_no_new_time(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(LIVE)
            room = house.house.rooms[code]
            while True:
                seat = asked(house, code)
                async with house.at(code, people[seat]) as ear:
                    house.clock.time += 50
                    before = left(house, code)
                    await ear.play(lambda actions: actions[-1], seat)
                    match = room.game
                    assert match is not None
                    if match.undo_start(seat) is not None:
                        await undoing.undo(room, ear, wire.Undo("back", seat))
                        assert left(house, code)[seat] == before[seat] == (0, before[seat][1])
                        return

    asyncio.run(work())


def test_everyone_who_is_asked_at_once_has_a_clock_of_their_own(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(LIVE, game="committee", count=2)
            seats = house.house.rooms[code].record.waiting
            assert len(seats) == 2
            house.clock.time += 30
            assert left(house, code) == {0: (15, 300), 1: (15, 300)}
            async with house.at(code, people[0]) as ear:
                await ear.play(first, 0)
            assert left(house, code)[1] == (15, 300)

    asyncio.run(work())


def test_bots_have_no_clock(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(LIVE, count=1, seats=3)
            await house.settle()
            async with house.at(code, people[0]):
                assert set(left(house, code)) == {0}

    asyncio.run(work())


def test_two_processes_deal_with_an_end_once(tmp_path):
    async def work() -> None:
        clock = HandClock()
        async with opened(tmp_path, clock) as one, opened(tmp_path, clock) as two:
            await one.sit(read_pace("post", end="wait"))
            clock.time += 10 * DAY
            await asyncio.gather(one.look(), two.look())
            await asyncio.gather(one.look(), two.look())
            ended = [item for item in (*one.told, *two.told) if item.kind == "ended"]
            assert len(ended) == 1

    asyncio.run(work())


def test_own_numbers_have_bounds():
    assert read_pace("own", move=60, bank=0).end == "bot"
    for wrong in ({"move": 1}, {"move": 60, "bank": -1}, {}):
        with pytest.raises(Refused):
            read_pace("own", **wrong)
    with pytest.raises(Refused):
        read_pace("live", move=1)
    assert read_pace("live", rest=3).rest == 0
