"""Sources of income (C-3.15 to C-3.20): what is available, and every way to take a part of it."""

from __future__ import annotations

from typing import Final

from kuluary.core import Action
from kuluary.games.committee.content.records import ACTION, CALM, GAIN, LIMIT, Income, Part
from kuluary.games.committee.rules.stocks import gain, gain_action, supply, supply_calm
from kuluary.games.committee.rules.stress import ease, ease_step, removable
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import action_supply, available, is_barred, room, slot_code, slot_of, slots_in
from kuluary.games.committee.words.answers import ALLY_CODE, BASE_CODE, PERSONAL_CODE, IncomeEase
from kuluary.games.committee.words.answers import Income as TakePart
from kuluary.games.committee.words.instances import income, income_ease
from kuluary.games.committee.words.names import ALLY_SLOT, DOC, RESOURCE, RESOURCES

_CELL_BIT: Final = 4
_PERSONAL_BIT: Final = _CELL_BIT + ALLY_SLOT
_ALLY_BIT: Final = _PERSONAL_BIT + 2
AGAIN: Final = 1 << 100
"""In the mask of incomes taken: the ID bonus has been used (C-14.14)."""


def sources(state: CommitteeState, seat: int) -> list[tuple[int, int, Income]]:
    """List the incomes available now: place in the mask of those taken, code, parts (C-3.15, C-3.16)."""
    board = state.setup.boards[seat]
    found = [(place, BASE_CODE + place, parts) for place, parts in enumerate(board.base)]
    free = available(state, seat)
    for slot, parts in board.incomes:
        if free >> slot & 1:
            found.append((_CELL_BIT + slot, slot, parts))
    for place in range(state.level[seat]):
        parts = board.personal[place].bonus.income
        if parts:
            found.append((_PERSONAL_BIT + place, PERSONAL_CODE + place, parts))
    for place, number in enumerate(state.allies[seat]):
        parts = state.setup.content.missions[number].ally.income
        if parts and free >> ALLY_SLOT + place & 1:
            found.append((_ALLY_BIT + place, ALLY_CODE + number, parts))
    return found


def repeatable(state: CommitteeState, seat: int) -> list[int]:
    """List the incomes that may be gained again: any available now that gives no action token (K-A28)."""
    return [
        code
        for _, code, parts in sources(state, seat)
        if not any(part.kind == ACTION for part in parts)
        and any(part_actions(state, seat, code, place, part) for place, part in enumerate(parts))
    ]


def parts_of(state: CommitteeState, seat: int, code: int) -> Income:
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
    assert isinstance(action, TakePart)
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
