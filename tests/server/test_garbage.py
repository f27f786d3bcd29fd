"""What refers to itself goes in the end, and nothing else is looked through on the way."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from weakref import ref

import pytest

import kuluary
from kuluary.core.looking import Memory
from kuluary.server.garbage import MANY, OFTEN, SOME, Garbage
from kuluary.server.table.beats import ends


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    gc.collect()
    yield Garbage(0.0)
    gc.enable()
    gc.unfreeze()


def make(count: int) -> tuple[ref[Knot], list[list[None]]]:
    """Make a knot that nobody holds, and so many objects that somebody does."""
    knot = Knot()
    return ref(knot), [[None] for _ in range(count)]


def test_what_is_new_is_set_aside_unseen(garbage: Garbage) -> None:
    knot, _held = make(SOME // 2)
    garbage.tick(1.0)
    gc.collect()
    assert knot() is not None
    garbage.tick(2 * OFTEN)
    assert knot() is not None, "so little is not worth a look"


def test_everything_is_looked_through_after_a_while(garbage: Garbage) -> None:
    knot, _held = make(2 * SOME)
    garbage.tick(OFTEN - 1)
    assert knot() is not None
    garbage.tick(OFTEN + 1)
    assert knot() is None


def test_everything_is_looked_through_when_much_has_gathered(garbage: Garbage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kuluary.server.garbage.MANY", MANY // 100)
    knot, _held = make(MANY // 100 + 1)
    garbage.tick(1.0)
    assert knot() is None


@pytest.mark.parametrize("game", ["suits", "power", "committee"])
def test_a_play_that_is_shown_leaves_nothing_that_refers_to_itself(game: str) -> None:
    match, memory, rng = kuluary.Match.new(game, seats=4, seed="garbage"), Memory(), random.Random(1)
    match.watch()
    gc.collect()
    gc.disable()
    try:
        for _ in range(40):
            asked = rng.choice([one for one in match.decisions if not one.free])
            match.play(asked.seat, rng.choice(asked.actions))
            ends(match, {0, 1, 2, 3}, memory, 0)
            match.moments = []
        memory.forget()
        assert gc.collect() == 0
    finally:
        gc.enable()
