"""What a search thinks of a position it comes to for the first time: rewards of every seat, and of each answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from kuluary.bots.outlook import ahead, chance_to_win, rewards_of_end
from kuluary.core import Action, Decision, RandomChance, random_playout, settle
from kuluary.core.bot import Opinion
from kuluary.core.game import Game
from kuluary.core.state import State


class Playouts:
    """Plays on at random to the end."""

    exploration = 1.6

    def __init__(self, game: Game[Any], rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._chance = RandomChance(rng)

    def opinion(self, state: State, decision: Decision, actions: Sequence[Action]) -> Opinion:
        random_playout(self._game, state, self._chance, self._rng.random)
        return Opinion(self.end(state))

    def end(self, state: State) -> Sequence[float]:
        return rewards_of_end(self._game, state)


class Judged:
    """Asks the game's own judge, and of each answer what it leads to at once."""

    exploration = 0.25

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self._game = game
        self._judge = game.taught_judge(state, seat)
        self.steepness, far = game.sureness(state)
        worth = self._judge(state)
        seats = range(len(worth))
        self._rivals = [[other for other in seats if game.rivals(state, seat, other)] for seat in seats]
        leads = [self._lead(worth, seat) for seat in seats]
        self.levels = [value - max(-far, min(far, value)) for value in leads]

    def opinion(self, state: State, decision: Decision, actions: Sequence[Action]) -> Opinion:
        seat = decision.seat
        best: Sequence[float] = ()
        values: list[float] = []
        for action in actions:
            twin = state.clone()
            if decision.free or action not in decision.actions:
                self._game.take(twin, seat, action)
            else:
                twin.agenda.pop().run(twin, seat, action)
                settle(twin)
            worth = self._judge(twin)
            value = self._reward(worth, seat)
            if not values or value > max(values):
                best = worth
            values.append(value)
        return Opinion(self._rewards(best), values)

    def end(self, state: State) -> Sequence[float]:
        return self._rewards(self._judge(state))

    def _rewards(self, worth: Sequence[float]) -> list[float]:
        return [self._reward(worth, seat) for seat in range(len(worth))]

    def _reward(self, worth: Sequence[float], seat: int) -> float:
        return chance_to_win(self._lead(worth, seat) - self.levels[seat], self.steepness)

    def _lead(self, worth: Sequence[float], seat: int) -> float:
        return ahead(worth[seat], [worth[one] for one in self._rivals[seat]])
