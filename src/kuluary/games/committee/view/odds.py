"""The odds of the answers that are open now: what one would want to know before the dice are rolled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kuluary.core import Action, Decision, Pass, Roll, settle
from kuluary.core.looking import behind, part
from kuluary.games.committee.content.records import Check
from kuluary.games.committee.judgement.candidates import odds_facts, odds_of
from kuluary.games.committee.judgement.odds import prospect_by
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
    Move,
    TakeAlly,
)
from kuluary.games.committee.words.names import CITY, DEPARTMENTS, H_CHECK
from kuluary.games.committee.words.views import ActionOdds, OddsFacts

WITHOUT_CHECK = "win_ally"
"""The question that gives an ally for nothing (C-14.25)."""


_CHECKED: Final = frozenset({Attempt, ByDepartment, DoMain, DoMission, DoPersonal, Interrogate, Move, Pass, TakeAlly})
"""Answers that may lead straight to a check."""


def action_odds(state: CommitteeState, answers: Iterable[tuple[Decision, Action]]) -> tuple[ActionOdds, ...]:
    """List the answers that lead straight to a check, with the odds of each (C-6)."""
    found = []
    table = behind(state)
    for asked, action in answers:
        if type(action) in _CHECKED and (odds := _odds(state, table, asked, action)):
            found.append(ActionOdds(asked.seat, action, tuple(odds), rolls_at_once(table, asked.seat, action)))
    return tuple(found)


def open_answers(state: CommitteeState) -> list[tuple[Decision, Action]]:
    """Give every answer to the pending questions, free actions apart, with its question."""
    pending = state.agenda[-1].ask(state) if state.agenda else ()
    return [(asked, action) for asked in pending if isinstance(asked, Decision) for action in asked.actions]


def _odds(state: CommitteeState, table: CommitteeState, asked: Decision, action: Action) -> list[OddsFacts]:
    """Give the odds of an answer; `table` is the state as it lies behind the glass."""
    seat = asked.seat
    if isinstance(action, ByDepartment):
        step = table.agenda[-1]
        assert isinstance(step, StartCheck)
        department = DEPARTMENTS.index(action.department)
        return [odds_facts(prospect_by(table, seat, department, Check(step.colour, step.base)))]
    return [part(state, odds_of, seat, check, eased) for check, eased in _checks(table, asked, action)]


def _checks(state: CommitteeState, asked: Decision, action: Action) -> list[tuple[Check, int]]:
    """List the checks an answer leads to, each with what help takes off it."""
    content = state.setup.content
    seat = asked.seat
    match action:
        case Move(city=name):
            return _questioned(state, seat, CITY[name])
        case Pass() if asked.prompt in ("move", "partner"):
            return _questioned(state, seat, state.cities[seat])
        case TakeAlly() if asked.prompt == WITHOUT_CHECK:
            return []
        case Attempt(check=place, help=helped):
            number = next(value for name, value in asked.args if name == "mission" and isinstance(value, int))
            return [(content.missions[number].checks[place], int(helped))]
    return activation_checks(state, seat, action)


def _questioned(state: CommitteeState, seat: int, city: int) -> list[tuple[Check, int]]:
    """List the checks that whoever stands in a city after the move has to take (C-4.19)."""
    gift = state.setup.boards[seat].gifts[state.level[seat]]
    checks = state.setup.content.interrogations
    return [(checks[token], gift.interrogation) for place, token in state.interrogations if place == city]


def activation_checks(state: CommitteeState, seat: int, action: Action) -> list[tuple[Check, int]]:
    """List the checks of an activation or an interrogation, each with what help takes off it."""
    content = state.setup.content
    found: list[tuple[Check | None, int]] = []
    match action:
        case Interrogate(token=token):
            gift = state.setup.boards[seat].gifts[state.level[seat]]
            found = [(content.interrogations[token], gift.interrogation)]
        case TakeAlly(ally=number):
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
    return [(check, eased) for check, eased in found if check is not None]


def rolls_at_once(state: CommitteeState, seat: int, action: Action) -> bool:
    """Tell whether dice are rolled before anybody is asked anything more."""
    twin = state.clone()
    twin.agenda.pop().run(twin, seat, action)
    asked = settle(twin)
    return bool(asked) and isinstance(asked[0], Roll)
