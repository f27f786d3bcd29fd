"""Golden games: each is played again to the result it had; together they show all but what is named here."""

from __future__ import annotations

from functools import cache

import pytest
from tests.committee.scenarios import EASY_ONLY, EVERYTHING, GOLDEN, NEVER, SCENARIOS, carried, features
from tests.golden import read, write

from kuluary.core import Match
from kuluary.core.verify import verify

EVERY_GAME = pytest.mark.parametrize("name", SCENARIOS)


def replayed(name: str) -> Match:
    return Match.replay(read(GOLDEN / f"{name}.jsonl")[0], content=SCENARIOS[name].content)


@cache
def shown(name: str) -> frozenset[str]:
    return frozenset(features(replayed(name)))


@EVERY_GAME
def test_a_golden_game_ends_as_it_ended(name):
    match = replayed(name)
    assert match.over
    assert match.result == read(GOLDEN / f"{name}.jsonl")[1]


@EVERY_GAME
def test_chance_was_what_the_key_gives(name):
    assert verify(read(GOLDEN / f"{name}.jsonl")[0], content=SCENARIOS[name].content).problem is None


@EVERY_GAME
def test_a_golden_game_shows_what_it_is_kept_for(name):
    assert SCENARIOS[name].wants - shown(name) == set()


@EVERY_GAME
def test_a_golden_file_is_written_as_it_was_read(name, tmp_path):
    write(tmp_path / "again.jsonl", replayed(name))
    assert (tmp_path / "again.jsonl").read_text(encoding="utf-8") == (GOLDEN / f"{name}.jsonl").read_text(
        encoding="utf-8"
    )


def test_no_golden_file_is_forgotten():
    assert {path.stem for path in GOLDEN.iterdir()} == set(SCENARIOS)


def test_everything_the_game_can_show_is_shown():
    assert EVERYTHING - frozenset().union(*map(shown, SCENARIOS)) == NEVER


def test_what_only_an_easy_country_shows_is_named():
    ours = frozenset().union(*(shown(name) for name, scenario in SCENARIOS.items() if scenario.content is None))
    assert sorted(EVERYTHING - ours - NEVER) == sorted(EASY_ONLY)


@pytest.mark.rule("C-14.1")
def test_the_id_cards_of_a_victory_go_on_into_the_next_game():
    header = read(GOLDEN / "easy-four-again.jsonl")[0].header
    assert list(header.options["ids"]) == carried("easy-four")["ids"]
    assert any(card["stickers"] for card in header.options["ids"])
