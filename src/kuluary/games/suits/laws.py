"""What holds in every position."""

from __future__ import annotations

from kuluary.games.suits.content import SUIT_MASK, mask_of
from kuluary.games.suits.state import NOT_YET, SuitsState
from kuluary.games.suits.words import DECK


def check(state: SuitsState) -> None:
    """Cards and gems are conserved and last to the end (S-2.1); shown voids are true (S-3.6)."""
    setup = state.setup
    masks = [*state.hands, *state.won, mask_of(state.deck), mask_of(state.centre), state.prize]
    assert sum(mask.bit_count() for mask in masks) == len(DECK), "a card is missing or doubled"
    combined = 0
    for mask in masks:
        combined |= mask
    assert combined == (1 << len(DECK)) - 1, "a card is missing"
    gems = sum(state.gems) + sum(state.wealth) + state.pot + state.removed
    assert gems == setup.seats * setup.gems, "a gem is missing"
    for seat, hand in enumerate(state.hands):
        if hand and state.round:
            left = setup.rounds - state.round + (state.trump >= 0 and state.played[seat] == NOT_YET)
            assert hand.bit_count() + state.gems[seat] == left, "cards and gems do not last to the end"
        assert not any(hand & mask for suit, mask in enumerate(SUIT_MASK) if state.voids[seat] >> suit & 1), (
            "a seat holds a character that it has shown not to hold"
        )
