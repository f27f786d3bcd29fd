"""Looks one answer ahead: what would the table be worth to me once the present matter is settled?"""

from __future__ import annotations

from random import Random
from typing import Final

from kuluary.bots.outlook import advantage
from kuluary.bots.random import questions
from kuluary.core import NOBODY, Action, Decision, Fate, Match, RandomChance, Text
from kuluary.core.game import Game
from kuluary.core.state import State

SAMPLES: Final = 12
"""How many redeals every answer is tried on."""


class Greedy:
    """Tries each answer on a few redeals, lets the matter at hand run its course, and compares the outlook."""

    def __init__(self, rng: Random, *, samples: int = SAMPLES) -> None:
        self._rng = rng
        self._samples = samples

    def choose(self, match: Match, seat: int) -> Action:
        decision = questions(match, seat)[0]
        if decision.suggestion is not None:
            return decision.suggestion
        if len(decision.actions) == 1:
            return decision.actions[0]
        values = self.values(match, seat, decision)
        return max(decision.actions, key=lambda action: values[action])

    def intend(self, match: Match, seat: int) -> Text | None:
        """Say nothing: there is no plan behind an answer."""
        return None

    def values(self, match: Match, seat: int, decision: Decision) -> dict[Action, float]:
        """Give the mean outlook of every answer."""
        game = match.game
        totals = dict.fromkeys(decision.actions, 0.0)
        for _ in range(self._samples):
            deal = game.redeal(match.state, seat, self._rng)
            for action in decision.actions:
                state = deal.clone()
                state.agenda.pop().run(state, seat, action)
                settle_matter(game, state, seat, self._rng)
                totals[action] += advantage(game, state, seat)
        return totals


def settle_matter(game: Game, state: State, seat: int, rng: Random) -> None:
    """Go on with random answers until the game's present matter is over, the seat is asked again, or the game ends."""
    chance = RandomChance(rng)
    agenda = state.agenda
    random = rng.random
    mark = game.matter(state)
    while agenda:
        step = agenda[-1]
        asked = step.ask(state)
        if not asked:
            agenda.pop()
            step.run(state, NOBODY, None)
            continue
        if game.matter(state) != mark:
            return
        first = asked[0]
        if isinstance(first, Fate):
            agenda.pop()
            step.run(state, first.seat, chance.sample(first.spec))
            continue
        if first.seat == seat:
            return
        agenda.pop()
        step.run(state, first.seat, first.actions[int(random() * len(first.actions))])
