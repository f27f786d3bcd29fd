"""A copy is the same game: pickled or deep-copied at every decision, it is asked the same and answers the same."""

from __future__ import annotations

import gc
import pickle
from copy import deepcopy
from random import Random

import pytest
from tests.committee.ids import card, glued

import kuluary
from kuluary.core import Match
from kuluary.games.committee.bots import Planner
from kuluary.games.committee.content.records import Content

STICKY = [card("artyom", level=1, stickers=glued("incomes", "city")), card("willy", lines={"income": 4}), None, None]


def asked(match: Match) -> object:
    return kuluary.encode([match.decisions, match.view(0)])


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"scenario": "overtime"}), (4, {"ids": STICKY})])
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


def test_nothing_keeps_the_content_of_a_copy():
    """A bot's worker is sent copy after copy: what it works out about one goes with it."""
    match = Match.new("committee", seats=2, seed="worker")

    def contents() -> int:
        gc.collect()
        return sum(isinstance(found, Content) for found in gc.get_objects())

    before = contents()
    for _ in range(3):
        copy = pickle.loads(pickle.dumps(match))
        copy.view(0)
        Planner().choose(copy, copy.decisions[0].seat)
    del copy
    assert contents() == before
