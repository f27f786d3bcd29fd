"""What a search thinks of a position it comes to for the first time: rewards of every seat, and of each answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from kuluary.bots.outlook import chance_to_win, lead, rewards_of_end
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
        leads = [lead(game, state, other, worth) for other in range(len(worth))]
        self.levels = [value - max(-far, min(far, value)) for value in leads]

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
        game = self._game
        worth = self._judge(state)
        return [
            chance_to_win(lead(game, state, seat, worth) - level, self.steepness)
            for seat, level in enumerate(self.levels)
        ]
