"""Thinking a serve through on a copy of the table: small questions by good manners, checks by their exact odds."""

from __future__ import annotations

from typing import Final, NamedTuple

from kuluary.bots.committee.manners import answer
from kuluary.core import NOBODY, PASS, Action, Drawn, Fate
from kuluary.core.chance import Draw
from kuluary.games.committee.act import Act
from kuluary.games.committee.activation import Activate
from kuluary.games.committee.agent import (
    auto_successes,
    departments_for,
    dice_of,
    difficulty,
    is_barred,
    strength,
    symbol_counts,
)
from kuluary.games.committee.check import StartCheck
from kuluary.games.committee.effort import with_tokens
from kuluary.games.committee.hands import SERVE
from kuluary.games.committee.names import ANY, EQ
from kuluary.games.committee.odds import free_rerolls, kinds_of
from kuluary.games.committee.serve import MakeMove
from kuluary.games.committee.state import ACTION_PHASE, CommitteeState
from kuluary.games.committee.words import Move
from kuluary.games.committee.worth import worth

TOKEN_PRICE: Final = 1.1
"""What an action token put into a success costs in serves."""
EQUIPMENT_PRICE: Final = 0.5
UNIT_OF_STRESS: Final = 0.4
"""What a failure on the dice costs."""


class Serving(NamedTuple):
    """A serve thought through: what it brings, where it goes, what is activated there."""

    value: float
    move: Action
    activation: Action


class Roll(NamedTuple):
    """The best way to take a check: chance of passing, and what it costs on average."""

    department: int
    chance: float
    cost: float


def value(state: CommitteeState) -> float:
    """Give what a position is worth once the matter at hand is over; the state is used up."""
    return _finish(state, -1)[0]


def activate(state: CommitteeState, seat: int) -> tuple[float, Action]:
    """Give what a serve under way is worth with the best activation, and that activation; the state is used up."""
    return _finish(state, seat)


def _finish(state: CommitteeState, seat: int) -> tuple[float, Action]:
    """Go on to the end of the serve; `seat` looks for its best activation on the way, −1 lets manners choose."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        kind = type(step)
        if kind is Act and state.serving < 0:
            break
        if kind is StartCheck:
            return _check(state, step, seat)  # type: ignore[arg-type]  # just tested
        asked = step.ask(state)
        if not asked:
            agenda.pop()
            step.run(state, NOBODY, None)
            continue
        first = asked[0]
        if state.phase != ACTION_PHASE:
            break
        if isinstance(first, Fate):
            agenda.pop()
            step.run(state, first.seat, _typical(first))
            continue
        if kind is Activate and first.seat == seat:
            return _best_activation(state, seat, first.actions)
        agenda.pop()
        step.run(state, first.seat, answer(state, first))
    return worth(state), PASS


def _best_activation(state: CommitteeState, seat: int, actions: tuple[Action, ...]) -> tuple[float, Action]:
    best, chosen = -1e9, actions[-1]
    for action in actions:
        twin = state.clone()
        twin.agenda.pop().run(twin, seat, action)
        found = _finish(twin, -1)[0]
        if found > best:
            best, chosen = found, action
    return best, chosen


def _typical(fate: Fate) -> Drawn:
    """Stand in for chance: from the middle of a bag."""
    spec = fate.spec
    if isinstance(spec, Draw):
        start = max(0, (len(spec.bag) - spec.count) // 2)
        return Drawn(tuple(spec.bag[start : start + spec.count]))
    return Drawn((0,) * spec.count)


def roll_for(state: CommitteeState, step: StartCheck) -> list[Roll]:
    """List the ways to take a check now: every department, with and without equipment and bought successes."""
    seat = step.seat
    content = state.setup.content
    tokens = state.acts[seat] if state.phase == ACTION_PHASE else 0
    has_eq = state.phase == ACTION_PHASE and state.goods[4 * seat + EQ] > 0 and not is_barred(state, seat, EQ)
    found = []
    for department in departments_for(state, seat, step.colour):
        colour = department if step.colour == ANY else step.colour
        missing = max(0, difficulty(state, seat, colour, step.base) - auto_successes(state, seat))
        kinds = kinds_of(content.die, symbol_counts(state, seat, department))
        dice = min(dice_of(state, seat, department), content.most_dice)
        rerolls, singles = free_rerolls(state, seat, department)
        more = min(content.most_dice, dice + strength(state, seat)) if has_eq else dice
        for count, price in ((dice, 0.0), (more, EQUIPMENT_PRICE)):
            if price and count == dice:
                continue
            for spare in (0, tokens) if tokens else (0,):
                chance, bought, stress = with_tokens(kinds, count, missing, rerolls, singles, spare)
                found.append(Roll(department, chance, price + TOKEN_PRICE * bought + UNIT_OF_STRESS * stress))
    return found


def _check(state: CommitteeState, step: StartCheck, seat: int) -> tuple[float, Action]:
    """Weigh passing against failing by the odds."""
    rolls = roll_for(state, step)
    state.agenda.pop()
    failing = state.clone()
    state.passed, failing.passed = True, False
    state.check_seat = failing.check_seat = -1
    good, action = _finish(state, seat)
    bad, other = _finish(failing, seat)
    best = max(rolls, key=lambda roll: roll.chance * (good - bad) - roll.cost)
    return bad + best.chance * (good - bad) - best.cost, action if best.chance >= 0.5 else other


def servings(state: CommitteeState, seat: int) -> list[Serving]:
    """Think every serve of an agent through: each city within reach, the best activation there."""
    base = state.clone()
    if type(base.agenda[-1]) is Act:
        base.agenda.pop().run(base, seat, SERVE)
    step = base.agenda[-1]
    assert isinstance(step, MakeMove)
    seen = set()
    found = []
    for move in step.ask(base)[0].actions:
        if isinstance(move, Move):
            if move.city in seen:
                continue
            seen.add(move.city)
        twin = base.clone()
        twin.agenda.pop().run(twin, seat, move)
        found.append(Serving(*_ordered(move, *activate(twin, seat))))
    return sorted(found, key=lambda one: -one.value)


def _ordered(move: Action, found: float, activation: Action) -> tuple[float, Action, Action]:
    return found, move, activation
