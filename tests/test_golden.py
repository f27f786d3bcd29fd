"""Golden games: each is played again to the result it had; together they show everything their game can show."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from tests.golden import read, write
from tests.power import scenarios as power
from tests.suits import scenarios as suits

from kuluary.core import Match
from kuluary.core.verify import verify

GAMES = {"suits": suits, "power": power}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_FILE = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in GAMES[game].SCENARIOS]
)


def home(game: str) -> Path:
    return Path(__file__).parent / game / "golden"


def path_of(game: str, name: str) -> Path:
    return home(game) / f"{name}.jsonl"


def replayed(game: str, name: str) -> Match:
    return Match.replay(read(path_of(game, name))[0])


def features(game: str, name: str) -> set[str]:
    scenarios: ModuleType = GAMES[game]
    return set(scenarios.features(replayed(game, name)))


@EVERY_FILE
def test_a_golden_game_ends_as_it_ended(game, name):
    log, result = read(path_of(game, name))
    match = Match.replay(log)
    assert match.over
    assert match.result == result


@EVERY_FILE
def test_chance_was_what_the_key_gives(game, name):
    assert verify(read(path_of(game, name))[0]).problem is None


@EVERY_FILE
def test_a_golden_game_shows_what_it_is_kept_for(game, name):
    assert GAMES[game].SCENARIOS[name].wants - features(game, name) == set()


@EVERY_FILE
def test_a_golden_file_is_written_as_it_was_read(game, name, tmp_path):
    write(tmp_path / "again.jsonl", replayed(game, name))
    again = (tmp_path / "again.jsonl").read_text(encoding="utf-8")
    assert again == path_of(game, name).read_text(encoding="utf-8")


@EVERY_GAME
def test_no_golden_file_is_forgotten(game):
    assert {path.stem for path in home(game).iterdir()} == set(GAMES[game].SCENARIOS)


@EVERY_GAME
def test_everything_the_game_can_show_is_shown(game):
    shown = set().union(*(features(game, name) for name in GAMES[game].SCENARIOS))
    assert sorted(GAMES[game].EVERYTHING - shown) == []


@EVERY_GAME
def test_every_feature_has_its_name(game):
    """A feature that is shown but not listed would never be missed."""
    scenarios = GAMES[game]
    for name, scenario in scenarios.SCENARIOS.items():
        assert scenario.wants <= scenarios.EVERYTHING
        assert features(game, name) <= scenarios.EVERYTHING
    assert scenarios.IN_THE_STATE <= scenarios.EVERYTHING
