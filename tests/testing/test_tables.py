"""The tables of the kit: every number of seats, every value of every option, and what meets at one table."""

from __future__ import annotations

from itertools import combinations, product

import pytest

import kuluary
from kuluary.core import find_game
from kuluary.testing import Table, tables

EVERY_GAME = pytest.mark.parametrize("name", kuluary.game_names())


def met(found: list[Table], seats: int, count: int) -> set[tuple[tuple[str, object], ...]]:
    """Give the values that meet at tables of that size, the usual ones of options that are not named included."""
    usual = {option: default for option, (_, default) in find_game(found[0].game).choices(seats).items()}
    rows = [{option: table.options.get(option, usual[option]) for option in usual} for table in found]
    return {group for row in rows for group in combinations(row.items(), count)}


@EVERY_GAME
@pytest.mark.parametrize("together", [1, 2])
def test_whatever_can_meet_meets(name, together):
    game = find_game(name)
    for seats in game.seats:
        choices = game.choices(seats)
        found = [table for table in tables(name, together=together) if table.seats == seats and table.rules is None]
        wanted = {
            tuple(zip(options, values, strict=True))
            for options in combinations(choices, together)
            for values in product(*(choices[option][0] for option in options))
        }
        assert wanted - met(found, seats, together) == set()


@EVERY_GAME
def test_there_are_few_of_them_and_always_the_same(name):
    assert tables(name) == tables(name)
    assert len(set(map(str, tables(name)))) == len(tables(name)) < 5 * len(find_game(name).seats)
    assert tables(name)[0] == Table(name, find_game(name).seats[0])


@EVERY_GAME
def test_every_earlier_version_of_the_rules_is_played(name):
    found = {(table.rules, table.seats) for table in tables(name) if table.rules is not None}
    assert found == set(product(find_game(name).versions[:-1], find_game(name).seats))


def test_roles_are_shared_out_and_something_may_be_kept():
    found = tables("committee")
    assert len({tuple(table.options.get("agents", ())) for table in found}) > 3
    assert any("ids" in table.options for table in found)
