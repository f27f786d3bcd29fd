"""Recorded games of every version of the rules go as they went; whoever changes that is told what to do."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from tests import corpus_record
from tests.corpus_record import HOME, POLICY, SHORT, Recorded, Stale, end_of, path_of, play, read, write
from tests.later import missing

import kuluary
from kuluary.core import CHANCE, Game, Match, find_game
from kuluary.games.suits import GAME as SUITS
from kuluary.testing import Table, tables

FILES = sorted(HOME.glob("*.jsonl.gz"))
PARTS = 4
EVERY_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.partition(".")[0])


def game_of(path: Path) -> tuple[Game, str]:
    """Give the game of a file, and the version of its rules."""
    name, _, version = path.name.partition(".")[0].rpartition("-")
    return find_game(name), version


@EVERY_FILE
@pytest.mark.parametrize("part", range(PARTS))
def test_recorded_games_go_as_they_went(path, part):
    game, version = game_of(path)
    for recorded in read(path)[part::PARTS]:
        if version in game.versions:
            assert corpus_record.replay(recorded).header.goes_on is None
        else:
            match, _ = Match.read(recorded.log)
            assert match.header.goes_on == game.version


@EVERY_FILE
def test_a_file_holds_games_of_its_version(path):
    game, version = game_of(path)
    assert {(one.log.header.game, one.log.header.rules) for one in read(path)} == {(game.name, version)}


@pytest.mark.parametrize("name", kuluary.game_names())
def test_every_version_that_is_played_has_its_games(name):
    """Otherwise: python -m tests.corpus_record."""
    for version in find_game(name).versions:
        assert path_of(name, version).exists()


@EVERY_FILE
def test_every_number_of_seats_and_value_of_an_option_is_there(path):
    game, version = game_of(path)
    if version != game.version:
        return  # options may have come since
    headers = [one.log.header for one in read(path)]
    known = dict.fromkeys(set().union(*(header.options for header in headers)))
    for table in tables(game.name):
        full = game.options(table.seats, table.options)
        later = missing(game.name, known, full)
        for option in game.choices(table.seats):
            if option.partition(".")[0] in later:
                continue
            values = [_value(header.options, option) for header in headers if header.seats == table.seats]
            assert _value(full, option) in values


def _value(options, name):
    """Look an option up; `falcon.level` lies in `falcon`."""
    for part in name.split("."):
        options = options[part]
    return options


@EVERY_FILE
def test_there_are_short_games_and_whole_ones_by_chance_and_by_bots(path):
    found = Counter(tuple(one.seed.split()[1:3]) for one in read(path))
    assert set(found) == {(by, size) for by in ("random", "bots") for size in ("short", "whole")}
    assert all((one.end is not None) >= (" whole " in one.seed) for one in read(path))


def test_the_corpus_is_small():
    sizes = [path.stat().st_size for path in FILES]
    assert max(sizes) < 1_000_000
    assert sum(sizes) < 1_500_000 * len({find_game(game_of(path)[0].name).version for path in FILES})


# It can fail


@pytest.fixture(scope="module")
def recorded():
    return play(Table("suits", 3), "random")


def test_a_game_that_is_as_it_was_replays(recorded):
    match = corpus_record.replay(recorded)
    assert match.log == recorded.log
    assert end_of(match) == recorded.end


def test_a_changed_list_of_answers_is_told_what_to_do(recorded, monkeypatch):
    """Who may not bribe any more."""
    step = type(Match.new("suits", seats=3, seed=1).state.agenda[-1])
    ask = step.ask
    monkeypatch.setattr(
        step, "ask", lambda self, state: tuple(replace(one, actions=one.actions[1:]) for one in ask(self, state))
    )
    with pytest.raises(Stale) as caught:
        corpus_record.replay(recorded)
    assert "this log of rules version 1 no longer replays at entry" in str(caught.value)
    assert "make the change behind a new version: see docs/decisions/0010-games-outlive-upgrades.md" in str(
        caught.value
    )


def test_the_policy_it_points_to_is_there():
    assert (HOME.parents[1] / POLICY).is_file()


def spoilt(recorded: Recorded, number: int, entry: object) -> Recorded:
    entries = (*recorded.log.entries[:number], entry, *recorded.log.entries[number + 1 :])
    return replace(recorded, log=replace(recorded.log, entries=entries))


def test_another_draw_is_found(recorded):
    drawn = recorded.log.entries[1][1]
    assert len(set(drawn.values)) > 1
    with pytest.raises(Stale, match="at entry 1: it would be"):
        corpus_record.replay(spoilt(recorded, 1, (CHANCE, replace(drawn, values=drawn.values[::-1]))))


def test_a_refused_answer_is_found(recorded):
    number = next(number for number, (seat, _) in enumerate(recorded.log.entries) if seat >= 0)
    seat, action = recorded.log.entries[number]
    with pytest.raises(Stale, match=f"at entry {number}: .* is refused"):
        corpus_record.replay(spoilt(recorded, number, ((seat + 1) % 3, action)))


def test_another_end_is_found(recorded):
    with pytest.raises(Stale, match="it ends with"):
        corpus_record.replay(replace(recorded, end=((1, 1, 1), (0, 1, 2), (0, 0, 0), "shared")))


def test_changed_standard_content_is_told_what_to_do(recorded):
    log = replace(recorded.log, header=replace(recorded.log.header, content="0" * 32))
    with pytest.raises(Stale, match=r"cannot be begun.*keep what it was among the former packs"):
        corpus_record.replay(replace(recorded, log=log))


def test_nothing_is_recorded_anew(recorded, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(corpus_record, "HOME", tmp_path)
    paths = [tmp_path / f"suits-{version}.jsonl.gz" for version in SUITS.versions]
    for path in paths:
        path.write_bytes(b"kept")
    assert corpus_record.main(["suits"]) == 1
    assert {path.read_bytes() for path in paths} == {b"kept"}
    assert "never recorded anew" in capsys.readouterr().out


def test_the_same_games_are_the_same_bytes(recorded, tmp_path):
    for name in ("one", "two"):
        write(tmp_path / name, [recorded, play(Table("suits", 4), "bots", SHORT)])
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert read(tmp_path / "one")[0] == recorded
