"""Unlocking cells and clearance tokens (C-9.1 to C-9.10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kuluary.core import Action, Decision, Draw, Drawn, Fate, Refusal
from kuluary.games.committee.content.prices import Payment, discounted
from kuluary.games.committee.content.records import Board
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.rules.stocks import PayPrice, payable
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import banned_from_unlocking, dice_of, leftmost_locked
from kuluary.games.committee.words.actions import Unlock, UnlockFree
from kuluary.games.committee.words.answers import SEATS, UNLOCK, UNLOCK_FREE
from kuluary.games.committee.words.events import ClearanceRevealed, Unlocked
from kuluary.games.committee.words.names import CELLS, CLEARANCE, DEPARTMENTS
from kuluary.games.committee.words.views import Price

DISCOUNT: Final = (2, 1)
"""Documents, or cargo, that a discount on unlocking is worth (C-12.6)."""


@cache
def _total(board_cells: tuple[Price | None, ...]) -> Price:
    total = Price()
    for price in board_cells:
        assert price is not None
        total += price
    return total


def unlock_price(board: Board, department: int, start: int, count: int) -> Price:
    """Give the price of `count` cells of a department from place `start` on (C-9.2)."""
    first = department * CELLS + start
    return _total(tuple([cell.price for cell in board.cells[first : first + count]]))


def unlock_ways(state: CommitteeState, seat: int, department: int, count: int) -> tuple[Payment, ...]:
    """List the ways to pay for the next `count` cells, the discount on the total taken off (C-9.4)."""
    board = state.setup.boards[seat]
    price = unlock_price(board, department, dice_of(state, seat, department), count)
    has_discount = board.gifts[state.level[seat]].discount > 0
    return discounted(price, *(DISCOUNT if has_discount else (0, 0)))


def unlock_counts(state: CommitteeState, seat: int, department: int) -> list[int]:
    """List how many cells of a department the agent could unlock at once (C-9.3)."""
    if banned_from_unlocking(state, seat):
        return []
    counts = []
    for count in range(1, CELLS - dice_of(state, seat, department) + 1):
        if not payable(state, seat, unlock_ways(state, seat, department, count)):
            break
        counts.append(count)
    return counts


@dataclass(frozen=True, slots=True)
class UnlockCells(GameStep):
    """The agent unlocks cells of a department from the left, and pays for all of them (C-9.1 to C-9.5)."""

    window = SHUT
    seat: int
    department: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        counts = unlock_counts(state, self.seat, self.department)
        if len(counts) < 2:
            return ()
        actions = tuple([UNLOCK[count] for count in counts])
        args = (("department", DEPARTMENTS[self.department]),)
        return (Decision(self.seat, "unlock", "C-9.3", actions, args=args),)

    def run(self, state: CommitteeState, seat: int, action: Unlock | None) -> None:
        owner = self.seat
        count = action.count if action else len(unlock_counts(state, owner, self.department))
        if count:
            ways = unlock_ways(state, owner, self.department, count)
            state.then(PayPrice(owner, ways, "pay_unlock", "C-9.4"), OpenCells(owner, self.department, count))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Unlock):
            return Refusal("cannot_pay_cells", "C-9.2", (("count", action.count),))
        return Refusal("unlock_first", "C-9.3")


@dataclass(frozen=True, slots=True)
class OpenCells(GameStep):
    """Paid cells are unlocked, then their clearance tokens are revealed (C-9.5)."""

    window = SHUT
    seat: int
    department: int
    count: int

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        for _ in range(self.count):
            slot = leftmost_locked(state, self.seat, self.department)
            state.unlocked[self.seat] |= 1 << slot
            if state.news is not None:
                state.tell(Unlocked(self.seat, slot))
        if state.news is not None:
            state.beat("unlocked")
        state.then(RevealClearance(self.seat, self.count))


@dataclass(frozen=True, slots=True)
class RevealClearance(GameStep):
    """Clearance tokens are revealed: a good one is kept, a loss acts at once (C-9.6, C-9.7)."""

    window = SHUT
    seat: int
    count: int

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        start = self.seat * len(CLEARANCE)
        bag = tuple([kind for kind in range(len(CLEARANCE)) for _ in range(state.sealed[start + kind])])
        return (Draw("clearance", "C-9.5", bag, self.count),)

    def run(self, state: CommitteeState, seat: int, action: Drawn) -> None:
        owner = self.seat
        start = owner * len(CLEARANCE)
        for kind in action.values:
            state.sealed[start + kind] -= 1
            if state.news is not None:
                state.tell(ClearanceRevealed(owner, CLEARANCE[kind]))
            follows = state.setup.content.tokens[kind].reveal(state, owner)
            if state.news is not None:
                state.beat("clearance")
            state.then(*follows)


@dataclass(frozen=True, slots=True)
class FreeUnlock(GameStep):
    """The agent unlocks the leftmost locked cell of one department for free; impossible, it is lost (C-9.10)."""

    window = SHUT
    seat: int

    def departments(self, state: CommitteeState) -> list[int]:
        """List the departments with a locked cell, none under a ban (C-7.22)."""
        if banned_from_unlocking(state, self.seat):
            return []
        return [place for place in range(len(DEPARTMENTS)) if dice_of(state, self.seat, place) < CELLS]

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        departments = self.departments(state)
        if len(departments) < 2:
            return ()
        actions = tuple([UNLOCK_FREE[department] for department in departments])
        return (Decision(self.seat, "unlock_free", "C-9.10", actions),)

    def run(self, state: CommitteeState, seat: int, action: UnlockFree | None) -> None:
        departments = self.departments(state)
        if departments:
            department = DEPARTMENTS.index(action.department) if action else departments[0]
            state.then(OpenCells(self.seat, department, 1))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, UnlockFree):
            return Refusal("nothing_locked", "C-9.10", (("department", action.department),))
        return Refusal("unlock_first", "C-9.10")


FREE_UNLOCK: Final = tuple(FreeUnlock(seat) for seat in SEATS)
