"""Drawing alliances and professionals (P-1.9, P-10.5), and what everyone learns by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kuluary.core import Draw, Drawn, Fate, Step
from kuluary.games.power.content.cards import FIVE
from kuluary.games.power.state import PowerState, is_falcon
from kuluary.games.power.state.knowledge import after_draw, into_deck
from kuluary.games.power.words.events import AlliancesDrawn, AlliancesReshuffled, AlliancesSeen


def mask_of(numbers: Sequence[int]) -> int:
    """Give the mask of some alliances or professional cards."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


@lru_cache(maxsize=8192)
def numbers_in(mask: int) -> tuple[int, ...]:
    """List the numbers of a mask, lowest first."""
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return tuple(numbers)


def remove(bag: tuple[int, ...], cards: Sequence[int]) -> tuple[int, ...]:
    """Give a sorted bag without some of its cards."""
    if len(cards) == 1:
        place = bag.index(cards[0])
        return bag[:place] + bag[place + 1 :]
    gone = set(cards)
    return tuple([card for card in bag if card not in gone])


def can_draw_alliance(state: PowerState) -> bool:
    """Tell whether there is an alliance to draw, in the deck or its discard (P-1.9)."""
    return bool(state.alliance_top or state.alliance_bag or state.alliance_discard)


def reshuffle_alliances(state: PowerState) -> None:
    """Make the discard the deck; everyone has seen what goes in (P-1.9)."""
    state.alliance_bag = tuple(sorted((*state.alliance_bag, *state.alliance_discard)))
    if state.news is not None:
        state.tell(AlliancesReshuffled(len(state.alliance_discard)))
    state.clues = into_deck(state.clues, mask_of(state.alliance_discard), state.setup.players)
    state.alliance_discard = ()


def take_from_top(state: PowerState, seat: int) -> int:
    """Take the topmost known card of the deck into a hand: whoever knew it there knows it here."""
    card = state.alliance_top[0]
    viewers = state.top_known[0]
    state.alliance_top = state.alliance_top[1:]
    state.top_known = state.top_known[1:]
    players = state.setup.players
    for viewer in range(players):
        if viewers >> viewer & 1 and viewer != seat:
            state.known[viewer * players + seat] |= 1 << card
    return card


def receive(state: PowerState, seat: int, cards: tuple[int, ...]) -> None:
    """Put drawn alliances into a hand."""
    state.hands[seat] |= mask_of(cards)
    if state.clues:
        state.clues = after_draw(state.clues, seat, len(cards))
    if state.news is not None:
        state.tell(AlliancesDrawn(seat, len(cards)))
        state.tell(AlliancesSeen(seat, cards), seen_by=None if is_falcon(state, seat) else (seat,))
        state.beat("drawn")


@dataclass(frozen=True, slots=True)
class DrawAlliances(Step[PowerState]):
    """A seat draws alliances; an empty deck is made anew from the discard; with none there nobody draws (P-1.9)."""

    seat: int
    count: int

    def ask(self, state: PowerState) -> Sequence[Fate]:
        if state.alliance_top:
            return ()
        bag = state.alliance_bag or state.alliance_discard
        if not bag:
            return ()
        return (Draw("alliances", "P-1.9", bag, min(self.count, len(bag))),)

    def run(self, state: PowerState, seat: int, action: Drawn | None) -> None:
        if action is None:
            if not state.alliance_top:
                return
            cards: tuple[int, ...] = (take_from_top(state, self.seat),)
        else:
            if not state.alliance_bag:
                reshuffle_alliances(state)
            cards = action.values
            state.alliance_bag = remove(state.alliance_bag, cards)
        receive(state, self.seat, cards)
        if self.count > len(cards):
            state.then(draw_alliances(self.seat, self.count - len(cards)))


_DRAW_ONE: Final = tuple(DrawAlliances(seat, 1) for seat in range(FIVE))


def draw_alliances(seat: int, count: int) -> DrawAlliances:
    """Give the step by which a seat draws alliances."""
    return _DRAW_ONE[seat] if count == 1 else DrawAlliances(seat, count)
