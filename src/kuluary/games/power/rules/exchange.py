"""Objects that change hands (P-5.8, P-8.13, P-9.3, P-9.4, P-9.16), told with the points that come and go."""

from __future__ import annotations

from kuluary.core import Step
from kuluary.games.power.rules.objects import discard_object, gain_object, give_object, take_secondary
from kuluary.games.power.rules.scoring import total
from kuluary.games.power.state import PowerState
from kuluary.games.power.words.events import (
    ObjectDiscarded,
    Recovered,
    SecondaryMissing,
    SecondaryTaken,
    TributeGiven,
)


def discard(state: PowerState, seat: int, card: int, *, pays: bool) -> None:
    """Discard an object before everybody, to pay for Deep State or else."""
    if state.news is None:
        discard_object(state, seat, card)
        return
    before = total(state, seat)
    discard_object(state, seat, card)
    state.tell(ObjectDiscarded(seat, card, max(0, before - total(state, seat)), pays))
    state.beat("discarded")


def give(state: PowerState, seat: int, taker: int, card: int, alliance: int) -> tuple[Step[PowerState], ...]:
    """Hand a card over as tribute for an alliance, and give what follows."""
    if state.news is None:
        return give_object(state, seat, taker, card)
    mine, theirs = total(state, seat), total(state, taker)
    follows = give_object(state, seat, taker, card)
    lost, points = mine - total(state, seat), total(state, taker) - theirs
    state.tell(TributeGiven(seat, taker, card, alliance, max(0, lost), max(0, points)))
    state.beat("tribute")
    return follows


def recover(state: PowerState, seat: int, card: int) -> tuple[Step[PowerState], ...]:
    """Take a card from the discard, lay it before a seat, and give what follows."""
    before = total(state, seat) if state.news is not None else 0
    place = state.discard.index(card)
    state.discard = state.discard[:place] + state.discard[place + 1 :]
    follows = gain_object(state, seat, card)
    if state.news is not None:
        state.tell(Recovered(seat, card, max(0, total(state, seat) - before)))
        state.beat("gained")
    return follows


def gain_secondary(state: PowerState, seat: int, secondary: int) -> tuple[Step[PowerState], ...]:
    """Take a secondary object, if the supply has one, and give what follows (P-8.13)."""
    if not state.supply[secondary]:
        if state.news is not None:
            state.tell(SecondaryMissing(seat, secondary))
            state.beat("gained")
        return ()
    before = total(state, seat) if state.news is not None else 0
    follows = take_secondary(state, seat, secondary)
    if state.news is not None:
        state.tell(SecondaryTaken(seat, secondary, max(0, total(state, seat) - before)))
        state.beat("gained")
    return follows
