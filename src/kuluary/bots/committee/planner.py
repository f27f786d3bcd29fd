"""The planner answers the questions of «Комитет» in line with a plan for the round."""

from __future__ import annotations

from random import Random

from kuluary.bots.greedy import Greedy
from kuluary.core import Action, Match, Text
from kuluary.games.committee.mains import condition
from kuluary.games.committee.names import MAINS
from kuluary.games.committee.state import CommitteeState


class Planner:
    """Plans for all agents, and answers for one."""

    def choose(self, match: Match, seat: int) -> Action:
        """Give an answer in line with the plan."""
        return Greedy(Random(0), samples=2).choose(match, seat)

    def intend(self, match: Match, seat: int) -> Text | None:
        """Say what comes next for the agent."""
        state = match.state
        assert isinstance(state, CommitteeState)
        if match.over or not state.mains:
            return None
        noun = match.game.noun
        city, main = condition(state).city, MAINS[state.mains[state.main]]
        return Text("committee-plan-main", (("city", noun(state, "city", city)), ("main", noun(state, "main", main))))
