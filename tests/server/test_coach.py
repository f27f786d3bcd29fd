"""The coach at the table, where it is allowed, and the review of a finished game."""

from __future__ import annotations

import json
import random
import time
from itertools import islice

from tests.server.helpers import PATIENCE, joined, play_alone

from kuluary import Match, coach
from kuluary.server.afterwards.reviewing import told, written

ALONE = ["me", "bot:random", "bot:random", "bot:random"]


def alone(company, **more):
    """One person with three bots, on turn."""
    host = company.guest()
    code = host.table(seating=ALONE, start=True, **more)
    live = company.live(host, code)
    my_turn(live)
    return host, code, live


def my_turn(live):
    while not live.state["decisions"]:
        live.wait("state")


def hint(live):
    return live.ask(type="hint", seat=0, decision=live.state["decisions"][0]["id"])


def test_alone_with_bots_a_hint_is_given_and_counted(company):
    _, code, live = alone(company)
    assert live.table["hints"] == "free"
    told = hint(live)
    legal = [one["action"] for one in live.state["decisions"][0]["actions"]]
    assert told["type"] == "hint"
    assert 1 <= len(told["answers"]) <= 3
    assert all(one["action"] in legal and 0 <= one["chance"] <= 1 and one["text"]["key"] for one in told["answers"])
    assert (told["taken"], told["left"]) == (1, None)
    watcher = company.live(company.guest("Марк"), code)
    assert watcher.table["seating"][0]["hints"] == 1
    assert hint(live)["taken"] == 1  # the same question costs nothing more
    live.wait_number(live.play(told["answers"][0]["action"])["number"])
    my_turn(live)
    assert hint(live)["taken"] == 2


def test_three_hints_are_three(company):
    _, _, live = alone(company, hints="three")
    for count in (1, 2, 3):
        told = hint(live)
        assert (told["taken"], told["left"]) == (count, 3 - count)
        live.wait_number(live.play(told["answers"][0]["action"])["number"])
        my_turn(live)
    assert hint(live)["code"] == "hints_spent"


def test_where_people_play_nobody_is_helped_unless_they_said_so(company):
    _, _, lives = company.four()
    live = next(lives[seat] for seat in lives[0].state["waiting"])
    asked = live.ask(type="hint", seat=live.state["seat"], decision=live.state["decisions"][0]["id"])
    assert asked["code"] == "no_hints"
    other = company.guest()
    assert other.refused("POST", "/api/tables", game="suits", seats=4, hints="often") == "bad_option"
    assert other.get(f"/api/tables/{other.table(hints='free')}")["hints"] == "free"


def test_nobody_asks_for_another_seat(company):
    host, code, live = alone(company)
    other = company.live(company.guest("Марк"), code)
    decision = live.state["decisions"][0]["id"]
    assert other.ask(type="hint", seat=0, decision=decision)["code"] == "not_your_seat"
    assert host.get(f"/api/tables/{code}")["seating"][0]["hints"] == 0


def test_a_warning_is_given_once_a_question(company):
    _, _, live = alone(company)
    while len(live.state["decisions"][0]["actions"]) == 1:
        live.wait_number(live.play(live.state["decisions"][0]["actions"][0]["action"])["number"])
        my_turn(live)
    actions = [one["action"] for one in live.state["decisions"][0]["actions"]]
    first, second = (live.ask(type="foresee", seat=0, action=action, warn=True) for action in actions[:2])
    assert first["type"] == second["type"] == "foreseen"
    assert "warning" not in second
    if "warning" in first:
        assert round(first["warning"]["best"] - first["warning"]["chance"], 3) >= 0.05


def test_a_review_is_worked_out_in_the_background_goes_on_after_a_restart_and_is_kept(tmp_path, start_server):
    server = start_server(tmp_path, review_effort=0.01)
    host = server.guest()
    code = host.table(seating=ALONE, start=True)
    assert host.refused("GET", f"/api/tables/{code}/review") == "not_over"
    with joined(host, code) as live:
        play_alone(live, random.Random(4))
    assert host.get(f"/api/tables/{code}/review")["status"] == "none"
    begun = host.post(f"/api/tables/{code}/review")
    assert begun["status"] == "working"
    server.stop()
    again = start_server(tmp_path, review_effort=0.01)
    host.move_to(again)
    until = time.monotonic() + 3 * PATIENCE
    while (state := host.get(f"/api/tables/{code}/review"))["status"] == "working":
        assert time.monotonic() < until
        assert len((state["review"] or {"points": []})["points"]) == state["done"]  # what is found is told
        time.sleep(0.1)
    review = state["review"]
    assert state["done"] == state["frames"] == len(review["points"])
    assert [seat for seat, one in enumerate(review["points"][-1]["chances"]) if one] == host.get(f"/api/tables/{code}")[
        "winners"
    ]
    assert len(review["luck"]) == len(review["skill"]) == 4
    for places in (review["best"], review["worst"]):
        assert all(place is None or review["deeds"][place]["seat"] == seat for seat, place in enumerate(places))
    assert host.post(f"/api/tables/{code}/review")["review"] == review


def test_a_review_tells_what_it_has_found_before_it_is_done():
    match, luck = Match.new("suits", seats=3, seed="half"), random.Random(5)
    while not match.over:
        asked = next(one for one in match.decisions if not one.free)
        match.play(asked.seat, luck.choice(asked.actions))
    steps = [written(step) for step in islice(coach.steps(match.log, effort=0.01), 5)]
    review = told(json.dumps(steps), "suits", 3)
    assert [point["frame"] for point in review["points"]] == [0, 1, 2, 3, 4]
    assert all(deed["frame"] < 5 for deed in review["deeds"])


def test_a_puzzle_is_shown_as_its_seat_sees_it_and_answers_are_judged(company):
    player = company.guest()
    listed = player.get("/api/puzzles")
    assert listed["today"] in [one["id"] for one in listed["puzzles"]]
    assert player.get("/api/puzzles/today")["id"] == listed["today"]
    for name in {one["game"]: one["id"] for one in listed["puzzles"]}.values():
        puzzle = player.get(f"/api/puzzles/{name}")
        assert puzzle["beats"][-1]["view"]
        assert puzzle["table"]["seating"][puzzle["seat"]]["you"]
        judged = [player.post(f"/api/puzzles/{name}", action=one["action"]) for one in puzzle["answers"]]
        assert [one["right"] for one in judged].count(True) == 1
        assert judged[0]["answers"][0]["chance"] > judged[0]["answers"][1]["chance"]
    assert player.refused("GET", "/api/puzzles/none") == "no_puzzle"
    assert player.refused("POST", f"/api/puzzles/{listed['today']}", action={"type": "Pass", "x": 1}) == "malformed"
