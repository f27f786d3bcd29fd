"""The planner answers the questions of «Комитет» in line with a plan for the round."""

from __future__ import annotations

from kuluary.bots.committee.dice import check_answer, dice_answer
from kuluary.bots.committee.rehearsal import roll_for, servings, value
from kuluary.bots.random import questions
from kuluary.core import Action, Decision, Match, Text
from kuluary.games.committee.answers import Income
from kuluary.games.committee.check import StartCheck
from kuluary.games.committee.free import take_free
from kuluary.games.committee.hands import BY_DEPARTMENT, DISCARD, RELIEVE, SERVE
from kuluary.games.committee.mains import condition
from kuluary.games.committee.names import MAINS
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.words import Convert, Discard, Medicate, Redeem, Relieve, Serve, Stick

FREELY = (Medicate, Redeem, Stick, Convert)


class Planner:
    """Plans for all agents, and answers for one."""

    def __init__(self) -> None:
        self._move: tuple[int, int, Action] | None = None

    def choose(self, match: Match, seat: int) -> Action:
        """Give an answer in line with the plan."""
        decision = questions(match, seat)[0]
        state = match.state
        assert isinstance(state, CommitteeState)
        if decision.prompt in ("act", "finish", "activate"):
            action = self._freely(match, state, seat)
            if action is not None:
                return action
        if len(decision.actions) == 1:
            return decision.actions[0]
        if decision.prompt == "act":
            return self._act(state, seat, decision)
        if decision.prompt == "move":
            return self._go(state, seat)
        if decision.prompt == "check":
            return check_answer(state, seat, decision)
        if decision.prompt in ("pick_dice", "pick_die"):
            return dice_answer(state, seat, decision)
        if decision.prompt == "department":
            step = state.agenda[-1]
            assert isinstance(step, StartCheck)
            return BY_DEPARTMENT[max(roll_for(state, step), key=lambda roll: 4 * roll.chance - roll.cost).department]
        return max(decision.actions, key=lambda action: self._after(state, seat, decision, action))

    def _after(self, state: CommitteeState, seat: int, decision: Decision, action: Action) -> float:
        twin = state.clone()
        twin.agenda.pop().run(twin, seat, action)
        found = value(twin)
        if isinstance(action, Income) and action.resource in ("limit", "action", "calm"):
            found += 5.0
        return found

    def _freely(self, match: Match, state: CommitteeState, seat: int) -> Action | None:
        free = [
            action
            for decision in match.decisions
            if decision.seat == seat and decision.free
            for action in decision.actions
            if isinstance(action, FREELY)
        ]
        if not free:
            return None
        base = value(state.clone())
        best, chosen = base + 0.15, None
        for action in free:
            twin = state.clone()
            take_free(twin, seat, action)
            found = value(twin)
            if found > best:
                best, chosen = found, action
        return chosen

    def _act(self, state: CommitteeState, seat: int, decision: Decision) -> Action:
        best = servings(state, seat)[0]
        others = [action for action in decision.actions if not isinstance(action, (Serve, Discard))]
        chosen: Action = SERVE
        most = best.value
        for action in others:
            twin = state.clone()
            twin.agenda.pop().run(twin, seat, action)
            found = value(twin)
            if found > most:
                most, chosen = found, action
        if chosen is SERVE:
            self._move = (state.round, sum(state.acts), best.move)
        return chosen

    def _go(self, state: CommitteeState, seat: int) -> Action:
        known = self._move
        if known is not None and known[:2] == (state.round, sum(state.acts) + 1):
            self._move = None
            return known[2]
        return servings(state, seat)[0].move

    def intend(self, match: Match, seat: int) -> Text | None:
        """Say what comes next for the agent."""
        state = match.state
        assert isinstance(state, CommitteeState)
        if match.over or not state.mains:
            return None
        noun = match.game.noun
        city, main = condition(state).city, MAINS[state.mains[state.main]]
        return Text("committee-plan-main", (("city", noun(state, "city", city)), ("main", noun(state, "main", main))))
