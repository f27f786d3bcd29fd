"""What a seat knows of the cards that lie hidden (S-2.7)."""

from __future__ import annotations

from kuluary.games.suits.content import mask_of
from kuluary.games.suits.state import RECYCLED, SIX, SuitsState


def known_deck(state: SuitsState) -> tuple[int, ...] | None:
    """Give the cards of the trump deck where everyone knows them: with six, once it was made of left cards (S-8.6)."""
    return tuple(state.deck) if state.setup.seats == SIX and state.round > RECYCLED else None


def seen_deck(state: SuitsState, seat: int | None) -> tuple[int, ...]:
    """Give the cards of the trump deck that a seat knows: all that were left openly, or its own contribution (S-8)."""
    known = known_deck(state)
    if known is not None:
        return known
    own = -1 if seat is None else state.given[seat]
    return (own,) if own >= 0 and own in state.deck else ()


def unseen(state: SuitsState, seat: int | None) -> int:
    """Give the cards that are in the hands of others or in the trump deck, for all that a seat knows."""
    pool = mask_of(state.deck) & ~mask_of(seen_deck(state, seat))
    for other, hand in enumerate(state.hands):
        if other != seat:
            pool |= hand
    return pool
