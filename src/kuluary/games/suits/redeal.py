"""Redeal: a fair sample of all that a seat cannot know."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from math import comb
from random import Random
from typing import Final

from kuluary.games.suits.content import SUIT, cards_in, mask_of
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.state.knowledge import known_deck, seen_deck, unseen
from kuluary.games.suits.words import CHARACTERS

TRIES: Final = 6
"""How many plain deals are tried against the known voids before the deals are counted out."""

Counts = tuple[int, ...]
Want = tuple[int, int]
"""How many cards a pile needs, and the characters it is known to be void of, one bit each."""


def redeal(state: SuitsState, seat: int | None, rng: Random) -> SuitsState:
    """Deal the unseen cards anew among the other hands and the trump deck, keeping to what everyone has shown."""
    twin = state.clone()
    hidden = [other for other, hand in enumerate(state.hands) if hand and other != seat]
    seen = seen_deck(state, seat)
    wants = [(state.hands[other].bit_count(), state.voids[other]) for other in hidden]
    piles = _deal(list(cards_in(unseen(state, seat))), [*wants, (len(state.deck) - len(seen), 0)], rng)
    for other, pile in zip(hidden, piles, strict=False):
        twin.hands[other] = mask_of(pile)
    twin.deck = bytes(sorted((*seen, *piles[-1])))
    _forget_contributions(twin, seat, rng)
    return twin


def _forget_contributions(twin: SuitsState, seat: int | None, rng: Random) -> None:
    """Let the others have contributed any cards of the first trump deck, whether turned already or not (S-8.3)."""
    others = [other for other, card in enumerate(twin.given) if card >= 0 and other != seat]
    if not others:
        return
    own = -1 if seat is None else twin.given[seat]
    first_deck = sorted(twin.turned if known_deck(twin) is not None else (*twin.turned, *twin.deck))
    sample = rng.sample([card for card in first_deck if card != own], len(others))
    for other, card in zip(others, sample, strict=True):
        twin.given[other] = card


def _deal(unseen: list[int], wants: list[Want], rng: Random) -> list[list[int]]:
    """Deal cards into piles so that none gets a character it is void of, each such deal equally likely."""
    holders = [holder for holder, (size, _) in enumerate(wants) for _ in range(size)]
    voids = [void for _, void in wants]
    bound = any(voids)
    for _ in range(TRIES if bound else 1):
        unseen = _shuffled(unseen, rng)
        if not bound or _fits(unseen, holders, voids):
            return _gather(unseen, holders, len(wants))
    return _count_out(unseen, wants, rng)


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    """Give the cards in random order; quicker than shuffling in place."""
    random = rng.random
    keys = [random() for _ in cards]
    return [cards[place] for place in sorted(range(len(cards)), key=keys.__getitem__)]


def _fits(cards: list[int], holders: list[int], voids: list[int]) -> bool:
    """Tell whether nobody would hold a character they are void of."""
    for card, holder in zip(cards, holders, strict=True):
        void = voids[holder]
        if void and void >> SUIT[card] & 1:
            return False
    return True


def _gather(cards: list[int], holders: list[int], count: int) -> list[list[int]]:
    piles: list[list[int]] = [[] for _ in range(count)]
    for card, holder in zip(cards, holders, strict=True):
        piles[holder].append(card)
    return piles


def _count_out(unseen: list[int], wants: list[Want], rng: Random) -> list[list[int]]:
    """Draw how many cards of each character every bound pile gets, by the number of deals behind it, then the cards."""
    rng.shuffle(unseen)
    fans: list[list[int]] = [[] for _ in CHARACTERS]
    for card in unseen:
        fans[SUIT[card]].append(card)
    bound = sorted((holder for holder, (_, void) in enumerate(wants) if void), key=lambda h: -wants[h][1].bit_count())
    piles: list[list[int]] = [[] for _ in wants]
    queue = tuple(wants[holder] for holder in bound)
    for place, holder in enumerate(bound):
        totals, splits = _splits(tuple(map(len, fans)), queue[place:])
        split = splits[bisect_right(totals, rng.randrange(totals[-1]))]
        for fan, count in zip(fans, split, strict=True):
            piles[holder] += [fan.pop() for _ in range(count)]
    rest = [card for fan in fans for card in fan]
    rng.shuffle(rest)
    for holder, (size, void) in enumerate(wants):
        if not void:
            piles[holder] = [rest.pop() for _ in range(size)]
    return piles


@lru_cache(maxsize=4096)
def _splits(counts: Counts, queue: tuple[Want, ...]) -> tuple[tuple[int, ...], tuple[Counts, ...]]:
    """List how the first pile may be made up, with the running total of the deals behind each way.

    `counts` are the cards left of each character; the piles after `queue` are bound by nothing, so they always can be
    dealt, and in equally many ways.
    """
    (size, void), later = queue[0], queue[1:]
    most = [0 if void >> suit & 1 else count for suit, count in enumerate(counts)]
    totals: list[int] = []
    splits: list[Counts] = []
    total = 0
    for one in range(min(most[0], size) + 1):
        for two in range(min(most[1], size - one) + 1):
            for three in range(min(most[2], size - one - two) + 1):
                four = size - one - two - three
                if four > most[3]:
                    continue
                split = (one, two, three, four)
                ways = _ways(tuple([count - taken for count, taken in zip(counts, split, strict=True)]), later)
                for count, taken in zip(counts, split, strict=True):
                    ways *= comb(count, taken)
                if ways:
                    total += ways
                    totals.append(total)
                    splits.append(split)
    return tuple(totals), tuple(splits)


def _ways(counts: Counts, queue: tuple[Want, ...]) -> int:
    """Count the deals of the bound piles."""
    if not queue:
        return 1
    totals, _ = _splits(counts, queue)
    return totals[-1] if totals else 0
