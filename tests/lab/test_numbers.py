"""Actions as numbers and views as vectors: one number an action, nothing hidden in what a seat sees."""

import sys
from importlib import import_module
from math import log10
from random import Random

import pytest

from kuluary import Match, bots
from kuluary.core import PASS, BadOption, find_game
from kuluary.games.power.words.actions import Infiltrate
from kuluary.games.suits.words import BRIBE, Play
from kuluary.lab.codec import codec
from kuluary.lab.observation import LIMIT, layout
from kuluary.lab.sizes import measure
from kuluary.lab.table import Table

TABLES = [
    ("suits", 3, {}),
    ("suits", 4, {"teams": True}),
    ("suits", 6, {}),
    ("power", 1, {}),
    ("power", 3, {"professionals": True}),
    ("power", 5, {}),
    ("committee", 2, {}),
    ("committee", 4, {"scenario": "overtime"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_action_has_a_number_and_no_vector_tells_a_secret(game, seats, options):
    rng = Random(seats)
    for seed in range(2):
        table = Table.new(game, seats=seats, options=options, seed=seed)
        count = 0
        while not table.over:
            offered = {a for d in table.position.decisions if d.seat == table.seat for a in d.actions}
            assert set(table.legal.values()) == offered
            if count % 23 == 0:
                for seat in range(seats):
                    seen = table.observe(seat)
                    assert len(seen) == table.layout.size
                    assert all(-LIMIT <= value <= LIMIT for value in seen)
                    assert seen == table.redeal(seat, count).observe(seat)
            table.play(rng.choice(list(table.legal)))
            count += 1
        assert set(table.returns()) <= {1.0, -1.0}
        assert table.seat == -1
        assert table.legal == {}


def test_numbers_stay_what_they_are():
    suits, power = codec("suits"), codec("power")
    assert [suits.number(action) for action in (PASS, Play(0), Play(51), BRIBE)] == [0, 1, 52, 53]
    assert power.number(Infiltrate(3, 2)) == 1 + 3 * 11 + 2
    assert [codec(game).size for game in ("suits", "power", "committee")] == [164, 3472, 3560]
    assert suits.version.startswith("suits actions 1, rules 1, content ")


def test_a_number_leads_back_to_its_action():
    for game in ("suits", "power", "committee"):
        numbers = codec(game)
        known = [(number, action) for number, action in enumerate(numbers.actions) if action is not None]
        assert all(numbers.number(action) == number for number, action in known)
        slots = sum(block.size for block in numbers.blocks if block.slots)
        assert len(known) + slots == numbers.size


def test_a_thoughtful_game_of_committee_fits_the_slots():
    match = Match.new("committee", seats=2, seed=3)
    players = [bots.make("committee", "planner", seed=seat) for seat in range(2)]
    table = Table(match, 2, codec("committee"), layout("committee", 2))
    while not table.over:
        action = players[table.seat].choose(match, table.seat)
        assert action in table.legal.values()
        match.play(table.seat, action)
        table.ask()


def test_the_parts_of_a_layout_cover_it():
    for game, seats, options in TABLES:
        found = layout(game, seats, options)
        assert [part.first for part in found.parts] == [
            sum(part.size for part in found.parts[:place]) for place in range(len(found.parts))
        ]
        assert sum(part.size for part in found.parts) == found.size
        assert f"{seats} seats" in found.version


def test_a_copy_goes_its_own_way():
    table = Table.new("suits", seats=3, seed=1)
    twin = table.clone()
    twin.play(next(iter(twin.legal)))
    assert table.position.state.agenda != twin.position.state.agenda or table.legal != twin.legal


def test_a_number_that_is_not_legal_is_refused_with_those_that_are():
    table = Table.new("power", seats=2, seed=1)
    illegal = next(number for number in range(table.codec.size) if number not in table.legal)
    with pytest.raises(LookupError, match=rf"{illegal} is none of seat {table.seat}'s legal actions: \["):
        table.play(illegal)


def test_no_games_have_no_size():
    with pytest.raises(BadOption, match="games cannot be 0"):
        measure("suits", seats=4, games=0)


def test_sizes_are_counted():
    found = measure("suits", seats=3, games=5, seed=1)
    assert found.decisions_mean > 20
    assert found.branching_max >= found.branching_mean > 1
    assert found.numbers == find_size("suits")
    assert found.actions_seen <= found.numbers
    assert log10(found.decisions_mean) < found.histories < log10(found.branching_max) * found.decisions_max


@pytest.mark.usefixtures("goofspiel")
@pytest.mark.parametrize("find", [codec, lambda game: layout(game, 3)])
def test_a_game_without_numbers_is_named(find):
    with pytest.raises(BadOption, match=r"goofspiel .* known are suits, power, committee"):
        find("goofspiel")


def find_size(game):
    assert find_game(game)
    return codec(game).size


@pytest.mark.parametrize(
    ("module", "needs", "extra"),
    [
        ("vector", "numpy", "lab"),
        ("pettingzoo", "numpy", "lab"),
        ("gymnasium", "gymnasium", "lab"),
        ("openspiel", "numpy", "openspiel"),
    ],
)
def test_what_needs_an_extra_names_it(monkeypatch, module, needs, extra):
    monkeypatch.setitem(sys.modules, needs, None)
    monkeypatch.delitem(sys.modules, f"kuluary.lab.{module}", raising=False)
    with pytest.raises(ModuleNotFoundError, match=rf"{needs} is not installed: pip install 'kuluary\[{extra}\]'"):
        import_module(f"kuluary.lab.{module}")
