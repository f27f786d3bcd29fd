"""What a finished game leaves: log, proof, replay, another game."""

from __future__ import annotations

import hashlib
import json
import random
from dataclasses import replace

import pytest
from tests.server.helpers import frames_of, play_on

import kuluary
from kuluary.core.verify import verify


def finish(company):
    """A finished table of four: code, players, connections."""
    code, players, lives = company.four()
    play_on(lives, random.Random(2))
    return code, players, lives


@pytest.fixture(scope="module")
def over(long_company):
    return finish(long_company)


def test_the_log_replays_to_the_same_end(over):
    code, players, lives = over
    match = kuluary.Match.replay(kuluary.decode(players[0].get(f"/api/tables/{code}/log")))
    assert match.over
    assert list(match.result.winners) == lives[0].state["result"]["winners"]


def test_the_log_reveals_the_key_that_was_promised(over):
    code, players, lives = over
    log = players[0].get(f"/api/tables/{code}/log")
    assert hashlib.sha256(bytes.fromhex(log["header"]["key"])).hexdigest() == lives[0].table["commitment"]


def test_the_log_can_be_verified_by_anyone(over):
    code, players, _ = over
    assert verify(kuluary.decode(players[0].get(f"/api/tables/{code}/log"))).ok


def test_the_server_verifies_too(over):
    code, players, lives = over
    proof = players[0].get(f"/api/tables/{code}/verify")
    assert proof["ok"]
    assert proof["draws"] > 2
    assert proof["commitment"] == lives[0].table["commitment"]


def test_a_replay_has_a_frame_for_the_beginning_and_each_answer(over):
    code, players, lives = over
    log = kuluary.decode(players[0].get(f"/api/tables/{code}/log"))
    replay = players[0].get(f"/api/tables/{code}/replay?as=1&from=0&to=100")
    answers = [seat for seat, _ in log.entries if seat >= 0]
    assert replay["total"] == len(answers) + 1
    assert [frame["seat"] for frame in replay["frames"]] == [None, *answers]
    assert replay["frames"][-1]["number"] == lives[0].state["number"]


def test_a_replay_shows_what_the_seat_saw(over):
    code, players, lives = over
    replay = players[0].get(f"/api/tables/{code}/replay?as=2&from=0&to=100")
    seen = {message["number"]: message for message in lives[2].messages if message["type"] == "state"}
    for frame in frames_of(replay):
        if frame["number"] in seen:
            assert frame["views"] == seen[frame["number"]]["views"]
            asked = seen[frame["number"]]["decisions"]
            assert frame["decision"] == (asked[0] if asked else None)


def test_a_replay_is_given_in_pages(over):
    code, players, _ = over
    whole = frames_of(players[0].get(f"/api/tables/{code}/replay?as=0&from=0&to=30"))
    page = frames_of(players[0].get(f"/api/tables/{code}/replay?as=0&from=10&to=20"))
    assert [frame["view"] for frame in page] == [frame["view"] for frame in whole[10:20]]
    assert [frame["news"] for frame in page] == [frame["news"] for frame in whole[10:20]]
    assert page[1:] == whole[11:20]


def test_a_replay_without_a_chair_is_a_spectators(over):
    code, players, _ = over
    frames = frames_of(players[0].get(f"/api/tables/{code}/replay?as=&from=0&to=3"))
    assert [frame["view"]["hand"] for frame in frames] == [[], [], []]


def test_nonsense_about_a_replay_is_refused(over):
    code, players, _ = over
    for query in ("as=9", "as=x", "from=-1", "to=many"):
        assert players[0].refused("GET", f"/api/tables/{code}/replay?{query}") == "malformed"


def test_a_finished_game_takes_no_answer(over):
    _, _, lives = over
    last = [message for message in lives[0].messages if message["type"] == "state" and message["decisions"]][-1]
    decision = last["decisions"][0]
    action = decision["actions"][0]["action"]
    answer = lives[0].ask(type="play", seat=0, decision=decision["id"], action=action)
    assert answer["type"] == "superseded"


def test_a_finished_game_takes_nothing_back(over):
    _, _, lives = over
    refused = lives[0].ask(type="undo", seat=0)
    assert (refused["type"], refused["reason"]) == ("refused", "over")


def test_the_same_people_play_again(company):
    code, players, _ = finish(company)
    table = players[1].post(f"/api/tables/{code}/again")
    assert [seat["name"] for seat in table["seating"]] == ["Ася", "Марк", "Лев", "Ира"]
    assert (table["status"], table["host"]) == ("open", players[1].id)


def test_calling_again_twice_gives_one_table(company):
    code, players, lives = finish(company)
    first = players[1].post(f"/api/tables/{code}/again")["code"]
    assert players[2].post(f"/api/tables/{code}/again")["code"] == first
    assert lives[0].wait("table")["table"]["again"] == first


def test_who_did_not_play_does_not_call_again(over, company):
    code, _, _ = over
    assert company.guest().refused("POST", f"/api/tables/{code}/again") == "not_seated"


def test_a_log_whose_chance_was_changed_is_not_verified(over):
    code, players, _ = over
    log = kuluary.decode(json.dumps(players[0].get(f"/api/tables/{code}/log")))
    seat, deal = log.entries[1]
    swapped = type(deal)((deal.values[1], deal.values[0], *deal.values[2:]))
    forged = replace(log, entries=(log.entries[0], (seat, swapped), *log.entries[2:]))
    assert not verify(forged).ok


def test_a_game_that_goes_on_is_looked_back_at_through_ones_own_eyes_alone(company):
    code, players, lives = company.four()
    play_on(lives, random.Random(3), plays=9)
    path = f"/api/tables/{code}/replay"
    states = [message for message in lives[1].messages if message["type"] == "state"]
    known, now = states[-4], states[-1]
    film = frames_of(players[1].get(f"{path}?as=1&after={known['number']}"))
    assert film[0]["number"] == known["number"]
    assert film[0]["view"] == known["view"]
    assert film[-1]["number"] == now["number"]
    assert film[-1]["view"] == now["view"]
    assert players[1].refused("GET", f"{path}?as=0&after=0") == "not_over"
    assert company.guest().refused("GET", f"{path}?as=1") == "not_over"
    assert [frame["view"]["hand"] for frame in frames_of(players[1].get(f"{path}?as=&to=3"))] == [[], [], []]
