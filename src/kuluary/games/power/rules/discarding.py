"""Giving an object up (P-5.8, P-9.16), told with the points that go with it."""

from __future__ import annotations

from kuluary.games.power.rules.objects import discard_object
from kuluary.games.power.rules.scoring import total
from kuluary.games.power.state import PowerState
from kuluary.games.power.words.events import ObjectDiscarded


def discard(state: PowerState, seat: int, card: int, *, pays: bool) -> None:
    """Discard an object before everybody, to pay for Deep State or else."""
    if state.news is None:
        discard_object(state, seat, card)
        return
    before = total(state, seat)
    discard_object(state, seat, card)
    state.tell(ObjectDiscarded(seat, card, max(0, before - total(state, seat)), pays))
    state.beat("discarded")
