"""Standing orders: carried out when they fit, gone with a word when they do not, seen by their owner alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.helpers import fresh_id
from tests.server.household import Ear, HandClock, opened

from kuluary.core import Action, Decision, Match, Pass
from kuluary.encoding import plain
from kuluary.server.errors import Refused
from kuluary.server.protocol import wire
from kuluary.server.table import orders
from kuluary.server.table.clocks import DAY, read_pace
from kuluary.server.table.orders import Order, choices_of, fits


def question(match: Match | None, seat: int) -> Decision | None:
    assert match is not None
    return next((item for item in match.decisions if item.seat == seat and not item.free), None)


async def leave(ear: Ear, seat: int, kind: Any, action: Action | None = None, *, off: bool = False) -> None:
    deed = None if action is None else plain(action)
    await ear.room.order(ear, wire.Order(fresh_id(), seat, kind, deed, off))


@pytest.mark.rule("H-6.5")
def test_a_move_that_was_left_is_played_when_its_seat_is_asked_and_nobody_else_hears_of_it(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit()
            room = house.house.rooms[code]
            first = room.record.waiting[0]
            seat = (first + 1) % 3
            assert room.game is not None
            card = room.game.view(seat).hand[0]
            action = type(room.game.decisions[0].actions[0])(card)
            async with house.at(code, people[seat]) as mine, house.at(code, people[first]) as other:
                await leave(mine, seat, "next", action)
                assert [one["kind"] for one in mine.last("orders")["orders"]] == ["next"]
                assert all(message["type"] != "orders" for message in other.heard)
                number = room.record.number
                await other.play(lambda actions: actions[0], first)
                await house.settle()
                told = mine.last("orders")
                played = (seat, action) in room.game.entries[number:]
                assert told["orders"] == []
                assert played or [one["kind"] for one in told["gone"]] == ["next"]
                if not played:
                    assert question(room.game, seat) is not None

    asyncio.run(work())


@pytest.mark.rule("H-6.5")
def test_an_order_that_does_not_fit_is_gone_with_a_word(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit()
            room = house.house.rooms[code]
            first = room.record.waiting[0]
            seat = (first + 1) % 3
            async with house.at(code, people[seat]) as mine:
                await leave(mine, seat, "next", Pass())
                async with house.at(code, people[first]) as other:
                    await other.play(lambda actions: actions[0], first)
                await house.settle()
                assert [one["kind"] for one in mine.last("orders")["gone"]] == ["next"]
                assert question(room.game, seat) is not None
                with pytest.raises(Refused, match="seat"):
                    await leave(mine, first, "next", Pass())

    asyncio.run(work())


@pytest.mark.parametrize("same", [True, False])
def test_the_same_answer_is_given_while_question_and_choices_are_the_same(tmp_path, same):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit()
            room = house.house.rooms[code]
            assert room.game is not None
            first = room.record.waiting[0]
            lead = room.game.decisions[0].actions[0]
            twin = room.game.clone()
            twin.play(first, lead)
            seat = twin.decisions[0].seat
            asked = question(twin, seat)
            assert asked is not None
            choices = choices_of(asked) if same else "other choices"
            order = Order("same", plain(asked.actions[0]), {}, asked.prompt, choices)
            async with house.at(code, people[seat]) as mine, house.at(code, people[first]) as other:
                room.orders.by_seat[seat] = [order]
                await other.play(lambda _: lead, first)
                await house.settle()
                assert ((seat, asked.actions[0]) in room.game.entries) is same
                assert room.orders.by_seat.get(seat, []) == ([order] if same else [])
                assert same or [one["kind"] for one in mine.last("orders")["gone"]] == ["same"]

    asyncio.run(work())


def test_what_was_answered_can_be_repeated_until_it_is_taken_back(tmp_path):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit()
            room = house.house.rooms[code]
            seat = room.record.waiting[0]
            async with house.at(code, people[seat]) as mine:
                with pytest.raises(Refused, match="answered nothing"):
                    await leave(mine, seat, "same")
                await mine.play(lambda actions: actions[0], seat)
                assert room.game is not None
                last = plain(next(action for one, action in reversed(room.game.entries) if one == seat))
                await leave(mine, seat, "same")
                assert [one["action"] for one in mine.last("orders")["orders"]] == [last]
                orders.forget(room, {seat})
                assert mine.last("orders")["orders"] == []

    asyncio.run(work())


def test_an_order_survives_a_restart_and_can_be_taken_back(tmp_path):
    async def work() -> None:
        clock = HandClock()
        async with opened(tmp_path, clock) as house:
            code, people = await house.sit()
            seat = (house.house.rooms[code].record.waiting[0] + 1) % 3
            async with house.at(code, people[seat]) as mine:
                await leave(mine, seat, "next", Pass())
        async with opened(tmp_path, clock) as house, house.at(code, people[seat]) as mine:
            assert mine.last("orders")["orders"][0]["action"] == {"type": "Pass"}
            await leave(mine, seat, "next", off=True)
            assert mine.last("orders")["orders"] == []

    asyncio.run(work())


@pytest.mark.parametrize("left", [True, False])
def test_at_the_end_of_a_time_the_answer_that_was_left_is_given(tmp_path, left):
    async def work() -> None:
        async with opened(tmp_path, HandClock()) as house:
            code, people = await house.sit(pace=read_pace("post", end="answer"))
            room = house.house.rooms[code]
            seat = room.record.waiting[0]
            asked = question(room.game, seat)
            assert asked is not None
            if left:
                async with house.at(code, people[seat]) as ear:
                    await leave(ear, seat, "late", asked.actions[-1])
                    with pytest.raises(Refused):
                        await leave(ear, seat, "late", Pass())
            await house.pass_time(4 * DAY + 1)
            assert room.game is not None
            played = [entry for entry in room.game.entries if entry[0] == seat]
            assert len(played) == 1
            assert not left or played[0][1] == asked.actions[-1]
            assert room.record.seating[seat].stand_in is None

    asyncio.run(work())


def test_a_repeated_answer_looks_at_the_choices_it_was_given_for():
    asked = Decision(0, "income", "T-1", (Pass(),))
    order = Order("same", {"type": "Pass"}, {}, "income", "another list")
    assert fits(order, asked) is None
    assert fits(Order("next", {"type": "Pass"}, {}), asked) == Pass()
