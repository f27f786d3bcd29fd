"""Live play over WebSockets, against a server in a process of its own."""

from __future__ import annotations

import random
import sqlite3

import pytest
from tests.server.helpers import fresh_id, play_on, some_action

LOCAL = ["me", "local:Б", "local:В", "local:Г"]


def hot_seat(company, **more):
    """One person with four seats, looking through the first that has to answer."""
    host = company.guest()
    code = host.table(seating=LOCAL, start=True, **more)
    live = company.live(host, code)
    follow(live)
    return host, code, live


def follow(live) -> None:
    """Look through the seat that has to answer."""
    seat = live.state["waiting"][0]
    if live.state["seat"] != seat:
        live.send(type="look", seat=seat)
        live.wait("state", seat=seat)


def bribe(live) -> dict:
    """Play hot-seat rounds until somebody can bribe, and bribe: nothing is revealed by it."""
    rng = random.Random(3)
    while True:
        follow(live)
        actions = [item["action"] for item in live.state["decisions"][0]["actions"]]
        if {"type": "suits.Bribe"} in actions:
            number = live.state["number"]
            answer = live.play({"type": "suits.Bribe"})
            live.wait_number(answer["number"])
            if live.state["undo"]:
                return {"before": number, "after": answer["number"]}
        else:
            live.wait_number(live.play(some_action(live.state, rng))["number"])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_people_play_a_game_to_its_end(company, seats):
    players = [company.guest(name) for name in "АБВГДЕ"[:seats]]
    code = players[0].table(seats=seats)
    for seat in range(1, seats):
        players[seat].post(f"/api/tables/{code}/seat", seat=seat)
    players[0].post(f"/api/tables/{code}/start")
    lives = {seat: company.live(player, code) for seat, player in enumerate(players)}
    play_on(lives, random.Random(seats))
    assert all(live.state["over"] for live in lives.values())
    assert len({str(live.state["result"]) for live in lives.values()}) == 1


def test_the_end_is_written_into_the_table(company):
    code, players, lives = company.four()
    play_on(lives, random.Random(1))
    table = players[0].get(f"/api/tables/{code}")
    assert (table["status"], table["waiting"]) == ("over", [])
    assert table["winners"] == lives[0].state["result"]["winners"]
    assert lives[0].table["status"] == "over"


def test_every_answer_of_a_decision_has_a_text(company):
    _, _, live = hot_seat(company)
    decision = live.state["decisions"][0]
    assert decision["prompt"]["key"] == "suits-ask-lead"
    assert {item["text"]["key"] for item in decision["actions"]} == {"suits-do-play"}


def test_who_connects_again_finds_the_same_decision(company):
    _, players, lives = company.four()
    code = lives[0].table["code"]
    play_on(lives, random.Random(5), plays=7)
    seat = lives[0].state["waiting"][0]
    before = lives[seat].state
    lives[seat].ws.close()
    again = company.live(players[seat], code)
    assert again.state["decisions"] == before["decisions"]
    assert again.state["view"] == before["view"]
    assert again.state["reset"] is True


def test_a_state_brings_only_the_news_since_the_last(company):
    _, _, lives = company.four()
    first = lives[0].state["news"]
    seat = lives[0].state["waiting"][0]
    number = lives[seat].play(some_action(lives[seat].state, random.Random(1)))["number"]
    later = lives[0].wait_number(number)
    assert first
    assert later["reset"] is False
    assert {item["number"] for item in later["news"]} == {number}


def test_the_same_answer_twice_counts_once(company):
    _, _, live = hot_seat(company)
    decision = live.state["decisions"][0]
    message = {
        "type": "play",
        "id": fresh_id(),
        "seat": decision["seat"],
        "decision": decision["id"],
        "action": decision["actions"][0]["action"],
    }
    first, second = live.ask(**message), live.ask(**message)
    assert first == second
    assert first["type"] == "ack"
    live.wait_number(first["number"])
    assert live.state["number"] == first["number"]


def test_nobody_else_is_told_that_an_answer_counted(company):
    _, code, live = hot_seat(company)
    decision = live.state["decisions"][0]
    again = {"type": "play", "id": fresh_id(), "seat": decision["seat"], "decision": decision["id"]}
    again["action"] = decision["actions"][0]["action"]
    assert live.ask(**again)["type"] == "ack"
    for stranger in (company.stranger(), company.guest()):
        assert company.live(stranger, code).ask(**again)["code"] == "not_your_seat"


def test_an_id_another_seat_has_used_is_refused(company):
    _, _, live = hot_seat(company)
    answer = fresh_id()
    live.wait_number(live.play(some_action(live.state, random.Random(1)), id=answer)["number"])
    follow(live)
    refused = live.play(some_action(live.state, random.Random(1)), id=answer)
    assert (refused["type"], refused["code"]) == ("error", "id_used")


def test_an_answer_to_a_decision_that_is_gone_is_superseded(company):
    _, code, live = hot_seat(company)
    old = live.state["decisions"][0]
    live.wait_number(live.play(old["actions"][0]["action"])["number"])
    late = live.ask(type="play", seat=old["seat"], decision=old["id"], action=old["actions"][1]["action"])
    assert late["type"] == "superseded"
    assert live.player.get(f"/api/tables/{code}")["number"] == live.state["number"]


def test_an_illegal_action_is_refused_with_reason_clause_and_text(company):
    _, _, live = hot_seat(company)
    missing = next(card for card in range(52) if card not in live.state["view"]["hand"])
    refused = live.play({"type": "suits.Play", "card": missing})
    assert (refused["type"], refused["reason"]) == ("refused", "not_in_hand")
    assert refused["rule"].startswith("S-")
    assert refused["text"]["key"] == "suits-why-not-in-hand"


def test_why_not_is_explained(company):
    _, _, live = hot_seat(company)
    missing = next(card for card in range(52) if card not in live.state["view"]["hand"])
    why = live.ask(type="explain", seat=live.state["seat"], action={"type": "suits.Play", "card": missing})
    assert (why["type"], why["reason"], why["rule"][:2]) == ("why", "not_in_hand", "S-")


def test_a_legal_action_has_no_why_not(company):
    _, _, live = hot_seat(company)
    action = live.state["decisions"][0]["actions"][0]["action"]
    why = live.ask(type="explain", seat=live.state["seat"], action=action)
    assert (why["type"], why["reason"], why["rule"]) == ("why", None, None)


def test_nobody_asks_why_for_the_seat_of_another(company):
    _, _, lives = company.four()
    answer = lives[1].ask(type="explain", seat=0, action={"type": "suits.Play", "card": 3})
    assert (answer["type"], answer["code"]) == ("error", "not_your_seat")


def test_nobody_plays_for_another(company):
    code, players, lives = company.four()
    seat = lives[0].state["waiting"][0]
    decision = lives[seat].state["decisions"][0]
    other = lives[(seat + 1) % 4]
    answer = other.ask(type="play", seat=seat, decision=decision["id"], action=decision["actions"][0]["action"])
    assert (answer["type"], answer["code"]) == ("error", "not_your_seat")
    assert players[0].get(f"/api/tables/{code}")["number"] == lives[0].state["number"]


def test_a_spectator_cannot_play(company):
    _, _, lives = company.four()
    seat = lives[0].state["waiting"][0]
    decision = lives[seat].state["decisions"][0]
    watcher = company.live(company.stranger(), lives[0].table["code"])
    answer = watcher.ask(type="play", seat=seat, decision=decision["id"], action=decision["actions"][0]["action"])
    assert answer["code"] == "not_your_seat"


def test_a_spectator_sees_no_hand_and_no_decisions(company):
    code, _, _ = company.four()
    watcher = company.live(company.guest("Гость"), code)
    assert watcher.state["seat"] is None
    assert watcher.state["view"]["hand"] == []
    assert watcher.state["decisions"] == []


def test_an_open_table_has_no_state_yet(company):
    host = company.guest()
    code = host.table()
    live = company.watch(host, code)
    live.send(type="play", id="early", seat=0, decision="0:0:lead", action={"type": "suits.Play", "card": 1})
    assert [live.read()["type"], live.read()["code"]] == ["table", "not_started"]


def test_everyone_connected_sees_the_start(company):
    host = company.guest()
    code = host.table(seating=LOCAL)
    live = company.watch(host, code)
    live.wait("table")
    host.post(f"/api/tables/{code}/start")
    assert live.wait("table")["table"]["status"] == "playing"
    assert live.wait("state")["seat"] == 0


# Undo


def test_a_play_that_revealed_nothing_can_be_taken_back(company):
    _, _, live = hot_seat(company)
    numbers = bribe(live)
    answer = live.ask(type="undo", seat=live.state["seat"])
    assert (answer["type"], answer["number"]) == ("ack", numbers["before"])
    assert live.wait("state")["reset"] is True


def test_an_undo_sent_twice_counts_once(company):
    _, _, live = hot_seat(company)
    numbers = bribe(live)
    message = {"type": "undo", "id": fresh_id(), "seat": live.state["seat"]}
    assert live.ask(**message) == live.ask(**message)
    assert live.player.get(f"/api/tables/{live.table['code']}")["number"] == numbers["before"]


def test_after_an_undo_the_game_goes_on_to_its_end(company):
    _, code, live = hot_seat(company)
    bribe(live)
    live.ask(type="undo", seat=live.state["seat"])
    live.wait("state")
    rng = random.Random(8)
    while not live.state["over"]:
        follow(live)
        live.wait_number(live.play(some_action(live.state, rng))["number"])
    assert live.player.get(f"/api/tables/{code}/verify")["ok"]


def test_what_was_undone_is_kept(company):
    _, code, live = hot_seat(company)
    numbers = bribe(live)
    seat = live.state["seat"]
    live.ask(type="undo", seat=seat)
    with sqlite3.connect(company.server.data / "kuluary.sqlite3") as connection:
        kept = connection.execute("select number, seat, action from undone where code = ?", (code,)).fetchall()
    connection.close()
    assert kept == [(numbers["before"], seat, '{"type":"suits.Bribe"}')]


def test_a_revelation_cannot_be_taken_back(company):
    _, _, live = hot_seat(company)
    seat = live.state["seat"]
    live.wait_number(live.play(some_action(live.state, random.Random(1)))["number"])
    refused = live.ask(type="undo", seat=seat)
    assert (refused["type"], refused["reason"]) == ("refused", "revealed")
    assert live.state["undo"] is False


def test_nobody_takes_back_the_play_of_another(company):
    _, _, lives = company.four()
    seat = lives[0].state["waiting"][0]
    number = lives[seat].play(some_action(lives[seat].state, random.Random(1)))["number"]
    other = lives[(seat + 1) % 4]
    other.wait_number(number)
    assert other.ask(type="undo", seat=seat)["code"] == "not_your_seat"


# Hot seat


def test_a_person_with_several_seats_looks_through_one_at_a_time(company):
    _, _, live = hot_seat(company)
    hands = set()
    for seat in range(4):
        live.send(type="look", seat=seat)
        hands.add(tuple(live.wait("state", seat=seat)["view"]["hand"]))
    assert len(hands) == 4


def test_a_look_starts_the_news_from_the_beginning(company):
    _, _, live = hot_seat(company)
    live.send(type="look", seat=3)
    state = live.wait("state", seat=3)
    assert state["reset"] is True
    assert [item["event"]["seat"] for item in state["news"] if item["event"]["type"] == "suits.Dealt"] == [3]


def test_one_may_look_as_a_spectator(company):
    _, _, live = hot_seat(company)
    live.send(type="look", seat=None)
    assert live.wait("state", seat=None)["view"]["hand"] == []


def test_nobody_looks_through_the_seat_of_another(company):
    _, _, lives = company.four()
    lives[0].send(type="look", seat=1)
    assert lives[0].wait("error")["code"] == "not_your_seat"


def test_a_whole_game_is_played_at_one_device(company):
    _, _, live = hot_seat(company)
    rng = random.Random(4)
    while not live.state["over"]:
        follow(live)
        live.wait_number(live.play(some_action(live.state, rng))["number"])
    assert live.state["result"]["winners"]


# Chat


def test_what_is_said_is_heard_by_everyone(company):
    _, _, lives = company.four()
    assert lives[1].ask(type="chat", text="Добрый вечер!")["type"] == "ack"
    message = lives[2].wait("chat")["messages"][0]
    assert (message["name"], message["seat"], message["text"]) == ("Марк", 1, "Добрый вечер!")


def test_who_comes_later_reads_what_was_said(company):
    code, _, lives = company.four()
    lives[0].ask(type="chat", text="раз")
    lives[0].ask(type="chat", text="два")
    late = company.watch(company.guest(), code)
    assert [item["text"] for item in late.wait("chat")["messages"]] == ["раз", "два"]


def test_a_message_sent_twice_is_said_once(company):
    code, _, lives = company.four()
    answer = fresh_id()
    first = lives[0].ask(type="chat", id=answer, text="эхо")
    assert lives[0].ask(type="chat", id=answer, text="эхо") == first
    late = company.watch(company.guest(), code)
    assert [item["text"] for item in late.wait("chat")["messages"]] == ["эхо"]


def test_who_has_no_name_listens_only(company):
    code, _, _ = company.four()
    watcher = company.live(company.stranger(), code)
    assert watcher.ask(type="chat", text="эй")["code"] == "who"


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501])
def test_an_empty_or_endless_message_is_refused(company, text):
    _, _, lives = company.four()
    assert lives[0].ask(type="chat", text=text)["code"] == "malformed"


# Nonsense


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "42",
        "null",
        '{"type": "play"}',
        '{"type": "dance", "id": "1"}',
        '{"type": "play", "id": "1", "seat": "0", "decision": "x", "action": {}}',
        '{"type": "play", "id": "1", "seat": 0, "decision": "x", "action": {"type": "suits.Steal"}}',
        '{"type": "play", "id": "1", "seat": 0, "decision": "x", "action": {"type": "suits.Play", "card": "ace"}}',
        '{"type": "play", "id": "1", "seat": 0, "decision": "x", "action": {"type": "Header", "game": 1}}',
        '{"type": "play", "id": "1", "seat": 0, "decision": "x", "action": {"type": ' + "[" * 3000 + "]" * 3000 + "}}",
        '{"type": "play", "id": "", "seat": 0, "decision": "x", "action": {"type": "Pass"}}',
        '{"type": "undo", "id": "' + "x" * 65 + '", "seat": 0}',
        '{"type": "look", "seat": 99999999999999999999999999}',
    ],
)
def test_nonsense_is_answered_and_changes_nothing(company, text):
    host, code, live = hot_seat(company)
    before = host.get(f"/api/tables/{code}")
    live.ws.send(text)
    assert live.wait("error")["code"] in ("malformed", "not_your_seat")
    assert host.get(f"/api/tables/{code}") == before
    assert live.play(some_action(live.state, random.Random(1)))["type"] == "ack"


def test_a_seat_that_does_not_exist_is_not_yours(company):
    _, _, live = hot_seat(company)
    action = {"type": "suits.Play", "card": 1}
    for seat, code in ((-1, "not_your_seat"), (4, "not_your_seat"), (10**12, "malformed")):
        assert live.ask(type="play", seat=seat, decision="x", action=action)["code"] == code


def test_a_message_that_is_too_large_ends_the_connection_and_changes_nothing(company):
    host, code, live = hot_seat(company)
    before = host.get(f"/api/tables/{code}")["number"]
    live.ws.send('{"type": "chat", "id": "1", "text": "' + "x" * 20_000 + '"}')
    assert live.closed_with() == 1009
    assert host.get(f"/api/tables/{code}")["number"] == before


def test_the_complaint_carries_the_id_of_the_message(company):
    _, _, live = hot_seat(company)
    assert live.ask(type="play", id="mine", seat=0)["code"] == "malformed"


def test_a_socket_for_an_unknown_table_is_told_and_closed(company):
    live = company.watch(company.guest(), "BBBBBB")
    assert live.read()["code"] == "no_table"
    assert live.closed_with() == 4404


def test_a_page_of_another_site_cannot_use_the_cookie_on_a_socket(company):
    from websockets.exceptions import InvalidStatus

    host, code, _ = hot_seat(company)
    headers = {"Cookie": f"kuluary={host.token}"}
    with pytest.raises(InvalidStatus):
        company.watch(host, code, additional_headers=headers, origin="http://elsewhere.example")


def test_our_own_page_uses_the_cookie_on_a_socket(company):
    host, code, _ = hot_seat(company)
    headers = {"Cookie": f"kuluary={host.token}"}
    live = company.watch(host, code, additional_headers=headers, origin=company.server.url)
    assert live.wait("state")["seat"] == 0
