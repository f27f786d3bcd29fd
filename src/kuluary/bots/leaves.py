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
        self.levels = [value - max(-far, min(far, value)) for value in self._leads(worth)]

    def opinion(self, state: State, decision: Decision, actions: Sequence[Action]) -> Opinion:
        seat = decision.seat
        best: Sequence[float] = ()
        values = []
        for action in actions:
            twin = state.clone()
            if decision.free or action not in decision.actions:
                self._game.take(twin, seat, action)
            else:
                twin.agenda.pop().run(twin, seat, action)
                settle(twin)
            rewards = self.end(twin)
            if not best or rewards[seat] > best[seat]:
                best = rewards
            values.append(rewards[seat])
        return Opinion(best, values)

    def end(self, state: State) -> Sequence[float]:
        steepness = self.steepness
        leads = self._leads(self._judge(state))
        return [chance_to_win(value - level, steepness) for value, level in zip(leads, self.levels, strict=True)]

    def _leads(self, worth: Sequence[float]) -> list[float]:
        return [ahead(mine, [worth[one] for one in rivals]) for mine, rivals in zip(worth, self._rivals, strict=True)]
