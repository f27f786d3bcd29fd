"""Plays the promising answers on as a learned judgement would, many times, and takes the one that ends best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from kuluary.bots.search import Search
from kuluary.core import Action, Bot, Decision, Match, RandomChance, go_on
from kuluary.core.bot import Clock, Policy, Share, Style, alone, pooled
from kuluary.core.game import Game
from kuluary.core.state import State

LEAST: Final = 0.02
"""An answer is not looked at if it was leaned to less than this part of the favourite."""
TOGETHER: Final = 144
"""About so many games are played side by side."""
SURE: Final = 2.0
LITTLE: Final = 0.01
"""Nothing more is tried once no answer can be better by so much than the one that would be given, by so many errors."""
BEHIND: Final = 2.5
"""An answer is given up when it is so many standard errors behind the best."""
DEPTH: Final = 20
"""So many answers are played on before the hopes count."""
DOUBT: Final = 0.5
"""The favourite is left only for what is better by so many standard errors."""


class Rollout(Bot):
    """Thinks for at most `seconds`, or on at most `iterations` redeals where that is given.

    Every answer is played on upon the same redeals, all seats answering as the learned judgement leans to, for `depth`
    answers; then its hopes count. Where no answer can be much better than another it thinks no longer, and where the
    game has learned nothing for such a table, it searches.
    """

    def __init__(
        self,
        rng: Random,
        *,
        seconds: float = 1.5,
        iterations: int | None = None,
        depth: int = DEPTH,
        style: Style | None = None,
        clock: Clock = perf_counter,
        share: Share = alone,
    ) -> None:
        self._rng = rng
        self._clock = clock
        self._share = share
        self._seconds = seconds
        self._iterations = iterations
        self._depth = depth
        self._style = style
        self._search = Search(rng, seconds=seconds, iterations=iterations, style=style, clock=clock, share=share)

    def choose(self, match: Match, seat: int) -> Action:
        decision = match.asked(seat)[0]
        suggestion = match.suggest(decision)
        if suggestion is not None:
            return suggestion
        game = match.game
        known = game.redeal(match.state, seat, self._rng)
        policy = game.learned(known)
        if policy is None:
            return self._search.choose(match, seat)
        weights = policy.weights(known, decision)
        ranked = sorted(zip(weights, decision.actions, strict=True), key=lambda pair: -pair[0])
        style = self._style
        liked = {
            action: 0.0 if style is None else style.chance * style.taste(known, seat, action) for _, action in ranked
        }
        promising = [action for weight, action in ranked if weight >= LEAST * ranked[0][0] or liked[action] > 0.0]
        if len(promising) == 1:
            return promising[0]
        rewards = self.compare(match, seat, promising, policy, liked)
        found = pooled(self._share(dict(zip(promising, rewards, strict=True))))
        return best_of(list(found), list(found.values()))

    def compare(
        self,
        match: Match,
        seat: int,
        answers: Sequence[Action],
        policy: Policy,
        liked: Mapping[Action, float] | None = None,
    ) -> list[list[float]]:
        """Play answers on; give what each brought on the first so many redeals, on fewer where it fell behind.

        `liked` is what an answer is worth to the bot beyond that.
        """
        game = match.game
        rewards: list[list[float]] = [[] for _ in answers]
        alive = list(range(len(answers)))
        began, count = self._clock(), 0
        events = [item.event for _, item in match.news if item.visible_to(seat)]
        deals = game.suppose(match.state, seat, events, self._rng)
        while True:
            states = []
            part = max(8, TOGETHER // len(alive))
            for deal in islice(deals, part):
                for place in alive:
                    twin = deal.clone()
                    twin.agenda.pop().run(twin, seat, answers[place])
                    states.append(twin)
            ends = self._play_on(game, states, seat, policy)
            for number, place in enumerate(alive):
                rewards[place] += [end + (liked or {}).get(answers[place], 0.0) for end in ends[number :: len(alive)]]
            count += part
            best = max(alive, key=lambda place: sum(rewards[place]))
            alive = [place for place in alive if place == best or not _behind(rewards[place], rewards[best])]
            spent = self._clock() - began
            over = spent >= self._seconds if self._iterations is None else count >= self._iterations
            if over or len(alive) == 1 or _settled(rewards, alive):
                return rewards

    def _play_on(self, game: Game[Any], states: list[State], seat: int, policy: Policy) -> list[float]:
        """Play many games on side by side; give the seat's rewards."""
        sample = RandomChance(self._rng).sample
        rewards = [0.0] * len(states)
        running = list(enumerate(states))
        for depth in range(self._depth + 1):
            asked: list[tuple[int, State, Decision]] = []
            for number, state in running:
                decision = _next_choice(game, state, sample)
                if decision is None:
                    rewards[number] = policy.rewards(state)[seat]
                else:
                    asked.append((number, state, decision))
            if not asked:
                break
            running = [(number, state) for number, state, _ in asked]
            answers, hopes = policy.draw([state for _, state in running], [one[2] for one in asked], self._rng)
            for (number, state, decision), action, hope in zip(asked, answers, hopes, strict=True):
                if depth == self._depth:
                    rewards[number] = hope[seat]
                else:
                    state.agenda.pop().run(state, decision.seat, action)
        return rewards


def best_of(answers: Sequence[Action], rewards: Sequence[Sequence[float]]) -> Action:
    """Give the answer that brought most; the first is left only for what is clearly better."""
    return answers[_ahead(rewards)]


def _ahead(rewards: Sequence[Sequence[float]]) -> int:
    most = max(map(len, rewards))
    alive = [place for place, found in enumerate(rewards) if len(found) == most]
    if alive[0]:
        return max(alive, key=lambda place: sum(rewards[place]))
    gains = {place: _gain(rewards[place], rewards[0]) for place in alive}
    return max(alive, key=lambda place: gains[place][0] - DOUBT * gains[place][1])


def _next_choice(game: Game[Any], state: State, sample: Any) -> Decision | None:
    """Go on to the next question that is one; None at the end of the game."""
    while True:
        asked = go_on(state, sample)
        if not asked:
            return None
        decision = asked[0]
        action = decision.actions[0] if len(decision.actions) == 1 else game.suggest(state, decision)
        if action is None:
            return decision
        state.agenda.pop().run(state, decision.seat, action)


def _gain(rewards: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Give how much better an answer was than another on the same redeals, and the standard error of that."""
    count = min(len(rewards), len(others))
    gains = [mine - theirs for mine, theirs in zip(rewards[:count], others[:count], strict=True)]
    mean = sum(gains) / count
    return mean, sqrt(sum([(gain - mean) ** 2 for gain in gains]) / count / count)


def _settled(rewards: Sequence[Sequence[float]], alive: Sequence[int]) -> bool:
    """Tell whether thinking on could make little difference."""
    given = _ahead(rewards)
    gains = [_gain(rewards[place], rewards[given]) for place in alive if place != given]
    return all(gain + SURE * error < LITTLE for gain, error in gains)


def _behind(rewards: Sequence[float], best: Sequence[float]) -> bool:
    gain, error = _gain(rewards, best)
    return gain < -BEHIND * error
