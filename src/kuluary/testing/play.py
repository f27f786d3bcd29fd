"""Ways to play a match through: at random, or by a habit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from kuluary.core import Action, Decision, Match

Habit = Callable[[Any, Sequence[Decision], Random], tuple[Decision, Action]]
"""Takes one of the open questions and answers it; the position is there for habits that look at it."""


def at_random(_: Any, decisions: Sequence[Decision], rng: Random) -> tuple[Decision, Action]:
    """Take any answer to any open question."""
    decision = decisions[int(rng.random() * len(decisions))]
    return decision, decision.actions[int(rng.random() * len(decision.actions))]


def positions(match: Match, rng: Random, habit: Habit = at_random) -> Iterator[Match]:
    """Play to the end, giving the match before every play and once more when it is over."""
    while not match.over:
        yield match
        decision, action = habit(match.state, match.decisions, rng)
        match.play(decision.seat, action)
    yield match


def finish(match: Match, rng: Random, habit: Habit = at_random) -> Match:
    """Play to the end."""
    for _ in positions(match, rng, habit):
        pass
    return match
