"""Looks one answer ahead: what would the table be worth to me once what I begin is done?"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from kuluary.bots.outlook import Judge, advantage
from kuluary.core import Action, Bot, Decision, Drawn, Fate, Match, RandomChance, go_on
from kuluary.core.bot import Attention, Style
from kuluary.core.game import Game
from kuluary.core.state import State

SAMPLES: Final = 12
"""How many redeals every answer is tried on where the game has to be played on to be judged."""
OPEN_SAMPLES: Final = 6
"""How many where hands are open: chance alone is to be averaged out."""
DRAWS: Final = 2
"""How many redeals an answer is tried on that chance or a rival has a part in, where the game judges by itself."""
CLOSE: Final = 5.0
"""Such an answer is tried again only if it may be the best: it lacks fewer points than this."""
NEAR_SIGHTED: Final = 0
"""Counts what everyone would have now, looks at nobody else's chances, and forgets what was played."""
FAR_SIGHTED: Final = 1
"""Judges as the game does, and remembers."""


class Greedy(Bot):
    """Tries each answer on a few redeals, lets what it begins run its course, and compares what everyone has then."""

    def __init__(
        self,
        rng: Random,
        *,
        samples: int = SAMPLES,
        draws: int = DRAWS,
        attention: float | Attention = 1.0,
        sight: int = FAR_SIGHTED,
        style: Style | None = None,
    ) -> None:
        self._rng = rng
        self._samples = samples
        self._draws = draws
        self._attention = attention
        self._sight = sight
        self._style = style

    def choose(self, match: Match, seat: int) -> Action:
        decision = match.asked(seat)[0]
        suggestion = match.suggest(decision)
        if suggestion is not None:
            return suggestion
        if match.game.judges:
            return self._judge(match, seat, decision)
        if len(decision.actions) == 1:
            return decision.actions[0]
        values = self.values(match, seat, decision)
        return self._noticed(match.state, self._liked(match, seat, values, self._trials(match.game)))

    def values(self, match: Match, seat: int, decision: Decision) -> dict[Action, float]:
        """Give the mean outlook of every answer."""
        game = match.game
        judge = self._judge_for(game, seat)
        totals = dict.fromkeys(decision.actions, 0.0)
        for _ in range(self._trials(game)):
            deal = self._deal(match, seat)
            for action in decision.actions:
                state = deal.clone()
                state.agenda.pop().run(state, seat, action)
                settle_matter(game, state, seat, self._rng)
                totals[action] += advantage(game, state, seat, judge)
        return totals

    def _trials(self, game: Game) -> int:
        """Give how many redeals every answer is tried on."""
        return min(self._samples, OPEN_SAMPLES) if game.open_hands else self._samples

    def _deal(self, match: Match, seat: int) -> State:
        """Draw what the seat cannot know, or does not remember, anew."""
        game = match.game
        known = match.state if self._sight else game.forgotten(match.state)
        deal: State = game.redeal(known, seat, self._rng)
        return deal

    def _judge_for(self, game: Game, seat: int) -> Judge:
        return game.judge(seat) if self._sight else game.outlook

    def _liked(self, match: Match, seat: int, values: dict[Action, float], trials: int = 1) -> dict[Action, float]:
        """Add to the worth of answers, as so many trials have summed it up, how far they are to the bot's taste."""
        style = self._style
        if style is None:
            return values
        deal = self._deal(match, seat)
        return {
            action: value + trials * style.points * style.taste(deal, seat, action) for action, value in values.items()
        }

    def _noticed(self, state: State, values: dict[Action, float]) -> Action:
        """Give the best answer that is noticed."""
        return noticed(sorted(values, key=values.__getitem__, reverse=True), self._attention, state, self._rng)

    # Where the game judges by itself

    def _judge(self, match: Match, seat: int, decision: Decision) -> Action:
        """Use a liberty that pays, or give the best answer."""
        answers = match.game.shortlist(match.state, decision)
        liberties = open_liberties(match, seat)
        if len(answers) == 1 and not liberties:
            return answers[0]
        judge = self._judge_for(match.game, seat)
        values = self.judged(match, seat, decision, judge)
        best = self._noticed(match.state, self._liked(match, seat, values))
        return self.best_liberty(match, seat, liberties, values[best], judge) or best

    def best_liberty(
        self, match: Match, seat: int, liberties: list[Action], most: float, judge: Judge
    ) -> Action | None:
        """Give what the seat had better do freely before it answers, if that beats the best answer at once."""
        game = match.game
        best = None
        deal = self._deal(match, seat) if liberties else None
        for action in liberties:
            assert deal is not None
            state = deal.clone()
            game.take(state, seat, action)
            follow(game, state, seat, len(state.agenda) - 1, self._rng, judge)
            value = advantage(game, state, seat, judge)
            if value > most:
                best, most = action, value
        return best

    def judged(self, match: Match, seat: int, decision: Decision, judge: Judge) -> dict[Action, float]:
        """Give the mean worth of every answer on the shortlist; one redeal is enough where nothing is drawn."""
        game = match.game
        deals = [self._deal(match, seat)]
        values: dict[Action, float] = {}
        uncertain = []
        for action in game.shortlist(match.state, decision):
            values[action], certain = self._try(game, deals[0], seat, action, judge)
            if not certain:
                uncertain.append(action)
        best = max(values.values())
        close = [action for action in uncertain if values[action] > best - CLOSE]
        for _ in range(self._draws - 1 if close and len(values) > 1 else 0):
            deals.append(self._deal(match, seat))
            for action in close:
                values[action] += self._try(game, deals[-1], seat, action, judge)[0]
        for action in close:
            values[action] /= len(deals)
        return values

    def _try(self, game: Game, deal: State, seat: int, action: Action, judge: Judge) -> tuple[float, bool]:
        """Give what an answer leads to on one redeal, and whether that was certain."""
        state = deal.clone()
        floor = len(state.agenda) - 1
        state.agenda.pop().run(state, seat, action)
        certain = follow(game, state, seat, floor, self._rng, judge)
        return advantage(game, state, seat, judge), certain


def noticed(ranked: Sequence[Action], attention: float | Attention, state: State, rng: Random) -> Action:
    """Give the first of the answers that is noticed: each is overlooked now and then, the last one left is not."""
    chance = attention(state) if callable(attention) else attention
    for action in ranked[:-1]:
        if chance >= 1.0 or rng.random() < chance:
            return action
    return ranked[-1]


def open_liberties(match: Match, seat: int) -> list[Action]:
    """List what a seat may do freely now and might want to."""
    free = [decision for decision in match.decisions if decision.free and decision.seat == seat]
    return [action for decision in free for action in match.game.shortlist(match.state, decision)]


def follow(game: Game, state: State, seat: int, floor: int, rng: Random, judge: Judge) -> bool:
    """Let what an answer began run its course, down to what lay on the agenda before; tell whether that was certain.

    The seat answers its own questions on the way with what is best at once, rivals answer at random.
    """
    certain = True

    def sample(fate: Fate) -> Drawn:
        nonlocal certain
        certain = False
        return chance.sample(fate)

    def answer(asked: Sequence[Decision]) -> tuple[Decision, Action]:
        nonlocal certain
        for question in asked:
            if question.seat == seat:
                return question, best_at_once(game, state, question, judge)
        certain = False
        return asked[0], asked[0].actions[int(rng.random() * len(asked[0].actions))]

    chance = RandomChance(rng)
    go_on(state, sample, answer, floor=floor)
    return certain


def best_at_once(game: Game, state: State, decision: Decision, judge: Judge) -> Action:
    """Give the answer after which the table is worth most, without looking any further."""
    actions = game.shortlist(state, decision)
    if len(actions) == 1:
        return actions[0]
    values = []
    for action in actions:
        twin = state.clone()
        twin.agenda.pop().run(twin, decision.seat, action)
        values.append(advantage(game, twin, decision.seat, judge))
    return actions[values.index(max(values))]


def settle_matter(game: Game, state: State, seat: int, rng: Random) -> None:
    """Go on with random answers until the game's present matter is over, the seat is asked again, or the game ends."""
    random = rng.random
    mark = game.matter(state)

    def answer(asked: Sequence[Decision]) -> tuple[Decision, Action] | None:
        first = asked[0]
        return None if first.seat == seat else (first, first.actions[int(random() * len(first.actions))])

    go_on(state, RandomChance(rng).sample, answer, until=lambda: game.matter(state) != mark)
