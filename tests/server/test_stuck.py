"""A game that cannot go on under this program stays readable, can be downloaded, and is never deleted."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing

import pytest
from tests.server.helpers import Live, ServerProcess
from tests.server.spoiling import NOBODY_HAS_IT, lay_stuck
from tests.server.visiting import come_back, go_on, header_of, look_back

import kuluary


@pytest.fixture(scope="module")
def stuck(tmp_path_factory):
    return lay_stuck(tmp_path_factory.mktemp("stuck"))


@pytest.fixture(scope="module")
def visited(stuck):
    server = ServerProcess(stuck[0])
    yield server
    server.tidy_up()


def test_the_start_names_the_tables_in_one_line_each(stuck, visited):
    _, unknown, _, _, healthy = stuck
    lines = visited.errors.read_text().splitlines()
    assert [unknown in line for line in lines].count(True) == 1
    assert any(unknown in line and NOBODY_HAS_IT in line for line in lines)
    assert any(healthy in line and "kuluary doctor" in line for line in lines)


def test_a_game_of_unknown_content_is_shown_without_its_position(stuck, visited):
    _, unknown, *_ = stuck
    player = come_back(visited)
    with Live(player, unknown) as live:
        assert live.wait("table")["table"]["stuck"] == "content"
        assert live.ask(type="undo", seat=0)["code"] == "stuck"


def test_a_log_that_breaks_off_is_shown_as_far_as_it_goes(stuck, visited):
    _, _, broken, *_ = stuck
    with Live(come_back(visited), broken) as live:
        assert live.wait("table")["table"]["stuck"] == "rules"
        state = live.wait("state")
        assert (state["number"], state["decisions"], state["undo"]) == (6, [], False)


def test_whoever_sits_there_has_the_log_without_the_key(stuck, visited):
    _, unknown, broken, *_ = stuck
    for code in (unknown, broken):
        log = come_back(visited).get(f"/api/tables/{code}/log")
        assert log["header"]["key"] is None
        assert len(log["entries"]) > 6
        assert visited.guest("Гость").refused("GET", f"/api/tables/{code}/log") == "not_seated"


def test_a_finished_game_that_breaks_off_has_log_key_and_frames(stuck, visited):
    _, _, _, finished, _ = stuck
    player = come_back(visited)
    assert player.get(f"/api/tables/{finished}/log")["header"]["key"]
    replay = player.get(f"/api/tables/{finished}/replay?as=0&from=0&to=20")
    assert 0 < replay["total"] == len(replay["frames"]) <= 6
    assert not player.get(f"/api/tables/{finished}/verify")["ok"]


def test_a_game_of_older_rules_goes_on_under_the_newest_and_says_so(stuck, visited):
    data, *_, healthy = stuck
    player = come_back(visited)
    with Live(player, healthy) as live:
        assert live.wait("table")["table"]["goes_on"] == kuluary.core.find_game("suits").version
    assert "goes_on" not in header_of(data, healthy)
    go_on(player, healthy, random.Random(1))
    header = header_of(data, healthy)
    assert (header["rules"], header["goes_on"]) == ("0", kuluary.core.find_game("suits").version)
    go_on(player, healthy, random.Random(2), plays=100)
    assert look_back(player, healthy)["header"]["goes_on"] == header["goes_on"]


def test_nothing_is_deleted(stuck, visited):
    data, unknown, broken, finished, _ = stuck
    with closing(sqlite3.connect(data / "kuluary.sqlite3")) as connection:
        for code in (unknown, broken, finished):
            assert connection.execute("select count(*) from entries where code = ?", (code,)).fetchone()[0] > 6
            (header,) = connection.execute("select header from tables where code = ?", (code,)).fetchone()
            assert json.loads(header)["game"] == "suits"
