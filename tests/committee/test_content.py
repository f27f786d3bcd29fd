"""The content files: what they say, and how they refuse what they cannot say."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.committee.table import PLAIN, Desk

from kuluary.core import ContentError, content_of
from kuluary.games.committee import GAME
from kuluary.games.committee.content import HOME, NAMES
from kuluary.games.committee.content.prices import discounted, payments
from kuluary.games.committee.words.names import CITIES
from kuluary.games.committee.words.views import Price


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """Write a folder with one file in which something was changed."""
    text = (HOME / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("map", 'effect = "supply"', 'effect = "party"', r"map.toml, line 5: city.murmansk: unknown effect 'party'"),
        ("map", "kirov-perm", "kirov-omsk", "unknown city 'omsk'"),
        ("map", "cost = 2", "cost = 9", "must be a number from 0 to 3"),
        ("missions", 'kind = "interrogation"', 'kind = "gossip"', "unknown kind 'gossip'"),
        ("missions", 'cities = ["kazan", "moskva"]', 'cities = ["kazan"]', "names two cities"),
        ("missions", 'other = "kazan"', 'other = "perm"', "no road joins kuybyshev and perm"),
        ("missions", 'checks = ["an3"]', 'checks = ["an"]', "is no check"),
        ("missions", "[mission.042]", "[mission.142]", "unknown mission '142'"),
        ("missions", 'frame = "black"', 'frame = "gold"', "unknown frame 'gold'"),
        ("mains", 'check = "an4"', 'check = "xx3"', "is no check"),
        ("agents", 'symbols = ["fist"]', 'symbols = ["anomaly"]', "none to two symbols"),
        ("agents", "income = { doc = 1 }", "income = { gold = 1 }", "unknown field 'gold'"),
        ("agents", 'bonus = "double"', 'bonus = "triple"', "unknown bonus 'triple'"),
        ("agents", 'situation = "division"', 'situation = "party"', "unknown situation 'party'"),
        ("tokens", "loss = 3", "loss = 4", "has 10 clearance tokens; these are 11"),
        ("tokens", '"any3"]', '"any3", 5]', "a list of names"),
        ("scenario-base", "mains = [6, 9, 11, 13, 15]", "mains = [6, 9, 11, 13, 16]", "spaces of the progress track"),
        ("scenario-base", 'effect = "city"', 'effect = "party"', "unknown effect 'party'"),
        ("scenario-overtime", 'closed = ["sverdlovsk"]', 'closed = ["omsk"]', "unknown closed 'omsk'"),
    ],
)
def test_a_wrong_value_is_refused_with_file_and_line(tmp_path, name, old, new, says):
    with pytest.raises(ContentError, match=says) as caught:
        content_of(GAME.pack(changed(tmp_path, name, old, new)))
    assert f"{name}.toml, line" in str(caught.value)


def test_one_line_changes_the_game(tmp_path):
    folder = changed(tmp_path, "missions", "price = { doc = 9 }", "price = { doc = 5 }")
    assert content_of(GAME.pack(folder)).missions[10].price == Price(doc=5)
    assert content_of(GAME.pack(folder)).pack.digest != content_of(GAME.standard).pack.digest


def test_an_income_may_bring_two_pieces_of_cargo(tmp_path):
    """Ila's fuel in the first personnel cell is made two: both can be taken, or one."""
    folder = changed(tmp_path, "agents", "income = { fuel = 1 }", "income = { fuel = 2 }")
    desk = Desk("ila", "asya", content=folder).before("incomes").income("ila", "hr1", "fuel")
    desk.income("ila", "hr1", "fuel", part=1)
    assert desk.held("ila") == {"fuel": 2}


def test_inferred_values_are_known():
    inferred = content_of(GAME.standard).inferred
    assert "mission.010" not in inferred
    assert "price" in inferred["mission.005"]
    assert inferred["road.murmansk-arhangelsk"] == ("cost",)
    assert "kind" in inferred["mission.006"]


def test_every_file_is_part_of_the_digest(tmp_path):
    digests = set()
    for name in NAMES:
        folder = tmp_path / name
        folder.mkdir()
        text = (HOME / f"{name}.toml").read_text(encoding="utf-8")
        (folder / f"{name}.toml").write_text(text + "\n[more]\nvalue = 1\n", encoding="utf-8")
        digests.add(GAME.pack(folder).digest)
    assert len(digests | {content_of(GAME.standard).pack.digest}) == len(NAMES) + 1


# Prices


def test_ways_to_pay():
    assert payments(Price(doc=2, med=1)) == ((2, 1, 0, 0),)
    assert payments(Price(same=(2,))) == ((0, 0, 0, 2), (0, 0, 2, 0), (0, 2, 0, 0))
    assert len(payments(Price(any=2))) == 6


def test_help_takes_off_as_far_as_it_goes():
    assert payments(Price(doc=1, med=1), 2, 1) == ((0, 0, 0, 0),)
    assert payments(Price(doc=3), 0, 1) == ((3, 0, 0, 0),)
    assert payments(Price(same=(3,)), 0, 1) == ((0, 0, 0, 2), (0, 0, 2, 0), (0, 2, 0, 0))


def test_a_discount_is_documents_or_cargo():
    assert discounted(Price(doc=3, med=1), 2, 1) == ((1, 1, 0, 0), (3, 0, 0, 0))
    assert discounted(Price(doc=1), 2, 1) == ((0, 0, 0, 0),)
    assert discounted(Price(doc=3), 0, 0) == ((3, 0, 0, 0),)


# What was tuned


def stated(entry: object) -> object:
    """Give what an entry says on the authority of the rulebook."""
    if isinstance(entry, dict):
        weak = {"inferred", "derived", *entry.get("inferred", ())}
        kept = {name: stated(value) for name, value in entry.items() if name not in weak}
        return {name: value for name, value in kept.items() if value not in ({}, [])}
    if isinstance(entry, list):
        found = [stated(item) for item in entry]
        return [item for item in found if item != {}]
    return entry


@pytest.mark.parametrize("name", ["agents", "mains", "missions", "tokens"])
def test_tuning_touches_nothing_the_rulebook_states(name):
    plain, ours = (tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8")) for folder in (PLAIN, HOME))
    if name == "missions":  # what was added is nothing the rulebook has a word for
        added = {number: ours["mission"].pop(number) for number in ours["mission"].keys() - plain["mission"].keys()}
        assert [number for number, mission in added.items() if stated(mission) != {}] == []
    assert stated(ours) == stated(plain)


def test_021_and_036_have_the_four_cities_that_are_stated_for_both_together():
    missions = content_of(GAME.standard).missions
    found = [CITIES[city] for number in (21, 36) for city in missions[number].cities]
    assert sorted(found) == ["gorkiy", "moskva", "murmansk", "yoshkar"]
