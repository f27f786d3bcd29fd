"""Games that release 0.1 has left go on, replay and verify."""

from __future__ import annotations

import gzip
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.laying import WISHES
from tests.server.visiting import come_back, enter, go_on, header_of, look_back, statuses

KEPT = Path(__file__).parent / "fixtures" / "release-0.1.db.gz"


@pytest.fixture
def data(tmp_path):
    """A data folder as release 0.1 has left it."""
    file = tmp_path / "kuluary.sqlite3"
    file.touch(mode=0o600)
    file.write_bytes(gzip.decompress(KEPT.read_bytes()))
    enter(tmp_path)
    return tmp_path


def test_the_headers_name_content_as_the_release_did(data):
    with closing(sqlite3.connect(data / "kuluary.sqlite3")) as connection:
        codes = [code for (code,) in connection.execute("select code from tables")]
    assert {len(header_of(data, code)["content"]) for code in codes} == {16}


def test_every_game_goes_on_replays_and_verifies(data, start_server):
    server = start_server(data)
    player, rng = come_back(server), random.Random(7)
    tables = statuses(player)
    assert len(tables) == len(WISHES)
    playing = [code for code, table in tables.items() if table["status"] == "playing"]
    assert len(playing) == sum(wish.plays is not None for wish in WISHES)
    for code, table in tables.items():
        assert table["pack"]["standard"], table
        if code in playing:
            assert go_on(player, code, rng, plays=3) > table["number"]
        else:
            look_back(player, code)
    assert server.stop() == 0
    assert server.errors.read_text() == ""
