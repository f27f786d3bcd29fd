"""The odds of the answers that are open now: what one would want to know before the dice are rolled."""

from __future__ import annotations

from collections.abc import Iterator

from kuluary.core import Action, Decision
from kuluary.games.committee.content.records import Check
from kuluary.games.committee.judgement.candidates import odds_facts
from kuluary.games.committee.judgement.odds import Prospect, prospect, prospect_by
from kuluary.games.committee.rules.checks import StartCheck
from kuluary.games.committee.rules.help import main_condition
from kuluary.games.committee.rules.main_missions import condition
from kuluary.games.committee.rules.personal_missions import current
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.words.actions import (
    PERSONAL_CONDITION,
    Attempt,
    ByDepartment,
    DoMain,
    DoMission,
    DoPersonal,
    Interrogate,
    TakeAlly,
)
from kuluary.games.committee.words.names import DEPARTMENTS, H_CHECK
from kuluary.games.committee.words.views import ActionOdds

WITHOUT_CHECK = "win_ally"
"""The question that gives an ally for nothing (C-14.25)."""


def action_odds(state: CommitteeState) -> tuple[ActionOdds, ...]:
    """List the answers that lead straight to a check, with the odds of each (C-6)."""
    found = []
    for asked, action in open_answers(state):
        odds = [odds_facts(one) for one in _prospects(state, asked, action)]
        if odds:
            found.append(ActionOdds(asked.seat, action, tuple(odds)))
    return tuple(found)


def open_answers(state: CommitteeState) -> Iterator[tuple[Decision, Action]]:
    """Give every answer to the pending questions, free actions apart, with its question."""
    for asked in state.agenda[-1].ask(state) if state.agenda else ():
        if isinstance(asked, Decision):
            for action in asked.actions:
                yield asked, action


def _prospects(state: CommitteeState, asked: Decision, action: Action) -> list[Prospect]:
    seat = asked.seat
    if isinstance(action, ByDepartment):
        step = state.agenda[-1]
        assert isinstance(step, StartCheck)
        department = DEPARTMENTS.index(action.department)
        return [prospect_by(state, seat, department, Check(step.colour, step.base))]
    return [prospect(state, seat, check, eased) for check, eased in _checks(state, asked, action)]


def _checks(state: CommitteeState, asked: Decision, action: Action) -> list[tuple[Check, int]]:
    """List the checks an answer leads to, each with what help takes off it."""
    content = state.setup.content
    seat = asked.seat
    found: list[tuple[Check | None, int]] = []
    match action:
        case Interrogate(token=token):
            gift = state.setup.boards[seat].gifts[state.level[seat]]
            found = [(content.interrogations[token], gift.interrogation)]
        case TakeAlly(ally=number) if asked.prompt != WITHOUT_CHECK:
            found = [(content.missions[number].ally.check, 0)]
        case DoMain():
            code = main_condition(state.main, state.key)
            found = [(condition(state).check, int(state.help[H_CHECK] == code))]
        case DoPersonal():
            personal = current(state, seat)
            code = PERSONAL_CONDITION + seat
            found = [(personal.check if personal else None, int(state.help[H_CHECK] == code))]
        case DoMission(mission=number):
            found = [(check, 0) for check in content.missions[number].checks]
        case Attempt(check=place, help=helped):
            number = next(value for name, value in asked.args if name == "mission" and isinstance(value, int))
            found = [(content.missions[number].checks[place], int(helped))]
    return [(check, eased) for check, eased in found if check is not None]
