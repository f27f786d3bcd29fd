"""A copy is the same game: pickled or deep-copied at every decision, it is asked the same and answers the same."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random

import pytest
from tests.committee.ids import cards

import kuluary
from kuluary.core import Match


def asked(match: Match) -> object:
    return kuluary.encode([match.decisions, match.view(0)])


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"scenario": "overtime"}), (4, {"ids": [*cards(), None, None]})]
)
def test_copies_play_on_in_step(seats, options):
    """Each line is copied anew at every decision: what is compared has been copied as often as was asked."""
    rng = Random(f"copies {seats}")
    match = Match.new("committee", seats=seats, options=options, seed=f"copies {seats}")
    pickled, copied = match.clone(), match.clone()
    while not match.over:
        pickled, copied = pickle.loads(pickle.dumps(pickled)), deepcopy(copied)
        decision = rng.choice(match.decisions)
        action = rng.choice(decision.actions)
        for line in (match, pickled, copied):
            line.play(decision.seat, action)
        assert pickled.decisions == match.decisions == copied.decisions
    assert asked(pickled) == asked(match) == asked(copied)
    assert pickled.log == match.log == copied.log
