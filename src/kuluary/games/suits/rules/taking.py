"""Who takes the round (S-4)."""

from __future__ import annotations

from typing import Final

from kuluary.games.suits.content import SUIT, cards_in, value_of
from kuluary.games.suits.rules.six import LeaveCard
from kuluary.games.suits.state import SIX, SuitsState
from kuluary.games.suits.words import CHARACTERS, DECK, VALUES, RoundTaken


def _strengths(trump: int, lead: int) -> tuple[int, ...]:
    """Rank the cards for a round: trumps above the lead character, everything else worth nothing (S-4.1 to S-4.3)."""
    return tuple(
        VALUES + value_of(card) if SUIT[card] == trump else value_of(card) if SUIT[card] == lead else 0 for card in DECK
    )


_SUITS: Final = range(len(CHARACTERS))
STRENGTH: Final = tuple(tuple(_strengths(trump, lead) for lead in _SUITS) for trump in _SUITS)
"""By the characters of trump and lead, what every card is worth in the round."""


def take_round(state: SuitsState) -> None:
    """The winner takes cards, trump and gems, and leads next (S-4.5 to S-4.7); with six, leaves a card (S-8.5)."""
    winner = state.taker
    taken = state.prize
    if state.news is not None:
        state.tell(RoundTaken(winner, cards_in(taken), state.pot))
        state.beat("round")
    state.won[winner] |= taken
    state.wealth[winner] += state.pot
    state.prize = 0
    state.pot = 0
    if state.setup.seats == SIX:
        state.agenda.append(LeaveCard(winner, taken))
    else:
        state.leader = winner
        state.clear_table()
