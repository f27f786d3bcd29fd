"""Plays what a learned judgement leans to, without thinking any further."""

from __future__ import annotations

from random import Random

from kuluary.bots.greedy import Greedy
from kuluary.bots.random import questions
from kuluary.core import Action, Match, Plan


class Instinct:
    """Gives the answer that looks best at once; where the game has learned nothing for such a table, as greedy does."""

    def __init__(self, rng: Random, *, attention: float = 1.0) -> None:
        self._rng = rng
        self._attention = attention
        self._greedy = Greedy(rng)

    def choose(self, match: Match, seat: int) -> Action:
        decision = questions(match, seat)[0]
        suggestion = match.suggest(decision)
        if suggestion is not None:
            return suggestion
        state = match.game.redeal(match.state, seat, self._rng)
        policy = match.game.learned(state)
        if policy is None:
            return self._greedy.choose(match, seat)
        ranked = sorted(zip(policy.weights(state, decision), decision.actions, strict=True), key=lambda pair: -pair[0])
        for _, action in ranked[:-1]:
            if self._attention >= 1.0 or self._rng.random() < self._attention:
                return action
        return ranked[-1][1]

    def intend(self, match: Match, seat: int) -> Plan | None:
        """Say nothing: there is no plan behind an answer."""
        return None
