"""The planner answers the questions of «Комитет»: serves by a plan for the round, the rest by what comes of it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from kuluary.core import Action, Decision, Match, Plan
from kuluary.core.bot import Style
from kuluary.games.committee.bots.dice import check_answer, dice_answer
from kuluary.games.committee.bots.rehearsal import CLOSE, Serving, finish, planned, roll_for, servings, unloading
from kuluary.games.committee.bots.speech import serve_plan, token_text, worse_text
from kuluary.games.committee.rules.checks import StartCheck
from kuluary.games.committee.rules.free_actions import take_free
from kuluary.games.committee.rules.round import Act
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.words.actions import Convert, Discard, Income, Medicate, Redeem, Serve, Stick
from kuluary.games.committee.words.answers import BY_DEPARTMENT, RETURN, SERVE

FREELY: Final = (Medicate, Redeem, Stick, Convert)
"""What the planner does of its own accord."""
WORTHWHILE: Final = 0.15
"""A free action must bring so much."""
OTHERS: Final = 4
"""So many other serves can be asked for."""
FOR_ALL: Final = 5.0
"""Incomes that fill the limit come first: the others may need what they bring."""


class Planner:
    """Thinks for the whole team, answers for one agent; the same position gives the same plan."""

    def __init__(self, rng: Random | None = None, *, attention: float = 1.0, style: Style | None = None) -> None:
        self._rng = rng or Random(0)
        self._attention = attention
        self._style = style
        self._thought: tuple[tuple[int, ...], list[Serving]] | None = None

    def choose(self, match: Match, seat: int) -> Action:
        """Give an answer in line with the plan."""
        decision = match.asked(seat)[0]
        state = self._known(match, seat)
        prompt = decision.prompt
        if prompt in ("act", "activate", "finish") and self._rng.random() < self._attention:
            action = _freely(match, state, seat)
            if action is not None:
                return action
        if prompt == "activate":
            return _activate(state, seat, decision)
        if len(decision.actions) == 1:
            return decision.actions[0]
        if prompt == "act":
            return self._use_token(state, seat, decision)
        if prompt == "move":
            return self._ways(state, seat)[0].move
        if prompt == "check":
            return check_answer(state, seat, decision)
        if prompt in ("pick_dice", "pick_die"):
            return dice_answer(state, seat, decision)
        if prompt == "department":
            return department_for(state)
        return max(decision.actions, key=lambda action: after(state, seat, action))

    def _known(self, match: Match, seat: int) -> CommitteeState:
        """Give the position as the seat knows it."""
        state = match.game.redeal(match.state, seat, self._rng)
        assert isinstance(state, CommitteeState)
        return state

    def _ways(self, state: CommitteeState, seat: int) -> list[Serving]:
        """List the serves the agent could make, the one it means to make first; thought through once a serve."""
        now = _moment(state, seat)
        if self._thought is None or self._thought[0] != now:
            ways = sorted(planned(state, seat), key=lambda way: -way.value - self._liking(state, seat, way))
            self._thought = (now, self._ordered(state, seat, ways))
        return self._thought[1]

    def _liking(self, state: CommitteeState, seat: int, way: Serving) -> float:
        """Give what a serve is worth to the bot beyond what it brings."""
        return 0.0 if self._style is None else self._style.points * self._style.taste(state, seat, way)

    def _ordered(self, state: CommitteeState, seat: int, ways: list[Serving]) -> list[Serving]:
        """Put first what is noticed: each way is overlooked now and then, the last one left is not."""
        if self._attention < 1.0:
            for place in range(len(ways) - 1):
                if self._rng.random() < self._attention:
                    return ways[place:]
            return ways[-1:]
        return ways

    def _use_token(self, state: CommitteeState, seat: int, decision: Decision) -> Action:
        """Choose between the best serve and the other uses of an action token."""
        most = self._ways(state, seat)[0].value
        chosen: Action = SERVE
        for action in decision.actions:
            if not isinstance(action, (Serve, Discard)):
                found = after(state, seat, action)
                if found > most:
                    most, chosen = found, action
        return chosen

    def intend(self, match: Match, seat: int) -> Plan | None:
        """Say what the agent does with its next action token, what for, and what it could do instead."""
        state = self._known(match, seat)
        if match.over or not isinstance(state.agenda[-1], Act) or not state.acts[seat]:
            return None
        decision = next(asked for asked in state.agenda[-1].ask(state) if asked.seat == seat)
        assert isinstance(decision, Decision)
        ways = self._ways(state, seat)
        first, rest = ways[0], servings(state, seat)
        chosen = self._use_token(state, seat, decision)
        plans = [(first.value, serve_plan(state, seat, first))]
        plans += [(one.value, serve_plan(state, seat, one)) for one in rest if one.move != first.move][:OTHERS]
        for action in decision.actions:
            if not isinstance(action, (Serve, Discard)):
                plans.append((after(state, seat, action), Plan(token_text(state, action), steps=(action,))))
        meant = next(plan for _, plan in plans if plan.steps[0] == chosen)
        plans.sort(key=lambda one: (one[1] is not meant, -one[0]))
        (top, best), others = plans[0], plans[1:]
        close = tuple(
            plan if value > top - CLOSE else replace(plan, against=worse_text(state, seat, plan, best))
            for value, plan in others
        )
        return replace(best, others=close)


def _moment(state: CommitteeState, seat: int) -> tuple[int, ...]:
    """Name the serve an agent is about to make, whether its action token is still in hand or not."""
    waiting = isinstance(state.agenda[-1], Act)
    return state.round, seat, state.acts[seat] - waiting, state.cities[seat], *state.goods


def after(state: CommitteeState, seat: int, action: Action) -> float:
    """Give what an answer leads to once the matter at hand is over."""
    twin = state.clone()
    twin.agenda.pop().run(twin, seat, action)
    found = finish(twin, state.serving).value
    if isinstance(action, Income) and action.resource in ("limit", "calm", "action"):
        found += FOR_ALL
    return found


def _activate(state: CommitteeState, seat: int, decision: Decision) -> Action:
    """Choose the activation; where a token to be loaded needs room, cargo is returned first."""
    chosen = finish(state.clone(), seat).activation
    if chosen in decision.actions:
        return chosen
    return next(RETURN[kind] for card in state.cards for kind in unloading(state, seat, card))


def _freely(match: Match, state: CommitteeState, seat: int) -> Action | None:
    """Give a free action that pays by itself, or None."""
    free = [
        action
        for decision in match.decisions
        if decision.seat == seat and decision.free
        for action in decision.actions
        if isinstance(action, FREELY)
    ]
    if not free:
        return None
    best, chosen = finish(state.clone(), state.serving).value + WORTHWHILE, None
    for action in free:
        twin = state.clone()
        take_free(twin, seat, action)
        found = finish(twin, state.serving).value
        if found > best:
            best, chosen = found, action
    return chosen


def department_for(state: CommitteeState) -> Action:
    """Take a check by the department with the best chances for its price."""
    step = state.agenda[-1]
    assert isinstance(step, StartCheck)
    return BY_DEPARTMENT[max(roll_for(state, step), key=lambda roll: 5.0 * roll.chance - roll.cost).department]
