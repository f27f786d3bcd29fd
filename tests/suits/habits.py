"""Habits of seats in «Масти Власти»: rules of thumb that lead a game where a test wants it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.play import Chooser, at_random

from kuluary.core import Action, Decision
from kuluary.games.suits.words import BRIBE


def bribing(chance: float, *, seats: Sequence[int] | None = None) -> Chooser:
    """Bribe so often where a bribe is possible, else play any card; other seats than `seats` never bribe."""

    def choose(decisions: Sequence[Decision], rng: Random) -> tuple[Decision, Action]:
        decision, action = at_random(decisions, rng)
        if BRIBE not in decision.actions:
            return decision, action
        if (seats is None or decision.seat in seats) and rng.random() < chance:
            return decision, BRIBE
        cards = decision.actions[:-1]
        return decision, cards[int(rng.random() * len(cards))]

    return choose


never_bribes = bribing(0.0)
always_bribes = bribing(1.0)
