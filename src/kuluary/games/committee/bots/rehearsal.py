"""Thinking a serve through on a copy of the table: small questions by good manners, checks by their exact odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from kuluary.core import PASS, Action, Decision, Draw, Drawn, Fate, Roll, Step, go_on
from kuluary.games.committee.bots.manners import answer
from kuluary.games.committee.judgement.effort import with_tokens
from kuluary.games.committee.judgement.odds import free_rerolls, kinds_of
from kuluary.games.committee.judgement.worth import worth
from kuluary.games.committee.rules.checks import StartCheck, end_check
from kuluary.games.committee.rules.free_actions import take_free
from kuluary.games.committee.rules.round import Act
from kuluary.games.committee.rules.serving import Activate, MakeMove
from kuluary.games.committee.state import ACTION_PHASE, Card, CommitteeState
from kuluary.games.committee.state.agent import (
    auto_successes,
    banned_from_missions,
    barred,
    capacity,
    cargo_of,
    departments_for,
    dice_of,
    difficulty,
    is_barred,
    strength,
    symbol_counts,
)
from kuluary.games.committee.words.actions import Move
from kuluary.games.committee.words.answers import DO_MISSION, RETURN, SERVE
from kuluary.games.committee.words.names import ANY, CARGO, EQ

TOKEN_PRICE: Final = 1.1
"""What an action token put into a success costs in serves."""
EQUIPMENT_PRICE: Final = 0.5
UNIT_OF_STRESS: Final = 0.4
"""What a failure on the dice costs."""
WIDTH: Final = 3
CLOSE: Final = 1.5
"""So many serves are thought on from, if they are so close to the best."""


class Serving(NamedTuple):
    """A serve thought through: what it brings, where it goes, what is activated there."""

    value: float
    move: Action
    activation: Action
    after: CommitteeState


class CheckPlan(NamedTuple):
    """The best way to take a check: chance of passing, and what it costs on average."""

    department: int
    chance: float
    cost: float


class Outcome(NamedTuple):
    """How a serve ends: what that is worth on average, the activation chosen, and the likeliest position."""

    value: float
    activation: Action
    after: CommitteeState


def finish(state: CommitteeState, seat: int = -1) -> Outcome:
    """Go on to the end of the serve; `seat` looks for its best activation on the way, without it manners choose."""

    def ends(step: Step[Any]) -> bool:
        return isinstance(step, StartCheck) or (type(step) is Act and state.serving < 0)

    def mannerly(asked: Sequence[Decision]) -> tuple[Decision, Action] | None:
        if type(state.agenda[-1]) is Activate and asked[0].seat == seat:
            return None
        return asked[0], answer(state, asked[0])

    left = go_on(state, _typical, mannerly, before=ends, until=lambda: state.phase != ACTION_PHASE)
    if left:
        return _best_activation(state, seat, left[0].actions)
    if state.agenda and isinstance(state.agenda[-1], StartCheck):
        return _check(state, state.agenda[-1], seat)
    return Outcome(worth(state), PASS, state)


def _best_activation(state: CommitteeState, seat: int, actions: tuple[Action, ...]) -> Outcome:
    best = None
    for action in actions:
        twin = state.clone()
        twin.agenda.pop().run(twin, seat, action)
        found = finish(twin)
        if best is None or found.value > best.value:
            best = Outcome(found.value, action, found.after)
    assert best is not None
    for card in state.cards:
        kinds = unloading(state, seat, card)
        if kinds:
            twin = state.clone()
            for kind in kinds:
                take_free(twin, seat, RETURN[kind])
            twin.agenda.pop().run(twin, seat, DO_MISSION[card.number])
            found = finish(twin)
            if found.value > best.value:
                best = Outcome(found.value, DO_MISSION[card.number], found.after)
    return best


def unloading(state: CommitteeState, seat: int, card: Card) -> list[int]:
    """List the cargo an agent has to return so that a token lying here fits into its trunk (C-8.6, C-10.12)."""
    if card.place != state.cities[seat] or not state.setup.content.missions[card.number].kind.unloads(card):
        return []
    places = capacity(state, seat, state.load[seat] + 1)
    over = cargo_of(state, seat) - places
    if places < 0 or over <= 0 or barred(state, seat) or banned_from_missions(state, seat):
        return []
    goods = state.goods
    held = [kind for kind in CARGO for _ in range(goods[4 * seat + kind])]
    return sorted(held, key=lambda kind: -goods[4 * seat + kind])[:over]


def _typical(fate: Fate) -> Drawn:
    """Stand in for chance: from the middle of a bag, the first face of a die."""
    if isinstance(fate, Draw):
        start = max(0, (len(fate.bag) - fate.count) // 2)
        return Drawn(tuple(fate.bag[start : start + fate.count]))
    assert isinstance(fate, Roll)
    return Drawn((0,) * fate.count)


def roll_for(state: CommitteeState, step: StartCheck) -> list[CheckPlan]:
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
                found.append(CheckPlan(department, chance, price + TOKEN_PRICE * bought + UNIT_OF_STRESS * stress))
    return found


def _check(state: CommitteeState, step: StartCheck, seat: int) -> Outcome:
    """Weigh passing against failing by the odds."""
    rolls = roll_for(state, step)
    state.agenda.pop()
    failing = state.clone()
    end_check(state, step, passed=True)
    end_check(failing, step, passed=False)
    good, bad = finish(state, seat), finish(failing, seat)
    gain = good.value - bad.value
    best = max(rolls, key=lambda roll: roll.chance * gain - roll.cost)
    likely = good if best.chance >= 0.5 else bad
    return Outcome(bad.value + best.chance * gain - best.cost, likely.activation, likely.after)


def servings(state: CommitteeState, seat: int) -> list[Serving]:
    """Think every serve of an agent through: each city within reach, the best activation there; the best first."""
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
        outcome = finish(twin, seat)
        found.append(Serving(outcome.value, move, outcome.activation, outcome.after))
    return sorted(found, key=lambda one: -one.value)


def planned(state: CommitteeState, seat: int) -> list[Serving]:
    """Order the serves of an agent by what they bring together with the best one that can follow them this round."""
    found = servings(state, seat)
    close = [one for one in found[:WIDTH] if one.value > found[0].value - CLOSE]
    if len(close) == 1 or not close[0].after.acts[seat]:
        return found
    looked = [one._replace(value=one.value + following(one.after, seat)) for one in close]
    return sorted(looked, key=lambda one: -one.value)


def following(state: CommitteeState, seat: int) -> float:
    """Give what an agent's next serve this round adds to what a position is worth, nothing where it has none."""
    if not state.acts[seat] or state.how or type(state.agenda[-1]) is not Act:
        return 0.0
    return max(0.0, servings(state, seat)[0].value - worth(state))
