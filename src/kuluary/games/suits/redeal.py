"""Redeal: a fair sample of all that a seat cannot know."""

from __future__ import annotations

from random import Random
from typing import Final

from kuluary.games.suits.cards import DECK, SUIT, cards_in, mask_of
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.view import known_deck

TRIES: Final = 24
"""How many plain deals are tried against the known voids before the sample is made by swapping."""


def redeal(state: SuitsState, seat: int | None, rng: Random) -> SuitsState:
    """Deal the unseen cards anew among the other hands and the trump deck, keeping to what everyone has shown."""
    twin = state.clone()
    setup = state.setup
    hidden = [other for other in range(setup.seats) if other != seat and state.hands[other]]
    sizes = [state.hands[other].bit_count() for other in hidden]
    voids = [state.voids[other] for other in hidden]
    known = set(known_deck(state) or ())
    if not known and seat is not None and state.given[seat] in state.deck:
        known = {state.given[seat]}
    deck_unknown = [] if known_deck(state) is not None else [card for card in state.deck if card not in known]
    pool = mask_of(deck_unknown)
    for other in hidden:
        pool |= state.hands[other]
    unseen = list(cards_in(pool))
    piles = _deal(unseen, [*sizes, len(deck_unknown)], [*voids, 0], rng)
    for other, pile in zip(hidden, piles, strict=False):
        twin.hands[other] = mask_of(pile)
    if deck_unknown:
        twin.deck = tuple(sorted((*known, *piles[-1])))
    _forget_contributions(twin, seat, rng)
    return twin


def _forget_contributions(twin: SuitsState, seat: int | None, rng: Random) -> None:
    """Let the other contributors of the trump deck have put in any card that fits (S-8.3)."""
    givers = [other for other, card in enumerate(twin.given) if card >= 0 and other != seat]
    own = twin.given[seat] if seat is not None else -1
    free = [card for card in DECK if card in twin.deck and card != own]
    rng.shuffle(free)
    for other in givers:
        if known_deck(twin) is None:
            twin.given[other] = free.pop() if free else twin.given[other]


def _deal(unseen: list[int], sizes: list[int], voids: list[int], rng: Random) -> list[list[int]]:
    """Deal cards into piles of given sizes so that no pile gets a character it is void of, each deal equally likely."""
    holders = [holder for holder, size in enumerate(sizes) for _ in range(size)]
    if not any(voids):
        rng.shuffle(unseen)
        return _gather(unseen, holders, sizes)
    for _ in range(TRIES):
        rng.shuffle(unseen)
        if all(not voids[holder] >> SUIT[card] & 1 for card, holder in zip(unseen, holders, strict=True)):
            return _gather(unseen, holders, sizes)
    return _gather(_swapped(sorted(unseen), holders, voids, rng), holders, sizes)


def _gather(cards: list[int], holders: list[int], sizes: list[int]) -> list[list[int]]:
    piles: list[list[int]] = [[] for _ in sizes]
    for card, holder in zip(cards, holders, strict=True):
        piles[holder].append(card)
    return piles


SWEEPS: Final = 12
"""Random swaps per card once a legal deal was found: enough to forget where it started."""


def _swapped(cards: list[int], holders: list[int], voids: list[int], rng: Random) -> list[int]:
    """Walk by random swaps, first to a deal that respects the voids, then on inside them."""
    rng.shuffle(cards)
    count = len(cards)
    random = rng.random

    def bad(card: int, holder: int) -> int:
        return voids[holder] >> SUIT[card] & 1

    wrong = sum(bad(card, holder) for card, holder in zip(cards, holders, strict=True))
    left = SWEEPS * count
    while wrong or left:
        one, two = int(random() * count), int(random() * count)
        before = bad(cards[one], holders[one]) + bad(cards[two], holders[two])
        after = bad(cards[one], holders[two]) + bad(cards[two], holders[one])
        if after <= before or random() < _UPHILL * bool(wrong):
            cards[one], cards[two] = cards[two], cards[one]
            wrong += after - before
        if not wrong:
            left -= 1
    return cards


_UPHILL: Final = 0.02
"""How often the search for a legal deal steps back, so that it cannot get stuck."""
