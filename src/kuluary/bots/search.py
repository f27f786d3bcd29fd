"""Information-set Monte Carlo tree search: one tree over what the seat knows, every visit on a fresh redeal."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from kuluary.bots.greedy import Greedy, open_liberties
from kuluary.bots.outlook import JUDGED_STEEPNESS, Judge, chance_to_win, rewards_of_end, rewards_of_judgement
from kuluary.bots.random import questions
from kuluary.core import Action, Decision, Match, Plan, RandomChance, go_on, random_playout

EXPLORATION: Final = 0.7
JUDGED_EXPLORATION: Final = 0.25
"""Judgements differ less than outcomes do."""
HEAD_START: Final = 3
"""Visits that greedy's opinion of an answer stands for."""


class Node:
    """What was learned about a line of answers: visits, times it could have been visited, rewards of whoever moved."""

    __slots__ = ("available", "children", "liberty", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Action, Node] = {}
        self.liberty: Action | None = None
        """At the root: what had better be done freely before answering."""


class Search:
    """Thinks for at most `seconds`, or exactly `iterations` redeals where that is given."""

    def __init__(self, rng: Random, *, seconds: float = 0.8, iterations: int | None = None) -> None:
        self._rng = rng
        self._seconds = seconds
        self._iterations = iterations
        self._greedy = Greedy(rng)

    def choose(self, match: Match, seat: int) -> Action:
        decision = questions(match, seat)[0]
        suggestion = match.suggest(decision)
        if suggestion is not None:
            return suggestion
        if len(decision.actions) == 1:
            return decision.actions[0]
        root = self.grow(match, seat, decision)
        if root.liberty is not None:
            return root.liberty
        return max(decision.actions, key=lambda action: root.children[action].visits if action in root.children else 0)

    def intend(self, match: Match, seat: int) -> Plan | None:
        """Say nothing: there is no plan behind an answer."""
        return None

    def grow(self, match: Match, seat: int, decision: Decision) -> Node:
        """Build the tree below an open question."""
        root = Node()
        judge = match.game.judge(seat)
        if match.game.judges:
            self._prepare(match, seat, decision, root, judge)
        if root.liberty is not None:
            return root
        deadline = perf_counter() + self._seconds
        count = 0
        while count < self._iterations if self._iterations is not None else perf_counter() < deadline:
            self._visit(match, seat, decision, root, judge)
            count += 1
        return root

    def _prepare(self, match: Match, seat: int, decision: Decision, root: Node, judge: Judge) -> None:
        """Begin with what greedy thinks of every answer, as if each had been visited a few times."""
        values = self._greedy.judged(match, seat, decision, judge)
        for action, value in values.items():
            node = root.children[action] = Node()
            node.visits = node.available = HEAD_START
            node.total = HEAD_START * chance_to_win(value, JUDGED_STEEPNESS)
        liberties = open_liberties(match, seat)
        root.liberty = self._greedy.best_liberty(match, seat, liberties, max(values.values()), judge)

    def _visit(self, match: Match, seat: int, decision: Decision, root: Node, judge: Judge) -> None:
        """Walk down the tree on a redeal, add one node, judge it or play on at random, and remember the outcome."""
        rng = self._rng
        game = match.game
        state = game.redeal(match.state, seat, rng)
        chance = RandomChance(rng)
        agenda = state.agenda
        path: list[tuple[Node, int]] = []
        node = root
        mover, actions = seat, game.shortlist(state, decision)
        while True:
            action, fresh = self._select(node, actions, JUDGED_EXPLORATION if game.judges else EXPLORATION)
            node = node.children[action]
            path.append((node, mover))
            agenda.pop().run(state, mover, action)
            asked = go_on(state, chance.sample)
            if fresh or not asked:
                break
            mover, actions = asked[0].seat, game.shortlist(state, asked[0])
        if game.judges:
            rewards = rewards_of_judgement(game, state, judge)
        else:
            random_playout(game, state, chance, rng.random)
            rewards = rewards_of_end(game, state, match.header.seats)
        root.visits += 1
        for visited, who in path:
            visited.visits += 1
            visited.total += rewards[who]

    def _select(self, node: Node, actions: Sequence[Action], exploration: float) -> tuple[Action, bool]:
        """Choose an action not tried yet, or the one with the best upper bound; say whether it is new."""
        children = node.children
        untried = []
        best, best_bound = actions[0], -1.0
        for action in actions:
            child = children.get(action)
            if child is None:
                untried.append(action)
                continue
            child.available += 1
            bound = child.total / child.visits + exploration * sqrt(log(child.available) / child.visits)
            if bound > best_bound:
                best, best_bound = action, bound
        if not untried:
            return best, False
        action = untried[int(self._rng.random() * len(untried))]
        child = children[action] = Node()
        child.available = 1
        return action, True
