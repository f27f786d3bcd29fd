"""The engine against the rulebook told plainly: same legal answers, same course, same score, in every game."""

from __future__ import annotations

from random import Random

import pytest
from tests.suits.habits import bribing
from tests.suits.naive import Naive
from tests.suits.test_laws import EVERY_TABLE, new

from kuluary.core import Match
from kuluary.games.suits.content import cards_in
from kuluary.testing.play import positions


def beside(match: Match) -> Naive:
    """Set up the plain table beside a match."""
    return Naive(match.header.seats, match.header.options, match.view(None).guild_of)


@EVERY_TABLE
@pytest.mark.parametrize("habit", [0.15, 0.5])
def test_the_engine_plays_as_the_plain_rules_do(seats, options, habit):
    for seed in range(3):
        match = new((seats, options), f"naive {habit} {seed}")
        plain = beside(match)
        followed = 0
        for _ in positions(match, Random(seed), bribing(habit)):
            for seat, action in match.entries[followed:]:
                plain.apply(seat, action)
            followed = match.number
            assert {d.seat: set(d.actions) for d in match.decisions} == plain.legal()
            assert [cards_in(hand) for hand in match.state.hands] == [tuple(sorted(hand)) for hand in plain.hands]
            assert [cards_in(won) for won in match.state.won] == [tuple(sorted(area)) for area in plain.areas]
            assert (match.state.gems, match.state.wealth) == (plain.stock, plain.wealth)
            assert (set(match.state.deck), set(match.state.centre)) == (plain.deck, plain.centre)
        assert [score.total for score in match.scores] == plain.totals()
        ranks = plain.ranks()
        by_seat = [ranks[seat % len(ranks)] for seat in range(seats)]
        assert match.result.places == tuple(1 + sum(other > rank for other in ranks) for rank in by_seat)
