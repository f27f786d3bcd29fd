"""Golden games: each is played again to the result it had; together they show everything the game can show."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden import read, write
from tests.power.scenarios import EVERYTHING, IN_THE_STATE, SCENARIOS, features

from kuluary.core import Match
from kuluary.core.verify import verify

GOLDEN = Path(__file__).parent / "golden"
EVERY_GAME = pytest.mark.parametrize("name", SCENARIOS)


def replayed(name: str) -> Match:
    return Match.replay(read(GOLDEN / f"{name}.jsonl")[0])


@EVERY_GAME
def test_a_golden_game_ends_as_it_ended(name):
    log, result = read(GOLDEN / f"{name}.jsonl")
    match = Match.replay(log)
    assert match.over
    assert match.result == result


@EVERY_GAME
def test_chance_was_what_the_key_gives(name):
    assert verify(read(GOLDEN / f"{name}.jsonl")[0]).problem is None


@EVERY_GAME
def test_a_golden_game_shows_what_it_is_kept_for(name):
    assert SCENARIOS[name].wants - features(replayed(name)) == set()


@EVERY_GAME
def test_a_golden_file_is_written_as_it_was_read(name, tmp_path):
    write(tmp_path / "again.jsonl", replayed(name))
    assert (tmp_path / "again.jsonl").read_text(encoding="utf-8") == (GOLDEN / f"{name}.jsonl").read_text(
        encoding="utf-8"
    )


def test_no_golden_file_is_forgotten():
    assert {path.stem for path in GOLDEN.iterdir()} == set(SCENARIOS)


def test_everything_the_game_can_show_is_shown():
    shown = set().union(*(features(replayed(name)) for name in SCENARIOS))
    assert sorted(EVERYTHING - shown) == []


def test_every_feature_has_its_name():
    """A feature that is shown but not listed would never be missed."""
    for name, scenario in SCENARIOS.items():
        assert scenario.wants <= EVERYTHING
        assert features(replayed(name)) <= EVERYTHING
    assert IN_THE_STATE <= EVERYTHING
