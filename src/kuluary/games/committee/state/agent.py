"""What an agent has and can do: queries over board, allies, stress and bonuses; nothing here changes anything."""

from __future__ import annotations

from typing import Final

from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.words.actions import ALLY_CODE
from kuluary.games.committee.words.names import (
    ALLY_SLOT,
    CELLS,
    EQ,
    FACES,
    FUEL,
    HARDER,
    HR,
    MED,
    NO_MED,
    NO_MISSIONS,
    NO_UNLOCK,
    P_CAR,
    PERMANENTS,
    SLOW,
    TR,
    UNDER,
)

DEPARTMENT_MASK: Final = (1 << CELLS) - 1
CELL_MASK: Final = (1 << ALLY_SLOT) - 1
UNDER_BIT: Final = 1 << UNDER


def stressed(state: CommitteeState, seat: int) -> int:
    """Give the slots under stress, a double cell with a lower token included (C-7.9)."""
    closed = state.closed[seat]
    mask = closed | state.open[seat]
    if closed & UNDER_BIT:
        mask |= 1 << state.setup.boards[seat].double
    return mask


def available(state: CommitteeState, seat: int) -> int:
    """Give the unlocked cells and allies free of stress (C-1.15)."""
    return state.unlocked[seat] & ~stressed(state, seat)


def dice_of(state: CommitteeState, seat: int, department: int) -> int:
    """Give the number of dice: unlocked cells of the department, stress or not, allies not counted (C-6.5)."""
    return (state.unlocked[seat] >> CELLS * department & DEPARTMENT_MASK).bit_count()


def strength(state: CommitteeState, seat: int) -> int:
    """Give the strength of resource effects: unlocked personnel cells (C-8.1)."""
    return (state.unlocked[seat] >> CELLS * HR & DEPARTMENT_MASK).bit_count()


def own_cars(state: CommitteeState, seat: int) -> int:
    """Give the cars an agent has before fuel and stickers; penalties may bring it below 0 (C-4.11)."""
    board = state.setup.boards[seat]
    free = available(state, seat)
    cars = board.rows[TR][free >> CELLS * TR & DEPARTMENT_MASK].cars
    cars += board.gifts[state.level[seat]].cars - state.penalties[seat * FACES + SLOW]
    if has_permanent(state, seat, P_CAR):
        cars += 1
    for slot, number in enumerate(state.allies[seat], start=ALLY_SLOT):
        if free >> slot & 1:
            cars += state.setup.content.missions[number].ally.cars
    return cars


def fuel_cars(state: CommitteeState, seat: int) -> int:
    """Give the cars one piece of fuel brings (C-8.3)."""
    return strength(state, seat) + state.setup.boards[seat].gifts[state.level[seat]].fuel


def has_permanent(state: CommitteeState, seat: int, bonus: int) -> bool:
    """Tell whether a permanent bonus of the ID card works: all its lines are traced (C-14.11)."""
    return state.lines[seat * len(PERMANENTS) + bonus] >= state.setup.content.id.lines


def symbol_counts(state: CommitteeState, seat: int, department: int) -> tuple[int, ...]:
    """Give how many successes each face brings in a check by the department (C-6.7)."""
    free = available(state, seat)
    counts = state.setup.boards[seat].rows[department][free >> CELLS * department & DEPARTMENT_MASK].symbols
    for slot, number in enumerate(state.allies[seat], start=ALLY_SLOT):
        if free >> slot & 1:
            ally = state.setup.content.missions[number].ally
            if ally.frame == department and ally.symbols:
                more = list(counts)
                for symbol in ally.symbols:
                    more[symbol] += 1
                counts = tuple(more)
    return counts


def printed_rerolls(state: CommitteeState, seat: int, department: int) -> int:
    """Give the reroll symbols of the department's available cells and allies (C-6.11)."""
    free = available(state, seat)
    rerolls = state.setup.boards[seat].rows[department][free >> CELLS * department & DEPARTMENT_MASK].rerolls
    for slot, number in enumerate(state.allies[seat], start=ALLY_SLOT):
        if free >> slot & 1:
            ally = state.setup.content.missions[number].ally
            if ally.frame == department:
                rerolls += ally.rerolls
    return rerolls


def auto_successes(state: CommitteeState, seat: int) -> int:
    """Give the auto-successes of all available cells and allies (C-6.8)."""
    free = available(state, seat)
    autos = (free & state.setup.boards[seat].auto).bit_count()
    for slot, number in enumerate(state.allies[seat], start=ALLY_SLOT):
        if free >> slot & 1:
            autos += state.setup.content.missions[number].ally.auto
    return autos


def difficulty(state: CommitteeState, seat: int, colour: int, base: int) -> int:
    """Give the successes a check needs: all pluses and minuses, then not below 0 (C-6.3, C-6.4)."""
    need = base + state.penalties[seat * FACES + HARDER]
    free = available(state, seat)
    for slot, of_colour in state.setup.boards[seat].easier:
        if free >> slot & 1 and of_colour in (None, colour):
            need -= 1
    for slot, number in enumerate(state.allies[seat], start=ALLY_SLOT):
        if free >> slot & 1:
            easier = state.setup.content.missions[number].ally.easier
            if easier is not None and easier in (colour, 3):
                need -= 1
    return max(need, 0)


def departments_for(state: CommitteeState, seat: int, colour: int) -> list[int]:
    """List the departments a check of that colour may be passed by (C-6.1, C-6.2)."""
    if colour > TR:
        return [0, 1, 2]
    found = [colour]
    board = state.setup.boards[seat]
    if board.cross:
        free = available(state, seat)
        for slot, department, of_colour in board.cross:
            if of_colour == colour and free >> slot & 1 and department not in found:
                found.append(department)
    return found


def barred(state: CommitteeState, seat: int) -> int:
    """Give the types of cargo barred by open penalties, one bit each (C-7.23)."""
    start = seat * FACES + NO_MED
    med, eq, fuel = state.penalties[start : start + 3]
    if not (med or eq or fuel):
        return 0
    return (med > 0) << MED | (eq > 0) << EQ | (fuel > 0) << FUEL


def is_barred(state: CommitteeState, seat: int, kind: int) -> bool:
    """Tell whether one type of cargo is barred (C-7.23)."""
    return kind > 0 and state.penalties[seat * FACES + NO_MED - MED + kind] > 0


def banned_from_missions(state: CommitteeState, seat: int) -> bool:
    """Tell whether a penalty forbids performing missions (C-7.21)."""
    return state.penalties[seat * FACES + NO_MISSIONS] > 0


def banned_from_unlocking(state: CommitteeState, seat: int) -> bool:
    """Tell whether a penalty forbids unlocking (C-7.22)."""
    return state.penalties[seat * FACES + NO_UNLOCK] > 0


def cargo_of(state: CommitteeState, seat: int) -> int:
    """Count the cargo of an agent."""
    return sum(state.goods[seat * 4 + 1 : seat * 4 + 4])


def capacity(state: CommitteeState, seat: int, tokens: int) -> int:
    """Give the places left for cargo beside so many mission tokens; −1 where the tokens do not fit (C-1.16)."""
    return state.setup.boards[seat].trunks[dice_of(state, seat, TR)][tokens]


def room(state: CommitteeState, seat: int) -> int:
    """Give the places free for cargo now; negative in the middle of an exchange (C-4.18)."""
    return capacity(state, seat, state.load[seat]) - cargo_of(state, seat)


def leftmost_locked(state: CommitteeState, seat: int, department: int) -> int:
    """Give the slot of the leftmost locked cell of a department, or −1 where all are unlocked (C-9.1)."""
    count = dice_of(state, seat, department)
    return -1 if count == CELLS else department * CELLS + count


def slot_code(state: CommitteeState, seat: int, slot: int) -> int:
    """Give the number under which actions and events name a slot."""
    if slot < ALLY_SLOT:
        return slot
    return state.setup.boards[seat].double if slot == UNDER else ALLY_CODE + state.allies[seat][slot - ALLY_SLOT]


def slot_of(state: CommitteeState, seat: int, code: int) -> int:
    """Give the slot an action names, or −1 where the agent has none of that name."""
    if code < ALLY_SLOT:
        return code
    number = code - ALLY_CODE
    return ALLY_SLOT + state.allies[seat].index(number) if number in state.allies[seat] else -1


def slots_in(mask: int) -> list[int]:
    """List the slots of a mask, lowest first."""
    slots = []
    while mask:
        low = mask & -mask
        slots.append(low.bit_length() - 1)
        mask ^= low
    return slots


def action_supply(state: CommitteeState) -> int:
    """Count the action tokens left in the supply (C-1.18)."""
    supply, extra = state.setup.content.actions
    return supply + (extra if state.setup.seats == 3 else 0) - sum(state.acts)
