"""Set-up (S-2) and the deal for six (S-8.2, S-8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Decision, Draw, Drawn, Fate, Refusal, Step
from kuluary.games.suits.cards import PACK, cards_in, mask_of
from kuluary.games.suits.listing import lister
from kuluary.games.suits.round import NEXT_ROUND
from kuluary.games.suits.state import SET_UP, SIX, SuitsState
from kuluary.games.suits.words import (
    CONTRIBUTE,
    Contribute,
    Contributed,
    ContributedCard,
    Dealt,
    FirstChosen,
    HandDealt,
)

_any_contribution = lister(CONTRIBUTE)
_FIRST: Final = {seats: (Draw("first", "S-2.6", tuple(range(seats)), 1),) for seats in SET_UP}


@dataclass(frozen=True, slots=True)
class ChooseFirst(Step):
    """Chance chooses who leads the first round (S-2.6, S-8.2)."""

    def ask(self, state: SuitsState) -> Sequence[Fate]:
        return _FIRST[state.setup.seats]

    def run(self, state: SuitsState, seat: int, action: Drawn) -> None:
        state.leader = action.values[0]
        if state.news is not None:
            state.tell(FirstChosen(state.leader))


@dataclass(frozen=True, slots=True)
class Deal(Step):
    """Every seat gets its hand, the rest is the trump deck (S-2.3, S-2.5); six seats get eight or nine (S-8.2)."""

    def ask(self, state: SuitsState) -> Sequence[Fate]:
        return (Draw("deal", "S-2.5", PACK, sum(self.sizes(state))),)

    @staticmethod
    def sizes(state: SuitsState) -> list[int]:
        """Say how many cards each seat is dealt; with six the last three in turn order get one more."""
        setup = state.setup
        if setup.seats != SIX:
            return [setup.cards] * setup.seats
        return [setup.cards + ((seat - state.leader) % SIX >= SIX // 2) for seat in range(SIX)]

    def run(self, state: SuitsState, seat: int, action: Drawn) -> None:
        cards = action.values
        state.deck = PACK.translate(None, bytes(cards))
        start = 0
        for owner, size in enumerate(self.sizes(state)):
            hand = mask_of(cards[start : start + size])
            state.hands[owner] = hand
            start += size
            if state.news is not None:
                state.tell(HandDealt(owner, size))
                state.tell(Dealt(owner, cards_in(hand)), seen_by=(owner,))
        if state.setup.seats == SIX:
            givers = tuple((state.leader + offset) % SIX for offset in range(SIX // 2, SIX))
            state.then(FillTrumpDeck(givers), NEXT_ROUND)
        else:
            state.agenda.append(NEXT_ROUND)


@dataclass(frozen=True, slots=True)
class FillTrumpDeck(Step):
    """The three seats with nine cards each put one into the trump deck, in any order (S-8.3, R-S3)."""

    waiting: tuple[int, ...]

    def ask(self, state: SuitsState) -> Sequence[Decision]:
        return tuple(
            Decision(seat, "contribute", "S-8.3", _any_contribution(state.hands[seat])) for seat in self.waiting
        )

    def run(self, state: SuitsState, seat: int, action: Contribute) -> None:
        card = action.card
        state.hands[seat] ^= 1 << card
        state.given[seat] = card
        state.deck = bytes(sorted((*state.deck, card)))
        if state.news is not None:
            state.tell(Contributed(seat))
            state.tell(ContributedCard(seat, card), seen_by=(seat,))
        rest = tuple(other for other in self.waiting if other != seat)
        if rest:
            state.then(FillTrumpDeck(rest))

    def refuse(self, state: SuitsState, seat: int, action: object) -> Refusal | None:
        if isinstance(action, Contribute):
            return Refusal("not_in_hand", "S-8.3", (("card", action.card),))
        return Refusal("contribute_first", "S-8.3")
