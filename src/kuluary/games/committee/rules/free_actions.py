"""Free actions (C-8) and the uses of an action token that may come between the steps of a serve (C-4.4)."""

from __future__ import annotations

from typing import Final

from kuluary.core import Action, Decision, Refusal
from kuluary.games.committee.rules.exchange import begin_exchange, can_exchange
from kuluary.games.committee.rules.id_cards import sticker_kinds, use_sticker
from kuluary.games.committee.rules.regular_missions import card_of, change_card
from kuluary.games.committee.rules.scenarios import why_no_shift, work_shift
from kuluary.games.committee.rules.step import INSIDE, LIGHT, SHUT, WIDE
from kuluary.games.committee.rules.stocks import gain_action, lose_own, spend
from kuluary.games.committee.rules.stress import ease_each, ease_step, removable, stress_due
from kuluary.games.committee.state import ACTION_PHASE, TRUNK, CommitteeState
from kuluary.games.committee.state.agent import (
    action_supply,
    available,
    barred,
    is_barred,
    slots_in,
    strength,
)
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
from kuluary.games.committee.words.answers import (
    BROKER,
    CONVERT,
    DISCARD,
    HAND_OVER,
    LEAVE,
    MEDICATE,
    PAIRS,
    REDEEM,
    RELIEVE,
    RETURN,
    SEATS,
    SHIFT,
    STICK,
)
from kuluary.games.committee.words.events import ActionHanded, ActionUsed, ClearanceUsed, Returned, TokenLeft
from kuluary.games.committee.words.names import (
    CARGO,
    CITIES,
    CLEARANCE,
    KINDS,
    MED,
    RESOURCE,
    RESOURCES,
    STICKER,
)

HAND_OVERS: Final = 12
"""How often action tokens may change hands before one is used: more than any plan needs, so that play ends (R-C81)."""

# Free actions as bits: a set of them is one number, and the question for it is made once.

ALL: Final[tuple[Action, ...]] = (
    *RETURN,
    MEDICATE,
    RELIEVE,
    DISCARD,
    *(CONVERT[kind] for kind in CARGO),
    *HAND_OVER,
    *REDEEM,
    *BROKER,
    *STICK,
    SHIFT,
)
_PLACE: Final = {action: place for place, action in enumerate(ALL)}
_MEDICATE_BIT: Final = _PLACE[MEDICATE]
_RELIEVE_BIT: Final = _PLACE[RELIEVE]
_DISCARD_BIT: Final = _PLACE[DISCARD]
_CONVERT_BIT: Final = _PLACE[CONVERT[CARGO[0]]] - CARGO[0]
_HAND_BIT: Final = _PLACE[HAND_OVER[0]]
_REDEEM_BIT: Final = _PLACE[REDEEM[0]]
_BROKER_BIT: Final = _PLACE[BROKER[0]]
_STICK_BIT: Final = _PLACE[STICK[0]]
_SHIFT_BIT: Final = _PLACE[SHIFT]
_LEAVE_BIT: Final = len(ALL)
"""Where each family begins; leaving a mission token comes last, by the number of the mission."""
TOKEN_USES: Final = 1 << _RELIEVE_BIT | 1 << _DISCARD_BIT | (1 << len(BROKER)) - 1 << _BROKER_BIT
"""Uses of an action token other than a serve."""
_TOKENS: Final = len(CLEARANCE)
_NO_TOKENS: Final = [0] * _TOKENS


class Questions(dict[int, Decision]):
    """Questions to one seat by the mask of actions that are open; kept while there are not too many."""

    def __init__(self, seat: int, prompt: str, rule: str, first: tuple[Action, ...], *, free: bool) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.first = first
        self.free = free

    def __missing__(self, mask: int) -> Decision:
        if len(self) >= _KEPT:
            self.clear()
        named = [ALL[place] if place < _LEAVE_BIT else LEAVE[place - _LEAVE_BIT] for place in slots_in(mask)]
        actions = self.first + tuple(named)
        asked = self[mask] = Decision(self.seat, self.prompt, self.rule, actions, self.free)
        return asked


_KEPT: Final = 4096
_FREE: Final = tuple(Questions(seat, "free", "C-8.12", (), free=True) for seat in SEATS)


def free_decisions(state: CommitteeState, window: int, strip: int) -> list[Decision]:
    """Ask everyone what it wants to do freely; `strip` leaves out what the pending step offers itself."""
    asked = []
    for seat in range(state.setup.seats):
        mask = open_mask(state, seat, window) & ~strip
        if mask:
            asked.append(_FREE[seat][mask])
    return asked


def open_mask(state: CommitteeState, seat: int, window: int) -> int:
    """Give the free actions open to a seat, one bit each (C-4.4, C-6.16, C-8.12)."""
    start = seat * 4
    doc, med, eq, fuel = state.goods[start : start + 4]
    mask = 1 if doc else 0
    if med or eq or fuel:
        bars = barred(state, seat)
        if bars:
            med, eq, fuel = 0 if bars & 2 else med, 0 if bars & 4 else eq, 0 if bars & 8 else fuel
        if med:
            mask |= 2
            if window >= LIGHT and removable(state, seat):
                mask |= 1 << _MEDICATE_BIT
        if eq:
            mask |= 4
        if fuel:
            mask |= 8
        if med > 1 or eq > 1 or fuel > 1:
            convert = state.setup.boards[seat].convert
            if convert and available(state, seat) & convert and action_supply(state):
                for kind, held in zip(CARGO, (med, eq, fuel), strict=True):
                    if held > 1:
                        mask |= 1 << _CONVERT_BIT + kind
    if state.acts[seat]:
        mask |= token_mask(state, seat, window)
    first = seat * _TOKENS
    if state.kept[first : first + _TOKENS] != _NO_TOKENS:
        mask |= _clearance_mask(state, seat, window)
    if state.load[seat]:
        for card in state.cards:
            if card.place == TRUNK + seat:
                mask |= 1 << _LEAVE_BIT + card.number
    if state.stickers[seat]:
        mask |= _sticker_mask(state, seat, window)
    if window == WIDE and state.setup.scenario.shift is not None and why_no_shift(state, seat) is None:
        mask |= 1 << _SHIFT_BIT
    return mask


def token_mask(state: CommitteeState, seat: int, window: int) -> int:
    """Give the uses of an action token open to a seat besides a serve and a success, one bit each (C-4.1, C-4.4)."""
    mask = 0
    seats = state.setup.seats
    if window == WIDE:
        mask = 1 << _DISCARD_BIT
        if any(state.closed) or any(state.open):
            mask |= 1 << _RELIEVE_BIT
        broker = state.setup.boards[seat].broker
        if broker and available(state, seat) & broker:
            for place, (one, two) in enumerate(PAIRS):
                if two < seats and can_exchange(state, one, two):
                    mask |= 1 << _BROKER_BIT + place
    if state.area & state.setup.scenario.hand_overs and state.handed < HAND_OVERS:
        mask |= ((1 << seats) - 1 & ~(1 << seat)) << _HAND_BIT
    return mask


def _clearance_mask(state: CommitteeState, seat: int, window: int) -> int:
    tokens = state.setup.content.tokens
    start = seat * len(CLEARANCE)
    mask = 0
    for kind, token in enumerate(tokens):
        if state.kept[start + kind] and (not token.relieves or may_relieve(state, window)) and token.can(state, seat):
            mask |= 1 << _REDEEM_BIT + kind
    return mask


def may_relieve(state: CommitteeState, window: int) -> bool:
    """Tell whether stress may be removed now by other means than medicine (R-C8, C-15.6)."""
    return window != INSIDE or state.setup.relief_in_check


def _sticker_mask(state: CommitteeState, seat: int, window: int) -> int:
    """Give the stickers that can be used now (C-14.16 to C-14.26)."""
    mask = 0
    for kind in slots_in(sticker_kinds(state, seat)):
        if can_stick(state, seat, kind, window):
            mask |= 1 << _STICK_BIT + kind
    return mask


def can_stick(state: CommitteeState, seat: int, kind: int, window: int) -> bool:
    """Tell whether a sticker of a kind may be used and would do something now."""
    sticker = state.setup.content.stickers[kind]
    if sticker.relieves and not may_relieve(state, window):
        return False
    return (sticker.in_check or window >= LIGHT) and sticker.can(state, seat)


# Carrying them out


def take_free(state: CommitteeState, seat: int, action: Action) -> None:
    """Carry out a free action or a use of an action token."""
    if isinstance(action, Return):
        _return(state, seat, RESOURCE[action.resource])
    elif isinstance(action, Discard):
        _use_token(state, seat, "nothing")
    elif isinstance(action, HandOver):
        _hand_over(state, seat, action.seat)
    elif isinstance(action, Relieve):
        _use_token(state, seat, "relief")
        state.then(ease_each((1 << state.setup.seats) - 1))
    elif isinstance(action, Broker):
        _use_token(state, seat, "exchange")
        state.then(begin_exchange(state, seat, action.first_seat, action.second_seat))
    elif isinstance(action, Medicate):
        spend(state, seat, (0, 1, 0, 0))
        state.then(ease_step(seat, strength(state, seat) + state.setup.boards[seat].gifts[state.level[seat]].relief))
    elif isinstance(action, Convert):
        _convert(state, seat, RESOURCE[action.resource])
    elif isinstance(action, Leave):
        _leave(state, seat, action.mission)
    elif isinstance(action, Redeem):
        _redeem(state, seat, CLEARANCE.index(action.clearance))
    elif isinstance(action, Stick):
        _stick(state, seat, STICKER[action.sticker])
    else:
        work_shift(state, seat)


def _return(state: CommitteeState, seat: int, kind: int) -> None:
    """A resource goes back to the limit (C-8.6)."""
    state.goods[seat * 4 + kind] -= 1
    state.limit[kind] += 1
    if state.news is not None:
        state.tell(Returned(seat, RESOURCES[kind]))
        state.beat("handed")


def _use_token(state: CommitteeState, seat: int, use: str) -> None:
    """An action token goes to the supply (C-4.1)."""
    state.acts[seat] -= 1
    state.handed = 0
    if state.news is not None:
        state.tell(ActionUsed(seat, use))
        state.beat("used")


def _convert(state: CommitteeState, seat: int, kind: int) -> None:
    """A cargo to the fund, one of its type to the limit, an action token (C-12.11)."""
    lose_own(state, seat, kind, 1)
    spend(state, seat, tuple(int(kind == place) for place in KINDS))  # type: ignore[arg-type]  # one of four kinds
    gain_action(state, seat)


def _hand_over(state: CommitteeState, seat: int, taker: int) -> None:
    """An action token goes to another agent (C-11.11)."""
    state.acts[seat] -= 1
    state.acts[taker] += 1
    state.handed += 1
    state.done = 0
    if state.news is not None:
        state.tell(ActionHanded(seat, taker))
        state.beat("handed")


def _leave(state: CommitteeState, seat: int, number: int) -> None:
    """A mission token is left where the agent stands (C-8.8)."""
    card = card_of(state, number)
    assert card is not None
    city = state.cities[seat]
    change_card(state, card, card._replace(place=city))
    state.load[seat] -= 1
    if state.news is not None:
        state.tell(TokenLeft(seat, number, CITIES[city]))
        state.beat("handed")


def _redeem(state: CommitteeState, seat: int, kind: int) -> None:
    """A kept clearance token is used up (C-9.6)."""
    state.kept[seat * len(CLEARANCE) + kind] -= 1
    if state.news is not None:
        state.tell(ClearanceUsed(seat, CLEARANCE[kind]))
        state.beat("used")
    state.setup.content.tokens[kind].use(state, seat)


def _stick(state: CommitteeState, seat: int, kind: int) -> None:
    """A sticker is used: it acts, and when it has acted a line is traced (C-14.9, C-14.10)."""
    trace = use_sticker(state, seat, kind)
    state.then(*state.setup.content.stickers[kind].use(state, seat), trace)


# Why one is not open now


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
        due = stress_due(state)
        return Refusal("stress_first", "C-7.8", (("left", due),)) if due else Refusal("finish_first", "C-4.4")
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
    if state.setup.content.tokens[kind].relieves:
        if not may_relieve(state, window):
            return Refusal("no_relief_in_check", "C-15.6")
        return Refusal("no_stress", "C-7.11", (("seat", seat),))
    return Refusal("clearance_no_use", "C-9.6", named)


def _why_no_sticker(state: CommitteeState, seat: int, action: Stick, window: int) -> Refusal:
    named = (("sticker", action.sticker),)
    kind = STICKER.get(action.sticker, -1)
    if kind < 0 or not sticker_kinds(state, seat) >> kind & 1:
        return Refusal("no_sticker", "C-14.9", named)
    sticker = state.setup.content.stickers[kind]
    if sticker.relieves and not may_relieve(state, window):
        return Refusal("no_relief_in_check", "C-15.6")
    if window == INSIDE and not sticker.in_check:
        return Refusal("sticker_in_check", "C-14.26", named)
    return sticker.why_not(state, seat) or Refusal("sticker_no_use", "C-14.9", named)
