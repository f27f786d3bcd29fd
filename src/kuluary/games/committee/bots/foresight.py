"""The planner with foresight: it plays the rest of the round out with real dice before it goes anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Final

from kuluary.core import Action, Decision, RandomChance, go_on
from kuluary.core.bot import Clock, Share, Style, alone, pooled
from kuluary.games.committee.bots.dice import check_answer, dice_answer
from kuluary.games.committee.bots.manners import answer
from kuluary.games.committee.bots.planner import Planner, department_for
from kuluary.games.committee.bots.rehearsal import Serving, finish, servings, unloading
from kuluary.games.committee.judgement.worth import worth
from kuluary.games.committee.rules.round import Act
from kuluary.games.committee.state import ACTION_PHASE, CommitteeState
from kuluary.games.committee.words.answers import RETURN, SERVE

WIDTH: Final = 4
"""So many ways to go are played out."""
LEAST: Final = 3
"""Each at least so often, whatever the clock says."""
BEHIND: Final = 2.0
"""A way whose mean lies so far behind the best, after that, is given up; less far as it is played out more."""


class Foresight(Planner):
    """Looks at the best ways to go by the plan, and at what the team makes of each until the next round."""

    def __init__(
        self,
        rng: Random | None = None,
        *,
        seconds: float = 2.0,
        iterations: int | None = None,
        style: Style | None = None,
        clock: Clock = perf_counter,
        share: Share = alone,
    ) -> None:
        super().__init__(rng, style=style)
        self._clock = clock
        self._share = share
        self._seconds = seconds
        self._iterations = iterations

    def _ordered(self, state: CommitteeState, seat: int, ways: list[Serving]) -> list[Serving]:
        """Play every way out in turn, give up what falls behind, and put the best on average first."""
        began = self._clock()
        liked = {way.move: self._liking(state, seat, way) for way in ways[:WIDTH]}
        brought: dict[Action, list[float]] = {move: [] for move in liked}
        left = list(brought)
        turn = 0
        while len(left) > 1:
            turn += 1
            seed = self._rng.random()
            for move in left:  # the same dice for all: what differs is the way
                brought[move].append(self._played_out(state, seat, move, Random(seed)) + liked[move])
            if turn >= LEAST:
                totals = {move: sum(brought[move]) for move in left}
                best = max(totals.values())
                left = [move for move in left if totals[move] > best - BEHIND * (turn * LEAST) ** 0.5]
            if turn >= self._iterations if self._iterations is not None else self._clock() - began > self._seconds:
                break
        if not turn:
            return ways
        found = pooled(self._share(brought))
        chosen = max((move for move in found if found[move]), key=lambda move: sum(found[move]))
        return sorted(ways, key=lambda way: way.move != chosen)

    @staticmethod
    def _played_out(state: CommitteeState, seat: int, move: Action, rng: Random) -> float:
        """Give what the position is worth when the next round's actions begin, after one move."""
        twin = state.clone()
        now = twin.round
        if isinstance(twin.agenda[-1], Act):
            twin.agenda.pop().run(twin, seat, SERVE)
        twin.agenda.pop().run(twin, seat, move)

        def reply(asked: Sequence[Decision]) -> tuple[Decision, Action] | None:
            if twin.round > now and twin.phase == ACTION_PHASE:
                return None
            return asked[0], quick_answer(twin, asked[0])

        go_on(twin, RandomChance(rng).sample, reply)
        return worth(twin)


def quick_answer(state: CommitteeState, decision: Decision) -> Action:
    """Answer as the planner would who looks no further than the serve at hand."""
    seat, actions = decision.seat, decision.actions
    if len(actions) == 1:
        return actions[0]
    match decision.prompt:
        case "act":
            return SERVE if SERVE in actions else answer(state, decision)
        case "move":
            return servings(state, seat)[0].move
        case "activate":
            chosen = finish(state.clone(), seat).activation
            if chosen in actions:
                return chosen
            kinds = [kind for card in state.cards for kind in unloading(state, seat, card)]
            return next((RETURN[kind] for kind in kinds if RETURN[kind] in actions), actions[-1])
        case "check":
            return check_answer(state, seat, decision)
        case "pick_dice" | "pick_die":
            return dice_answer(state, seat, decision)
        case "department":
            return department_for(state)
    return answer(state, decision)
