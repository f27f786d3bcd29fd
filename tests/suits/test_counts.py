"""Counts of lines from fixed positions, kept in counts.json; a change of the rules that nobody meant shows here.

`python -m tests.suits.test_counts` writes the file anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.counts import Counts
from tests.suits.table import GAME, between, ended, table, turns

from kuluary.core import Match, State


def six_leaving() -> State:
    """A card is about to be left with six, then a new deck of four is turned."""
    hands = ["D4 D5", "D6 D7", "D8 D9", "D10 D11", "Ch1 Ch2", "Ch13 Ch3"]
    match = table(hands=hands, trump="Ca6", centre="Cp4 Cp5 Cp6", deck="", round=8, gems=[3] * 6)
    return turns(match, "D4", "D6", "D8", "D10", "Ch1", "-").state


POSITIONS: dict[str, Callable[[], State]] = {
    "three, first lead": lambda: Match.new("suits", seats=3, seed="counts").state,
    "four, first lead": lambda: Match.new("suits", seats=4, seed="counts").state,
    "five, first lead": lambda: Match.new("suits", seats=5, seed="counts").state,
    "six, three give a card": lambda: Match.new("suits", seats=6, seed="counts").state,
    "two rounds left, no gem": lambda: table(hands=["D4 D5", "D9 Ch6", "Ch2 Ca3"], deck="Ca12", trump="Cp9").state,
    "two rounds left, one gem": lambda: table(hands=["D4", "D9 Ch6", "Ch2 Ca3"], gems=[1, 0, 0], deck="Ca12").state,
    "three rounds left, any of three trumps": lambda: (
        table(hands=["D4 D5", "D9", "Ch2 Ca3"], gems=[1, 2, 1], deck="Ca12 D12", trump="Cp9").state
    ),
    "one seat sits out": lambda: between(hands=["", "D4 D5", "D6 Ch7"], gems=[2, 0, 0], deck="Ca9 Ca10").state,
    "six, a card is left": six_leaving,
    "two jokers, three piles": lambda: (
        ended(areas=[{"knights": 1, "artists": 2, "merchants": 3, "joker": 2}, "", ""]).state
    ),
    "jokers of two seats": lambda: (
        ended(areas=[{"knights": 1, "artists": 2, "joker": 1}, {"knights": 1, "merchants": 2, "joker": 1}, ""]).state
    ),
    "a team with own jokers and equal piles": lambda: (
        ended(
            areas=[{"knights": 2, "artists": 1, "joker": 1}, {}, {"knights": 2, "joker": 1}, {}],
            teams=True,
            jokers="own_only",
        ).state
    ),
}


COUNTS = Counts(Path(__file__).parent / "counts.json", GAME, POSITIONS, (1, 2, 3, 4))


@pytest.mark.parametrize("name", POSITIONS)
def test_the_lines_are_as_many_as_ever(name):
    assert COUNTS.count(name) == COUNTS.kept(name)


def test_two_rounds_by_hand():
    """Seat 0 leads D4 or D5, seat 1 must answer D9, seat 2 has two cards to throw: 2, 2, 4 lines; then seat 1 leads."""
    assert COUNTS.count("two rounds left, no gem") == [2, 2, 4, 4]


def test_jokers_by_hand():
    """Three piles for the first joker, two for the second; then the game is over."""
    assert COUNTS.count("two jokers, three piles") == [3, 6, 6, 6]


if __name__ == "__main__":
    COUNTS.write()
