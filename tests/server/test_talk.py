"""Talk at a table: reactions, those who watch apart, what is pointed out to the host; and how a table is watched."""

from __future__ import annotations

import random

import pytest
from tests.server.helpers import play_on, until


def texts(live):
    """All that somebody has been told in the chat, the last version of each message."""
    told = {
        item["number"]: item for message in live.messages if message["type"] == "chat" for item in message["messages"]
    }
    return [item["text"] or item["reaction"] for _, item in sorted(told.items())]


def hears(live, number):
    """Read until a message of the chat with that number has come, and give it."""
    while True:
        for item in live.wait("chat")["messages"]:
            if item["number"] == number:
                return item


def test_a_reaction_is_one_of_the_drawings(company):
    _, _, lives = company.four()
    number = lives[0].ask(type="chat", reaction="bravo")["number"]
    assert (lives[1].wait("chat")["messages"][-1]["reaction"], number) == ("bravo", 1)
    assert lives[0].ask(type="chat", reaction="kick")["code"] == "malformed"
    assert lives[0].ask(type="chat")["code"] == "malformed"


def test_those_who_watch_talk_among_themselves_until_the_game_is_over(company):
    code, _, lives = company.four()
    watchers = [company.live(company.guest(name), code) for name in ("Олег", "Пётр")]
    said = watchers[0].ask(type="chat", text="Зря он так")["number"]
    assert hears(watchers[1], said)["aside"]
    public = lives[0].ask(type="chat", text="Ваш ход")["number"]
    hears(lives[1], public)
    hears(watchers[0], public)
    assert texts(lives[1]) == ["Ваш ход"]
    play_on(lives, random.Random(1))
    late = company.watch(lives[1].player, code)
    hears(late, public)
    assert texts(late) == ["Зря он так", "Ваш ход"]


def test_the_host_lets_them_talk_or_not(company):
    code, players, _ = company.four()
    watcher = company.live(company.guest("Олег"), code)
    assert players[1].refused("POST", f"/api/tables/{code}/audience", gallery=False) == "not_host"
    assert players[0].post(f"/api/tables/{code}/audience", gallery=False)["gallery"] is False
    assert watcher.ask(type="chat", text="эй")["code"] == "gallery_closed"
    players[0].post(f"/api/tables/{code}/audience", gallery=True)
    assert watcher.ask(type="chat", text="эй")["type"] == "ack"


def test_a_message_is_pointed_out_to_the_host_alone_who_hides_it_from_all(company):
    _, _, lives = company.four()
    rude = lives[1].ask(type="chat", text="Вы все болваны")["number"]
    for seat in (0, 2, 3):
        hears(lives[seat], rude)
    lives[2].ask(type="point_out", message=rude)
    assert hears(lives[0], rude)["reported"]
    assert not hears(lives[3], rude)["reported"]
    assert lives[2].ask(type="point_out", message=rude, hide=True)["code"] == "not_host"
    assert lives[2].ask(type="point_out", message=99)["code"] == "malformed"
    lives[0].ask(type="point_out", message=rude, hide=True)
    while not (shown := hears(lives[3], rude))["hidden"]:
        pass
    assert shown["text"] == ""


@pytest.mark.parametrize("watch", ["none", "late"])
def test_who_does_not_play_watches_as_the_host_wants_it(company, watch):
    code, players, lives = company.four()
    players[0].post(f"/api/tables/{code}/audience", watch=watch)
    stranger = company.guest("Олег")
    watcher = company.watch(stranger, code)
    assert watcher.wait("table")["table"]["watch"] == watch
    play_on(lives, random.Random(2), 3)
    watcher.ask(type="chat", text="видно что-нибудь?")
    assert not any(message["type"] == "state" for message in watcher.messages)
    assert stranger.refused("GET", f"/api/tables/{code}/replay") == "not_to_watch"
    assert stranger.refused("POST", f"/api/tables/{code}/fork", seat=0) == "not_to_watch"
    assert players[1].get(f"/api/tables/{code}/replay?as=1")["total"] == 4
    play_on(lives, random.Random(2))
    assert company.live(stranger, code).state["over"]


def test_who_watches_later_sees_the_same_later(start_server, tmp_path):
    server = start_server(tmp_path, watch_delay=0.3)
    host, stranger = server.guest("Ася"), server.guest("Олег")
    code = host.table(seats=3, seating=["me", "local:Б", "local:В"], start=True)
    host.post(f"/api/tables/{code}/audience", watch="late")
    with host.live(code) as live, stranger.live(code) as watcher:
        live.wait("state")
        for _ in range(3):
            seat = live.state["waiting"][0]
            live.send(type="look", seat=seat)
            live.wait("state", seat=seat)
            live.wait_number(live.play(live.state["decisions"][0]["actions"][0]["action"])["number"])
        assert watcher.wait("state")["seat"] is None
        watcher.wait_number(live.state["number"])


def test_games_in_play_that_may_be_watched_are_listed(company):
    code, players, _ = company.four(public=True)
    stranger = company.guest("Олег")

    def listed():
        return code in [table["code"] for table in stranger.get("/api/tables")["running"]]

    until(listed)
    assert code not in [table["code"] for table in players[1].get("/api/tables")["running"]]
    players[0].post(f"/api/tables/{code}/audience", watch="none")
    assert not listed()
