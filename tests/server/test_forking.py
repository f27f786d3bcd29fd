"""Games that go on from a moment of another, and logs that are brought in."""

from __future__ import annotations

import random

import pytest
from tests.server.helpers import frames_of, play_on, some_action

from kuluary import Match, logfile
from kuluary.core.verify import verify


@pytest.fixture(scope="module")
def finished(long_company):
    """A finished game of four people: its code, its players, its log."""
    code, players, lives = long_company.four()
    play_on(lives, random.Random(3))
    return code, players, logfile.read(players[0].get(f"/api/tables/{code}/log")).log


def play_to_the_end(live, seat):
    while not live.state["over"]:
        if live.state["waiting"] == [seat]:
            live.wait_number(live.play(some_action(live.state, random.Random(1)))["number"])
        else:
            live.wait("state")


def test_a_finished_game_goes_on_exactly_from_any_moment(company, finished):
    code, _, log = finished
    stranger = company.guest("Ира")
    frame = frames_of(stranger.get(f"/api/tables/{code}/replay?as=2&from=0&to=30"))[25]
    made = stranger.post(f"/api/tables/{code}/fork", seat=2, number=frame["number"], bots="random")
    assert made["origin"] == {"code": code, "number": frame["number"], "exact": True}
    assert [place["kind"] for place in made["seating"]] == ["bot", "bot", "person", "bot"]
    live = company.watch(stranger, made["code"])
    first = live.wait("state")
    if first["number"] == frame["number"]:
        assert first["view"] == frame["view"]
    play_to_the_end(live, 2)
    file = logfile.read(stranger.get(f"/api/tables/{made['code']}/log"))
    number = frame["number"]
    assert file.log.entries[:number] == log.entries[:number]
    assert file.log.header.commitment != log.header.commitment
    assert verify(file.log).ok
    assert stranger.get(f"/api/tables/{made['code']}/verify")["ok"]
    again = frames_of(stranger.get(f"/api/tables/{made['code']}/replay?as=2"))
    assert (again[0]["number"], again[0]["view"]) == (number, frame["view"])
    lied = file.log.header.origin | {"number": 2}  # many draws ago: one alone may be the same by chance
    assert not verify(
        type(file.log)(type(file.log.header)(**_fields(file.log.header) | {"origin": lied}), file.log.entries)
    ).ok


def _fields(header):
    return {name: getattr(header, name) for name in header.__slots__}


def test_of_a_game_in_play_what_the_seat_cannot_know_is_dealt_anew(company):
    code, players, lives = company.four()
    play_on(lives, random.Random(5), 9)
    view, number = lives[1].state["view"], lives[1].state["number"]
    assert players[1].refused("POST", f"/api/tables/{code}/fork", seat=2) == "not_your_seat"
    made = players[1].post(f"/api/tables/{code}/fork", seat=1)
    assert made["origin"] == {"code": code, "number": number, "exact": False}
    other = company.guest("Олег")
    for seat, player in ((0, other), (2, company.guest("Пётр")), (3, company.guest("Рая"))):
        player.post(f"/api/tables/{made['code']}/seat", seat=seat)
    assert players[1].refused("POST", f"/api/tables/{made['code']}/options", options={}) == "goes_on"
    players[1].post(f"/api/tables/{made['code']}/start")
    mine = company.live(players[1], made["code"])
    assert mine.state["view"] == view
    theirs = company.live(other, made["code"])
    assert theirs.state["view"]["hand"] != lives[0].state["view"]["hand"]
    assert not mine.state["undo"]
    assert not mine.state["plea"]
    for seat in range(4):
        who = players[1] if seat == 1 else None
        if who is not None:
            who.post(f"/api/tables/{made['code']}/bot", seat=seat, level="random")
    assert players[1].refused("GET", f"/api/tables/{made['code']}/log") == "origin_in_play"


def test_a_redealt_game_is_the_same_after_a_restart_and_opens_when_the_other_is_over(start_server, tmp_path):
    server = start_server(tmp_path / "data")
    asya = server.guest("Ася")
    code = asya.table(seats=3, seating=["me", "bot:random", "bot:random"], start=True)
    with asya.live(code) as live:
        live.wait("state")
        while live.state["waiting"] != [0] or live.state["number"] < 12:
            if live.state["waiting"] == [0]:
                live.wait_number(live.play(some_action(live.state, random.Random(1)))["number"])
            else:
                live.wait("state")
        made = asya.post(f"/api/tables/{code}/fork", seat=0, bots="random")["code"]
        with asya.live(made) as there:
            assert there.wait("state")["view"] == live.state["view"]
            there.wait_number(there.play(some_action(there.state, random.Random(2)))["number"])
            while there.state["waiting"] != [0]:
                there.wait("state")
            shown = there.state
    server.stop()
    after = start_server(tmp_path / "data")
    asya.move_to(after)
    with asya.live(made) as there:
        assert there.wait("state")["view"] == shown["view"]
        play_to_the_end(there, 0)
    assert asya.get(f"/api/tables/{made}/verify")["ok"]
    assert asya.refused("GET", f"/api/tables/{made}/log") == "origin_in_play"
    with asya.live(code) as live:
        live.wait("state")
        play_to_the_end(live, 0)
    file = logfile.read(asya.get(f"/api/tables/{made}/log"))
    assert verify(file.log).ok
    assert Match.replay(file.log).over


def test_nothing_goes_on_from_where_a_game_is_over(company, finished):
    code, players, log = finished
    assert players[0].refused("POST", f"/api/tables/{code}/fork", seat=0) == "not_playing"
    for number in (-1, len(log.entries) + 1):
        assert players[0].refused("POST", f"/api/tables/{code}/fork", seat=0, number=number) == "malformed"


def test_a_log_is_brought_in_and_looked_at(company, finished):
    code, players, log = finished
    file = players[0].get(f"/api/tables/{code}/log")
    stranger = company.guest("Ира")
    made = stranger.post("/api/logs", file=file)
    assert (made["status"], made["origin"]) == ("over", {"code": None, "number": 0, "exact": True})
    here, there = (stranger.get(f"/api/tables/{one}/replay?as=1&to=9") for one in (code, made["code"]))
    assert here == there
    assert stranger.get(f"/api/tables/{made['code']}/verify")["ok"]
    assert logfile.read(stranger.get(f"/api/tables/{made['code']}/log")).log == log
    assert made["code"] in [table["code"] for table in stranger.get("/api/tables")["mine"]]


def test_an_unfinished_log_is_played_on(company, finished):
    code, players, _ = finished
    file = players[0].get(f"/api/tables/{code}/log")
    file["entries"] = file["entries"][:20]
    file["header"]["key"] = None
    made = players[0].post("/api/logs", file=file)
    assert made["status"] == "open"
    for seat in (1, 2, 3):
        players[0].post(f"/api/tables/{made['code']}/seating", seat=seat, kind="bot:random")
    assert players[0].post(f"/api/tables/{made['code']}/start")["status"] == "playing"


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda file: [], "no log"),
        (lambda file: file | {"entries": file["entries"][:7] + file["entries"][8:]}, "entry 7"),
        (lambda file: file | {"header": file["header"] | {"content": "0" * 32}}, "other content"),
        (lambda file: file | {"header": file["header"] | {"game": "chess"}}, "chess"),
        (lambda file: file | {"header": file["header"] | {"origin": {"number": -1, "deals": []}}}, "which moment"),
        (lambda file: file | {"undone": [7]}, "taken back"),
    ],
)
def test_a_broken_log_is_refused_with_the_reason(finished, spoil, why):
    code, players, _ = finished
    response = players[0].call("POST", "/api/logs", file=spoil(players[0].get(f"/api/tables/{code}/log")))
    assert (response.status_code, response.json()["error"]["code"]) == (422, "bad_log")
    assert why in response.json()["error"]["message"]
