"""A copied game is the same game: pickled or deep-copied on the way, it goes on in step with its original."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.power.test_laws import STRIDE, TABLES, snapshot

import kuluary

COPIES: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "deepcopy": copy.deepcopy,
}


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_copy_given_copied_answers_plays_the_same_game(seats: int, options: dict[str, Any], way: str) -> None:
    copied = COPIES[way]
    match = kuluary.Match.new("power", seats=seats, options=options, seed=21)
    twin, rng = match, Random(21)
    for number in range(10_000):
        if match.over:
            break
        if not number % STRIDE:
            twin = copied(twin)
        assert twin.decisions == match.decisions
        decision = rng.choice(match.decisions)
        action = rng.choice(decision.actions)
        match.play(decision.seat, action)
        twin.play(decision.seat, copied(action))
        assert snapshot(twin.state) == snapshot(match.state)
    assert twin.result == match.result
