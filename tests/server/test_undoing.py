"""Taking plays back: a whole turn, and beyond what was revealed with the consent of the others."""

from __future__ import annotations

import random
import sqlite3

import pytest
from tests.server.helpers import fresh_id, play_alone, play_on, some_action
from tests.server.test_playing import bribe, hot_seat

from kuluary import logfile
from kuluary.core.verify import verify


def some_play(lives, seed=1):
    """Let whoever is asked play, which shows a card to all; give who it was and the state of every seat before."""
    before = {seat: live.state for seat, live in lives.items()}
    seat = before[0]["waiting"][0]
    answer = lives[seat].play(some_action(lives[seat].state, random.Random(seed)))
    for live in lives.values():
        live.wait_number(answer["number"])
    return seat, before


def plead(live, seat, **more):
    return live.ask(type="plead", seat=seat, **more)


@pytest.mark.rule("H-2.3")
def test_with_everyones_consent_a_play_that_showed_something_is_taken_back(company):
    code, players, lives = company.four()
    play_on(lives, random.Random(2), 5)
    seat, before = some_play(lives)
    assert (lives[seat].state["undo"], lives[seat].state["plea"]) == (False, True)
    assert plead(lives[seat], seat, words="Не та карта")["type"] == "ack"
    others = [other for other in lives if other != seat]
    for other in others:
        asked = lives[other].wait("plea")["plea"]
        assert (asked["seat"], asked["words"], asked["asked"], asked["majority"]) == (
            seat,
            "Не та карта",
            others,
            False,
        )
        assert asked["returns"]
        assert asked["stays"] == asked["returns"][: len(asked["stays"])]
        assert 80 < asked["left"] <= 90
    waiting = lives[seat].state["waiting"][0]
    refused = lives[waiting].play(some_action(lives[waiting].state, random.Random(1)))
    assert (refused["type"], refused["code"]) == ("error", "plea_open")
    for other in others:
        lives[other].ask(type="consent", seat=other, agrees=True)
    for reader, live in lives.items():
        assert live.wait("plea", plea=None)["end"]["outcome"] == "granted"
        state = live.wait("state", number=before[reader]["number"])
        assert [state[key] for key in ("view", "decisions", "waiting")] == [
            before[reader][key] for key in ("view", "decisions", "waiting")
        ]
    play_on(lives, random.Random(3))
    file = logfile.read(players[0].get(f"/api/tables/{code}/log"))
    assert [branch.number for branch in file.undone] == [before[0]["number"]]
    assert file.undone[0].entries[0][0] == seat
    assert verify(file.log, undone=file.undone).ok
    assert players[0].get(f"/api/tables/{code}/verify")["ok"]
    lied = file.undone[0]._replace(entries=file.undone[0].entries[::-1] + file.log.entries[:1])
    assert not verify(file.log, undone=(lied,)).ok


@pytest.mark.rule("H-2.3")
def test_one_no_is_enough_and_nobody_asks_twice_about_a_play(company):
    _, _, lives = company.four()
    seat, _ = some_play(lives)
    number = lives[seat].state["number"]
    plead(lives[seat], seat)
    other = (seat + 1) % 4
    lives[other].wait("plea")
    lives[other].ask(type="consent", seat=other, agrees=False)
    for live in lives.values():
        assert live.wait("plea", plea=None)["end"] == {"seat": seat, "outcome": "refused", "against": [other]}
        assert live.state["number"] == number
    again = plead(lives[seat], seat)
    assert (again["type"], again["reason"], again["rule"]) == ("refused", "asked_before", "H-2.3")
    play_on(lives, random.Random(4), 5)


def test_the_question_waits_in_the_list_of_tables_of_those_who_are_asked(company):
    code, players, lives = company.four()
    asked = next(table for table in players[lives[0].state["waiting"][0]].get("/api/tables")["mine"])["asked"]
    assert [(one["seat"], one["text"]["key"][:9]) for one in asked] == [(lives[0].state["waiting"][0], "suits-ask")]
    seat, _ = some_play(lives)
    plead(lives[seat], seat)
    others = [other for other in lives if other != seat]
    lives[others[0]].ask(type="consent", seat=others[0], agrees=True)
    table = players[others[1]].get("/api/tables")["mine"][0]
    assert (table["code"], table["plea"]) == (code, {"seat": seat, "waits": others[1:]})
    assert players[seat].get(f"/api/tables/{code}")["asked"] == []


def test_everyone_is_told_that_clocks_stand_while_the_question_is_open(company):
    _, _, lives = company.four(pace={"name": "evening"})
    seat, _ = some_play(lives)
    other = (seat + 1) % 4
    assert all(clock["runs"] for clock in lives[other].state["clocks"])
    plead(lives[seat], seat)
    lives[other].wait("plea")
    assert [clock["runs"] for clock in lives[other].wait("table")["table"]["clocks"]] == [False]
    lives[other].ask(type="consent", seat=other, agrees=False)
    lives[other].wait("plea", plea=None)
    assert [clock["runs"] for clock in lives[other].wait("table")["table"]["clocks"]] == [True]


def test_whoever_has_asked_may_drop_the_question(company):
    _, _, lives = company.four()
    seat, _ = some_play(lives)
    plead(lives[seat], seat)
    lives[seat].ask(type="consent", seat=seat, agrees=False)
    assert lives[(seat + 1) % 4].wait("plea", plea=None)["end"]["outcome"] == "dropped"


@pytest.mark.rule("H-2.3")
def test_silence_is_a_no_and_bots_agree_and_wait(start_server, tmp_path):
    server = start_server(tmp_path / "data", plea_patience=1.0)
    asya, mark = server.guest("Ася"), server.guest("Марк")
    code = asya.table(seating=["me", "open", "bot:random", "bot:random"])
    mark.post(f"/api/tables/{code}/seat", seat=1)
    asya.post(f"/api/tables/{code}/start")
    with asya.live(code) as live, mark.live(code) as other:
        live.wait("state")
        while 0 not in live.state["waiting"] or not live.state["decisions"]:
            other.wait("state")
            if other.state["waiting"] == [1]:
                other.play(some_action(other.state, random.Random(1)))
            live.wait("state")
        number = live.play(some_action(live.state, random.Random(1)))["number"]
        live.wait_number(number)
        plead(live, 0)
        shown = live.wait("plea")["plea"]
        assert shown["asked"] == [1]
        assert live.wait("plea", plea=None)["end"]["outcome"] == "silence"


def test_against_bots_alone_it_comes_back_at_once_and_chance_goes_on_as_promised(company):
    host = company.guest()
    code = host.table(seating=["me", "bot:random", "bot:random", "bot:random"], start=True)
    live = company.live(host, code)
    rng = random.Random(6)
    while live.state["number"] < 30:
        while live.state["waiting"] != [0]:
            live.wait("state")
        live.wait_number(live.play(some_action(live.state, rng))["number"])
    assert plead(live, 0)["type"] == "ack"
    back = live.wait("plea")
    assert back["end"]["outcome"] == "granted"
    live.wait("state", reset=True)
    play_alone(live, rng)
    assert host.get(f"/api/tables/{code}/verify")["ok"]


@pytest.mark.rule("H-2.3")
def test_where_hands_are_open_more_than_half_is_enough(company):
    players = [company.guest(name) for name in "АБВ"]
    code = players[0].post("/api/tables", game="committee", seats=3)["code"]
    for seat in (1, 2):
        players[seat].post(f"/api/tables/{code}/seat", seat=seat)
    players[0].post(f"/api/tables/{code}/start")
    lives = {seat: company.live(player, code) for seat, player in enumerate(players)}
    seat, before = some_play(lives)
    other = (seat + 1) % 3
    plead(lives[seat], seat)
    assert lives[other].wait("plea")["plea"]["majority"]
    lives[other].ask(type="consent", seat=other, agrees=True)
    for live in lives.values():
        assert live.wait("plea", plea=None)["end"]["outcome"] == "granted"
        live.wait("state", number=before[0]["number"])


def test_the_question_outlives_the_server(start_server, tmp_path):
    server = start_server(tmp_path / "data")
    asya, mark = server.guest("Ася"), server.guest("Марк")
    code = asya.post("/api/tables", game="committee", seats=2)["code"]
    mark.post(f"/api/tables/{code}/seat", seat=1)
    asya.post(f"/api/tables/{code}/start")
    lives = {0: asya.live(code), 1: mark.live(code)}
    for live in lives.values():
        live.wait("state")
    seat, before = some_play(lives)
    plead(lives[seat], seat)
    for live in lives.values():
        live.close()
    server.stop()
    after = start_server(tmp_path / "data")
    other = (mark, asya)[seat]
    other.move_to(after)
    with other.live(code) as live:
        assert live.wait("plea")["plea"]["seat"] == seat
        live.ask(type="consent", seat=1 - seat, agrees=True)
        live.wait("state", number=before[0]["number"])


@pytest.mark.rule("H-2.3")
def test_what_was_asked_is_told_to_each_as_they_have_seen_it(company):
    """What only one seat has been told is named to nobody else."""
    players = [company.guest(name) for name in "АБВ"]
    code = players[0].post("/api/tables", game="power", seats=3)["code"]
    for seat in (1, 2):
        players[seat].post(f"/api/tables/{code}/seat", seat=seat)
    players[0].post(f"/api/tables/{code}/start")
    lives = {seat: company.live(player, code) for seat, player in enumerate(players)}
    play_on(lives, random.Random(8), 25)
    seat = next(seat for seat, live in lives.items() if live.state["plea"])
    plead(lives[seat], seat)
    for live in lives.values():
        told = live.wait("plea")["plea"]
        heard = [item for message in live.messages if message["type"] == "state" for item in message["news"]]
        assert all(item in heard for item in told["returns"] + told["stays"])


@pytest.mark.rule("H-2.2")
def test_a_turn_is_reset_at_once(company):
    """Steps of one's own that nobody has learned anything from go back together; sent twice it counts once."""
    host = company.guest()
    code = host.post("/api/tables", game="power", seats=3, seating=["me", "local:Б", "local:В"])["code"]
    host.post(f"/api/tables/{code}/start")
    live = company.live(host, code)
    rng = random.Random(1)
    for _ in range(400):
        seat = live.state["waiting"][0]
        live.send(type="look", seat=seat)
        live.wait("state", seat=seat)
        start, view = live.state["number"], live.state["view"]
        for _ in range(4):
            if seat not in live.state["waiting"]:
                break
            live.wait_number(live.play(some_action(live.state, rng))["number"])
            if live.state["turn"] != live.state["number"] - start:
                break
            if live.state["turn"] > 1:
                message = {"type": "undo", "id": fresh_id(), "seat": seat, "turn": True}
                assert live.ask(**message)["type"] == "ack"
                assert live.wait("state", number=start)["view"] == view
                assert live.ask(**message)["number"] == start
                return
    pytest.fail("no turn of several steps was found")


def test_what_was_undone_is_kept_with_the_log(company):
    host, code, live = hot_seat(company)
    bribe(live)
    live.ask(type="undo", seat=live.state["seat"])
    with sqlite3.connect(company.server.data / "kuluary.sqlite3") as connection:
        kept = connection.execute("select count(*) from undone where code = ?", (code,)).fetchone()[0]
    connection.close()
    assert kept == 1
    assert host.get(f"/api/tables/{code}")["status"] == "playing"
