"""Copies of a game leave nothing behind."""

from __future__ import annotations

import gc
import pickle

from kuluary.core import Match
from kuluary.games.committee.bots import Planner
from kuluary.games.committee.content.records import Content


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
