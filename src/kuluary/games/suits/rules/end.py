"""Empty hands and the end (S-5)."""

from __future__ import annotations

from kuluary.games.suits.rules.scoring import SETTLE_JOKERS
from kuluary.games.suits.rules.standing import worth_of_each
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.words import RoundsEnded


def sit_out(state: SuitsState) -> list[int]:
    """Seats without cards lose their gems, and the lead passes on from them (S-5.1, S-5.2); give those who play."""
    hands = state.hands
    seats = range(state.setup.seats)
    for owner in seats:
        if not hands[owner] and state.gems[owner]:
            state.remove_gems(owner)
    while not hands[state.leader]:
        state.leader = (state.leader + 1) % len(seats)
    return [seat for seat in seats if hands[seat]]


def end_rounds(state: SuitsState) -> None:
    """No further trump is turned and no gem removed (S-5.5): scoring begins."""
    if state.news is not None:
        state.tell(RoundsEnded(not any(state.hands), worth_of_each(state), state.setup.sides))
    state.agenda.append(SETTLE_JOKERS)
