"""Who takes the round (S-4)."""

from __future__ import annotations

from typing import Final

from kuluary.games.suits.content import SUIT, value_of
from kuluary.games.suits.words import CHARACTERS, DECK, VALUES


def _strengths(trump: int, lead: int) -> tuple[int, ...]:
    """Rank the cards for a round: trumps above the lead character, everything else worth nothing (S-4.1 to S-4.3)."""
    return tuple(
        VALUES + value_of(card) if SUIT[card] == trump else value_of(card) if SUIT[card] == lead else 0 for card in DECK
    )


_SUITS: Final = range(len(CHARACTERS))
STRENGTH: Final = tuple(tuple(_strengths(trump, lead) for lead in _SUITS) for trump in _SUITS)
"""By the characters of trump and lead, what every card is worth in the round."""
