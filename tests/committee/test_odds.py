"""Odds are exact: every way to play a check through by the rules, and every roll, gives the same chance."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest
from tests.committee.table import Desk

from kuluary.core import Drawn, Roll
from kuluary.games.committee.content.records import Check
from kuluary.games.committee.judgement.odds import all_rerolls, prospect_by
from kuluary.games.committee.rules.checks import HelpCheck, RollAgain, StartCheck, tally
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import difficulty
from kuluary.games.committee.words.actions import AddDice, AddSuccess, Count, PickDice, Reroll
from kuluary.games.committee.words.names import AN, TR

DICE_ALONE: tuple[type, ...] = (Count,)
FREE: tuple[type, ...] = (Count, Reroll)
EVERYTHING: tuple[type, ...] = (Count, Reroll, AddDice, AddSuccess)


@cache
def rolls(sides: int, count: int) -> dict[tuple[int, ...], float]:
    """Every roll of so many dice, in whatever order they lie, with its chance."""
    ways = Counter(tuple(sorted(one)) for one in product(range(sides), repeat=count))
    return {values: times / sides**count for values, times in ways.items()}


def chance(state: CommitteeState, allowed: tuple[type, ...], known: dict[object, float]) -> float:
    """Play the check on by the rules in every way that is allowed, and give the best chance of passing."""
    step = state.agenda[-1]
    seat = state.check_seat
    dice, about = state.dice, step
    if isinstance(step, RollAgain):  # which of them does not matter, only what is left lying
        dice = tuple(sorted(symbol for place, symbol in enumerate(dice) if place not in step.dice))
        about = len(step.dice)
    key = (dice, about, tuple(state.agenda[:-1]), state.used, state.extra, tuple(state.acts), tuple(state.goods))
    if key in known:
        return known[key]
    asked = step.ask(state)
    found = 0.0
    if asked and isinstance(asked[0], Roll):
        for values, share in rolls(asked[0].sides, asked[0].count).items():
            twin = state.clone()
            twin.agenda.pop().run(twin, seat, Drawn(values))
            twin.dice = tuple(sorted(twin.dice))
            found += chance(twin, allowed, known) * share
    elif not asked:
        twin = state.clone()
        twin.agenda.pop().run(twin, seat, None)
        found = chance(twin, allowed, known)
    else:
        for action in asked[0].actions:
            if isinstance(action, Count):
                need = difficulty(state, seat, state.check_colour, state.check_base)
                found = max(found, float(tally(state, seat)[0] >= need))
            elif isinstance(action, (*allowed, PickDice)) and not _paid(action, allowed):
                twin = state.clone()
                twin.agenda.pop().run(twin, seat, action)
                found = max(found, chance(twin, allowed, known))
    known[key] = found
    return found


def _paid(action: object, allowed: tuple[type, ...]) -> bool:
    return allowed is FREE and isinstance(action, Reroll) and action.reroll in ("documents", "clearance")


def begun(desk: Desk, department: int, number: int) -> CommitteeState:
    state = desk.go().state.clone()
    state.agenda.append(StartCheck(1, department, number))
    return state


def desks() -> dict[str, Desk]:
    return {
        "plain": Desk(),
        "a token": Desk().acts("asya", 1),
        "documents": Desk().give("asya", doc=8),
        "everything": Desk().acts("asya", 1).give("asya", doc=4, eq=1),
        "dear rerolls": Desk().stress("asya", "hr1", face="reroll-cost", open=True).give("asya", doc=5),
    }


@pytest.mark.parametrize("name", desks())
@pytest.mark.parametrize(("department", "number"), [(AN, 2), (TR, 2)])
def test_the_three_chances_are_those_of_playing_the_check_in_every_way(name, department, number):
    desk = desks()[name]
    state = begun(desk, department, number)
    told = prospect_by(state, 1, department, Check(department, number))
    assert len(state.setup.content.die) ** told.dice < 2000
    for allowed, odds in ((DICE_ALONE, told.bare), (FREE, told.helped), (EVERYTHING, told.spent)):
        if allowed is FREE and name == "dear rerolls":
            continue  # none of them is free then
        assert chance(state.clone(), allowed, {}) == pytest.approx(odds.chance)


@pytest.mark.parametrize("name", ["plain", "everything"])
def test_in_the_middle_of_a_check_too(name):
    desk = desks()[name].rolls("book", "lamp", "anomaly").steps(StartCheck(1, AN, 2))
    check = desk.view().check
    state = desk.state
    assert isinstance(state.agenda[-1], HelpCheck)
    assert chance(state.clone(), FREE, {}) == pytest.approx(check.free, abs=1e-4)
    assert chance(state.clone(), EVERYTHING, {}) == pytest.approx(check.spent, abs=1e-4)
    assert check.chance <= check.free <= check.spent


def test_the_dice_proposed_for_a_reroll_are_the_best_ones():
    desk = Desk().rolls("lamp", "lamp").steps(StartCheck(1, AN, 2))
    assert desk.view().check.best == (0, 1)
    desk = Desk().rolls("book", "lamp").steps(StartCheck(1, AN, 1))
    assert 0 not in desk.view().check.best


def test_documents_pay_for_rerolls_with_a_surcharge_and_without():
    assert all_rerolls(8, 1, 0, paid_only=False) == 3
    assert all_rerolls(8, 1, 0, paid_only=True) == 2
    assert all_rerolls(6, 1, 1, paid_only=False) == 2
    assert all_rerolls(0, 2, 1, paid_only=False) == 0
