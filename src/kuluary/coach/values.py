"""What answers and positions are worth, as chances to win: from the search, from what games have shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log, log2
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from kuluary.bots.bot import check_count, check_seconds
from kuluary.bots.leaves import Judged, Playouts
from kuluary.bots.outlook import lead
from kuluary.bots.search import Node, Search, choices
from kuluary.core import Action, Decision, Illegal, Match, RandomChance, random_playout
from kuluary.core.game import Game
from kuluary.core.state import State

KEPT: Final = 3
"""So many answers are looked at to the end."""
CERTAIN: Final = 0.999
"""No chance is called surer than this, either way, before the game is over."""


Chance = Callable[[Game[Any], State, int, float], float]
"""Turns a lead of a seat in a position into its chance to win."""


class Answer(NamedTuple):
    """An answer, the chance to win that it leaves, and how often it was tried."""

    action: Action
    chance: float
    tries: int


class Weighing(NamedTuple):
    """What was found about a question: its answers, the best first, and how many trials that took."""

    decision: Decision
    answers: tuple[Answer, ...]
    tries: int

    def chance_of(self, action: Action) -> float | None:
        """Give the chance an answer leaves, if it was looked at."""
        return next((one.chance for one in self.answers if one.action == action), None)


class Wins(Playouts):
    """Plays on at random to the end and counts who wins: means of that are chances."""

    def end(self, state: State) -> Sequence[float]:
        return shares(self._game, state)


def chance_at(game: Game[Any], state: State, seat: int, ahead: float) -> float:
    """Give the chance of a seat that is so many points ahead."""
    found = game.chance(state, seat, ahead)
    assert found is not None
    return min(CERTAIN, max(1.0 - CERTAIN, found))


def weigh(
    match: Match,
    seat: int,
    rng: Random,
    *,
    seconds: float = 1.5,
    tries: int | None = None,
    played: Action | None = None,
    chance: Chance = chance_at,
) -> Weighing:
    """Give the chance to win after each answer to a seat's question, from what the seat knows.

    All answers are tried alike, then the better half, and so on; the last few and the one that was `played` are looked
    at to the end. `tries` counts trials instead of `seconds`.
    """
    check_seconds("seconds", seconds)
    if tries is not None:
        check_count("tries", tries)
    decision = match.asked(seat)[0]
    if played is not None and (refusal := match.explain(seat, played)) is not None:
        raise Illegal(refusal)
    game = match.game
    known = game.redeal(match.state, seat, rng)
    reckoned = game.weighed(known, decision)
    if reckoned is not None:
        found = [Answer(action, chance(game, known, seat, worth), 1) for action, worth in reckoned.items()]
        return Weighing(decision, _ranked(found), len(found))
    answers = choices(game, known, decision)
    if len(answers) == 1:
        return Weighing(decision, (Answer(answers[0], standing(game, known, rng, chance=chance)[seat], 1),), 1)
    leaves: Judged | Wins = Judged(game, known, seat) if game.judges else Wins(game, rng)
    root = Node()
    search = Search(rng)
    deals = game.deals(match.state, seat, rng)
    search.visit(game, deals, decision, root, leaves)
    alive = list(answers)
    if played is not None and played not in root.children:
        root.children[played] = Node()
        alive.append(played)
    last, done = alive, 0
    rounds = max(1, ceil(log2(len(alive) / KEPT)))
    began = perf_counter()
    for number in range(1, rounds + 1):
        spent = 0.0
        while spent < number:
            for action in last:
                search.visit(game, deals, decision, root, leaves, first=action)
            done += len(last)
            spent = rounds * done / tries if tries is not None else rounds * (perf_counter() - began) / seconds
        ranked = sorted(last, key=lambda action: -root.children[action].value)
        half = ranked[: max(KEPT, len(ranked) // 2)]
        last = [*half, *[action for action in ranked if action == played and action not in half]]
    found = []
    for action in alive:
        child = root.children[action]
        value = child.value
        if isinstance(leaves, Judged):
            value = chance(game, known, seat, _lead_of_judged(seat, leaves, value))
        found.append(Answer(action, value, child.visits))
    kept = [answer for answer in found if answer.action in last]
    rest = [answer for answer in found if answer.action not in last]
    return Weighing(decision, (*_ranked(kept), *_ranked(rest)), done)


def _ranked(answers: Sequence[Answer]) -> tuple[Answer, ...]:
    return tuple(sorted(answers, key=lambda one: -one.chance))


def standing(
    game: Game[Any], state: State, rng: Random, tries: int = 200, *, chance: Chance = chance_at
) -> list[float]:
    """Give every seat's chance to win with all cards open, and only chance to come unknown."""
    if not state.agenda:
        return won(game, state)
    worth = worths(game, state)
    if worth is not None:
        asked = state.agenda[-1].ask(state)
        if asked and isinstance(asked[0], Decision) and (reckoned := game.weighed(state, asked[0])):
            return [chance(game, state, seat, max(reckoned.values())) for seat in range(len(worth))]
        found = [chance(game, state, seat, lead(game, state, seat, worth)) for seat in range(len(worth))]
        return _fair(game, state, found)
    totals = [0.0] * len(game.outlook(state))
    for _ in range(tries):
        twin = state.clone()
        random_playout(game, twin, RandomChance(rng), rng.random)
        totals = [total + share for total, share in zip(totals, shares(game, twin), strict=True)]
    return [total / tries for total in totals]


def won(game: Game[Any], state: State) -> list[float]:
    """Give who has won a finished game, equal points told apart as the rules do; a part of it where sides share it."""
    winners = game.result(state).winners
    sides = sum(not any(other < seat and not game.rivals(state, seat, other) for other in winners) for seat in winners)
    return [1.0 / sides if seat in winners else 0.0 for seat in range(len(game.outlook(state)))]


def shares(game: Game[Any], state: State) -> list[float]:
    """Give who has most points in a finished game: 1, or a part of it where several sides are equal; that is quick."""
    outlook = game.outlook(state)
    seats = range(len(outlook))
    if not any(game.rivals(state, 0, other) for other in seats):
        winners = game.result(state).winners
        return [float(seat in winners) for seat in seats]
    best = max(outlook)
    ahead = [seat for seat in seats if outlook[seat] == best]
    sides = sum(not any(other < seat and not game.rivals(state, seat, other) for other in ahead) for seat in ahead)
    return [1.0 / sides if seat in ahead else 0.0 for seat in seats]


def _lead_of_judged(seat: int, leaves: Judged, value: float) -> float:
    """Turn the mean reward of a judged search back into a lead."""
    value = min(CERTAIN, max(1.0 - CERTAIN, value))
    return log(value / (1.0 - value)) / leaves.steepness + leaves.levels[seat]


def worths(game: Game[Any], state: State) -> list[float] | None:
    """Give what a position is worth to every seat, each by its own judge; None where that says nothing of chances."""
    count = len(game.outlook(state))
    if game.chance(state, 0, 0.0) is None:
        return None
    worth = game.judge(0)(state)
    return [worth[0], *[game.judge(seat)(state)[seat] for seat in range(1, count)]]


def _fair(game: Game[Any], state: State, chances: list[float]) -> list[float]:
    """Let the chances of all sides add up to 1, where somebody has to win."""
    seats = range(len(chances))
    if not any(game.rivals(state, 0, other) for other in seats):
        return chances
    firsts = [s for s in seats if not any(other < s and not game.rivals(state, s, other) for other in seats)]
    whole = sum(chances[seat] for seat in firsts)
    return [one / whole for one in chances]
