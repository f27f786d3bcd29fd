"""Bots wait for people who say what they have seen, and while a play may be taken back."""

from __future__ import annotations

import asyncio
import random
import time
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.helpers import Live, Player, joined, some_action

from kuluary.lessons import lesson_of
from kuluary.server.bots import attending

BRIBE = {"type": "suits.Bribe"}


def watch_until_asked(live: Live) -> None:
    """Tell that everything was seen, until one's own answer is awaited."""
    while True:
        live.send(type="seen", number=live.state["number"])
        if live.state["decisions"] or live.state["over"]:
            return
        live.wait("state")


def follow(host: Player) -> Live:
    """Sit among bots where a bribe can be paid, and is not the last of its round."""
    while True:
        code = host.table(seats=3, seating=["me", "bot:random", "bot:random"], start=True)
        live = joined(host, code)
        watch_until_asked(live)
        laid = [seat for seat in live.state["view"]["seats"] if seat["played"] is not None or seat["bribed"]]
        if len(laid) == 1:
            return live
        live.close()


def quiet(live: Live, seconds: float) -> bool:
    """Tell whether nothing is played for a while."""
    number = live.state["number"]
    deadline = time.monotonic() + seconds
    while (left := deadline - time.monotonic()) > 0:
        try:
            live.read(patience=left)
        except TimeoutError:
            break
    return bool(live.state["number"] == number)


def test_a_bot_answers_after_what_it_answers_to_was_seen(company):
    live = follow(company.guest())
    number = live.play(some_action(live.state, random.Random(1)))["number"]
    live.wait_number(number)
    assert quiet(live, 0.6)
    live.send(type="seen", number=number)
    assert live.wait("state")["number"] > number
    live.close()


def test_who_leaves_is_not_waited_for(company):
    host = company.guest()
    live = follow(host)
    number = live.play(some_action(live.state, random.Random(1)))["number"]
    code = live.table["code"]
    live.close()
    with joined(host, code) as again:  # this one never says what it has seen
        again.wait_number(number + 1)


def test_a_bot_waits_while_a_play_may_be_taken_back(company):
    live = follow(company.guest())
    code = live.table["code"]
    assert live.player.post(f"/api/tables/{code}/take_back", ms=2500)["take_back"] == 2500
    number = live.play(BRIBE)["number"]
    live.send(type="seen", number=number)
    live.wait_number(number)
    assert live.state["undo"]
    assert quiet(live, 1.0)
    assert live.ask(type="undo", seat=0)["type"] == "ack"
    assert live.wait("state")["number"] < number
    live.close()
    assert live.player.post(f"/api/tables/{code}/take_back", ms=None)["take_back"] is None


END_INCOME = {"type": "committee.EndIncome"}


def at_income(host: Player, seating: list[str], *others: Player) -> list[Live]:
    """Sit down where everyone is about to take income, and bots wait for what may be taken back."""
    code = host.post("/api/tables", game="committee", seats=len(seating), seating=seating)["code"]
    host.post(f"/api/tables/{code}/take_back", ms=2500)
    for seat, other in enumerate(others, start=1):
        other.post(f"/api/tables/{code}/seat", seat=seat)
    host.post(f"/api/tables/{code}/start")
    return [joined(player, code) for player in (host, *others)]


def watch_until_actions(live: Live) -> None:
    """Tell that everything was seen, until everyone has taken income."""
    while live.state["view"]["phase"] == "income":
        live.send(type="seen", number=live.state["number"])
        live.wait("state")


def test_bots_take_their_incomes_together_as_fast_as_they_are_seen(tmp_path, start_server):
    pace = 0.6
    host = start_server(tmp_path, bot_pace=pace).guest()
    (live,) = at_income(host, ["me", "bot:regular", "bot:regular", "bot:regular"])
    live.send(type="seen", number=live.state["number"])
    live.wait_number(live.play(END_INCOME)["number"])
    assert quiet(live, 2 * pace), "nobody has seen that the person has done"
    begun, before = time.monotonic(), live.state["number"]
    watch_until_actions(live)
    took, answers = time.monotonic() - begun, live.state["number"] - before
    assert answers > 6
    assert took < 4 * pace, f"{answers} answers took {took:.1f} seconds"
    live.close()


def test_bots_wait_with_their_incomes_where_another_person_would_have_to_agree_to_take_one_back(company):
    lives = at_income(company.guest("Ася"), ["me", "open", "bot:random", "bot:random"], company.guest("Борис"))
    for seat, live in enumerate(lives):
        number = live.play(END_INCOME, seat=seat)["number"]
    for live in lives:
        live.wait_number(number)
        live.send(type="seen", number=number)
    assert lives[1].state["undo"]
    assert quiet(lives[1], 1.0)
    for live in lives:
        live.close()


@pytest.mark.parametrize(("since_play", "left"), [(0.2, 0.5), (3.0, 0.0)])
def test_what_was_looked_at_for_longer_than_the_pause_is_not_waited_for_once_more(monkeypatch, since_play, left):
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(attending, "time", SimpleNamespace(monotonic=lambda: 100.0))
    monkeypatch.setattr(attending, "asyncio", SimpleNamespace(sleep=sleep))
    house = SimpleNamespace(settings=SimpleNamespace(bot_pace=0.7))
    room: Any = SimpleNamespace(
        audience=SimpleNamespace(sockets=()), record=None, game=None, house=house, played_at=100 - since_play
    )
    asyncio.run(attending.attend(room, 1))
    assert slept == [pytest.approx(left)]


def test_no_bot_waits_in_a_lesson_where_only_the_right_play_is_taken(company):
    learner = company.guest()
    code = learner.post("/api/lessons/power")["code"]
    learner.post(f"/api/tables/{code}/take_back", ms=5000)
    lesson = lesson_of("power")
    assert lesson is not None
    patterns = [step.awaits for chapter in lesson.chapters for step in chapter.steps if step.awaits]
    with joined(learner, code) as live:
        begun = time.monotonic()
        for right, *_ in patterns[:4]:
            watch_until_asked(live)
            assert right in [item["action"] for item in live.state["decisions"][0]["actions"]]
            number = live.play(right)["number"]
            live.wait_number(number)
        watch_until_asked(live)
        assert time.monotonic() - begun < 4.0


def test_only_the_host_says_how_long_bots_wait(company):
    host, other = company.guest("Ася"), company.guest("Борис")
    code = host.table(seats=3)
    assert other.refused("POST", f"/api/tables/{code}/take_back", ms=0) == "not_host"
    assert host.refused("POST", f"/api/tables/{code}/take_back", ms=7) == "malformed"


@pytest.mark.parametrize(("action", "back"), [(None, False), (BRIBE, True)])
def test_it_is_foreseen_whether_a_play_can_be_taken_back(company, action, back):
    live = follow(company.guest())
    before = live.state
    card = next(item["action"] for item in before["decisions"][0]["actions"] if item["action"] != BRIBE)
    assert live.ask(type="foresee", seat=0, action=action or card)["back"] is back
    assert live.state is before
    assert live.ask(type="foresee", seat=1, action=card)["code"] == "not_your_seat"
    live.close()
