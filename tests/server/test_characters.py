"""Bots with a character: whom the host names, anybody else who is free, and what they say about their answers."""

from __future__ import annotations

import random

from tests.server.helpers import some_action


def seating(table):
    return [(place["level"], place["character"]) for place in table["seating"][1:]]


def my_turn(live):
    while not live.state["decisions"] and not live.state["over"]:
        live.wait("state")


def test_bots_are_somebody_each_and_the_host_says_who(company):
    host = company.guest()
    code = host.table(seating=["me", "bot:novice+bona", "bot:novice", "bot:random"])
    table = host.get(f"/api/tables/{code}")
    (_, first), (_, second), (level, third) = seating(table)
    assert (first, level, third) == ("bona", "random", None)
    assert second not in (None, "bona")
    assert host.refused("POST", f"/api/tables/{code}/seating", seat=2, kind="bot:expert+bona") == "character_taken"
    table = host.post(f"/api/tables/{code}/seating", seat=2, kind="bot:regular")
    assert seating(table)[1] == ("regular", second)  # another level, the same somebody
    table = host.post(f"/api/tables/{code}/seating", seat=2, kind="bot:regular+rita")
    assert seating(table)[1] == ("regular", "rita")
    table = host.post(f"/api/tables/{code}/seating", seat=2, kind="bot:random")
    assert seating(table)[1] == ("random", None)
    assert host.refused("POST", f"/api/tables/{code}/seating", seat=2, kind="bot:regular+ivan") == "bad_option"


def test_a_bot_says_why_as_far_as_everyone_may_know_and_the_rest_afterwards(company):
    host = company.guest()
    code = host.table(seating=["me", "bot:novice+bona", "bot:novice+rita", "bot:novice+orso"], start=True)
    why = f"/api/tables/{code}/why?seat="
    live = company.live(host, code)
    my_turn(live)
    assert host.refused("GET", f"{why}0") == "no_bot"
    live.wait_number(live.play(some_action(live.state, random.Random(1)))["number"])
    my_turn(live)
    seat = next(seat for seat in (1, 2, 3) if host.call("GET", f"{why}{seat}").is_success)
    told = host.get(f"{why}{seat}")
    assert (told["more"], told["text"], told["answers"]) == (True, None, [])
    assert told["why"]["key"].startswith("suits-coach-")
    while not live.state["over"]:
        live.wait_number(live.play(some_action(live.state, random.Random(1)))["number"])
        my_turn(live)
    told = host.get(f"{why}{seat}")
    assert told["more"] is False
    assert told["text"]["key"]
