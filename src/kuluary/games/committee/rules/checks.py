"""Checks (C-6): roll, help in any order, count, stress."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Drawn, Fate, Refusal, Roll
from kuluary.games.committee.content.records import Check
from kuluary.games.committee.rules.id_cards import sticker_kinds, use_sticker
from kuluary.games.committee.rules.step import INSIDE, SHUT, GameStep
from kuluary.games.committee.rules.stocks import spend
from kuluary.games.committee.rules.stress import receive_stress
from kuluary.games.committee.state import ACTION_PHASE, CHECKS_PASSED, CHECKS_TRIED, CommitteeState
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
from kuluary.games.committee.words.actions import AddDice, AddSuccess, ByDepartment, Count, PickDice, Reroll, Stick
from kuluary.games.committee.words.answers import ADD_DICE, ADD_SUCCESS, BY_DEPARTMENT, COUNT, SEATS, STICK
from kuluary.games.committee.words.events import ActionUsed, CheckBegan, CheckCounted, ClearanceUsed, RerollUsed, Rolled
from kuluary.games.committee.words.names import (
    ANOMALY,
    ANY,
    C_REROLL,
    CLEARANCE,
    COLOURS,
    DEPARTMENTS,
    EQ,
    FACES,
    P_REROLL,
    PAID_ONLY,
    REROLL_COST,
    S_SUCCESSES,
    SYMBOLS,
)

REROLLS: Final = ("printed", "bonus", "id", "scenario", "clearance", "documents")
PRINTED, BONUS, ID, SCENARIO, TOKEN, DOCUMENTS = range(6)
REROLL: Final = tuple(Reroll(name) for name in REROLLS)
DOCUMENTS_A_REROLL: Final = 4
"""What a paid reroll costs (C-6.13)."""
_ONCE: Final = {BONUS: 1 << 4, ID: 1 << 5, SCENARIO: 1 << 6}
_PRINTED_MASK: Final = 15


def start_check(
    seat: int, check: Check, eased: int = 0, *, passed: GameStep, failed: GameStep | None = None
) -> StartCheck:
    """Give the step that begins a check, with what follows if it is passed and if it is failed."""
    return StartCheck(seat, check.colour, check.number - eased, passed, failed)


@dataclass(frozen=True, slots=True)
class StartCheck(GameStep):
    """The agent takes a check; where several departments may pass it, it chooses one (C-6.1, C-6.2)."""

    window = SHUT
    seat: int
    colour: int
    base: int
    passed: GameStep | None = None
    failed: GameStep | None = None

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        if self.colour != ANY and not state.setup.boards[self.seat].cross:
            return ()
        departments = departments_for(state, self.seat, self.colour)
        if len(departments) == 1:
            return ()
        rule = "C-6.1" if self.colour == ANY else "C-6.2"
        actions = tuple([BY_DEPARTMENT[department] for department in departments])
        args = (("colour", COLOURS[self.colour]), ("number", self.base))
        return (Decision(self.seat, "department", rule, actions, args=args),)

    def run(self, state: CommitteeState, seat: int, action: ByDepartment | None) -> None:
        owner = self.seat
        department = DEPARTMENTS.index(action.department) if action else self.colour
        state.check_seat = owner
        state.check_department = department
        state.check_colour = department if self.colour == ANY else self.colour
        state.check_base = self.base
        state.extra = 0
        state.used = 0
        state.dice = ()
        state.stats[CHECKS_TRIED] += 1
        if state.news is not None:
            need = difficulty(state, owner, state.check_colour, self.base)
            state.tell(CheckBegan(owner, COLOURS[self.colour], DEPARTMENTS[department], need))
        dice = min(dice_of(state, owner, department), state.setup.content.most_dice)
        state.then(_ROLL[dice], HelpCheck(owner, self.passed, self.failed))
        if state.news is not None:
            state.beat("check")

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, ByDepartment):
            return Refusal("wrong_department", "C-6.2", (("department", action.department),))
        return Refusal("department_first", "C-6.1")


@dataclass(frozen=True, slots=True)
class RollDice(GameStep):
    """So many new dice are rolled (C-6.5, C-6.14)."""

    window = SHUT
    count: int

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        return (Roll("roll", "C-6.5", self.count, len(state.setup.content.die)),)

    def run(self, state: CommitteeState, seat: int, action: Drawn) -> None:
        die = state.setup.content.die
        state.dice += tuple([die[face] for face in action.values])
        _tell_roll(state)


@dataclass(frozen=True, slots=True)
class RollAgain(GameStep):
    """Some dice are rolled again (C-6.11)."""

    window = SHUT
    dice: tuple[int, ...]

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        return (Roll("roll", "C-6.11", len(self.dice), len(state.setup.content.die)),)

    def run(self, state: CommitteeState, seat: int, action: Drawn) -> None:
        die = state.setup.content.die
        dice = list(state.dice)
        for place, face in zip(self.dice, action.values, strict=True):
            dice[place] = die[face]
        state.dice = tuple(dice)
        _tell_roll(state)


def _tell_roll(state: CommitteeState) -> None:
    if state.news is not None:
        state.tell(Rolled(state.check_seat, tuple(SYMBOLS[symbol] for symbol in state.dice)))
        state.beat("roll")


# Help after the roll (C-6.10)


class _Questions(dict[int, tuple[Decision]]):
    """The question to the checking agent, by the mask of help that is open; each made once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __missing__(self, mask: int) -> tuple[Decision]:
        actions = tuple([action for place, action in enumerate(HELP_ACTIONS) if mask >> place & 1])
        asked = self[mask] = (Decision(self.seat, "check", "C-6.10", actions),)
        return asked


HELP_ACTIONS: Final = (*REROLL, ADD_SUCCESS, ADD_DICE, STICK[S_SUCCESSES], COUNT)
_SUCCESS_BIT, _DICE_BIT, _STICKER_BIT, _COUNT_BIT = (1 << place for place in range(len(REROLL), len(HELP_ACTIONS)))
_QUESTIONS: Final = tuple(_Questions(seat) for seat in SEATS)


def open_rerolls(state: CommitteeState, seat: int) -> int:
    """Give the rerolls the checking agent can use now, one bit each (C-6.11 to C-6.13, C-7.18, C-7.19)."""
    penalties = seat * FACES
    surcharge = state.penalties[penalties + REROLL_COST]
    docs = state.goods[seat * 4]
    used = state.used
    mask = 0
    in_action = state.phase == ACTION_PHASE
    if in_action and docs >= DOCUMENTS_A_REROLL + surcharge:
        mask = 1 << DOCUMENTS
    if docs < surcharge or state.penalties[penalties + PAID_ONLY]:
        return mask
    if printed_left(state, seat) > 0:
        mask |= 1 << PRINTED
    for source, bit in _ONCE.items():
        if not used & bit and _has_reroll(state, seat, source):
            mask |= 1 << source
    if in_action and _has_reroll(state, seat, TOKEN):
        mask |= 1 << TOKEN
    return mask


def _has_reroll(state: CommitteeState, seat: int, source: int) -> bool:
    """Tell whether the agent has a reroll that is not printed in the department, used or not (C-6.12)."""
    setup = state.setup
    if source == BONUS:
        return setup.boards[seat].gifts[state.level[seat]].reroll > 0
    if source == ID:
        return setup.ids is not None and has_permanent(state, seat, P_REROLL)
    if source == SCENARIO:
        return state.area & setup.scenario.rerolls > 0
    return state.kept[seat * len(CLEARANCE) + C_REROLL] > 0


def printed_left(state: CommitteeState, seat: int) -> int:
    """Count the reroll symbols of the department not used in this check (C-6.11)."""
    return printed_rerolls(state, seat, state.check_department) - (state.used & _PRINTED_MASK)


def can_add_dice(state: CommitteeState, seat: int) -> bool:
    """Tell whether equipment can add dice now (C-6.14)."""
    if not state.goods[seat * 4 + EQ] or state.phase != ACTION_PHASE:
        return False
    return len(state.dice) < state.setup.content.most_dice and not is_barred(state, seat, EQ)


def extra_dice(state: CommitteeState, seat: int) -> int:
    """Give the dice one piece of equipment adds now, never more than 5 in all (C-8.2)."""
    more = strength(state, seat) + state.setup.boards[seat].gifts[state.level[seat]].dice
    return min(more, state.setup.content.most_dice - len(state.dice))


@dataclass(frozen=True, slots=True)
class HelpCheck(GameStep):
    """After the roll the agent uses help in any order, until it wants the count (C-6.10, C-6.18)."""

    window = INSIDE
    seat: int
    passed: GameStep | None = None
    failed: GameStep | None = None

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        seat = self.seat
        mask = _COUNT_BIT | open_rerolls(state, seat)
        if state.phase == ACTION_PHASE:
            if state.acts[seat]:
                mask |= _SUCCESS_BIT
            if can_add_dice(state, seat):
                mask |= _DICE_BIT
            if state.stickers[seat] and sticker_kinds(state, seat) >> S_SUCCESSES & 1:
                mask |= _STICKER_BIT
        return _QUESTIONS[seat][mask]

    def run(self, state: CommitteeState, seat: int, action: Action) -> None:
        if isinstance(action, Count):
            count_check(state, self)
        elif isinstance(action, Reroll):
            state.then(_use_reroll(state, seat, REROLLS.index(action.reroll)), self)
        elif isinstance(action, AddDice):
            more = extra_dice(state, seat)
            spend(state, seat, (0, 0, 1, 0))
            state.then(_ROLL[more], self)
        elif isinstance(action, AddSuccess):
            state.acts[seat] -= 1
            state.handed = 0
            state.extra += 1
            if state.news is not None:
                state.tell(ActionUsed(seat, "success"))
                state.beat("used")
            state.then(self)
        else:
            trace = use_sticker(state, seat, S_SUCCESSES)
            state.then(*state.setup.content.stickers[S_SUCCESSES].use(state, seat), trace, self)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Reroll):
            return _why_no_reroll(state, seat, action)
        if isinstance(action, AddSuccess):
            if state.phase != ACTION_PHASE:
                return Refusal("scenario_phase", "C-3.4")
            return Refusal("no_action_token", "C-6.15")
        if isinstance(action, AddDice):
            return _why_no_dice(state, seat)
        if isinstance(action, Stick):
            return Refusal("no_sticker", "C-14.23", (("sticker", action.sticker),))
        return Refusal("check_first", "C-6.10")


def _use_reroll(state: CommitteeState, seat: int, source: int) -> PickReroll:
    """Pay for a reroll, and give the step in which the agent picks the dice (C-6.11 to C-6.13, C-7.18)."""
    cost = state.penalties[seat * FACES + REROLL_COST]
    if source == DOCUMENTS:
        cost += DOCUMENTS_A_REROLL
    elif source == PRINTED:
        state.used += 1
    elif source == TOKEN:
        state.kept[seat * len(CLEARANCE) + C_REROLL] -= 1
        if state.news is not None:
            state.tell(ClearanceUsed(seat, CLEARANCE[C_REROLL]))
            state.beat("used")
    else:
        state.used |= _ONCE[source]
    if state.news is not None:
        state.tell(RerollUsed(seat, REROLLS[source], cost))
        state.beat("used")
    if cost:
        spend(state, seat, (cost, 0, 0, 0))
    return _PICK_ONE[seat] if source == SCENARIO else _PICK[seat]


def _why_no_reroll(state: CommitteeState, seat: int, action: Reroll) -> Refusal:
    if action.reroll not in REROLLS:
        return Refusal("no_such_reroll", "C-6.11")
    source = REROLLS.index(action.reroll)
    if state.phase != ACTION_PHASE and source in (TOKEN, DOCUMENTS):
        return Refusal("scenario_phase", "C-3.4")
    surcharge = state.penalties[seat * FACES + REROLL_COST]
    docs = state.goods[seat * 4]
    if source == DOCUMENTS:
        return Refusal("reroll_docs", "C-6.13", (("need", DOCUMENTS_A_REROLL + surcharge), ("have", docs)))
    if source == PRINTED:
        total = printed_rerolls(state, seat, state.check_department)
        if total <= state.used & _PRINTED_MASK:
            return Refusal("rerolls_used" if total else "no_reroll_here", "C-6.11", (("count", total),))
    elif not _has_reroll(state, seat, source):
        return Refusal("no_such_reroll", "C-6.12")
    elif source in _ONCE and state.used & _ONCE[source]:
        return Refusal("reroll_used", "C-6.12")
    if state.penalties[seat * FACES + PAID_ONLY]:
        return Refusal("paid_only", "C-7.19")
    return Refusal("reroll_docs", "C-7.18", (("need", surcharge), ("have", docs)))


def _why_no_dice(state: CommitteeState, seat: int) -> Refusal:
    if state.phase != ACTION_PHASE:
        return Refusal("scenario_phase", "C-3.4")
    if is_barred(state, seat, EQ):
        return Refusal("barred", "C-7.23", (("resource", "eq"),))
    if not state.goods[seat * 4 + EQ]:
        return Refusal("not_enough", "C-8.2", (("resource", "eq"), ("count", 1)))
    return Refusal("five_dice", "C-6.14", (("count", state.setup.content.most_dice),))


class _Picks(dict[tuple[int, ...], tuple[Action, ...]]):
    """By the dice on the table, which of them may be rerolled; equal faces are picked from the left."""

    def __init__(self, *, one: bool) -> None:
        self.one = one

    def __missing__(self, dice: tuple[int, ...]) -> tuple[Action, ...]:
        if len(self) >= _KEPT:
            self.clear()
        picks = []
        seen = set()
        for mask in range(1, 1 << len(dice)):
            chosen = tuple([place for place in range(len(dice)) if mask >> place & 1])
            faces = tuple(sorted([dice[place] for place in chosen]))
            if (len(chosen) == 1 or not self.one) and faces not in seen:
                seen.add(faces)
                picks.append(PickDice(chosen))
        actions = self[dice] = tuple(picks)
        return actions


_KEPT: Final = 8192
_ANY_DICE: Final = _Picks(one=False)
_ONE_DIE: Final = _Picks(one=True)


@dataclass(frozen=True, slots=True)
class PickReroll(GameStep):
    """The agent picks the dice of a reroll: any number, or exactly one (C-6.11, C-11.10)."""

    window = SHUT
    seat: int
    one: bool

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        picks = _ONE_DIE if self.one else _ANY_DICE
        return (Decision(self.seat, "pick_die" if self.one else "pick_dice", "C-6.11", picks[state.dice]),)

    def run(self, state: CommitteeState, seat: int, action: PickDice) -> None:
        state.then(RollAgain(action.dice))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, PickDice):
            if self.one and len(action.dice) > 1:
                return Refusal("one_die", "C-11.10")
            if action.dice and set(action.dice) <= set(range(len(state.dice))):
                return Refusal("equal_dice", "C-6.11")
            return Refusal("no_such_dice", "C-6.11", (("count", len(state.dice)),))
        return Refusal("pick_first", "C-6.11")


# The count


def value_of(symbol: int, counts: tuple[int, ...]) -> tuple[int, int]:
    """Give the successes and failures of a face, by how many successes each face brings (C-6.7, C-6.9)."""
    if counts[symbol]:
        return counts[symbol], 0
    return 0, 2 if symbol == ANOMALY else 1


def tally(state: CommitteeState, seat: int) -> tuple[int, int]:
    """Count the successes and failures of the check as it lies (C-6.7 to C-6.9)."""
    counts = symbol_counts(state, seat, state.check_department)
    made, failed = auto_successes(state, seat) + state.extra, 0
    for symbol in state.dice:
        more, less = value_of(symbol, counts)
        made += more
        failed += less
    return made, failed


def count_check(state: CommitteeState, step: HelpCheck) -> None:
    """Fix the result of the check (C-6.18)."""
    seat = step.seat
    made, failed = tally(state, seat)
    need = difficulty(state, seat, state.check_colour, state.check_base)
    passed = made >= need
    state.stats[CHECKS_PASSED] += passed
    if state.news is not None:
        state.tell(CheckCounted(seat, made, need, failed, passed))
        state.beat("counted")
    end_check(state, step, passed=passed, failures=failed)


def end_check(state: CommitteeState, step: StartCheck | HelpCheck, *, passed: bool, failures: int = 0) -> None:
    """The check is over: its failures become stress, then comes what passing or failing leads to (C-6.18, C-6.19)."""
    state.check_seat = -1
    steps: list[GameStep] = [receive_stress(step.seat, failures)] if failures else []
    following = step.passed if passed else step.failed
    if following is not None:
        steps.append(following)
    state.then(*steps)


_ROLL: Final = tuple(RollDice(count) for count in range(6))
_PICK: Final = tuple(PickReroll(seat, one=False) for seat in SEATS)
_PICK_ONE: Final = tuple(PickReroll(seat, one=True) for seat in SEATS)
