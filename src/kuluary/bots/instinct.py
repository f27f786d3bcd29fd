"""Plays what a learned judgement leans to, without thinking any further."""

from __future__ import annotations

from random import Random
from typing import Final

from kuluary.bots.greedy import Greedy, noticed
from kuluary.core import Action, Bot, Match
from kuluary.core.bot import Attention, Style

LEANS: Final = 5.0
"""How much a leaning may be moved by taste, for what the same taste moves a chance."""


class Instinct(Bot):
    """Gives the answer that looks best at once; where the game has learned nothing for such a table, as greedy does."""

    def __init__(self, rng: Random, *, attention: float | Attention = 1.0, style: Style | None = None) -> None:
        self._rng = rng
        self._attention = attention
        self._style = style
        self._greedy = Greedy(rng, style=style)

    def choose(self, match: Match, seat: int) -> Action:
        decision = match.asked(seat)[0]
        suggestion = match.suggest(decision)
        if suggestion is not None:
            return suggestion
        state = match.game.redeal(match.state, seat, self._rng)
        policy = match.game.learned(state)
        if policy is None:
            return self._greedy.choose(match, seat)
        weights = policy.weights(state, decision)
        if self._style is not None:
            taste, most = self._style.taste, LEANS * self._style.chance
            weights = [
                weight + most * taste(state, seat, action)
                for weight, action in zip(weights, decision.actions, strict=True)
            ]
        ranked = sorted(zip(weights, decision.actions, strict=True), key=lambda pair: -pair[0])
        return noticed([action for _, action in ranked], self._attention, state, self._rng)
