"""Why a free action, or a use of an action token, is not open now."""

from __future__ import annotations

from typing import Final

from kuluary.core import Action, Refusal
from kuluary.games.committee.rules.free_actions import HAND_OVERS, may_relieve
from kuluary.games.committee.rules.id_cards import sticker_kinds
from kuluary.games.committee.rules.scenarios import why_no_shift
from kuluary.games.committee.rules.step import INSIDE, SHUT, WIDE
from kuluary.games.committee.rules.stress import removable
from kuluary.games.committee.state import ACTION_PHASE, CommitteeState
from kuluary.games.committee.state.agent import action_supply, available, banned_from_unlocking, is_barred
from kuluary.games.committee.words.actions import (
    Broker,
    Convert,
    Discard,
    HandOver,
    Leave,
    Medicate,
    Redeem,
    Relieve,
    Return,
    Serve,
    Shift,
    Stick,
)
from kuluary.games.committee.words.names import (
    C_RELIEF,
    CLEARANCE,
    MED,
    RESOURCE,
    RESOURCES,
    S_ALLY,
    S_CARS,
    S_CITY,
    S_INCOMES,
    S_RELIEF,
    S_UNLOCK,
    STICKER,
)

FREE_KINDS: Final = (
    Serve,
    Return,
    Medicate,
    Relieve,
    Discard,
    Broker,
    Convert,
    HandOver,
    Leave,
    Redeem,
    Stick,
    Shift,
)


def why_not_free(state: CommitteeState, seat: int, action: Action, window: int) -> Refusal | None:
    """Say why a free action or a use of an action token is not open, or None if it is not of that kind."""
    if type(action) not in FREE_KINDS:
        return None
    if state.phase != ACTION_PHASE:
        return Refusal("action_phase_only", "C-8.12")
    if isinstance(action, (Serve, Relieve, Discard, Broker, HandOver)) and not state.acts[seat]:
        return Refusal("no_action_token", "C-4.1")
    if isinstance(action, Serve):
        return Refusal("serve_under_way", "C-4.3", (("seat", state.serving),)) if state.serving >= 0 else None
    if window == SHUT:
        return (
            Refusal("stress_first", "C-7.8", (("left", state.due),)) if state.due else Refusal("finish_first", "C-4.4")
        )
    if isinstance(action, Return):
        return _why_no_resource(state, seat, action.resource, 1, "C-8.6")
    if isinstance(action, Medicate):
        if window == INSIDE:
            return Refusal("no_medicine_in_check", "C-6.17")
        if not removable(state, seat):
            return Refusal("no_stress", "C-7.11", (("seat", seat),))
        return _why_no_resource(state, seat, RESOURCES[MED], 1, "C-8.4")
    if isinstance(action, (Relieve, Discard, Broker)):
        return _why_no_token_use(state, seat, action, window)
    if isinstance(action, HandOver):
        return _why_no_hand_over(state, seat, action)
    if isinstance(action, Convert):
        return _why_no_convert(state, seat, action)
    if isinstance(action, Leave):
        return Refusal("not_carried", "C-8.8", (("mission", action.mission),))
    if isinstance(action, Redeem):
        return _why_no_redeem(state, seat, action, window)
    if isinstance(action, Shift):
        return why_no_shift(state, seat) or Refusal("between_steps", "C-16.5")
    assert isinstance(action, Stick)
    return _why_no_sticker(state, seat, action, window)


def _why_no_resource(state: CommitteeState, seat: int, resource: str, count: int, rule: str) -> Refusal:
    kind = RESOURCE.get(resource, -1)
    if kind >= 0 and is_barred(state, seat, kind):
        return Refusal("barred", "C-7.23", (("resource", resource),))
    return Refusal("not_enough", rule, (("resource", resource), ("count", count)))


def _why_no_token_use(state: CommitteeState, seat: int, action: Relieve | Discard | Broker, window: int) -> Refusal:
    if window != WIDE:
        return Refusal("between_steps", "C-4.4")
    if not isinstance(action, Broker):
        return Refusal("nobody_stressed", "C-4.6")
    if not available(state, seat) & state.setup.boards[seat].broker:
        return Refusal("no_such_bonus", "C-12.12")
    return Refusal("nothing_to_exchange", "C-4.17", (("seat", action.second_seat),))


def _why_no_hand_over(state: CommitteeState, seat: int, action: HandOver) -> Refusal:
    if not state.area & state.setup.scenario.hand_overs:
        return Refusal("token_not_active", "C-11.11")
    if action.seat == seat or action.seat not in range(state.setup.seats):
        return Refusal("no_such_agent", "C-11.11")
    return Refusal("handed_enough", "C-11.11", (("count", HAND_OVERS),))


def _why_no_convert(state: CommitteeState, seat: int, action: Convert) -> Refusal:
    if not available(state, seat) & state.setup.boards[seat].convert:
        return Refusal("no_such_bonus", "C-12.11")
    if not action_supply(state):
        return Refusal("no_action_left", "C-1.18")
    return _why_no_resource(state, seat, action.resource, 2, "C-12.11")


def _why_no_redeem(state: CommitteeState, seat: int, action: Redeem, window: int) -> Refusal:
    kind = CLEARANCE.index(action.clearance) if action.clearance in CLEARANCE else -1
    named = (("clearance", action.clearance),)
    if kind < 0 or not state.kept[seat * len(CLEARANCE) + kind]:
        return Refusal("no_clearance", "C-9.6", named)
    if kind == C_RELIEF:
        if not may_relieve(state, window):
            return Refusal("no_relief_in_check", "C-15.6")
        return Refusal("no_stress", "C-7.11", (("seat", seat),))
    return Refusal("clearance_no_use", "C-9.6", named)


def _why_no_sticker(state: CommitteeState, seat: int, action: Stick, window: int) -> Refusal:
    named = (("sticker", action.sticker),)
    kind = STICKER.get(action.sticker, -1)
    if kind < 0 or not sticker_kinds(state, seat) >> kind & 1:
        return Refusal("no_sticker", "C-14.9", named)
    if kind in (S_INCOMES, S_RELIEF) and not may_relieve(state, window):
        return Refusal("no_relief_in_check", "C-15.6")
    if window == INSIDE and kind in (S_CARS, S_CITY, S_UNLOCK, S_ALLY):
        return Refusal("sticker_in_check", "C-14.26", named)
    if kind == S_UNLOCK and banned_from_unlocking(state, seat):
        return Refusal("unlocking_banned", "C-7.22")
    return Refusal("sticker_no_use", "C-14.9", named)
