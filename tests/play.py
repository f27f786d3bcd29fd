"""Ways to play a match through: at random, by a rule of thumb, from a fixed list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from kuluary.core import Action, Decision, Match

Chooser = Callable[[Sequence[Decision], Random], tuple[Decision, Action]]


def at_random(decisions: Sequence[Decision], rng: Random) -> tuple[Decision, Action]:
    """Take any answer to any open question."""
    decision = decisions[int(rng.random() * len(decisions))]
    return decision, decision.actions[int(rng.random() * len(decision.actions))]


def positions(match: Match, rng: Random, choose: Chooser = at_random) -> Iterator[Match]:
    """Play to the end, giving the match before every play and once more when it is over."""
    while not match.over:
        yield match
        decision, action = choose(match.decisions, rng)
        match.play(decision.seat, action)
    yield match


def finish(match: Match, rng: Random, choose: Chooser = at_random) -> Match:
    """Play to the end."""
    for _ in positions(match, rng, choose):
        pass
    return match
