"""What the plays of the others say of their cards: a deal is the likelier, the more the net leans to what they played.

Many deals are kept side by side. What was played comes to count step by step: at each step the likelier deals are
doubled and the others dropped, then cards change places in all of them, to what is about as likely or likelier.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from kuluary.core import Action, Drawn, Event, go_on
from kuluary.core.net import Net
from kuluary.games.suits.content import FULL_DECK, SUIT, SUIT_MASK, cards_in, mask_of
from kuluary.games.suits.judgement.learned import BRIBE, INPUTS, Place, learned, number_of, observe
from kuluary.games.suits.redeal import redeal
from kuluary.games.suits.rules.round import NEXT_ROUND
from kuluary.games.suits.state import SuitsState
from kuluary.games.suits.words import BRIBE as GEM
from kuluary.games.suits.words import PLAY, Bribed, Led, Played, TrumpTurned

DEALS: Final = 256
"""So many deals are kept."""
STEPS: Final = 6
MOVES: Final = 10
"""So often two cards of every deal may change places at each step."""
AGAIN: Final = 2
"""So often they may before the deals are given out once more."""
TRUST: Final = 0.8
"""How much a play says in the end: others are no nets, so less than it would of one."""
WHIM: Final = 0.1
"""About so many plays have no reason at all."""


def suppose(state: SuitsState, seat: int, events: Sequence[Event], rng: Random) -> Iterator[SuitsState]:
    """Give deals of what the seat cannot know, without end, as likely as what the others played makes them."""
    known = redeal(state, seat, rng)
    policy = learned(known)
    past = [] if policy is None else _past(known, seat, events)
    if policy is None or not past:
        while True:
            yield redeal(state, seat, rng)
    deals = _Deals(state, seat, past, policy.net, rng)
    while True:
        yield from deals.shuffled()
        deals.move(AGAIN, TRUST)


class Choice(NamedTuple):
    """A position in which another seat chose, the number of its answer, and the cards it has played since then."""

    state: SuitsState
    seat: int
    number: int
    since: int


def _past(known: SuitsState, seat: int, events: Sequence[Event]) -> list[Choice]:
    """Play what was seen again, on a deal that may be it; nothing where it does not lead to this position."""
    plays = [event for event in events if isinstance(event, (Led, Played, Bribed))]
    trumps = iter([event.card for event in events if isinstance(event, TrumpTurned)])
    state = SuitsState.empty(known.setup)
    state.hands = known.hands[:]
    for event in plays:
        if not isinstance(event, Bribed):
            state.hands[event.seat] |= 1 << event.card
    held = state.hands[:]
    state.deck = FULL_DECK.translate(None, bytes(cards_in(sum(held))))
    state.leader = plays[0].seat if plays else known.leader
    state.agenda = [NEXT_ROUND]
    found: list[Choice] = []
    for event in plays:
        asked = go_on(state, lambda _: Drawn((next(trumps, known.trump),)))
        action: Action = GEM if isinstance(event, Bribed) else PLAY[event.card]
        if not asked or asked[0].seat != event.seat or action not in asked[0].actions:
            return []
        if event.seat != seat and known.hands[event.seat]:
            since = state.hands[event.seat] & ~known.hands[event.seat]
            found.append(Choice(state.clone(), event.seat, number_of(action), since))
        state.agenda.pop().run(state, event.seat, action)
    go_on(state, lambda _: Drawn((next(trumps, known.trump),)))
    same = (state.hands, state.won, state.gems, state.played, state.trump, state.round) == (
        known.hands, known.won, known.gems, known.played, known.trump, known.round
    )  # fmt: skip
    return found if same else []


class _Reader:
    """Says how well any hands of a seat explain all that it chose."""

    def __init__(self, choices: Sequence[Choice], net: Net) -> None:
        import numpy

        self._net = net
        swap: Any = numpy.zeros((BRIBE, INPUTS), numpy.float32)
        swap[:, Place.HAND : Place.HAND + BRIBE] = numpy.eye(BRIBE)
        swap[:, Place.UNSEEN : Place.UNSEEN + BRIBE] = -numpy.eye(BRIBE)
        self._cards = net.begin(swap) - net.begin(swap[:1] * 0)
        """What a card changes at once if the seat holds it and does not look for it elsewhere."""
        rows = observe([one.state for one in choices], [one.seat for one in choices])
        shown = net.begin(rows) - rows[:, Place.HAND : Place.HAND + BRIBE] @ self._cards
        self._since = _bits([one.since for one in choices])
        self._shown = shown + self._since.astype(numpy.float32) @ self._cards
        self._lead = _bits([SUIT_MASK[one.state.lead] if one.state.lead >= 0 else 0 for one in choices])
        self._bribe = numpy.array([one.state.lead >= 0 and one.state.gems[one.seat] > 0 for one in choices])
        self._number = numpy.array([one.number for one in choices])

    def __call__(self, hands: Any) -> Any:
        """Give the logarithm of how likely the choices are, for each hand of a row."""
        import numpy

        count, choices = len(hands), len(self._number)
        inner = (hands.astype(numpy.float32) @ self._cards)[:, None] + self._shown
        leanings = self._net.finish(inner.reshape(count * choices, -1))[:, : BRIBE + 1].reshape(count, choices, -1)
        held = hands[:, None] | self._since
        follow = held & self._lead
        legal = numpy.empty(leanings.shape, bool)
        legal[:, :, :BRIBE] = numpy.where(follow.any(2, keepdims=True), follow, held)
        legal[:, :, BRIBE] = self._bribe
        odds = numpy.exp(leanings - leanings.max(2, keepdims=True)) * legal
        chosen = odds[:, numpy.arange(choices), self._number] / numpy.maximum(odds.sum(2), 1e-30)
        return numpy.log((1.0 - WHIM) * chosen + WHIM / legal.sum(2)).sum(1)


def _bits(masks: Sequence[int]) -> Any:
    """Write masks of cards as rows of truths."""
    import numpy

    words = numpy.array(masks, numpy.uint64).view(numpy.uint8).reshape(len(masks), 8)
    return numpy.unpackbits(words, axis=1, bitorder="little")[:, :BRIBE].astype(bool)


class _Deals:
    """Deals that grow likelier: whose every hidden card is in each of them; the trump deck counts as one more seat."""

    def __init__(self, state: SuitsState, seat: int, past: Sequence[Choice], net: Net, rng: Random) -> None:
        import numpy

        self._state, self._seat = state, seat
        self._rng = numpy.random.default_rng(rng.getrandbits(64))
        self._seats = [other for other, hand in enumerate(state.hands) if hand and other != seat]
        choices = [[one for one in past if one.seat == other] for other in self._seats]
        self._readers = [_Reader(own, net) if own else None for own in choices]
        self._cards = numpy.array(cards_in(sum(state.hands[other] for other in self._seats) | mask_of(state.deck)))
        voids = [[state.voids[other] >> SUIT[card] & 1 for card in self._cards] for other in self._seats]
        self._void = numpy.array([*voids, [0] * len(self._cards)], bool)
        deals = [redeal(state, seat, rng) for _ in range(DEALS)]
        self._owner = numpy.full((DEALS, len(self._cards)), len(self._seats))
        for place, other in enumerate(self._seats):
            self._owner[_bits([deal.hands[other] for deal in deals])[:, self._cards]] = place
        self._said = numpy.stack([self._read(place, self._owner) for place in range(len(self._seats))])
        for step in range(1, STEPS + 1):
            self._choose(TRUST / STEPS)
            self.move(MOVES, TRUST * step / STEPS)

    def _read(self, place: int, owner: Any) -> Any:
        """Give how well the cards of a seat explain what it played, in some deals."""
        import numpy

        reader = self._readers[place]
        if reader is None:
            return numpy.zeros(len(owner))
        hands: Any = numpy.zeros((len(owner), BRIBE), bool)
        hands[:, self._cards] = owner == place
        return reader(hands)

    def _choose(self, trust: float) -> None:
        """Double the likelier deals and drop others, so that each is there as often as it should."""
        import numpy

        total = self._said.sum(0)
        running = numpy.cumsum(numpy.exp(trust * (total - total.max())))
        marks = (numpy.arange(DEALS) + self._rng.random()) / DEALS * running[-1]
        kept = numpy.minimum(numpy.searchsorted(running, marks), DEALS - 1)
        self._owner, self._said = self._owner[kept], self._said[:, kept]

    def move(self, times: int, trust: float) -> None:
        """Let two cards of every deal change places where that may be, and is about as likely or likelier."""
        import numpy

        rows = numpy.arange(DEALS)
        for _ in range(times):
            one, two = self._rng.integers(len(self._cards), size=(2, DEALS))
            first, second = self._owner[rows, one], self._owner[rows, two]
            may = (first != second) & ~self._void[second, one] & ~self._void[first, two]
            owner, said = self._owner.copy(), self._said.copy()
            owner[rows, one], owner[rows, two] = second, first
            for place in range(len(self._seats)):
                touched = may & ((first == place) | (second == place))
                if touched.any():
                    said[place, touched] = self._read(place, owner[touched])
            gain = said.sum(0) - self._said.sum(0)
            taken = may & (numpy.log1p(-self._rng.random(DEALS)) < trust * gain)
            self._owner[taken], self._said[:, taken] = owner[taken], said[:, taken]

    def shuffled(self) -> Iterator[SuitsState]:
        """Give every deal once, in any order."""
        for row in self._rng.permutation(DEALS):
            twin = self._state.clone()
            whose = self._owner[row]
            for place, other in enumerate(self._seats):
                twin.hands[other] = mask_of(self._cards[whose == place].tolist())
            twin.deck = bytes(self._cards[whose == len(self._seats)].tolist())
            yield twin
