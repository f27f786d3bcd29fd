"""Set-up (S-2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kuluary.core import Draw, Drawn, Fate, Step
from kuluary.games.suits.content import FULL_DECK, cards_in, mask_of
from kuluary.games.suits.rules.round import NEXT_ROUND
from kuluary.games.suits.rules.six import FillTrumpDeck
from kuluary.games.suits.state import SET_UP, SIX, SuitsState
from kuluary.games.suits.words import Dealt, FirstChosen, HandDealt

_FIRST: Final = {seats: (Draw("first", "S-2.6", tuple(range(seats)), 1),) for seats in SET_UP}


@dataclass(frozen=True, slots=True)
class ChooseFirst(Step[SuitsState]):
    """Chance chooses who leads the first round (S-2.6, S-8.2)."""

    def ask(self, state: SuitsState) -> Sequence[Fate]:
        return _FIRST[state.setup.seats]

    def run(self, state: SuitsState, seat: int, action: Drawn) -> None:
        state.leader = action.values[0]
        if state.news is not None:
            state.tell(FirstChosen(state.leader))


@dataclass(frozen=True, slots=True)
class Deal(Step[SuitsState]):
    """Every seat gets its hand, the rest is the trump deck (S-2.3, S-2.5); six seats get eight or nine (S-8.2)."""

    def ask(self, state: SuitsState) -> Sequence[Fate]:
        return (Draw("deal", "S-2.5", FULL_DECK, sum(self.sizes(state))),)

    @staticmethod
    def sizes(state: SuitsState) -> list[int]:
        """Say how many cards each seat is dealt; with six the last three in turn order get one more."""
        setup = state.setup
        if setup.seats != SIX:
            return [setup.cards] * setup.seats
        return [setup.cards + ((seat - state.leader) % SIX >= SIX // 2) for seat in range(SIX)]

    def run(self, state: SuitsState, seat: int, action: Drawn) -> None:
        cards = action.values
        state.deck = FULL_DECK.translate(None, bytes(cards))
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
