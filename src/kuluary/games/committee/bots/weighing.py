"""What the answers to a question are worth by the planner's reckoning, and what speaks for one of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kuluary.core import Action, Decision, Text
from kuluary.games.committee.bots.dice import check_answer, dice_answer
from kuluary.games.committee.bots.manners import needed_for
from kuluary.games.committee.bots.planner import after, department_for
from kuluary.games.committee.bots.rehearsal import finish, planned, servings
from kuluary.games.committee.bots.speech import serve_plan
from kuluary.games.committee.judgement.worth import worth
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.view.nouns import noun
from kuluary.games.committee.words.actions import Discard, Income, IncomeEase, Move, Serve
from kuluary.games.committee.words.names import MAINS, RESOURCE

ROLLED: Final = frozenset({"check", "pick_dice", "pick_die", "department"})
"""Questions about dice: there the odds speak, and only the best answer is named."""
MANY: Final = 24
"""More answers than that are not told apart."""


def weighed(state: CommitteeState, decision: Decision) -> Mapping[Action, float]:
    """Give what each answer leads to, in serves; of questions about dice only the best answer."""
    seat, actions, prompt = decision.seat, decision.actions, decision.prompt
    if decision.free or len(actions) > MANY or (prompt in ROLLED and len(actions) > 1):
        return {_best(state, decision): finish(state.clone(), state.serving).value}
    if prompt == "act":
        found = {a: after(state, seat, a) for a in actions if not isinstance(a, (Serve, Discard))}
        serves = [a for a in actions if isinstance(a, Serve)]
        return found | ({serves[0]: planned(state, seat)[0].value} if serves else {}) or {actions[0]: worth(state)}
    if prompt == "move":
        values = {_place(one.move): one.value for one in servings(state, seat)}
        return {action: values[_place(action)] for action in actions if _place(action) in values}
    return {action: after(state, seat, action) for action in actions}


def reason(state: CommitteeState, decision: Decision, action: Action) -> Text | None:
    """Say what a serve, a road or an income is for, whoever asks: an agent's plan without its "I will"."""
    if isinstance(action, (Income, IncomeEase)):
        return _of_income(state, decision.seat, action)
    if decision.prompt not in ("act", "move"):
        return None
    if decision.prompt == "act" and not isinstance(action, Serve):
        return None
    ways = planned(state, decision.seat) if decision.prompt == "act" else servings(state, decision.seat)
    found = next((one for one in ways if decision.prompt == "act" or _place(one.move) == _place(action)), None)
    if found is None:
        return None
    plan = serve_plan(state, decision.seat, found)
    aim = Text(plan.text.key.replace("committee-plan-", "committee-aim-"), plan.text.args)
    return aim if plan.why is None else Text("coach-two", (("first", aim), ("second", plan.why)))


def _of_income(state: CommitteeState, seat: int, action: Income | IncomeEase) -> Text:
    """Say what an income is for: the first thing ahead for which it is lacking, else what it does for everybody."""
    resource = "relief" if isinstance(action, IncomeEase) else action.resource
    needed = needed_for(state, seat, RESOURCE[resource]) if resource in RESOURCE else None
    if needed is None:
        return Text(f"committee-aim-income-{resource}")
    what, name = needed
    value = MAINS[state.mains[name]] if what == "main" else name
    return Text(f"committee-aim-income-for-{what}", ((what, noun(state, what, value)),))


def theme(decision: Decision) -> str:
    """Say what a question is about: the road, what to do there, or what to spend a token on."""
    return {"move": "road", "activate": "deed", "act": "token"}.get(decision.prompt, "other")


def _place(move: Action) -> object:
    return move.city if isinstance(move, Move) else None


def _best(state: CommitteeState, decision: Decision) -> Action:
    if decision.prompt == "check":
        return check_answer(state, decision.seat, decision)
    if decision.prompt in ("pick_dice", "pick_die"):
        return dice_answer(state, decision.seat, decision)
    if decision.prompt == "department":
        return department_for(state)
    return max(decision.actions, key=lambda action: after(state, decision.seat, action))
