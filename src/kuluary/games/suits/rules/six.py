"""Six players in three teams (S-8): the trump deck they fill themselves, and the card left after each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kuluary.core import Action, Decision, Refusal, Step
from kuluary.games.suits.rules.answers import any_contribution, any_leave
from kuluary.games.suits.state import RECYCLED, SuitsState
from kuluary.games.suits.words import (
    Contribute,
    Contributed,
    ContributedCard,
    DeckRecycled,
    Leave,
)


@dataclass(frozen=True, slots=True)
class FillTrumpDeck(Step[SuitsState]):
    """The three seats with nine cards each put one into the trump deck, in any order (S-8.3, R-S3)."""

    waiting: tuple[int, ...]

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        return tuple(
            Decision(seat, "contribute", "S-8.3", any_contribution(state.hands[seat])) for seat in self.waiting
        )

    def run(self, state: SuitsState, seat: int, action: Contribute) -> None:
        card = action.card
        state.hands[seat] ^= 1 << card
        state.given[seat] = card
        state.deck = bytes(sorted((*state.deck, card)))
        if state.news is not None:
            state.tell(Contributed(seat))
            state.tell(ContributedCard(seat, card), seen_by=(seat,))
            state.beat("given")
        rest = tuple(other for other in self.waiting if other != seat)
        if rest:
            state.then(FillTrumpDeck(rest))

    def refuse(self, state: SuitsState, seat: int, action: object) -> Refusal | None:
        if isinstance(action, Contribute):
            return Refusal("not_in_hand", "S-8.3", (("card", action.card),))
        return Refusal("contribute_first", "S-8.3")


@dataclass(slots=True, unsafe_hash=True)
class LeaveCard(Step[SuitsState]):
    """The taker leaves one of the cards just taken in the centre (S-8.5); they lie on the table until then.

    Made too often to be frozen, treated as if it were.
    """

    seat: int
    taken: int

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        return (Decision(self.seat, "leave", "S-8.5", any_leave(self.taken)),)

    def run(self, state: SuitsState, seat: int, action: Leave) -> None:
        state.leave_card(seat, action.card)
        state.leader = seat
        state.clear_table()

    def refuse(self, state: SuitsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Leave):
            return Refusal("not_taken", "S-8.5", (("card", action.card),))
        return Refusal("leave_first", "S-8.5")


def recycle(state: SuitsState, trump: int) -> None:
    """The cards left in the centre become the trump deck when it has run out (S-8.6)."""
    if not state.deck:
        state.deck, state.centre = bytes(sorted(state.centre)), ()
        if state.news is not None:
            state.tell(DeckRecycled(tuple(state.deck)))
    if state.round <= RECYCLED:
        state.turned = (*state.turned, trump)
