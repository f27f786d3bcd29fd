"""Golden games: each is played again to the result it had; together they show everything their game can show."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.golden import path_of, read, replayed, scenarios, shown, write
from tests.later import LATER, missing

import kuluary
from kuluary.core.verify import verify

EVERY_GAME = pytest.mark.parametrize("game", kuluary.game_names())
EVERY_FILE = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in kuluary.game_names() for name in scenarios(game).SCENARIOS]
)


@EVERY_FILE
def test_a_golden_game_ends_as_it_ended(game, name):
    match = replayed(game, name)
    assert match.over
    assert match.result == read(path_of(game, name))[1]


@EVERY_FILE
def test_chance_was_what_the_key_gives(game, name):
    content = scenarios(game).SCENARIOS[name].content
    assert verify(read(path_of(game, name))[0], content=content).problem is None


@EVERY_FILE
def test_a_golden_game_shows_what_it_is_kept_for(game, name):
    assert scenarios(game).SCENARIOS[name].wants - shown(game, name) == set()


@EVERY_FILE
def test_a_golden_file_is_written_as_it_was_read(game, name, tmp_path):
    """But for the options that have come later."""
    match, header = replayed(game, name), read(path_of(game, name))[0].header
    options = match.header.options
    later = missing(game, header.options, options)
    header = replace(header, options=header.options | {option: options[option] for option in later})
    write(tmp_path / "again.jsonl", match)
    again = (tmp_path / "again.jsonl").read_text(encoding="utf-8").splitlines()
    assert again == [kuluary.encode(header), *path_of(game, name).read_text(encoding="utf-8").splitlines()[1:]]


@EVERY_GAME
def test_what_came_later_is_something_that_some_golden_game_does_not_know(game):
    kept = [(read(path_of(game, name))[0].header.options, replayed(game, name)) for name in scenarios(game).SCENARIOS]
    assert LATER.get(game, frozenset()) == set().union(*(missing(game, old, now.header.options) for old, now in kept))


@EVERY_GAME
def test_no_golden_file_is_forgotten(game):
    assert {path.stem for path in path_of(game, "any").parent.iterdir()} == set(scenarios(game).SCENARIOS)


@EVERY_GAME
def test_everything_the_game_can_show_is_shown(game):
    declared = scenarios(game)
    together = frozenset().union(*(shown(game, name) for name in declared.SCENARIOS))
    assert sorted(declared.EVERYTHING - together) == sorted(declared.NEVER)


@EVERY_GAME
def test_every_feature_has_its_name(game):
    """A feature that is shown but not listed would never be missed."""
    declared = scenarios(game)
    for name, scenario in declared.SCENARIOS.items():
        assert scenario.wants <= declared.EVERYTHING
        assert sorted(shown(game, name) - declared.EVERYTHING) == []
    assert declared.IN_THE_STATE <= declared.EVERYTHING
