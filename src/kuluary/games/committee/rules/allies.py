"""Allies (C-9.11 to C-9.15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Action, Decision, Refusal
from kuluary.games.committee.rules.checks import start_check
from kuluary.games.committee.rules.step import SHUT, GameStep
from kuluary.games.committee.rules.stocks import GainCargo, gain
from kuluary.games.committee.state import CommitteeState
from kuluary.games.committee.state.agent import slots_in
from kuluary.games.committee.words.actions import TakeAlly
from kuluary.games.committee.words.answers import SEATS, TAKE_ALLY
from kuluary.games.committee.words.events import AllyTaken
from kuluary.games.committee.words.names import ALLY_SLOT, CARGO, DOC
from kuluary.games.committee.words.views import Price


def allies_in(state: CommitteeState, city: int) -> list[int]:
    """List the allies lying in a city."""
    return slots_in(state.out & state.setup.content.city_tokens[city])


def take_ally(state: CommitteeState, seat: int, number: int) -> None:
    """Take an ally: a one-off one at once, a permanent one by its check (C-9.12, C-9.13)."""
    ally = state.setup.content.missions[number].ally
    if ally.check is None:
        win_ally(state, seat, number)
    else:
        state.then(start_check(seat, ally.check, passed=JoinAlly(seat, number)))


def win_ally(state: CommitteeState, seat: int, number: int) -> None:
    """Have the ally: it joins its department for good, or gives what it shows and is gone (C-9.12, C-9.14)."""
    ally = state.setup.content.missions[number].ally
    state.out &= ~(1 << number)
    if state.news is not None:
        state.tell(AllyTaken(seat, number))
        state.beat("ally")
    if ally.frame < 0:
        gain_goods(state, seat, ally.gain)
        return
    state.unlocked[seat] |= 1 << ALLY_SLOT + len(state.allies[seat])
    state.allies[seat] += (number,)


def gain_goods(state: CommitteeState, seat: int, goods: Price) -> None:
    """Gain what a one-off ally shows, as much as there is and as fits (C-9.12)."""
    if goods.doc:
        gain(state, seat, DOC, goods.doc)
    steps = [
        GainCargo(seat, count, (kind,))
        for kind, count in zip(CARGO, (goods.med, goods.eq, goods.fuel), strict=True)
        if count
    ]
    if goods.any:
        steps.append(GainCargo(seat, goods.any))
    steps += [GainCargo(seat, size, same=True) for size in goods.same]
    state.then(*steps)


@dataclass(frozen=True, slots=True)
class JoinAlly(GameStep):
    """A permanent ally whose check was passed joins; else it stays where it is (C-9.13)."""

    window = SHUT
    seat: int
    number: int

    def run(self, state: CommitteeState, seat: int, action: None) -> None:
        win_ally(state, self.seat, self.number)


def why_no_ally(state: CommitteeState, number: int) -> Refusal:
    """Say why an ally cannot be taken by an activation here."""
    if number not in range(1, len(state.setup.content.missions)) or not state.out >> number & 1:
        return Refusal("ally_not_out", "C-9.11", (("ally", number),))
    return Refusal("ally_elsewhere", "C-9.11", (("ally", number), ("city", state.setup.content.missions[number].city)))


@dataclass(frozen=True, slots=True)
class WinAlly(GameStep):
    """A sticker takes any ally of the board without a check (C-14.25)."""

    window = SHUT
    seat: int

    def ask(self, state: CommitteeState) -> Sequence[Decision]:
        actions = tuple([TAKE_ALLY[number] for number in slots_in(state.out)])
        return (Decision(self.seat, "win_ally", "C-14.25", actions),)

    def run(self, state: CommitteeState, seat: int, action: TakeAlly) -> None:
        win_ally(state, seat, action.ally)

    def refuse(self, state: CommitteeState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, TakeAlly):
            return Refusal("ally_not_out", "C-9.11", (("ally", action.ally),))
        return Refusal("ally_first", "C-14.25")


WIN_ALLY: Final = tuple(WinAlly(seat) for seat in SEATS)
