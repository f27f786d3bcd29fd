"""Falcon's action deck (P-12.9, P-12.24): drawing, shuffling, paying; what each card does is its kind's to say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Draw, Drawn, Fate, Step
from kuluary.games.power.content.cards import FALCON_CARDS
from kuluary.games.power.state import FALCON, PowerState
from kuluary.games.power.words.falcon import (
    FalconCardIdle,
    FalconCardPlayed,
    FalconDeckShuffled,
    FalconDrew,
    FalconNothing,
    FalconPaid,
)

PRICE: Final = 2
"""Pieces Falcon pays for Grey Cardinal, Mediator and the second alliance of Informant (P-12.24)."""


def draw_card(state: PowerState, reason: str) -> None:
    """Let Falcon play an action card next, if his level has a deck (P-12.9, P-12.35)."""
    if state.falcon_deck or state.falcon_discard:
        if state.news is not None:
            state.tell(FalconDrew(reason))
            state.beat("falcon")
        state.then(PLAY_CARD)
    elif state.news is not None:
        state.tell(FalconNothing())
        state.beat("falcon")


@dataclass(frozen=True, slots=True)
class PlayCard(Step[PowerState]):
    """Falcon turns up an action card and applies it (P-12.9); an empty deck is made anew from the discard (H53)."""

    def ask(self, state: PowerState) -> Sequence[Fate]:
        return (Draw("falcon_card", "P-12.24", state.falcon_deck or state.falcon_discard, 1),)

    def run(self, state: PowerState, seat: int, action: Drawn) -> None:
        if not state.falcon_deck:
            shuffle_cards(state)
        kind = action.values[0]
        place = state.falcon_deck.index(kind)
        state.falcon_deck = state.falcon_deck[:place] + state.falcon_deck[place + 1 :]
        state.falcon_discard = (*state.falcon_discard, kind)
        if state.news is not None:
            state.tell(FalconCardPlayed(kind))
            state.beat("falcon")
        state.setup.content.falcon_kinds[kind].apply(state)


def shuffle_cards(state: PowerState) -> None:
    """Shuffle the discard into the action deck."""
    state.falcon_deck = tuple(sorted((*state.falcon_deck, *state.falcon_discard)))
    state.falcon_discard = ()
    if state.news is not None:
        state.tell(FalconDeckShuffled(len(state.falcon_deck)))
        state.beat("falcon")


@dataclass(frozen=True, slots=True)
class ShuffleCards(Step[PowerState]):
    """Deck, discard and the card itself are shuffled (P-12.31, P-12.33)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        shuffle_cards(state)


@dataclass(frozen=True, slots=True)
class NextCard(Step[PowerState]):
    """Falcon plays the next action card in any case (P-12.27, P-12.30, P-12.32, P-12.34)."""

    def run(self, state: PowerState, seat: int, action: None) -> None:
        draw_card(state, "next_card")


def stay_idle(state: PowerState, card: str, reason: str) -> None:
    """Tell that a card can do nothing."""
    if state.news is not None:
        state.tell(FalconCardIdle(FALCON_CARDS.index(card), reason))
        state.beat("falcon")


def pays(state: PowerState, card: str) -> bool:
    """Send two pieces from active to reserve; with fewer nothing is paid and nothing happens (P-12.24)."""
    if state.active[FALCON] < PRICE:
        stay_idle(state, card, "agents_short")
        return False
    state.active[FALCON] -= PRICE
    state.reserve[FALCON] += PRICE
    if state.news is not None:
        state.tell(FalconPaid(PRICE))
        state.beat("falcon")
    return True


PLAY_CARD: Final = PlayCard()
SHUFFLE_CARDS: Final = ShuffleCards()
NEXT_CARD: Final = NextCard()
