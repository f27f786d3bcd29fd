"""Habits of seats in «Масти Власти»: rules of thumb that lead a game where a test wants it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kuluary.core import Action, Decision
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.words import BRIBE
from kuluary.testing.play import Habit, at_random


def bribing(chance: float, *, seats: Sequence[int] | None = None) -> Habit:
    """Bribe so often where a bribe is possible, else play any card; other seats than `seats` never bribe."""

    def choose(state: SuitsState, decisions: Sequence[Decision], rng: Random) -> tuple[Decision, Action]:
        decision, action = at_random(state, decisions, rng)
        if BRIBE not in decision.actions:
            return decision, action
        if (seats is None or decision.seat in seats) and rng.random() < chance:
            return decision, BRIBE
        cards = decision.actions[:-1]
        return decision, cards[int(rng.random() * len(cards))]

    return choose


never_bribes = bribing(0.0)
always_bribes = bribing(1.0)
