"""Stress and calm (C-7): receiving it unit by unit, and removing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kuluary.core import PASS, Action, Decision, Draw, Drawn, Fate, Refusal
from kuluary.games.committee.rules.ending import lose_game
from kuluary.games.committee.rules.id_cards import sticker_kinds
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.state import ACTION_PHASE, STRESS_RECEIVED, STRESS_REMOVED, CommitteeState
from kuluary.games.committee.state.agent import (
    CELL_MASK,
    UNDER_BIT,
    available,
    is_barred,
    slot_code,
    slot_of,
    slots_in,
    stressed,
)
from kuluary.games.committee.words.actions import Ease, LayStress, OpenStress, UseCalm
from kuluary.games.committee.words.answers import EASE, LAY_STRESS, OPEN_STRESS, SEATS, USE_CALM
from kuluary.games.committee.words.events import (
    StressCancelled,
    StressClosed,
    StressDiscarded,
    StressLaid,
    StressOpened,
    StressShuffled,
    StressVanished,
)
from kuluary.games.committee.words.names import (
    C_RELIEF,
    CLEARANCE,
    FACES,
    MED,
    SLOTS,
    STRESS,
    UNDER,
)

# Where stress may go


def openable(state: CommitteeState, seat: int) -> int:
    """Give the closed tokens that can be opened: the lower one of a double cell never can (C-12.10)."""
    return state.closed[seat] & ~UNDER_BIT


def places(state: CommitteeState, seat: int) -> int:
    """Give the slots that can take a new token: without stress, or a double cell with its lower token alone (C-7.3)."""
    return state.unlocked[seat] & ~(state.closed[seat] | state.open[seat])


class _Codes(dict[int, tuple[Action, ...]]):
    """Actions by a mask of cells, each tuple made once."""

    def __init__(self, table: Mapping[int, Action]) -> None:
        self.table = table

    def __missing__(self, mask: int) -> tuple[Action, ...]:
        actions = self[mask] = tuple([self.table[slot] for slot in slots_in(mask)])
        return actions


_OPEN: Final = _Codes(OPEN_STRESS)
_LAY: Final = _Codes(LAY_STRESS)
_EASE: Final = _Codes(EASE)


def _actions(state: CommitteeState, seat: int, mask: int, codes: _Codes) -> tuple[Action, ...]:
    """List the actions on a mask of slots."""
    cells = mask & CELL_MASK
    actions = codes[cells]
    if mask != cells:
        actions += tuple([codes.table[slot_code(state, seat, slot)] for slot in slots_in(mask & ~CELL_MASK)])
    return actions


# Receiving


@dataclass(frozen=True, slots=True)
class ReceiveStress(GameStep):
    """The agent receives so much stress, one unit after another (C-7.1 to C-7.8)."""

    window = SHUT
    seat: int
    left: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        seat = self.seat
        calm = (USE_CALM,) if state.calm else ()
        closed = openable(state, seat)
        if closed:
            actions = _actions(state, seat, closed, _OPEN)
            prompt, rule = "open_stress", "C-7.1"
        else:
            free = places(state, seat)
            if not free or not (state.stress or state.discard):
                return ()
            actions = _actions(state, seat, free, _LAY)
            prompt, rule = "lay_stress", "C-7.2"
        if not calm and len(actions) == 1:
            return ()
        return (Decision(seat, prompt, rule, actions + calm, args=(("left", self.left),)),)

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        seat = self.seat
        if action is None:
            closed = openable(state, seat)
            slot = closed or places(state, seat)
            if not slot:
                if state.news is not None:
                    state.tell(StressVanished(seat, self.left))
                    state.beat("stress")
                return
            if not closed and not (state.stress or state.discard):
                if not state.calm:
                    lose_game(state, "stress")
                    return
                action = USE_CALM
        if self.left > 1:
            state.then(receive_stress(seat, self.left - 1))
        if isinstance(action, UseCalm):
            state.calm -= 1
            state.calm_fund += 1
            if state.news is not None:
                state.tell(StressCancelled(seat))
                state.beat("calm")
            return
        state.stats[STRESS_RECEIVED] += 1
        if isinstance(action, OpenStress):
            open_token(state, seat, slot_of(state, seat, action.slot))
        elif isinstance(action, LayStress):
            lay_token(state, seat, slot_of(state, seat, action.slot))
        elif openable(state, seat):
            open_token(state, seat, openable(state, seat).bit_length() - 1)
        else:
            lay_token(state, seat, places(state, seat).bit_length() - 1)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, UseCalm):
            return Refusal("no_calm", "C-7.7")
        if isinstance(action, LayStress):
            if openable(state, seat):
                return Refusal("open_first", "C-7.1")
            return _why_not_here(state, seat, action.slot)
        if isinstance(action, OpenStress):
            if state.closed[seat] & UNDER_BIT and action.slot == state.setup.boards[seat].double:
                return Refusal("lower_stays_closed", "C-12.10")
            return Refusal("not_closed", "C-7.1", (("slot", action.slot),))
        return Refusal("stress_first", "C-7.8", (("left", self.left),))


def _why_not_here(state: CommitteeState, seat: int, code: int) -> Refusal:
    slot = slot_of(state, seat, code)
    if slot < 0 or slot > UNDER or not state.unlocked[seat] >> slot & 1:
        return Refusal("locked_cell", "C-7.2", (("slot", code),))
    return Refusal("already_stressed", "C-7.3", (("slot", code),))


@cache
def receive_stress(seat: int, count: int) -> ReceiveStress:
    """Give the step in which an agent receives stress."""
    return ReceiveStress(seat, count)


def stress_due(state: CommitteeState) -> int:
    """Give the units of stress that whoever is asked to receive it still has to receive."""
    step = state.agenda[-1] if state.agenda else None
    return step.left if isinstance(step, ReceiveStress) else 0


def open_token(state: CommitteeState, seat: int, slot: int) -> None:
    """Turn a closed token up; one that nobody has seen is drawn now (C-7.1)."""
    face = state.faces[seat * SLOTS + slot]
    if face >= FACES:
        state.then(DrawFace(seat, slot, face - FACES, discards=False))
    else:
        _show(state, seat, slot, face)


def lay_token(state: CommitteeState, seat: int, slot: int) -> None:
    """Lay a new token closed, unseen (C-7.2); the first on a double cell goes to the bottom (C-12.10)."""
    if not state.stress:
        shuffle_stress(state)
    if slot == state.setup.boards[seat].double and not state.closed[seat] & UNDER_BIT:
        slot = UNDER
    state.stress -= 1
    state.closed[seat] |= 1 << slot
    state.faces[seat * SLOTS + slot] = FACES + len(state.bags) - 1
    if state.news is not None:
        state.tell(StressLaid(seat, slot_code(state, seat, slot)))
        state.beat("stress")
    if state.setup.eager_shuffle and not state.stress and state.discard:
        shuffle_stress(state)


def shuffle_stress(state: CommitteeState) -> None:
    """Make the discard the new stock of the limit (C-7.5)."""
    state.bags.append(state.discard)
    state.stress = len(state.discard)
    state.discard = ()
    if state.news is not None:
        state.tell(StressShuffled(state.stress))
        state.beat("stress")


def _show(state: CommitteeState, seat: int, slot: int, face: int) -> None:
    bit = 1 << slot
    state.closed[seat] ^= bit
    state.open[seat] |= bit
    state.faces[seat * SLOTS + slot] = face
    state.penalties[seat * FACES + face] += 1
    if state.news is not None:
        state.tell(StressOpened(seat, slot_code(state, seat, slot), STRESS[face]))
        state.beat("opened")


@dataclass(frozen=True, slots=True)
class DrawFace(GameStep):
    """Chance says what is on a closed token nobody has seen, as it is opened or discarded (C-7.10)."""

    window = SHUT
    seat: int
    slot: int
    bag: int
    discards: bool

    def ask(self, state: CommitteeState) -> Sequence[Fate]:
        return (Draw("stress", "C-7.10", state.bags[self.bag], 1),)

    def run(self, state: CommitteeState, seat: int, action: Drawn) -> None:
        face = action.values[0]
        bag = state.bags[self.bag]
        place = bag.index(face)
        state.bags[self.bag] = bag[:place] + bag[place + 1 :]
        if self.discards:
            _drop(state, self.seat, self.slot, face)
        else:
            _show(state, self.seat, self.slot, face)


# Removing


def removable(state: CommitteeState, seat: int) -> int:
    """Give the slots whose stress can be removed; a stack is removed from the top (C-7.11, C-12.10)."""
    return stressed(state, seat) & ~UNDER_BIT


def ease(state: CommitteeState, seat: int, slot: int) -> None:
    """Close an open token, or discard a closed one (C-7.11)."""
    state.stats[STRESS_REMOVED] += 1
    bit = 1 << slot
    if state.open[seat] & bit:
        state.open[seat] ^= bit
        state.closed[seat] |= bit
        state.penalties[seat * FACES + state.faces[seat * SLOTS + slot]] -= 1
        if state.news is not None:
            state.tell(StressClosed(seat, slot_code(state, seat, slot)))
            state.beat("relief")
        return
    if not state.closed[seat] & bit:
        slot = UNDER
    face = state.faces[seat * SLOTS + slot]
    if face >= FACES:
        state.then(DrawFace(seat, slot, face - FACES, discards=True))
    else:
        _drop(state, seat, slot, face)


def _drop(state: CommitteeState, seat: int, slot: int, face: int) -> None:
    state.closed[seat] ^= 1 << slot
    state.faces[seat * SLOTS + slot] = 0
    state.discard = tuple(sorted((*state.discard, face)))
    if state.news is not None:
        state.tell(StressDiscarded(seat, slot_code(state, seat, slot), STRESS[face]))
        state.beat("relief")
    if state.setup.eager_shuffle and not state.stress:
        shuffle_stress(state)


def ease_actions(state: CommitteeState, seat: int) -> tuple[Action, ...]:
    """List what the agent may remove stress from."""
    return _actions(state, seat, removable(state, seat), _EASE)


def can_prepare(state: CommitteeState, seat: int) -> bool:
    """Tell whether the agent could do something before a check that may not wait until it is under way (C-8.12)."""
    if state.phase != ACTION_PHASE:
        return False
    stickers = sticker_kinds(state, seat) if state.stickers[seat] else 0
    if stickers & state.setup.content.preparing:
        return True
    if state.setup.rules > 1 and _others_could_help(state, seat):
        return True
    if not removable(state, seat):
        return False
    if state.goods[seat * 4 + MED] and not is_barred(state, seat, MED):
        return True
    return bool(state.kept[seat * len(CLEARANCE) + C_RELIEF] or stickers)


def _others_could_help(state: CommitteeState, seat: int) -> bool:
    """Tell whether somebody's action token could relieve the agent, or bring it something, before a check (C-4.4)."""
    if not any(state.acts):
        return False
    if removable(state, seat):
        return True
    return (any(state.goods) or any(state.load)) and any(
        tokens and board.broker & available(state, owner)
        for owner, (tokens, board) in enumerate(zip(state.acts, state.setup.boards, strict=True))
    )


@dataclass(frozen=True, slots=True)
class EaseStress(GameStep):
    """The agent removes up to `left` stress from itself, token by token; not all need be used (C-7.11, C-7.12)."""

    window = SHUT
    seat: int
    left: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        if not self.left:
            return ()
        actions = ease_actions(state, self.seat)
        if not actions:
            return ()
        return (Decision(self.seat, "ease", "C-7.11", (*actions, PASS), args=(("left", self.left),)),)

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        if isinstance(action, Ease):
            state.then(ease_step(self.seat, self.left - 1))
            ease(state, self.seat, slot_of(state, self.seat, action.slot))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        return why_not_ease(action)


def why_not_ease(action: Action) -> Refusal:
    """Say why stress cannot be removed there."""
    if isinstance(action, Ease):
        return Refusal("no_stress_there", "C-7.11", (("slot", action.slot),))
    return Refusal("ease_first", "C-7.12")


@dataclass(frozen=True, slots=True)
class EaseEach(GameStep):
    """Every agent of the mask may remove 1 stress; all are asked at once (C-4.6, C-11.13)."""

    window = SHUT
    seats: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        asked = []
        for seat in range(state.setup.seats):
            if self.seats >> seat & 1:
                actions = ease_actions(state, seat)
                if actions:
                    asked.append(Decision(seat, "ease", "C-4.6", (*actions, PASS), args=_LAST))
        return asked

    def run(self, state: CommitteeState, seat: int, action: Action | None) -> None:
        if action is None:
            return
        state.then(ease_each(self.seats & ~(1 << seat)))
        if isinstance(action, Ease):
            ease(state, seat, slot_of(state, seat, action.slot))

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        return why_not_ease(action)


_LAST: Final = (("left", 1),)
_EASE_STEPS: Final = tuple(tuple(EaseStress(seat, left) for left in range(12)) for seat in SEATS)
_EASE_EACH: Final = tuple(EaseEach(mask) for mask in range(16))


def ease_step(seat: int, left: int) -> EaseStress:
    """Give the step in which an agent removes its own stress."""
    return _EASE_STEPS[seat][left]


def ease_each(seats: int) -> EaseEach:
    """Give the step in which every agent of a mask may remove 1 stress."""
    return _EASE_EACH[seats]
