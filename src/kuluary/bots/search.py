"""Information-set tree search: one tree over what the seat knows, every visit on a fresh redeal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from kuluary.bots.leaves import Judged, Playouts
from kuluary.core import Action, Bot, Decision, Drawn, Fate, Match, RandomChance, go_on
from kuluary.core.bot import Clock, Found, Leaves, Share, Style, alone
from kuluary.core.game import Game
from kuluary.core.state import State

LOOK: Final = 32
"""After so many visits it is asked whether the best answer can still be overtaken."""

LIKED: Final = 0.3
"""How much more promising an answer looks that is wholly to the bot's taste."""
LOOKED_AT: Final = 0.02
"""An answer is known well enough to be preferred by taste when it has had such a part of the best one's visits."""


class Spot(NamedTuple):
    """A position that a line of answers leads to for certain: who is asked there, and what may be answered."""

    state: State
    decision: Decision
    actions: Sequence[Action]


class Node:
    """What was learned about a line of answers: visits, times it could have been visited, rewards of whoever moved.

    `weight` is how much it is looked at before it was tried. What a seat cannot see of an answer must not tell
    its later answers apart: `unseen` is where the tree goes on after an answer given at the same time as others.
    `spot` is where it leads, if neither chance nor anything hidden has a part in that: no visit need walk there anew.
    """

    __slots__ = ("available", "children", "spot", "total", "unseen", "visits", "weight")

    def __init__(self, weight: float = 1.0) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.weight = weight
        self.children: dict[Action, Node] = {}
        self.unseen: Node | None = None
        self.spot: Spot | None = None

    @property
    def value(self) -> float:
        """The mean reward of who gave this answer."""
        return self.total / self.visits if self.visits else 0.0


class Search(Bot):
    """Thinks for at most `seconds`, or at most `iterations` redeals where that is given.

    At a table of one seat nobody waits for it, so it takes `alone` times as long.

    New positions are judged by the game's judge, or by random play to the end; `leaves` judges them in another way.
    """

    def __init__(
        self,
        rng: Random,
        *,
        seconds: float = 0.8,
        alone: float = 1.0,
        iterations: int | None = None,
        leaves: Callable[[Game[Any], State, int, Random], Leaves] | None = None,
        style: Style | None = None,
        clock: Clock = perf_counter,
        share: Share = alone,
    ) -> None:
        self._rng = rng
        self._clock = clock
        self._share = share
        self._seconds = seconds
        self._alone = alone
        self._iterations = iterations
        self._style = style
        self._leaves = leaves or usual_leaves

    def choose(self, match: Match, seat: int) -> Action:
        decision = match.asked(seat)[0]
        suggestion = match.suggest(decision)
        if suggestion is not None:
            return suggestion
        actions = choices(match.game, match.state, decision)
        if len(actions) == 1:
            return actions[0]
        root = self.grow(match, seat, decision)
        tried = _added(self._share({action: (child.visits, child.total) for action, child in root.children.items()}))
        if self._style is not None:
            return self._to_taste(tried, match.game.redeal(match.state, seat, self._rng), seat, self._style)
        return max(tried, key=lambda action: (tried[action].visits, tried[action].value))

    @staticmethod
    def _to_taste(tried: Mapping[Action, Node], state: State, seat: int, style: Style) -> Action:
        """Among answers that were looked at enough, give the one that is best with what the bot likes."""
        enough = max(child.visits for child in tried.values()) * LOOKED_AT
        return max(
            [action for action, child in tried.items() if child.visits >= enough],
            key=lambda action: tried[action].value + style.chance * style.taste(state, seat, action),
        )

    def grow(self, match: Match, seat: int, decision: Decision) -> Node:
        """Build the tree below an open question: its children are the answers, and what had better be done freely."""
        root = Node()
        game, rng = match.game, self._rng
        leaves = self._leaves(game, game.redeal(match.state, seat, rng), seat, rng)
        deals = game.deals(match.state, seat, rng)
        began = self._clock()
        seconds = self._seconds * (self._alone if match.header.seats == 1 else 1.0)
        most = self._iterations
        count = 0
        if self._style is not None:
            self.visit(game, deals, decision, root, leaves)
            known = game.redeal(match.state, seat, rng)
            for action, child in root.children.items():
                child.weight += LIKED * max(0.0, self._style.taste(known, seat, action))
        while True:
            self.visit(game, deals, decision, root, leaves)
            count += 1
            if most is not None:
                left = most - count
            elif count % LOOK:
                continue
            else:
                spent = self._clock() - began
                left = int(count * (seconds - spent) / spent)
            if left <= 0 or (not count % LOOK and _settled(root, left)):
                return root

    def visit(
        self,
        game: Game[Any],
        deals: Iterator[State],
        decision: Decision,
        root: Node,
        leaves: Leaves,
        first: Action | None = None,
    ) -> None:
        """Walk down the tree on a redeal to something new, judge it, and remember that on the way.

        `first` is the answer the walk begins with, once the root has been seen; else the most promising one.
        """
        seat = decision.seat
        chance = RandomChance(self._rng)
        certain = True

        def sample(fate: Fate) -> Drawn:
            nonlocal certain
            certain = False
            return chance.sample(fate)

        spot = root.spot
        if spot is None:
            state = next(deals)
            actions = choices(game, state, decision)
            certain = game.open_to(state, seat)
            if certain:
                spot = root.spot = Spot(state.clone(), decision, actions)
        path: list[tuple[Node, int]] = []
        node = root
        together = False
        while True:
            if spot is not None:
                state, decision, actions = spot
            children = node.children
            tried = [child for action in actions if (child := children.get(action)) is not None]
            if len(tried) < len(actions):
                fresh = [action for action in actions if action not in children]
                rewards = _expand(node, state if spot is None else state.clone(), decision, fresh, leaves)
                break
            action = first if first is not None and node is root else actions[_select(tried, leaves.exploration)]
            child = children[action]
            mover = decision.seat
            path.append((child, mover))
            if spot is not None:
                if child.spot is not None:
                    node, spot = child, child.spot
                    continue
                state = state.clone()
            if action in decision.actions:
                state.agenda.pop().run(state, mover, action)
            else:
                game.take(state, mover, action)
            if together and mover != seat:
                if node.unseen is None:
                    node.unseen = Node()
                node = node.unseen
            else:
                node = child
            asked = go_on(state, sample)
            if not asked:
                rewards = leaves.end(state)
                break
            decision = asked[0]
            together = len(asked) > 1
            if together:
                decision = next((one for one in asked if one.seat == seat), decision)
                certain = False
            actions = choices(game, state, decision)
            spot = None
            if certain:
                spot = node.spot = Spot(state, decision, actions)
        root.visits += 1
        for visited, who in path:
            visited.visits += 1
            visited.total += rewards[who]


def usual_leaves(game: Game[Any], state: State, seat: int, rng: Random) -> Leaves:
    """Ask the game's judge where it sees through what is under way, else play on at random."""
    return Judged(game, state, seat) if game.judges else Playouts(game, rng)


def choices(game: Game[Any], state: State, decision: Decision) -> Sequence[Action]:
    """List the answers worth a thought, and what the seat might want to do freely first."""
    answers = game.shortlist(state, decision)
    if not game.has_free or decision.free:
        return answers
    free = [one for one in game.free(state) if one.seat == decision.seat]
    return [*answers, *[action for one in free for action in game.shortlist(state, one)]] if free else answers


def _added(found: Sequence[Found]) -> dict[Action, Node]:
    """Add up the visits and rewards of answers that several have found."""
    tried: dict[Action, Node] = {}
    for one in found:
        for action, (visits, total) in one.items():
            child = tried.setdefault(action, Node())
            child.visits += int(visits)
            child.total += total
    return tried


def _expand(node: Node, state: State, decision: Decision, fresh: Sequence[Action], leaves: Leaves) -> Sequence[float]:
    """Give answers that were not seen before a place in the tree, with what is thought of them; give the rewards."""
    found = leaves.opinion(state, decision, fresh)
    for place, action in enumerate(fresh):
        child = node.children[action] = Node(1.0 / len(fresh))
        if found.values is not None:
            child.visits = child.available = 1
            child.total = found.values[place]
    return found.rewards


def _select(children: Sequence[Node], exploration: float) -> int:
    """Choose the answer with the best upper bound; one not tried yet is as good as the mean of the others."""
    best, best_bound = 0, -1.0
    mean = -1.0
    for place, child in enumerate(children):
        child.available += 1
        visits = child.visits
        if visits:
            value = child.total / visits
        else:
            value = mean = mean if mean >= 0.0 else _mean(children)
        bound = value + exploration * child.weight * sqrt(child.available) / (1 + visits)
        if bound > best_bound:
            best, best_bound = place, bound
    return best


def _mean(children: Sequence[Node]) -> float:
    """Give the mean reward of those that were visited."""
    visits = sum([child.visits for child in children])
    return sum([child.total for child in children]) / visits if visits else 0.5


def _settled(root: Node, left: int) -> bool:
    """Tell whether no answer can overtake the most visited one any more."""
    visits = sorted([child.visits for child in root.children.values()], reverse=True)
    return len(visits) == 1 or visits[0] - visits[1] > left
