"""Nobody is sent what only others may know: every message of whole games is compared with what its reader may see."""

from __future__ import annotations

import json
import random
import re
import sqlite3

import pytest
from tests.server.helpers import play_on

import kuluary
from kuluary.encoding import plain

STATE_KEYS = {
    "type", "number", "after", "seat", "beats", "decisions", "others", "waiting", "reset", "undo", "turn", "plea",
    "clocks", "over", "result",
}  # fmt: skip
BEAT_KEYS = ({"name", "news", "view"}, {"name", "news", "change"})
TABLE_KEYS = {
    "code", "name", "game", "seats", "options", "public", "status", "host", "created", "moved", "number", "commitment",
    "open_hands", "keepsakes", "seating", "waiting", "winners", "again", "pack", "stuck", "goes_on", "take_back",
    "origin", "watch", "gallery", "abandoned", "agreed", "hints", "pace", "clocks", "stands", "votes",
    "asked", "plea", "cup",
}  # fmt: skip


@pytest.fixture(scope="module", params=[4, 6])
def finished(request, long_company):
    """A finished game: its log, its key, and all that every seat and a spectator were sent."""
    seats = request.param
    company, server = long_company, long_company.server
    players = [company.guest(name) for name in "АБВГДЕ"[:seats]]
    code = players[0].table(seats=seats)
    for seat in range(1, seats):
        players[seat].post(f"/api/tables/{code}/seat", seat=seat)
    players[0].post(f"/api/tables/{code}/start")
    with sqlite3.connect(server.data / "kuluary.sqlite3") as connection:
        key = connection.execute("select key from keys where code = ?", (code,)).fetchone()[0]
    connection.close()
    lives = {seat: company.live(player, code) for seat, player in enumerate(players)}
    watcher = company.live(company.guest("Гость"), code)
    play_on(lives, random.Random(seats))
    watcher.wait_number(lives[0].state["number"])
    log = kuluary.decode(players[0].get(f"/api/tables/{code}/log"))
    return log, key, dict(lives) | {None: watcher}


def test_every_view_is_the_view_of_its_reader(finished):
    log, _, readers = finished
    for seat, live in readers.items():
        for message in live.messages:
            if message["type"] == "state":
                match = kuluary.Match.replay(log, upto=message["number"])
                assert match.number == message["number"]
                assert message["seat"] == seat
                assert message["view"] == json.loads(kuluary.encode(match.view(seat)))


def test_every_beat_of_a_play_is_the_view_of_its_reader(finished):
    log, _, readers = finished
    match = kuluary.Match.replay(log, upto=0).watch()
    by_number = {
        seat: {one["number"]: one for one in live.messages if one["type"] == "state"} for seat, live in readers.items()
    }
    for seat, action in log.entries:
        if seat < 0:
            continue
        match.play(seat, action)
        for reader, told in by_number.items():
            message = told[match.number]
            seen = [(one.name, json.loads(kuluary.encode(match.game.view(one.state, reader)))) for one in match.moments]
            for beat, view in zip(message["beats"][:-1], message["views"], strict=False):
                assert (beat["name"], view) in seen


def test_all_news_and_only_those_may_be_known_to_their_reader(finished):
    log, _, readers = finished
    match = kuluary.Match.replay(log)
    for seat, live in readers.items():
        told = [item for message in live.messages if message["type"] == "state" for item in message["news"]]
        visible = [(number, plain(item.event)) for number, item in match.news if item.visible_to(seat)]
        assert [(item["number"], item["event"]) for item in told] == visible


def test_decisions_are_sent_to_their_seat_alone(finished):
    _, _, readers = finished
    for seat, live in readers.items():
        asked = [item for message in live.messages if message["type"] == "state" for item in message["decisions"]]
        assert {item["seat"] for item in asked} <= {seat}


def test_states_and_tables_have_no_other_fields(finished):
    _, _, readers = finished
    for live in readers.values():
        for message in map(json.loads, live.raw):
            if message["type"] == "state":
                assert message.keys() == STATE_KEYS
                assert all(beat.keys() in BEAT_KEYS for beat in message["beats"])
            elif message["type"] == "table":
                assert message["table"].keys() == TABLE_KEYS
            else:
                assert message.keys() <= {"type", "id", "number"}


def test_the_key_of_chance_is_in_no_message(finished):
    _, key, readers = finished
    assert re.fullmatch("[0-9a-f]{64}", key)
    assert all(key not in text for live in readers.values() for text in live.raw)


def test_no_token_is_in_any_message(finished):
    _, _, readers = finished
    tokens = [live.player.token for live in readers.values()]
    assert all(token not in text for live in readers.values() for text in live.raw for token in tokens)


@pytest.mark.parametrize("call", ["log", "verify", "replay?as=1"])
def test_nothing_is_told_of_a_game_before_its_end(company, call):
    _, players, lives = company.four()
    assert players[0].refused("GET", f"/api/tables/{lives[0].table['code']}/{call}") == "not_over"
