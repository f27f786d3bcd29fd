"""What a partner would answer to the small questions of a serve: quick to say, so that it stands beside them."""

from __future__ import annotations

from typing import Final

from kuluary.core import PASS, Action, Decision
from kuluary.games.committee.bots.manners import answer
from kuluary.games.committee.bots.planner import after, department_for
from kuluary.games.committee.bots.rehearsal import CLOSE, WIDTH, finish, following
from kuluary.games.committee.judgement.needs import goal_needs
from kuluary.games.committee.judgement.worth import slot_worth
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.words.actions import LayStress, Sell
from kuluary.games.committee.words.names import RESOURCE

WEIGHED: Final = frozenset(
    {
        *("again", "call_ally", "ease", "fail", "gain", "help", "lose_cargo", "loss", "open_stress", "own_city"),
        *("partner", "pay_mission", "pay_treatment", "pay_unlock", "put_help", "reward", "supply", "swap"),
        *("team_loss", "trade", "treat", "unlock", "unlock_free"),
    }
)
"""Questions of which every answer is thought through to the end of the serve; among equals nothing is done."""
MANY: Final = 24
"""More answers than that are not thought through."""


def counsel(state: CommitteeState, decision: Decision) -> Action | None:
    """Give the answer a partner would give, or None where it has no quick word."""
    if decision.free or len(decision.actions) < 2:
        return None
    if decision.prompt == "exchange":
        return answer(state, decision)
    if decision.prompt == "department":
        return department_for(state)
    if decision.prompt == "lay_stress":
        return _least_hurt(state, decision)
    if decision.prompt in WEIGHED and len(decision.actions) <= MANY:
        usual = PASS if PASS in decision.actions else answer(state, decision)
        fit = [
            one for one in decision.actions if not (isinstance(one, Sell) and goal_needs(state, RESOURCE[one.resource]))
        ]
        return max(fit, key=lambda one: (round(after(state, decision.seat, one), 6), one == usual))
    return None


def _least_hurt(state: CommitteeState, decision: Decision) -> Action:
    """Lay stress where the checks at hand and the agent's next serve suffer least; of equals where least lies."""
    seat, found = decision.seat, []
    for action in decision.actions:
        twin = state.clone()
        twin.agenda.pop().run(twin, seat, action)
        left = finish(twin, state.serving)
        kept = -slot_worth(state, seat, action.slot) if isinstance(action, LayStress) else 0.0
        found.append((round(left.value, 6), kept, action, left.after))
    found.sort(key=lambda one: one[:2], reverse=True)
    close = [one for one in found[:WIDTH] if one[0] > found[0][0] - CLOSE]
    return max(close, key=lambda one: (round(one[0] + following(one[3], seat), 6), *one[:2]))[2]
