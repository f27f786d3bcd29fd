"""Exact chances of a check: every roll enumerated, the best dice chosen for every reroll."""

from __future__ import annotations

from functools import lru_cache
from math import factorial
from typing import NamedTuple

from kuluary.games.committee.content.records import Check
from kuluary.games.committee.rules.checks import DOCUMENTS_A_REROLL, value_of
from kuluary.games.committee.rules.id_cards import sticker_kinds
from kuluary.games.committee.state import ACTION_PHASE, CommitteeState
from kuluary.games.committee.state.agent import (
    auto_successes,
    departments_for,
    dice_of,
    difficulty,
    has_permanent,
    is_barred,
    printed_rerolls,
    strength,
    symbol_counts,
)
from kuluary.games.committee.words.names import (
    ANY,
    C_REROLL,
    CLEARANCE,
    EQ,
    FACES,
    P_REROLL,
    PAID_ONLY,
    REROLL_COST,
    S_SUCCESSES,
)


class Odds(NamedTuple):
    """The chance of passing, and the stress to be expected, if every reroll is used as well as can be."""

    chance: float
    stress: float


Kind = tuple[int, int, int]
"""Faces that are alike: successes, failures, how many faces of the die."""
Hand = tuple[int, ...]
"""How many dice of each kind lie on the table."""


@lru_cache(maxsize=4096)
def kinds_of(die: tuple[int, ...], counts: tuple[int, ...]) -> tuple[Kind, ...]:
    """Sort the faces of a die by what they bring, the worst first."""
    found: dict[tuple[int, int], int] = {}
    for symbol in die:
        brings = value_of(symbol, counts)
        found[brings] = found.get(brings, 0) + 1
    worst_first = sorted(found.items(), key=lambda item: (item[0][0], -item[0][1]))
    return tuple((*brings, faces) for brings, faces in worst_first)


def hand_of(dice: tuple[int, ...], counts: tuple[int, ...], kinds: tuple[Kind, ...]) -> Hand:
    """Sort dice that lie on the table by kind."""
    values = [value_of(symbol, counts) for symbol in dice]
    return tuple(values.count((made, failed)) for made, failed, _ in kinds)


@lru_cache(maxsize=512)
def _rolls(kinds: tuple[Kind, ...], count: int) -> tuple[tuple[Hand, float], ...]:
    """List what `count` dice can show, with the chance of each."""
    sides = sum(faces for _, _, faces in kinds)
    found: list[tuple[Hand, int, float]] = [((), count, 1.0)]
    for place, (_, _, faces) in enumerate(kinds):
        is_last = place == len(kinds) - 1
        found = [
            ((*hand, taken), left - taken, weight * (faces / sides) ** taken / factorial(taken))
            for hand, left, weight in found
            for taken in ((left,) if is_last else range(left + 1))
        ]
    return tuple((hand, weight * factorial(count)) for hand, _, weight in found)


@lru_cache(maxsize=4096)
def best(kinds: tuple[Kind, ...], hand: Hand, need: int, rerolls: int, singles: int = 0) -> Odds:
    """Give the odds of dice on the table with so many rerolls left, and rerolls of a single die after them."""
    if not rerolls and not singles:
        made = sum(count * kind[0] for count, kind in zip(hand, kinds, strict=True))
        failed = sum(count * kind[1] for count, kind in zip(hand, kinds, strict=True))
        return Odds(float(made >= need), float(failed))
    left, ones = (rerolls - 1, singles) if rerolls else (0, singles - 1)
    options = [best(kinds, hand, need, left, ones)]
    for count, kept in _without_worst(hand, 1 if not rerolls else sum(hand)):
        options.append(added(kinds, kept, count, need, left, ones))
    return max(options, key=lambda odds: (round(odds.chance, 9), -odds.stress))


def _without_worst(hand: Hand, most: int) -> list[tuple[int, Hand]]:
    """Take the worst dice away, one, two and so on: of all sets to reroll these are best, for dice are alike."""
    kept = list(hand)
    found: list[tuple[int, Hand]] = []
    for count in range(1, min(most, sum(hand)) + 1):
        worst = next(place for place, dice in enumerate(kept) if dice)
        kept[worst] -= 1
        found.append((count, tuple(kept)))
    return found


def before_roll(kinds: tuple[Kind, ...], dice: int, need: int, rerolls: int, singles: int = 0) -> Odds:
    """Give the odds before anything is rolled."""
    return added(kinds, (0,) * len(kinds), dice, need, rerolls, singles)


@lru_cache(maxsize=4096)
def added(kinds: tuple[Kind, ...], hand: Hand, dice: int, need: int, rerolls: int, singles: int = 0) -> Odds:
    """Give the odds when so many more dice are rolled first."""
    chance = stress = 0.0
    for roll, weight in _rolls(kinds, dice):
        together = tuple([old + new for old, new in zip(hand, roll, strict=True)])
        after = best(kinds, together, need, rerolls, singles)
        chance += weight * after.chance
        stress += weight * after.stress
    return Odds(chance, stress)


def free_rerolls(state: CommitteeState, seat: int, department: int) -> tuple[int, int]:
    """Give the rerolls of a new check that cost nothing: of any dice, and of a single die (C-6.11, C-6.12)."""
    penalties = seat * FACES
    if state.penalties[penalties + PAID_ONLY] or state.penalties[penalties + REROLL_COST]:
        return 0, 0
    return own_rerolls(state, seat, department), int(bool(state.area & state.setup.scenario.rerolls))


def own_rerolls(state: CommitteeState, seat: int, department: int) -> int:
    """Count the rerolls of any dice an agent has in a new check, whatever stress makes them cost (C-6.11, C-6.12)."""
    rerolls = printed_rerolls(state, seat, department)
    rerolls += min(1, state.setup.boards[seat].gifts[state.level[seat]].reroll)
    if state.setup.ids is not None and has_permanent(state, seat, P_REROLL):
        rerolls += 1
    return rerolls


class Spending(NamedTuple):
    """What an agent could spend on a check: rerolls of any dice, free ones included, more dice, bought successes."""

    rerolls: int
    dice: int
    successes: int


def all_rerolls(docs: int, free: int, surcharge: int, *, paid_only: bool) -> int:
    """Count the rerolls documents allow, with those that cost nothing but the surcharge (C-6.13, C-7.18, C-7.19)."""
    own = 0 if paid_only else min(free, docs // surcharge) if surcharge else free
    return own + (docs - own * surcharge) // (DOCUMENTS_A_REROLL + surcharge)


def spending(state: CommitteeState, seat: int, free: int, dice: int) -> Spending:
    """Give what an agent could spend on a check with so many dice and free rerolls (C-6.12 to C-6.15, C-14.23)."""
    penalties = seat * FACES
    surcharge, paid_only = state.penalties[penalties + REROLL_COST], bool(state.penalties[penalties + PAID_ONLY])
    content = state.setup.content
    if state.phase != ACTION_PHASE:
        own = 0 if paid_only else min(free, state.goods[seat * 4] // surcharge) if surcharge else free
        return Spending(own, 0, 0)
    free += state.kept[seat * len(CLEARANCE) + C_REROLL]
    equipment = 0 if is_barred(state, seat, EQ) else state.goods[seat * 4 + EQ]
    more = strength(state, seat) + state.setup.boards[seat].gifts[state.level[seat]].dice
    stuck = content.id.successes * bool(sticker_kinds(state, seat) >> S_SUCCESSES & 1) if state.setup.ids else 0
    return Spending(
        all_rerolls(state.goods[seat * 4], free, surcharge, paid_only=paid_only),
        min(equipment * more, content.most_dice - dice),
        state.acts[seat] + stuck,
    )


class Prospect(NamedTuple):
    """A check as it would be: department, successes needed, dice; odds of the dice, with free help, with spending."""

    department: int
    need: int
    dice: int
    rerolls: int
    bare: Odds
    helped: Odds
    spent: Odds


def prospect_by(state: CommitteeState, seat: int, department: int, check: Check, eased: int = 0) -> Prospect:
    """Give what a check by a department would be like, were it taken now."""
    colour = department if check.colour == ANY else check.colour
    return prospect_of(state, seat, department, difficulty(state, seat, colour, check.number - eased))


def prospect_of(state: CommitteeState, seat: int, department: int, need: int) -> Prospect:
    """Give what a check that needs so many successes would be like, were it begun now."""
    kinds = kinds_of(state.setup.content.die, symbol_counts(state, seat, department))
    dice = min(dice_of(state, seat, department), state.setup.content.most_dice)
    rerolls, singles = free_rerolls(state, seat, department)
    missing = max(0, need - auto_successes(state, seat))
    bare = before_roll(kinds, dice, missing, 0)
    helped = before_roll(kinds, dice, missing, rerolls, singles)
    could = spending(state, seat, own_rerolls(state, seat, department), dice)
    spent = before_roll(kinds, dice + could.dice, missing - could.successes, could.rerolls, singles)
    return Prospect(department, need, dice, rerolls + singles, bare, helped, spent)


def prospect(state: CommitteeState, seat: int, check: Check, eased: int = 0) -> Prospect:
    """Give the best way for an agent to take a check, were it taken now."""
    departments = departments_for(state, seat, check.colour)
    found = [prospect_by(state, seat, department, check, eased) for department in departments]
    return max(found, key=lambda one: (round(one.helped.chance, 9), -one.helped.stress))
