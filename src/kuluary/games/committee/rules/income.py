"""The income phase (C-3.12 to C-3.21): action tokens, incomes in everyone's own order, penalties."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import PASS, Action, Decision, Pass, Refusal
from kuluary.games.committee.content.records import (
    ACTION,
    CALM,
    GAIN,
    LIMIT,
    PART_NAMES,
    PARTS,
    RELIEF,
    IncomeParts,
    Part,
)
from kuluary.games.committee.rules.step import LIGHT, SHUT, GameStep
from kuluary.games.committee.rules.stocks import (
    gain,
    gain_action,
    loss_options,
    supply,
    supply_calm,
    take_loss,
    why_not_gain,
    why_not_lose,
)
from kuluary.games.committee.rules.stress import ease, ease_step, removable, why_not_ease
from kuluary.games.committee.state import INCOME_PHASE, PHASES, CommitteeState
from kuluary.games.committee.state.agent import (
    action_supply,
    available,
    barred,
    has_permanent,
    is_barred,
    room,
    slot_code,
    slot_of,
    slots_in,
)
from kuluary.games.committee.words.actions import (
    ALLY_CODE,
    BASE_SOURCE,
    PERSONAL_SOURCE,
    Again,
    EndIncome,
    GiveBronze,
    Income,
    IncomeEase,
)
from kuluary.games.committee.words.answers import END_INCOME, GIVE_BRONZE, SEATS, again, income, income_ease
from kuluary.games.committee.words.events import ActionLost, ActionsGiven, BronzeGiven, PhaseBegan
from kuluary.games.committee.words.names import (
    ALLY_SLOT,
    DOC,
    FACES,
    LOSE_ACTION,
    LOSE_CARGO,
    LOSE_DOCS,
    P_INCOME,
    RESOURCE,
    RESOURCES,
)

# Action tokens (C-3.13, C-3.14)


@dataclass(frozen=True, slots=True)
class GiveActions(GameStep):
    """Everyone gets action tokens; with three agents the team names who begins with the extra one (C-3.13, C-3.14)."""

    window = SHUT

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        seats = state.setup.seats
        if seats != 3 or state.bronze >= 0:
            return ()
        return [Decision(seat, "bronze", "C-3.14", GIVE_BRONZE[:seats]) for seat in range(seats)]

    def run(self, state: CommitteeState, seat: int, action: GiveBronze | None) -> None:
        setup = state.setup
        state.phase = INCOME_PHASE
        if state.news is not None:
            state.tell(PhaseBegan(PHASES[INCOME_PHASE]))
            state.beat("phase")
        if setup.seats == 3:
            state.bronze = action.seat if action else (state.bronze + 1) % setup.seats
            if state.news is not None:
                state.tell(BronzeGiven(state.bronze))
        for owner in range(setup.seats):
            count = 3 if setup.seats == 2 else 2
            if owner == state.bronze:
                count = 1 if setup.three_literal else 3
            state.acts[owner] = count
            if state.news is not None:
                state.tell(ActionsGiven(owner, count))
        state.done = 0
        state.taken = [0] * setup.seats
        if state.news is not None:
            state.beat("actions")

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        return Refusal("bronze_first", "C-3.14")


# Incomes (C-3.15 to C-3.19)


@dataclass(frozen=True, slots=True)
class TakeIncomes(GameStep):
    """Everyone takes its incomes in its own order, all at the same time; each may be declined (C-3.15 to C-3.19)."""

    window = SHUT

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        done = state.done
        fund = (state.fund[DOC] > 0, state.calm_fund > 0, action_supply(state) > 0)
        asked = []
        for seat in range(state.setup.seats):
            if not done >> seat & 1:
                question = self._question(state, seat, fund)
                if question is not None:
                    asked.append(question)
        return asked

    def _question(self, state: CommitteeState, seat: int, fund: tuple[bool, bool, bool]) -> Decision | None:
        """Give the question to a seat; one that was asked before in the same circumstances is asked again."""
        doc, med, eq, fuel = state.limit
        key = (
            "income",
            seat,
            state.taken[seat],
            available(state, seat),
            doc if doc < _MOST else _MOST,
            (med > 0) + 2 * (eq > 0) + 4 * (fuel > 0),
            room(state, seat) > 0,
            removable(state, seat),
            state.level[seat],
            state.allies[seat],
            barred(state, seat),
            fund,
            state.setup.ids is not None and has_permanent(state, seat, P_INCOME),
        )
        memo = state.setup.boards[seat].memo
        try:
            known: Decision | None = memo[key]
        except KeyError:
            pass
        else:
            return known
        actions = self._actions(state, seat)
        return memo.keep(key, Decision(seat, "income", "C-3.15", (*actions, END_INCOME)) if actions else None)

    def _actions(self, state: CommitteeState, seat: int) -> list[Action]:
        taken = state.taken[seat]
        actions: list[Action] = []
        for bit, code, parts in sources(state, seat):
            for place, part in enumerate(parts):
                if not part_taken(state, seat, bit, place):
                    actions += part_actions(state, seat, code, place, part)
        if state.setup.ids is not None and not taken & AGAIN and has_permanent(state, seat, P_INCOME):
            actions += [again(code) for code in repeatable(state, seat)]
        return actions

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        if action is None:
            state.then(_PENALTIES)
            return
        state.then(self)
        if isinstance(action, EndIncome):
            state.done |= 1 << seat
        elif isinstance(action, Again):
            state.taken[seat] |= AGAIN
            state.then(GainAgain(seat, action.source, "C-14.14"))
        else:
            done = state.done
            assert isinstance(action, (Income, IncomeEase))
            bit = next(bit for bit, code, _ in sources(state, seat) if code == action.source)
            state.taken[seat] |= 1 << PARTS * bit + action.part
            take_part(state, seat, action)
            state.done = done

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Again):
            if not has_permanent(state, seat, P_INCOME):
                return Refusal("no_id_bonus", "C-14.14")
            return Refusal("again_used" if state.taken[seat] & AGAIN else "not_repeatable", "C-14.14")
        if isinstance(action, (Income, IncomeEase)):
            return self._why_not(state, seat, action)
        return Refusal("income_first", "C-3.12")

    def _why_not(self, state: CommitteeState, seat: int, action: Income | IncomeEase) -> Refusal:
        for bit, code, parts in sources(state, seat):
            if code == action.source and action.part in range(len(parts)):
                if state.taken[seat] >> PARTS * bit + action.part & 1:
                    return Refusal("income_taken", "C-3.15", (("source", action.source),))
                return why_not_part(state, seat, parts[action.part], action)
        return Refusal("no_such_income", "C-3.15", (("source", action.source),))


def why_not_part(state: CommitteeState, seat: int, part: Part, action: Income | IncomeEase) -> Refusal:
    """Say why a part of an income cannot be taken like this."""
    if isinstance(action, IncomeEase):
        if part.kind != RELIEF:
            return Refusal("not_among", "C-3.17", (("resource", PART_NAMES[RELIEF]),))
        return Refusal("no_stress_there", "C-7.11", (("slot", action.slot),))
    if part.kind == GAIN:
        kind = RESOURCE.get(action.resource, -1)
        if kind in part.choices and state.limit[kind] and action.count != 1:
            return Refusal("too_many", "C-3.18", (("count", action.count),))
        return why_not_gain(state, seat, action.resource, part.choices, "C-3.17")
    if action.resource != PART_NAMES[part.kind]:
        return Refusal("not_among", "C-3.17", (("resource", action.resource),))
    if action.count != part.amount:
        return Refusal("too_many", "C-3.18", (("count", action.count),))
    if part.kind == ACTION:
        return Refusal("no_action_left", "C-1.18")
    if part.kind in (LIMIT, CALM):
        return Refusal("fund_empty", "C-3.20", (("resource", "calm" if part.kind == CALM else "doc"),))
    return why_not_ease(action) if removable(state, seat) else Refusal("no_stress", "C-7.11", (("seat", seat),))


@dataclass(frozen=True, slots=True)
class GainAgain(GameStep):
    """One own income is gained once more, part by part (C-5.12, C-14.14, C-14.16)."""

    window = LIGHT
    seat: int
    source: int
    rule: str
    part: int = 0

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        parts = parts_of(state, self.seat, self.source)
        if self.part >= len(parts):
            return ()
        actions = part_actions(state, self.seat, self.source, self.part, parts[self.part])
        if not actions:
            return ()
        return (Decision(self.seat, "income_part", self.rule, (*actions, PASS), args=(("source", self.source),)),)

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        if self.part + 1 < len(parts_of(state, self.seat, self.source)):
            state.then(GainAgain(self.seat, self.source, self.rule, self.part + 1))
        if action is not None and not isinstance(action, Pass):
            take_part(state, self.seat, action)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, (Income, IncomeEase)):
            parts = parts_of(state, self.seat, self.source)
            if action.source == self.source and action.part == self.part and self.part < len(parts):
                return why_not_part(state, self.seat, parts[self.part], action)
        return Refusal("income_first", self.rule)


@dataclass(frozen=True, slots=True)
class ChooseAgain(GameStep):
    """The agent chooses an own income to gain again, so many times (C-5.12, C-14.16)."""

    window = LIGHT
    seat: int
    count: int
    rule: str

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        actions = tuple([again(code) for code in repeatable(state, self.seat)])
        if not actions:
            return ()
        return (Decision(self.seat, "again", self.rule, (*actions, PASS), args=(("count", self.count),)),)

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        if isinstance(action, Again):
            if self.count > 1:
                state.then(ChooseAgain(self.seat, self.count - 1, self.rule))
            state.then(GainAgain(self.seat, action.source, self.rule))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Again):
            return Refusal("not_repeatable", self.rule)
        return Refusal("again_first", self.rule)


_MOST: Final = 9
"""More documents in the limit than any income brings: beyond that their number changes no question."""


# Penalties (C-3.21, C-7.15 to C-7.17)


@dataclass(frozen=True, slots=True)
class ApplyPenalties(GameStep):
    """Every open income penalty acts once: action tokens and documents go by themselves (C-3.21)."""

    window = SHUT

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        due = []
        for owner in range(state.setup.seats):
            penalties = state.penalties[owner * FACES : owner * FACES + FACES]
            for _ in range(min(penalties[LOSE_ACTION], state.acts[owner])):
                state.acts[owner] -= 1
                if state.news is not None:
                    state.tell(ActionLost(owner))
                    state.beat("lost")
            for _ in range(penalties[LOSE_DOCS]):
                options = loss_options(state, owner, cargo=False, docs=True)
                take_loss(state, owner, options[0] if options else None)
            due.append(penalties[LOSE_CARGO])
        if any(due):
            state.then(LoseCargo(tuple(due)))


@dataclass(frozen=True, slots=True)
class LoseCargo(GameStep):
    """Agents lose cargo to open penalties, each choosing the type; all are asked at once (C-7.15)."""

    window = SHUT
    due: tuple[int, ...]

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        asked = []
        for seat, count in enumerate(self.due):
            if count:
                options = loss_options(state, seat, cargo=True, docs=False)
                if len(options) < 2:
                    return ()
                asked.append(Decision(seat, "lose_cargo", "C-7.15", options, args=(("left", count),)))
        return asked

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        due = list(self.due)
        if action is None:
            for owner, count in enumerate(due):
                options = loss_options(state, owner, cargo=True, docs=False)
                if count and len(options) < 2:
                    due[owner] -= 1
                    take_loss(state, owner, options[0] if options else None)
                    break
        else:
            due[seat] -= 1
            take_loss(state, seat, action)
        if any(due):
            state.then(LoseCargo(tuple(due)))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        return why_not_lose(state, seat, action)


GIVE_ACTIONS: Final = GiveActions()
TAKE_INCOMES: Final = TakeIncomes()
_PENALTIES: Final = ApplyPenalties()
CHOOSE_AGAIN: Final = tuple(ChooseAgain(seat, 1, "C-5.12") for seat in SEATS)


_CELL_BIT: Final = 4
_PERSONAL_BIT: Final = _CELL_BIT + ALLY_SLOT
_ALLY_BIT: Final = _PERSONAL_BIT + 2
AGAIN: Final = 1 << 100
"""In the mask of incomes taken: the ID bonus has been used (C-14.14)."""


def sources(state: CommitteeState, seat: int) -> list[tuple[int, int, IncomeParts]]:
    """List the incomes available now: place in the mask of those taken, code, parts (C-3.15, C-3.16)."""
    board = state.setup.boards[seat]
    found = [(place, BASE_SOURCE + place, parts) for place, parts in enumerate(board.base)]
    free = available(state, seat)
    for slot, parts in board.incomes:
        if free >> slot & 1:
            found.append((_CELL_BIT + slot, slot, parts))
    for place in range(state.level[seat]):
        parts = board.personal[place].bonus.income
        if parts:
            found.append((_PERSONAL_BIT + place, PERSONAL_SOURCE + place, parts))
    for place, number in enumerate(state.allies[seat]):
        parts = state.setup.content.missions[number].ally.income
        if parts and free >> ALLY_SLOT + place & 1:
            found.append((_ALLY_BIT + place, ALLY_CODE + number, parts))
    return found


def part_taken(state: CommitteeState, seat: int, bit: int, place: int) -> bool:
    """Tell whether a part of an income has been taken in this phase, by the place of the income in the mask."""
    return bool(state.taken[seat] >> PARTS * bit + place & 1)


def stressed_sources(state: CommitteeState, seat: int) -> list[tuple[int, IncomeParts]]:
    """List the incomes of unlocked cells that give nothing, since stress lies on them (C-3.16)."""
    lost = state.unlocked[seat] & ~available(state, seat)
    return [(slot, parts) for slot, parts in state.setup.boards[seat].incomes if lost >> slot & 1]


def repeatable(state: CommitteeState, seat: int) -> list[int]:
    """List the incomes that may be gained again: any available now that gives no action token (K-A28)."""
    return [
        code
        for _, code, parts in sources(state, seat)
        if not any(part.kind == ACTION for part in parts)
        and any(part_actions(state, seat, code, place, part) for place, part in enumerate(parts))
    ]


def parts_of(state: CommitteeState, seat: int, code: int) -> IncomeParts:
    """Give the parts of an income by its code; empty where it is not available now."""
    return next((parts for _, found, parts in sources(state, seat) if found == code), ())


def part_actions(state: CommitteeState, seat: int, code: int, place: int, part: Part) -> list[Action]:
    """List the ways to take one part of an income now (C-3.17 to C-3.20)."""
    kind = part.kind
    if kind == GAIN:
        limit = state.limit
        if part.choices == _DOCS:
            most = min(part.amount, limit[DOC])
            return [income(code, place, "doc", count) for count in range(most, 0, -1)]
        has_room = room(state, seat) > 0
        return [
            income(code, place, RESOURCES[choice], 1)
            for choice in part.choices
            if limit[choice] and (choice == DOC or (has_room and not is_barred(state, seat, choice)))
        ]
    if kind == LIMIT:
        return [income(code, place, "limit", part.amount)] if state.fund[DOC] else []
    if kind == CALM:
        return [income(code, place, "calm", part.amount)] if state.calm_fund else []
    if kind == ACTION:
        return [income(code, place, "action", part.amount)] if action_supply(state) else []
    if part.amount == 1:
        mask = removable(state, seat)
        return [income_ease(code, place, slot_code(state, seat, slot)) for slot in slots_in(mask)] if mask else []
    return [income(code, place, "relief", part.amount)] if removable(state, seat) else []


_DOCS: Final = (DOC,)


def take_part(state: CommitteeState, seat: int, action: Action) -> None:
    """Carry one part of an income out."""
    if isinstance(action, IncomeEase):
        ease(state, seat, slot_of(state, seat, action.slot))
        return
    assert isinstance(action, Income)
    if action.resource == "limit":
        supply(state, DOC, action.count)
    elif action.resource == "calm":
        supply_calm(state, action.count)
    elif action.resource == "relief":
        state.then(ease_step(seat, action.count))
    elif action.resource == "action":
        for _ in range(action.count):
            gain_action(state, seat)
    else:
        gain(state, seat, RESOURCE[action.resource], action.count)
